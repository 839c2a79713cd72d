import { describe, expect, it } from "vitest";
import { heaps, type BattleView } from "../../src/boards/dead_reckoning/model";
import { begun, reel, type Picture } from "../../src/boards/dead_reckoning/reel";
import type { GameEvent } from "../../src/protocol";
import { sure } from "../sure";

const ZONES = 4;
const EXPLOSION = 3;

function event(kind: string, args: Record<string, number | string>): GameEvent {
  return { at: 0, kind, args, text: kind };
}
function shown(news: GameEvent[], before: Picture | null = null): Picture[] {
  return reel(before, news, ZONES, EXPLOSION);
}
function lying(battle: BattleView): number[][] {
  return battle.seats.map((_, side) =>
    Array.from({ length: ZONES }, (_, zone) => (battle.settled[side]?.[zone] ?? 0) + (battle.fresh[side]?.[zone] ?? 0)),
  );
}

const fight = [
  event("battle.begins", { seat: 1, rival: 0, space: 2 }),
  event("battle.muster", { seat: 1, amount: 2 }),
  event("battle.muster", { seat: 0, amount: 1 }),
  event("markers.thrown", { seat: 1, amount: 2 }),
  event("markers.thrown", { seat: 0, amount: 1 }),
  event("marker.landed", { seat: 1, zone: 0 }),
  event("marker.landed", { seat: 1, zone: EXPLOSION }),
  event("marker.landed", { seat: 0, zone: 1 }),
];
const end = [
  event("marker.exploded", { seat: 1, amount: 1 }),
  event("markers.thrown", { seat: 1, amount: 2 }),
  event("marker.landed", { seat: 1, zone: 1 }),
  event("marker.pushed", { seat: 0, zone: 1, target: 2 }),
  event("marker.landed", { seat: 1, zone: 0 }),
  event("ship.damaged", { seat: 0, amount: 1, damage: 3 }),
  event("battle.strength", { seat: 1, strength: 4, rival: 0, rival_strength: 1 }),
  event("battle.won", { seat: 1 }),
  event("battle.over", {}),
];

describe("a battle picture by picture", () => {
  it("lets every marker land, one after the other", () => {
    const pictures = shown(fight);
    expect(pictures.map((one) => one.battle.flying)).toEqual([
      [0, 0],
      [2, 0],
      [2, 1],
      [2, 1],
      [2, 1],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(lying(sure(pictures.at(-1)).battle)).toEqual([
      [1, 0, 0, 1],
      [0, 1, 0, 0],
    ]);
    expect(heaps(sure(pictures.at(-1)).battle, 0)).toEqual([{ side: 0, seat: 1, settled: 0, fresh: 1 }]);
  });

  it("shows explosions, pushes, damage, strength and who wins, and keeps the markers to the end", () => {
    const last = sure(shown([...fight, ...end]).at(-1));
    expect(lying(last.battle)).toEqual([
      [2, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(last).toMatchObject({ powers: [4, 1], over: true, battle: { winner: 0, suffered: [0, 1], flying: [0, 0] } });
  });

  it("tells along with the pictures, and begins anew with the next battle", () => {
    const pictures = shown([...fight, ...end, event("battle.merchant", { seat: 0, card: "ship", space: 4 })]);
    expect(sure(pictures[0]).told).toEqual(["battle.begins"]);
    expect(pictures.at(-1)).toMatchObject({
      powers: null,
      over: false,
      battle: { kind: "merchant", seats: [0, -1], card: "ship" },
    });
    expect(sure(pictures.at(-1)).told).toHaveLength(1);
  });

  it("goes on from a battle that was only seen in the view, or from its last picture once that is decided", () => {
    const view = sure(shown(fight).at(-1)).battle;
    const seen = begun(null, view);
    expect(lying(sure(shown(end, seen).at(-1)).battle)).toEqual([
      [2, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    const last = sure(shown([...fight, ...end.slice(0, -1)]).at(-1));
    expect(begun(last, { ...view, winner: 0 })).toBe(last);
    expect(begun(last, null)).toBe(last);
  });

  it("is of no interest where there is no battle, and never takes long", () => {
    expect(shown([event("turn.begins", { seat: 0 }), event("ship.damaged", { seat: 0, amount: 1 })])).toEqual([]);
    const long = shown([...fight, ...Array.from({ length: 200 }, () => event("marker.landed", { seat: 1, zone: 0 }))]);
    expect(long.reduce((sum, one) => sum + one.hold, 0)).toBeLessThanOrEqual(9001);
  });

  it("brings everybody to a throw for the victory", () => {
    const pictures = shown([
      event("markers.thrown", { seat: 2, amount: 3 }),
      event("markers.thrown", { seat: 0, amount: 1 }),
      event("marker.landed", { seat: 0, zone: 2 }),
    ]);
    expect(sure(pictures.at(-1)).battle).toMatchObject({ kind: "tie", seats: [2, 0], flying: [3, 0] });
  });
});
