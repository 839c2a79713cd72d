/** What every part of the board needs, without handing it down by hand. */

import { getContext, setContext } from "svelte";
import type { Lang, Option } from "../contract";
import type { AhoyCatalog, AhoyView } from "./model";
import { say, type Word } from "./words";

export interface Chart {
  readonly view: AhoyView;
  readonly catalog: AhoyCatalog;
  readonly lang: Lang;
  readonly you: number;
  readonly lit: Map<string, Option[]>;
  readonly motion: boolean;
}

const KEY = Symbol("ahoy");

/** Gives all parts below the current chart; `read` is called anew for each look at it. */
export function provide(read: () => Chart): void {
  setContext<Chart>(KEY, {
    get view() {
      return read().view;
    },
    get catalog() {
      return read().catalog;
    },
    get lang() {
      return read().lang;
    },
    get you() {
      return read().you;
    },
    get lit() {
      return read().lit;
    },
    get motion() {
      return read().motion;
    },
  });
}

export function chart(): Chart {
  return getContext<Chart>(KEY);
}

/** The board's own words in the viewer's language. */
export function speaker(of: Chart): (word: Word, args?: Record<string, string | number>) => string {
  return (word, args) => say(of.lang, word, args);
}

/** What a side's token shows: letters on light colours are dark. */
export function letterColour(background: string): string {
  const value = parseInt(background.slice(1), 16);
  const light = 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
  return light > 140 ? "#13203a" : "#ffffff";
}

/** The sprite's icon for each suit. */
export const EMBLEMS: Record<string, string> = {
  parrot: "parrot",
  tree: "palm",
  skull: "skull",
  compass: "compass",
  swords: "sabres",
  fish: "fish",
};
