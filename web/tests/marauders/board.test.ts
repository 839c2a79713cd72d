/** The board as the server side of Svelte renders it: everything that can be chosen is drawn, in both languages. */

import { describe, expect, it } from "vitest";
import Board, { parts } from "../../src/boards/marauders/Board.svelte";
import Dock from "../../src/boards/marauders/Dock.svelte";
import Words from "../../src/boards/marauders/Text.svelte";
import type { Update } from "../../src/protocol";
import { drawsEverything } from "../boards";
import { inLanguage, type Lang } from "../spoken";
import catalog from "./catalog.json";
import recorded from "./recorded.json";

const drawn = drawsEverything({ Board, Dock, Words, parts, catalog }, recorded as unknown as Record<string, Update>);

describe("what is told", () => {
  const position = (name: string, lang: Lang = "en"): Update =>
    inLanguage((recorded as unknown as Record<string, Update>)[name] as Update, lang);

  it("why and whom each NPC ship hunts", () => {
    const raid = position("raid", "de");
    const html = drawn(raid, "de", null);
    for (const one of raid.insights.filter((told) => told.kind.startsWith("hunt."))) expect(html).toContain(one.text);
    const danger = raid.insights.find((told) => told.kind === "danger.near");
    expect(html.toLowerCase()).toContain(danger?.text.toLowerCase());
  });

  it("a combat has both ships, their odds and what can be declared", () => {
    const combat = position("combat");
    const html = drawn(combat, "en", "map");
    for (const one of combat.insights.filter((told) => told.kind.startsWith("odds."))) expect(html).toContain(one.text);
    expect(html).toContain('data-target="declared:shoot"');
  });

  it("a port has its prices and says what is done", () => {
    const port = position("port");
    const html = drawn(port, "en", "ship");
    for (const one of port.insights.filter((told) => told.kind.startsWith("port."))) expect(html).toContain(one.text);
  });

  it("a hidden hand and hidden gold stay hidden", () => {
    const html = drawn(position("turn"), "en", "rivals");
    expect(html).toContain("secret");
    expect(html).not.toContain('data-target="card:');
  });
});
