/** What every part of the board needs, without handing it down by hand. */

import { markOf, type Mark } from "../../lib/badges";
import { charted, type Chart as Charted } from "../../lib/chart";
import type { Seat } from "../contract";
import { sideOf, type MaracaiboCatalog, type MaracaiboView } from "./model";

export { say } from "./words";

export type Chart = Charted<MaracaiboView, MaracaiboCatalog>;

export const { provide, chart } = charted<MaracaiboView, MaracaiboCatalog>();

/** How a player is told apart: the side's badge. */
export function badgeOf(of: Chart, seat: number): Mark {
  const side = sideOf(of.view, of.catalog, seat);
  return markOf({ seat, side } as Seat, of.catalog);
}

/** What a player is called: by name where there is one, else by side. */
export function callOf(of: Chart, seat: number): string {
  const side = of.catalog.factions[sideOf(of.view, of.catalog, seat)]?.name ?? "";
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
