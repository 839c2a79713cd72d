/** What every board promises, tried on recorded positions: nothing is left undefined, and every choice is drawn. */

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { BoardComponent, BoardPart, BoardProps } from "../src/boards/contract";
import { litBy } from "../src/lib/options";
import type { Update } from "../src/protocol";
import { inLanguage, speak, type Lang } from "./spoken";

export interface Drawing {
  Board: BoardComponent;
  Dock: BoardComponent;
  Words: BoardComponent;
  parts: BoardPart[];
  catalog: unknown;
}

/** The board of a position as HTML; on narrow screens of one tab. */
export type Drawn = (shown: Update, lang: Lang, part: string | null) => string;

const kindOf = (target: string): string => target.slice(0, target.indexOf(":"));

export function drawsEverything(drawing: Drawing, recorded: Record<string, Update>): Drawn {
  const { Board, Dock, Words, parts } = drawing;
  const given = (recorded: Update, lang: Lang, part: string | null): BoardProps => {
    speak(lang);
    return props(inLanguage(recorded, lang), inLanguage(drawing.catalog, lang) as BoardProps["catalog"], part);
  };
  const props = (shown: Update, catalog: BoardProps["catalog"], part: string | null): BoardProps => ({
    view: shown.view,
    catalog,
    you: shown.you,
    seats: shown.seats,
    lit: litBy(shown.ask?.options ?? [], []),
    insights: shown.insights,
    picked: null,
    events: [],
    past: [],
    onpick: () => undefined,
    part,
    motion: false,
  });
  const drawn: Drawn = (shown, lang, part) => render(Board, { props: given(shown, lang, part) }).body;

  describe.each(Object.entries(recorded))("in the position %s", (_, shown) => {
    const targets = [...litBy(shown.ask?.options ?? [], []).keys()];

    it.each(["en", "de"] as const)("nothing is left undefined in %s", (lang) => {
      const all = [null, ...parts.map((part) => part.id)].map((part) => drawn(shown, lang, part));
      all.push(
        render(Dock, { props: given(shown, lang, null) }).body,
        render(Words, { props: given(shown, lang, null) }).body,
      );
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
  return drawn;
}
