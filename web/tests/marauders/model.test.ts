import { describe, expect, it } from "vitest";
import { borders, chipWidth, cornersOf, inside, middleOf } from "../../src/boards/marauders/geometry";
import {
  battleStory,
  counted,
  dangers,
  goodsOf,
  maxima,
  portSheet,
  readView,
  type MaraudersCatalog,
} from "../../src/boards/marauders/model";
import { offered, toldOf } from "../../src/lib/pointing";
import { litBy } from "../../src/lib/options";
import type { Place } from "../../src/lib/viewport";
import type { GameEvent, Insight, Option, View } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./recorded.json";

const box = catalog as unknown as MaraudersCatalog;
interface Position {
  you: number;
  view: View;
  insights: Insight[];
  ask: { options: Option[] };
}
const positions = recorded as unknown as Record<"setup" | "turn" | "port" | "combat" | "raid", Position>;

describe("a recorded view", () => {
  it("is read whole", () => {
    const turn = readView(positions.turn.view);
    expect(turn.players.map((player) => player.captain)).toEqual(["edmund_ashcroft", "nicolas_jaures", "alexandre_villon"]);
    expect(turn.npcs).toEqual([{ index: 0, captain: "cornelis_evertsen", zone: 12, covered: [] }]);
    expect(turn.players.map((player) => player.inPort)).toEqual([false, true, false]);
    expect(turn.modsOpen.get(14)).toBe("four_pounders");
  });

  it("knows one's own gold and nobody else's", () => {
    const turn = readView(positions.turn.view);
    expect(turn.players.map((player) => player.gold === null)).toEqual([false, true, true]);
    expect(turn.players[1]?.hand.known).toBeNull();
  });

  it("counts the merchants that were found, whose tokens lie face down", () => {
    const turn = readView(positions.turn.view);
    expect(turn.found).toBe((positions.turn.view as { track: { hidden: number } }).track.hidden);
    expect(turn.found).toBeGreaterThan(0);
    expect(turn.sighted).toBe(false);
    expect(readView({ ...positions.turn.view, sighted: [0] }).sighted).toBe(true);
  });

  it("has both sides of a combat and the cards of a raid", () => {
    const [combat] = readView(positions.combat.view).combats;
    expect(combat?.sides.map((side) => [side.seat >= 0, side.npc >= 0])).toContainEqual([false, true]);
    expect(readView(positions.raid.view).raid?.cards).toHaveLength(3);
    expect(readView(positions.turn.view).raid).toBeNull();
  });

  it("survives fields that are not there", () => {
    const empty = readView({});
    expect(empty.players).toEqual([]);
    expect(empty.npcs).toEqual([]);
    expect(empty.turn).toBe(-1);
  });
});

describe("what the game tells", () => {
  it("is found by what it is about", () => {
    const [hunt] = toldOf(positions.combat.insights, "npc:navy_french", "hunt.");
    const found = positions.combat.insights.filter((one) => one.kind.startsWith("hunt."));
    expect(hunt ? [hunt] : found).toEqual(found);
    expect(dangers(positions.raid.insights).map((one) => one.kind)).toEqual(["danger.near"]);
    expect(dangers(positions.turn.insights)).toEqual([]);
  });

  it("gives the values of an undamaged ship, also with what was built in", () => {
    const told = { about: "seat:1", kind: "ship.values", args: { crew: 3 }, text: { en: "", de: "" } };
    expect(maxima([told], 0, box, "sloop")).toEqual([2, 2, 2, 3, 1]);
    expect(maxima([], 0, box, "sloop")).toEqual([2, 2, 2, 2, 1]);
  });

  it("is a port's sheet: seven activities, each with its standing", () => {
    const sheet = portSheet(positions.port.insights);
    expect(sheet.map((row) => row.about.slice(5))).toEqual([
      "demand", "buying", "shipyard", "crew", "rumor", "mission", "stash",
    ]);
    expect(sheet.find((row) => row.about === "idea:buying")?.state).toBe("open");
    expect(portSheet(positions.turn.insights)).toEqual([]);
  });
});

describe("small sums", () => {
  it("counts goods, in the order in which they came", () => {
    expect(counted(["rum", "wood", "rum"])).toEqual([["rum", 2], ["wood", 1]]);
    expect(goodsOf(box, ["unknown"])).toEqual(["unknown"]);
  });

  it("finds what is offered by its kind", () => {
    const lit = litBy(positions.raid.ask.options, []);
    expect(offered(lit, "cargo")).toHaveLength(3);
    expect(offered(lit, "cargo").every(({ options }) => options.length === 2)).toBe(true);
    expect(offered(lit, "zone")).toEqual([]);
  });

  it("tells a combat from its beginning on", () => {
    const event = (kind: string): GameEvent => ({ at: 0, kind, args: {}, text: { en: kind, de: kind } });
    const begun = ["turn.begins", "combat.begins", "contest.rolled", "good.bought"].map(event);
    const story = battleStory({ lines: [{ en: "old", de: "alt" }], stage: "over" }, begun);
    expect(story.lines.map((one) => one.en)).toEqual(["combat.begins", "contest.rolled"]);
    expect(story.stage).toBe("running");
    expect(battleStory(story, begun)).toBe(story);
    const after = ["combat.won", "glory.scored", "turn.begins", "weapon.used", "area.hit"].map(event);
    const told = battleStory(story, after);
    expect(told.lines.map((one) => one.en)).toEqual(["combat.begins", "contest.rolled", "combat.won", "glory.scored"]);
    expect(told.stage).toBe("over");
  });
});

function contains(corners: Place[], { x, y }: Place): boolean {
  let within = false;
  corners.forEach((one, at) => {
    const other = corners[(at + 1) % corners.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within;
  });
  return within;
}

describe("the chart", () => {
  it("lets exactly those zones touch that are adjacent", () => {
    const drawn = borders().map(({ from, to }) => `${from} ${to}`);
    const printed = Object.entries(box.zones).flatMap(([id, zone]) => Object.values(zone.adjacent).map((to) => `${id} ${to}`));
    expect(drawn.sort()).toEqual(printed.sort());
  });

  it("has room for every port's chip, and letters on their own side", () => {
    for (const [id, zone] of Object.entries(box.zones)) {
      const { x, y } = middleOf(id);
      const half = zone.port ? chipWidth(zone.name.en) / 2 : 0;
      for (const [dx, dy] of [[-half, -38], [half, -38], [-half, -8], [half, -8], [0, 24]] as const) {
        expect(contains(cornersOf(id), { x: x + dx, y: y + dy }), `${id} ${dx} ${dy}`).toBe(true);
      }
    }
    for (const border of borders()) expect(contains(cornersOf(border.from), inside(border))).toBe(true);
  });
});
