import { describe, expect, it } from "vitest";
import { digested } from "../src/lib/digest";
import { after, lastTurn, passed } from "../src/lib/table.svelte";
import { parsed } from "../src/lib/route.svelte";
import { beside } from "../src/lib/targets";
import type { GameEvent } from "../src/protocol";

const event = (kind: string, args: GameEvent["args"]): GameEvent => ({
  at: 0,
  kind,
  args,
  text: kind,
});
const story = [
  event("turn.begins", { seat: 0 }),
  event("gold.gained", { seat: 0 }),
  event("turn.begins", { seat: 1 }),
  event("gold.gained", { seat: 1 }),
  event("damage.taken", { seat: 0 }),
  event("turn.begins", { seat: 2 }),
  event("fame.gained", { seat: 2 }),
  event("turn.begins", { seat: 0 }),
];

describe("since my last turn", () => {
  it("begins where somebody else's turn began", () => {
    expect(lastTurn(story, 0)).toBe(2);
    expect(lastTurn(story.slice(0, 2), 1)).toBe(0);
  });

  it("stays while the own turn goes on", () => {
    expect(lastTurn([...story, event("gold.gained", { seat: 0 })], 0)).toBe(2);
  });

  it("begins anew when a rival without a seat has played in between", () => {
    const events = [event("card.drawn", { seat: 0 }), event("turn.begins", { seat: 1 }), event("jean.card", {})];
    const update = { you: 0, active: 0, events: [...events, event("turn.begins", { seat: 0 })] };
    expect([passed(update), after(update)]).toEqual([true, 3]);
    expect(passed({ you: 0, active: 0, events: events.slice(0, 1) })).toBe(false);
  });

  it("has a card for each opponent, what hurt me first", () => {
    const cards = digested(story.slice(2), 0);
    expect(cards.map((card) => card.seat)).toEqual([1, 2]);
    expect(cards[0]?.events.map((told) => told.event.kind)).toEqual(["damage.taken", "gold.gained"]);
    expect(cards[0]?.events[0]?.mine).toBe(true);
  });
});

describe("addresses", () => {
  it("keep tokens behind the #, and lead home when they make no sense", () => {
    expect(parsed("#/join/abc.0.x-y_z=")).toEqual({ page: "join", id: "abc.0.x-y_z=" });
    expect(parsed("#/table/k3v9q2")).toEqual({ page: "table", id: "k3v9q2" });
    expect(parsed("#/table")).toEqual({ page: "lobby", id: "" });
    expect(parsed("#/nonsense/1")).toEqual({ page: "lobby", id: "" });
  });
});

describe("what floats beside a spot", () => {
  it("stays inside the window", () => {
    const screen = { width: 390, height: 800 };
    const low = beside({ x: 380, y: 780, width: 10, height: 20 }, { width: 300, height: 200 }, screen);
    expect(low.left + 300).toBeLessThanOrEqual(390);
    expect(low.top + 200).toBeLessThanOrEqual(800);
    expect(low.top).toBeGreaterThanOrEqual(0);
  });
});
