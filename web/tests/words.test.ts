import { describe, expect, it } from "vitest";
import type { Catalog } from "../src/boards/contract";
import { field, named, namesOf, telling } from "../src/lib/words";

const catalog: Catalog = {
  game: "any",
  things: { "card:lamp": { name: "Lamp" } },
  factions: { red: { name: "Red", colour: "#f00", shape: "circle", hatch: "solid" } },
  fields: { rounds_left: "Rounds left" },
};

describe("a view in words", () => {
  it("calls fields as the game's texts do, and others as the game itself does", () => {
    expect(field("rounds_left", catalog)).toBe("Rounds left");
    expect(field("drawn_region", catalog)).toBe("Drawn region");
    expect(field("hand", null)).toBe("Hand");
  });

  it("calls things and sides as the catalog does", () => {
    const names = namesOf(catalog);
    expect(named("lamp", names)).toBe("Lamp");
    expect(named("red", names)).toBe("Red");
    expect(named("rope", names)).toBe("rope");
  });

  it("leaves out what holds nothing, but no zero", () => {
    expect(telling({ coins: 0, hand: [], note: "", deck: { hidden: 0 }, done: false }).map(([name]) => name)).toEqual([
      "coins",
      "deck",
      "done",
    ]);
  });
});
