/** What every part of the board needs, without handing it down by hand. */

import { getContext, setContext } from "svelte";
import { markOf } from "../../lib/badges";
import type { Mark } from "../../lib/badges";
import type { Lang, Option, Seat } from "../contract";
import { sideOf, type MaracaiboCatalog, type MaracaiboView } from "./model";
import { say, type Word } from "./words";

export interface Chart {
  readonly view: MaracaiboView;
  readonly catalog: MaracaiboCatalog;
  readonly lang: Lang;
  readonly you: number;
  readonly seats: Seat[];
  readonly lit: Map<string, Option[]>;
  readonly motion: boolean;
}

const KEY = Symbol("maracaibo");

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
    get seats() {
      return read().seats;
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

/** How a player is told apart: the side's badge. */
export function badgeOf(of: Chart, seat: number): Mark {
  const side = sideOf(of.view, of.catalog, seat);
  return markOf({ seat, side } as Seat, of.catalog);
}

/** What a player is called: by name where there is one, else by side. */
export function callOf(of: Chart, seat: number): string {
  const side = of.catalog.factions[sideOf(of.view, of.catalog, seat)]?.name[of.lang] ?? "";
  return of.view.jean && seat > 0 ? side : of.seats[seat]?.name || side;
}

/** The sprite's icons for what the game names. */
export const ICONS: Record<string, string> = {
  sugar: "sugar",
  tobacco: "tobacco",
  cotton: "cotton",
  coffee: "coffee",
  cocoa: "cocoa",
  treasure_map: "map",
  book: "book",
  herbs: "herbs",
  pistol: "pistols",
  anchor: "anchor",
  cannon: "cannon",
  scales: "scales",
  lantern: "lantern",
  quill: "quill",
  village: "village",
  city: "castle",
  home: "galleon",
  start: "harbour",
  income: "coins",
  permanent: "hourglass",
  assistant: "person",
  instant: "check",
};
