import { describe, expect, it } from "vitest";
import type { Catalog } from "../src/boards/contract";
import { field, named, namesOf, telling } from "../src/lib/words";

const catalog: Catalog = {
  game: "any",
  things: { "card:lamp": { name: { en: "Lamp", de: "Lampe" } } },
  factions: { red: { name: { en: "Red", de: "Rot" }, colour: "#f00", shape: "circle", hatch: "solid" } },
  fields: { rounds_left: { en: "Rounds left", de: "Runden übrig" } },
};

describe("a view in words", () => {
  it("calls fields as the game's texts do, and others as the game itself does", () => {
    expect(field("rounds_left", catalog, "de")).toBe("Runden übrig");
    expect(field("drawn_region", catalog, "de")).toBe("Drawn region");
    expect(field("hand", null, "en")).toBe("Hand");
  });

  it("calls things and sides as the catalog does", () => {
    const names = namesOf(catalog);
    expect(named("lamp", names, "de")).toBe("Lampe");
    expect(named("red", names, "en")).toBe("Red");
    expect(named("rope", names, "en")).toBe("rope");
  });

  it("leaves out what holds nothing, but no zero", () => {
    expect(telling({ coins: 0, hand: [], note: "", deck: { hidden: 0 }, done: false }).map(([name]) => name)).toEqual([
      "coins",
      "deck",
      "done",
    ]);
  });
});
