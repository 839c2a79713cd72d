/** What every part of the board needs, without handing it down by hand. */

import { markOfSide, type Mark } from "../../lib/badges";
import { charted, type Chart as Charted } from "../../lib/chart";
import { said } from "../../lib/say";
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { sideOf, type ReckoningCatalog, type ReckoningView } from "./model";

export { said } from "../../lib/say";
export { say } from "./words";

export type Chart = Charted<ReckoningView, ReckoningCatalog>;

export const { provide, chart } = charted<ReckoningView, ReckoningCatalog>();

/** A merchant ship in a battle has black markers. */
const MERCHANT: Mark = { colour: "#1B1B1B", shape: "hexagon", hatch: "cross", letter: "" };

export function markFor(of: Chart, seat: number): Mark {
  return seat < 0 ? MERCHANT : markOfSide(sideOf(of.view, of.catalog, seat), of.catalog);
}

/** What a player is called: by name where there is one, else by side. */
export function callOf(of: Chart, seat: number): string {
  if (seat < 0) return said(of.catalog.things["idea:merchant"]?.name);
  return (
    (seat < of.view.humans && of.seats[seat]?.name) ||
    said(of.catalog.factions[sideOf(of.view, of.catalog, seat)]?.name)
  );
}

export function spaceName(of: Chart, space: number): string {
  return said(of.catalog.spaces[of.catalog.space_order[space] ?? ""]?.name);
}

/** The island's name where it is known, else where it lies. */
export function placeName(of: Chart, space: number): string {
  return said(of.catalog.tiles[of.view.spaces[space]?.tile ?? ""]?.name) || spaceName(of, space);
}

/** Ships glide from where they were to where they are. */
export const [leave, arrive] = crossfade({ duration: 600, easing: cubicOut });

/** The sprite's icons for what the game names. */
export const ICONS: Record<string, string> = {
  sail: "sailboat",
  cannon: "cannon",
  wheel: "ship-wheel",
  draw: "card-draw",
  fort: "castle",
  garrison: "pistols",
  outpost: "village",
  legendary: "laurel",
  seasoned: "crew",
  terror: "skull",
  builder: "hammer",
  moneybags: "coins",
  here_to_stay: "flag",
  elite_ship: "galleon",
  new_shores: "spyglass",
  trade_icon: "scales",
  explode: "burst",
  damage: "damage",
  strength: "sabres",
  plunder: "chest",
  goods: "crate",
  sails: "sailboat",
  merchant: "caravel",
  advancement: "scroll",
  walls: "castle",
  battle: "sabres",
  turn: "hourglass",
  team: "users",
};
