import { describe, expect, it } from "vitest";
import { over, readBattle, story } from "../../src/boards/ahoy/battle";
import { readView, type AhoyCatalog } from "../../src/boards/ahoy/model";
import type * as seen from "../../src/boards/ahoy/view";
import { pile } from "../../src/lib/reading";
import { fitted, held, shows, zoomed, FINGER } from "../../src/lib/viewport";
import type { GameEvent, Insight, View } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./view.json";

const box = catalog as unknown as AhoyCatalog;
const told = recorded.insights as unknown as Insight[];
const view = readView(recorded.view as unknown as View, told, box.figure_order);

describe("a recorded view", () => {
  it("is read whole", () => {
    expect(view.players.map((player) => player.faction)).toEqual(["bluefin", "smuggler_red", "mollusk", "smuggler_white"]);
    expect(view.tiles.length).toBe(11);
    const standing = [...view.stacks.values()].flat().reduce((sum, stack) => sum + stack.count, 0);
    const waiting = [...view.supply.values()].reduce((sum, count) => sum + count, 0);
    expect(standing + waiting).toBe(box.figure_order.length);
    expect([...view.stacks.values()].flat().some((stack) => stack.id === "flagship_bluefin")).toBe(true);
  });

  it("shows the own plans and hides the heads of others", () => {
    const [, red, union] = view.players;
    expect(union?.plans.known).toHaveLength(union?.plans.count ?? -1);
    expect(red?.heads).toEqual({ known: null, count: 2 });
    expect(red?.pledged).toHaveLength(2);
  });

  it("counts what is hidden", () => {
    expect(pile({ hidden: 3 })).toEqual({ known: null, count: 3 });
    expect(pile(undefined)).toEqual({ known: null, count: 0 });
  });

  it("tells who controls a region", () => {
    const first = told.find((one) => one.kind === "region.stands");
    const { x, y, turns, wealth, bluefin, mollusk, holder } = first?.args ?? {};
    const region = first?.about.slice("region:".length);
    expect(view.tiles[0]).toEqual({ region, x, y, turns, wealth, bluefin, mollusk, holder });
    expect(new Set(view.tiles.map((tile) => tile.holder))).toContain("bluefin");
  });
});

function event(kind: string, args: Record<string, number | string>): GameEvent {
  return { at: 0, kind, args, text: { en: kind, de: kind } };
}

describe("a battle", () => {
  const side = { seat: 0, figure: 4, dice: 1, rolled: [] as number[], fired: 0, caches: 0, extra_damage: 0, total: 0 };
  const open: seen.Battle = { cell: 100, attack: { ...side, seat: 1, figure: 1, fired: 3 }, defence: side, ignored: false, won: -1 };
  const won: seen.Battle = {
    ...open,
    attack: { ...open.attack, rolled: [4, 2], total: 10 },
    defence: { ...side, rolled: [6], total: 8 },
    won: 1,
  };
  const places = [
    { x: 1, y: 2 },
    { x: -3, y: 0 },
  ];
  const read = (...battles: seen.Battle[]) => readBattle(battles, places, box.figure_order);

  it("is read while it is on: what is not rolled yet is not known", () => {
    const battle = read(open);
    expect(battle?.attacker).toEqual({ figure: "flagship_smuggler_red", seat: 1, roll: null, fired: 3, bonus: null, total: null });
    expect(battle?.defender.figure).toBe("patrol");
    expect(battle && over(battle)).toBe(false);
    expect(read()).toBeNull();
  });

  it("shows roll, cannons and bonus adding up to the total", () => {
    const battle = read(won);
    expect(battle?.attacker).toMatchObject({ roll: 6, fired: 3, bonus: 1, total: 10 });
    expect(battle?.defender).toMatchObject({ roll: 6, fired: 0, bonus: 2, total: 8 });
    expect(battle?.winner).toBe(1);
    expect(battle && over(battle)).toBe(true);
  });

  it("is the one that is still on, where one led to another", () => {
    expect(read(open, won)).toMatchObject({ winner: -1, place: { x: 1, y: 2 } });
    expect(read(won, { ...open, ignored: true })).toMatchObject({ ignored: true, place: { x: -3, y: 0 } });
  });

  it("tells what followed until the game goes on", () => {
    const events = ["battle.begins", "battle.won", "damage.taken", "turn.begins", "die.placed"].map((kind) => event(kind, {}));
    expect(story([{ en: "older", de: "älter" }], events).map((line) => line.en)).toEqual(["damage.taken"]);
    expect(story([{ en: "older", de: "älter" }], [event("gold.handed", {})]).map((line) => line.en)).toEqual(["older", "gold.handed"]);
  });
});

describe("the viewport", () => {
  const bounds = { x: 0, y: 0, width: 10, height: 10 };

  it("fits the map, but never makes spaces too small for a finger", () => {
    expect(fitted(bounds, 1000, 800, null)).toEqual({ x: 5, y: 5, scale: 80 });
    const small = fitted(bounds, 300, 300, { x: 0, y: 9 });
    expect(small.scale).toBe(FINGER);
    expect(shows(small, { x: 0, y: 9 }, 300, 300)).toBe(true);
    expect(shows(small, { x: 9, y: 0 }, 300, 300)).toBe(false);
  });

  it("keeps the point under the cursor when it zooms, and stays on the map", () => {
    const port = { x: 5, y: 5, scale: 100 };
    const near = zoomed(port, 1.5, { x: 200, y: 0 });
    expect(near.x + 200 / near.scale).toBeCloseTo(7);
    expect(held({ x: 99, y: 5, scale: 100 }, bounds, 400, 400).x).toBe(8);
  });
});
