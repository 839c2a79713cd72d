/** What every part of the board needs, without handing it down by hand. */

import { markOf, type Mark } from "../../lib/badges";
import { charted, type Chart as Charted } from "../../lib/chart";
import { said } from "../../lib/say";
import type { Seat } from "../contract";
import type { MaraudersCatalog, MaraudersView } from "./model";

export { said } from "../../lib/say";
export { say } from "./words";

export type Chart = Charted<MaraudersView, MaraudersCatalog>;

export const { provide, chart } = charted<MaraudersView, MaraudersCatalog>();

export function markFor(of: Chart, seat: number): Mark {
  return markOf({ seat, side: of.catalog.seat_order[seat] ?? "" } as Seat, of.catalog);
}

/** What a player is called: by name where there is one, else by colour. */
export function callOf(of: Chart, seat: number): string {
  return of.seats[seat]?.name || said(of.catalog.factions[of.catalog.seat_order[seat] ?? ""]?.name);
}

export function zoneName(of: Chart, zone: number): string {
  return said(of.catalog.zones[of.catalog.zone_order[zone] ?? ""]?.name);
}

export function nationName(of: Chart, nation: number): string {
  return said(of.catalog.nations[of.catalog.nation_order[nation] ?? ""]?.name);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sprite's icons for what the game names. */
export const ICONS: Record<string, string> = {
  cocoa: "cocoa",
  food: "corn",
  rum: "bottle",
  spices: "pepper",
  sugar: "sugar",
  textiles: "cloth",
  tobacco: "tobacco",
  wood: "wood",
  hull: "hull",
  cargo: "crate",
  masts: "sailboat",
  crew: "crew",
  cannons: "cannon",
  seamanship: "ship-wheel",
  scouting: "spyglass",
  leadership: "leader",
  influence: "talk",
  demand: "scales",
  buying: "crate",
  shipyard: "hammer",
  rumor: "talk",
  mission: "scroll",
  stash: "chest",
  shoot: "cannon",
  board: "sabres",
  flee: "windsock",
  sloop: "sailboat",
  flute: "caravel",
  frigate: "galleon",
  galleon: "galleon",
  man_o_war: "galleon",
};
