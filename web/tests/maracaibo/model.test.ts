import { describe, expect, it } from "vitest";
import { RING, WINDING } from "../../src/boards/maracaibo/layout";
import {
  archiveOf,
  assistantsAt,
  bySynergy,
  jeansDeeds,
  multipliers,
  notesByTarget,
  rankOf,
  readView,
  shortNote,
  sideOf,
  tradeAt,
  type MaracaiboCatalog,
} from "../../src/boards/maracaibo/model";
import { pile } from "../../src/lib/reading";
import type { GameEvent, Insight, Option, View } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./recorded.json";

const box = catalog as unknown as MaracaiboCatalog;
const views = recorded.views as unknown as Record<"sailing" | "over" | "solo" | "campaign", View>;
const sailing = readView(views.sailing);

const insight = (about: string, kind: string, args: Insight["args"]): Insight => ({
  about,
  kind,
  args,
  text: { en: kind, de: kind },
});

describe("a recorded view", () => {
  it("is read whole", () => {
    expect(sailing.players.map((player) => player.ship)).toEqual([0, 7]);
    expect(sailing.players[0]?.hand.known).toHaveLength(4);
    expect(sailing.players[1]?.hand).toEqual({ known: null, count: 4 });
    expect(sailing.quests.get(15)).toEqual(["q08"]);
    expect(sailing.fieldQuests.get(8)).toBe("q06");
    expect(sailing.drawLeft).toBe(66);
    expect(sailing.jean).toBeNull();
  });

  it("survives fields that are not there", () => {
    const empty = readView({});
    expect(empty.players).toEqual([]);
    expect(pile(undefined)).toEqual({ known: null, count: 0 });
  });

  it("leaves out spaces of the display that are not filled yet", () => {
    expect(readView({ ...views.sailing, display: ["", "a_gunner_2", ""] }).display).toEqual(["a_gunner_2"]);
  });

  it("names Jean beside the one who plays", () => {
    const solo = readView(views.solo);
    expect(solo.jean?.card).toBe("au_a5");
    expect([0, 1].map((seat) => sideOf(solo, box, seat))).toEqual(["green", "jean"]);
    expect(sideOf(sailing, box, 1)).toBe("yellow");
  });
});

describe("places", () => {
  it("lie in both layouts, each alone on its spot", () => {
    for (const layout of [RING, WINDING]) {
      expect(Object.keys(layout.spots).sort()).toEqual([...box.place_order].sort());
      expect(new Set(Object.values(layout.spots).map(({ col, row }) => `${col},${row}`)).size).toBe(box.place_order.length);
      expect(Math.max(...Object.values(layout.spots).map(({ col }) => col))).toBeLessThan(layout.cols);
    }
  });

  it("have the market and the action of their tile", () => {
    const at = box.place_order.indexOf("p04");
    expect(tradeAt(sailing, box, at)).toMatchObject({ good: "tobacco", storage: 1, used: 0, about: "tile:ct_expedition_2" });
    expect(tradeAt(sailing, box, box.place_order.indexOf("p01"))).toBeNull();
    const legacy = readView({ ...views.sailing, legacy: ["l01"] });
    expect(tradeAt(legacy, box, box.place_order.indexOf("p17"))).toMatchObject({ good: "coffee", about: "legacy:l01" });
  });

  it("show whose assistants wait there", () => {
    expect(assistantsAt(sailing, box, "p08")).toEqual([{ card: "a_peddler_1", seat: 0, settled: false }]);
    expect(assistantsAt(sailing, box, "p09")).toEqual([]);
  });
});

describe("notes", () => {
  const lit = new Map<string, Option[]>();
  for (const option of recorded.options as Option[]) {
    for (const target of option.targets) lit.set(target, [...(lit.get(target) ?? []), option]);
  }
  const notes = notesByTarget(lit, "place", "en");

  it("tell what each stop would bring", () => {
    expect(notes.get("p01")).toBe("1 MP; 1 village action");
    expect(notes.get("p04")).toBe("4 MP; Expedition: explore 3; delivery: tobacco");
    expect(notesByTarget(lit, "field", "en").size).toBe(0);
  });

  it("tell of two ways what they have in common", () => {
    expect(notes.get("p08")).toBe("7 MP / 6 MP; Peddler: 3 VP, 5 D");
  });

  it("leave out what is printed on the place", () => {
    expect(shortNote(notes.get("p04") ?? "", "explore 3")).toBe("4 MP; delivery: tobacco");
    expect(shortNote("5 MP; a long story that a place has no room for", "")).toBe("5 MP");
  });
});

describe("tracks", () => {
  it("show what the game says that a nation multiplies by", () => {
    const told = box.nation_order.map((id, at) => insight(`nation:${id}`, "nation.multiplier", { number: at + 2 }));
    expect(multipliers(told.reverse(), box)).toEqual([2, 3, 4]);
    expect(multipliers([], box)).toEqual([0, 0, 0]);
  });

  it("know the last rank reached", () => {
    expect([0, 1, 2, 6, 7, 16].map((steps) => rankOf(box, steps))).toEqual([0, 0, 1, 2, 3, 6]);
  });
});

describe("cards", () => {
  it("are grouped by synergy, those without one last", () => {
    expect(bySynergy(box, ["a_builder_1", "b_mercenary_captain_1", "a_merchant_2"])).toEqual([
      ["cannon", ["b_mercenary_captain_1"]],
      ["scales", ["a_merchant_2"]],
      ["", ["a_builder_1"]],
    ]);
  });
});

describe("Jean", () => {
  const event = (kind: string, words: string, args: Record<string, unknown> = {}): GameEvent =>
    ({ at: 1, kind, args, text: { en: words, de: words } }) as GameEvent;

  it("is told from her last card on", () => {
    const deeds = jeansDeeds([
      event("jean.card", "first"),
      event("jean.sailed", "sails"),
      event("jean.card", "second"),
      event("jean.sailed", "sails on"),
      event("vp.gained", "gains", { seat: 1 }),
      event("vp.gained", "mine", { seat: 0 }),
      event("scoring.interim", "scoring"),
      event("vp.gained", "her income", { seat: 1 }),
      event("turn.begins", "next", { seat: 1 }),
    ]);
    expect(deeds.map((text) => text.en)).toEqual(["sails on", "gains"]);
    expect(jeansDeeds([])).toEqual([]);
  });
});

describe("the archive", () => {
  it("is what the game says", () => {
    const line = "stories=s01;legacy=;resolved=;cards=";
    expect(archiveOf([insight("idea:story", "campaign.archive", { line })])).toBe(line);
    expect(archiveOf([])).toBe("");
  });
});
