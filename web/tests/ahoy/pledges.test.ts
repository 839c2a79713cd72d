/** Pledged Cargo lies face down: only its owner may look until the game is over. */

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board from "../../src/boards/ahoy/Board.svelte";
import Dock from "../../src/boards/ahoy/Dock.svelte";
import type { AhoyCatalog } from "../../src/boards/ahoy/model";
import Words from "../../src/boards/ahoy/Text.svelte";
import type { BoardProps } from "../../src/boards/contract";
import type { Insight, Lang } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./view.json";

const box = catalog as unknown as AhoyCatalog;
const RED = 1;
const FIRST = ["diver", "elder"];
const SECOND = ["mystic"];

/** The recorded table with Cargo under both markers of the red Smuggler, as this seat sees it. */
function given(you: number, revealed: boolean, lang: Lang, part: string | null): BoardProps {
  const view = structuredClone(recorded.view) as unknown as { players: Record<string, unknown>[] };
  const red = view.players[RED]!;
  Object.assign(red, { pledged: [FIRST, SECOND], revealed, cargo: [], crew: [] });
  if (you === RED || revealed) red.heads = ["bluefin", "mollusk"];
  return {
    view: view as unknown as BoardProps["view"],
    catalog: box as unknown as BoardProps["catalog"],
    lang,
    you,
    seats: [],
    lit: new Map(),
    insights: recorded.insights as unknown as Insight[],
    picked: null,
    events: [],
    past: [],
    onpick: () => {},
    part,
    motion: false,
  };
}

/** What is drawn of the two piles, on any board, tab or in the dock. */
function piles(props: BoardProps): string[] {
  const html = [Board, Dock].map((part) => render(part, { props }).body).join("");
  return html.split('class="pledge').slice(1).map((rest) => rest.slice(0, rest.indexOf("</div>")));
}

function inWords(props: BoardProps): string {
  return render(Words, { props }).body;
}

const suits = (cards: string[], lang: Lang): string[] => cards.map((card) => box.suits[box.cards[card]!.suit]!.name[lang]);
const cargo = (cards: string[], lang: Lang): string[] => cards.map((card) => box.cards[card]!.cargo.name[lang]);

describe.each(["en", "de"] as const)("pledged Cargo in %s", (lang) => {
  const rivals: [string, number][] = [
    ["a rival", 2],
    ["the other Smuggler", 3],
    ["an onlooker", -1],
  ];

  it.each(rivals)("is face down for %s: only how many", (_, you) => {
    for (const part of [null, "rivals"]) {
      const drawn = piles(given(you, false, lang, part)).filter((pile) => pile.includes("face-down"));
      expect(drawn.map((pile) => pile.split("face-down").length - 1)).toEqual([2, 1]);
      for (const pile of drawn) for (const suit of suits([...FIRST, ...SECOND], lang)) expect(pile).not.toContain(suit);
    }
    const words = inWords(given(you, false, lang, null));
    const told = words.slice(words.indexOf(`<h2>${box.factions["smuggler_red"]!.name[lang]}`));
    expect(told.slice(0, 4)).toBe("<h2>");
    for (const name of cargo([...FIRST, ...SECOND], lang)) expect(told.slice(0, told.indexOf("</dl>"))).not.toContain(name);
  });

  it("may be looked at by its owner", () => {
    const [first, second] = piles(given(RED, false, lang, null)).filter((pile) => pile.includes("pledge:"));
    for (const suit of suits(FIRST, lang)) expect(first).toContain(suit);
    for (const suit of suits(SECOND, lang)) expect(second).toContain(suit);
    const words = inWords(given(RED, false, lang, null));
    for (const name of cargo([...FIRST, ...SECOND], lang)) expect(words).toContain(name);
  });

  it("is shown to everybody at the end of the game", () => {
    const shown = piles(given(2, true, lang, null)).join("");
    for (const suit of suits([...FIRST, ...SECOND], lang)) expect(shown).toContain(suit);
    expect(shown).not.toContain("face-down");
  });
});
