/** The board as the server side of Svelte renders it: everything that can be chosen is drawn, in both languages. */

import { describe, expect, it } from "vitest";
import Board, { parts } from "../../src/boards/dead_reckoning/Board.svelte";
import Dock from "../../src/boards/dead_reckoning/Dock.svelte";
import Words from "../../src/boards/dead_reckoning/Text.svelte";
import type { Update } from "../../src/protocol";
import { drawsEverything } from "../boards";
import { inLanguage } from "../spoken";
import catalog from "./catalog.json";
import recorded from "./recorded.json";

const positions = recorded as unknown as Record<"turn" | "battle" | "solo" | "coop", Update>;
const drawn = drawsEverything({ Board, Dock, Words, parts, catalog }, recorded as unknown as Record<string, Update>);

describe("what is told", () => {
  it("a battle is drawn from the view alone, zone by zone", () => {
    const html = drawn(positions.battle, "en", "map");
    for (const id of catalog.zone_order) expect(html).toContain(`data-target="zone:${id}"`);
    expect(html).toMatch(/aria-label="[^"]*: \d+(,|"| \()/);
  });

  it("the League's card says the section that counts, without any event", () => {
    for (const [name, tab] of [
      ["solo", null],
      ["coop", "rivals"],
    ] as const) {
      const shown = inLanguage(positions[name], "de");
      const told = shown.insights.filter((one) => one.kind === "league.section");
      expect(told).toHaveLength((shown.view.leagues as unknown[]).length);
      const html = drawn(shown, "de", tab);
      for (const one of told) expect(one.text).toContain(": ");
      for (const one of told) expect(html).toContain(one.text.slice(one.text.indexOf(": ") + 2));
    }
  });

  it("a chest and a hand of somebody else stay hidden", () => {
    const html = drawn(positions.turn, "en", "rivals");
    expect(html).toContain("secret");
    expect(html).not.toContain('data-target="hull:');
  });
});
