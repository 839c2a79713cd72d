import { describe, expect, it } from "vitest";
import { follow, over, type Battle } from "../../src/boards/ahoy/battle";
import { controls, pile, readView, type AhoyCatalog } from "../../src/boards/ahoy/model";
import { fitted, held, shows, zoomed, FINGER } from "../../src/boards/ahoy/viewport";
import type { GameEvent } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./view.json";

const box = catalog as unknown as AhoyCatalog;
const view = readView(recorded.view as unknown as Record<string, unknown>, box.figure_order);

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

  it("survives fields that are not there", () => {
    const empty = readView({}, []);
    expect(empty.players).toEqual([]);
    expect(empty.turn).toBe(-1);
    expect(pile({ hidden: 3 })).toEqual({ known: null, count: 3 });
    expect(pile(undefined)).toEqual({ known: null, count: 0 });
  });

  it("tells who controls a region", () => {
    const rows = controls(view, box);
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      expect(row.holder).toBe(row.bluefin > row.mollusk ? "bluefin" : row.mollusk > row.bluefin ? "mollusk" : "");
    }
  });

  it("doubles Comrades where the Cutter is", () => {
    const tile = { region: "fish_a", x: 0, y: 0, turns: 0 };
    const sea = { ...view, tiles: [tile], comrades: new Map([["fish_a", 3]]), stacks: new Map([["1,1", [{ id: "cutter", count: 1 }]]]) };
    expect(controls(sea, box)[0]).toMatchObject({ bluefin: 0, mollusk: 7, holder: "mollusk" });
  });
});

function told(kind: string, args: Record<string, number | string>): GameEvent {
  return { at: 0, kind, args, text: { en: kind, de: kind } };
}

const OWNERS: Record<string, number> = { flagship_smuggler_red: 1, patrol: 0 };
const play = (battle: Battle | null, events: GameEvent[]): Battle | null =>
  follow(battle, events, (figure) => OWNERS[figure] ?? -1, () => 5);

describe("a battle", () => {
  const begins = told("battle.begins", { attacker: "flagship_smuggler_red", defender: "patrol", cell: 100 });

  it("is followed from message to message", () => {
    let battle = play(null, [begins]);
    expect(battle?.attacker).toMatchObject({ seat: 1, roll: null, total: null });
    battle = play(battle, [told("die.turned", { seat: 1, slot: "smuggler_red_cannons_1", die: 2 })]);
    expect(battle?.attacker.fired).toBe(3);
    battle = play(battle, [
      told("battle.rolled", { seat: 1, roll: 4 }),
      told("battle.rolled", { seat: 0, roll: 6 }),
      told("battle.won", { seat: 1, figure: "flagship_smuggler_red", attack: 7, defence: 6 }),
    ]);
    expect(battle?.winner).toBe(1);
    expect(battle?.defender).toMatchObject({ roll: 6, fired: 0, total: 6 });
    expect(battle && over(battle)).toBe(true);
  });

  it("tells what followed until the game goes on", () => {
    const won = told("battle.won", { seat: 0, figure: "patrol", attack: 1, defence: 6 });
    const battle = play(null, [begins, won, told("damage.taken", { seat: 1, slot: "x" }), told("turn.begins", { seat: 2, dice: 2 })]);
    expect(battle?.story.map((line) => line.en)).toEqual(["damage.taken"]);
    expect(battle?.past).toBe(true);
  });

  it("may not take place, and a new one takes its place", () => {
    const skipped = play(null, [begins, told("battle.ignored", { attacker: "flagship_smuggler_red", defender: "patrol" })]);
    expect(skipped?.ignored).toBe(true);
    expect(play(skipped, [begins])?.ignored).toBe(false);
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
