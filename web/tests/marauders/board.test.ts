/** The board as the server side of Svelte renders it: everything that can be chosen is drawn, in both languages. */

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board, { parts } from "../../src/boards/marauders/Board.svelte";
import type { BoardProps } from "../../src/boards/contract";
import Dock from "../../src/boards/marauders/Dock.svelte";
import Words from "../../src/boards/marauders/Text.svelte";
import { litBy } from "../../src/lib/options";
import type { Lang, Update } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./recorded.json";

const positions = Object.entries(recorded as unknown as Record<string, Update>);
const kindOf = (target: string): string => target.slice(0, target.indexOf(":"));

function given(shown: Update, lang: Lang, part: string | null): BoardProps {
  return {
    view: shown.view,
    catalog: catalog as unknown as BoardProps["catalog"],
    lang,
    you: shown.you,
    seats: shown.seats,
    lit: litBy(shown.ask?.options ?? [], []),
    insights: shown.insights,
    picked: null,
    events: [],
    onpick: () => {},
    part,
    motion: false,
  };
}

const drawn = (shown: Update, lang: Lang, part: string | null): string => render(Board, { props: given(shown, lang, part) }).body;

describe.each(positions)("in the position %s", (_, shown) => {
  const targets = [...litBy(shown.ask?.options ?? [], []).keys()];

  it.each(["en", "de"] as const)("nothing is left undefined in %s", (lang) => {
    const all = [null, ...parts.map((part) => part.id)].map((part) => drawn(shown, lang, part));
    all.push(render(Dock, { props: given(shown, lang, null) }).body, render(Words, { props: given(shown, lang, null) }).body);
    for (const html of all) expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it("a wide screen shows whatever an option points at", () => {
    const html = drawn(shown, "en", null) + render(Dock, { props: given(shown, "en", null) }).body;
    expect(targets.filter((target) => !html.includes(`data-target="${target}"`))).toEqual([]);
  });

  it("a narrow screen shows it on a tab that is marked", () => {
    const lost = targets.filter((target) => {
      const marked = parts.filter((part) => part.kinds.includes(kindOf(target)));
      return !marked.some((part) => drawn(shown, "en", part.id).includes(`data-target="${target}"`));
    });
    expect(lost).toEqual([]);
  });
});

describe("what is told", () => {
  const position = (name: string): Update => (recorded as unknown as Record<string, Update>)[name] as Update;

  it("why and whom each NPC ship hunts", () => {
    const raid = position("raid");
    const html = drawn(raid, "de", null);
    for (const one of raid.insights.filter((told) => told.kind.startsWith("hunt."))) expect(html).toContain(one.text.de);
    const danger = raid.insights.find((told) => told.kind === "danger.near");
    expect(html.toLowerCase()).toContain(danger?.text.de.toLowerCase());
  });

  it("a combat has both ships, their odds and what can be declared", () => {
    const combat = position("combat");
    const html = drawn(combat, "en", "map");
    for (const one of combat.insights.filter((told) => told.kind.startsWith("odds."))) expect(html).toContain(one.text.en);
    expect(html).toContain('data-target="declared:shoot"');
  });

  it("a port has its prices and says what is done", () => {
    const port = position("port");
    const html = drawn(port, "en", "ship");
    for (const one of port.insights.filter((told) => told.kind.startsWith("port."))) expect(html).toContain(one.text.en);
  });

  it("a hidden hand and hidden gold stay hidden", () => {
    const html = drawn(position("turn"), "en", "rivals");
    expect(html).toContain("secret");
    expect(html).not.toContain('data-target="card:');
  });
});
