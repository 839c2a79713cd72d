import { describe, expect, it } from "vitest";
import { clicked, grouped, inRows, litBy, narrowed, typed } from "../src/lib/options";
import { keyFor } from "../src/lib/whynot";
import type { Option } from "../src/protocol";

const text = (words: string): string => words;
const place = (die: number, slot: string): Option => ({
  key: `place ${die} ${slot}`,
  text: text(`${die} on ${slot}`),
  targets: [`die:${die}`, `slot:${slot}`],
  group: text("Place a die"),
});
const end: Option = { key: "pass", text: text("End the turn"), targets: [], group: null };
const options = [place(3, "sail_1"), place(3, "cannons_1"), place(5, "sail_1"), end];

describe("what an ask offers", () => {
  it("is numbered through its groups, nothing left out", () => {
    const groups = grouped([end, ...options.slice(0, 3)]);
    expect(groups.map((group) => group.title ?? "")).toEqual(["", "Place a die"]);
    expect(groups.flatMap((group) => group.options.map((one) => one.number))).toEqual([1, 2, 3, 4]);
  });

  it("is a row where only a number differs, and what is pointed at does not", () => {
    const load = (n: number): Option => ({ key: `load ${n}`, text: text(`Load ${n} cargo`), targets: [], group: null });
    const rows = inRows(
      [load(1), load(2), load(3), end, ...options.slice(0, 3)].map((option, at) => ({ number: at + 1, option })),
    );
    expect(rows.map((row) => row.map((one) => one.number))).toEqual([[1, 2, 3], [4], [5], [6], [7]]);
  });

  it("is a row though one coin is said otherwise than two", () => {
    const toss = (n: number): Option => ({
      key: `jettison coin ${n}`,
      text: text(n === 1 ? "Toss 1 coin" : `Toss ${n} coins`),
      targets: [],
      group: null,
    });
    const crew = (n: number): Option => ({
      key: `level deckhand_${n}`,
      text: text(`Level up Deckhand ${n}`),
      targets: [`crew:deckhand_${n}`],
      group: null,
    });
    const rows = inRows([toss(1), toss(2), crew(1), crew(2)].map((option, at) => ({ number: at + 1, option })));
    expect(rows.map((row) => row.map((one) => one.number))).toEqual([[1, 2], [3], [4]]);
  });

  it("lights up every target, and after the first half of a choice only what still fits", () => {
    expect([...litBy(options, []).keys()].sort()).toEqual(["die:3", "die:5", "slot:cannons_1", "slot:sail_1"]);
    const left = narrowed({ prompt: "turn.act", text: text(""), options }, ["die:3"]);
    expect([...litBy(left, ["die:3"]).keys()].sort()).toEqual(["slot:cannons_1", "slot:sail_1"]);
  });

  it("is chosen in one click where one option is left, in two where there are more", () => {
    expect(clicked(options, [], "die:5").pick?.key).toBe("place 5 sail_1");
    const first = clicked(options, [], "die:3");
    expect(first).toEqual({ held: ["die:3"] });
    expect(clicked(options, first.held, "slot:cannons_1").pick?.key).toBe("place 3 cannons_1");
    expect(clicked(options, first.held, "die:3")).toEqual({ held: [] });
    expect(clicked(options, first.held, "slot:unknown")).toEqual({ held: ["die:3"] });
  });

  it("is picked by number; two digits wait only where they could mean something", () => {
    expect(typed("1", 9)).toBe(1);
    expect(typed("1", 12)).toBe("wait");
    expect(typed("12", 12)).toBe(12);
    expect(typed("2", 12)).toBe(2);
    expect(typed("13", 12)).toBe("none");
    expect(typed("0", 12)).toBe("none");
  });
});

describe("why not", () => {
  it("asks for the key that the click would have meant", () => {
    expect(keyFor("slot:repair_1", options, [])).toBe("place 3 repair_1");
    expect(keyFor("slot:repair_1", options, ["die:5"])).toBe("place 5 repair_1");
    const spaces: Option[] = [{ key: "3,4", text: text("3,4"), targets: ["space:3,4"], group: null }];
    expect(keyFor("space:9,9", spaces, [])).toBe("9,9");
    expect(keyFor("card:gunner", spaces, [])).toBe("gunner");
  });
});
