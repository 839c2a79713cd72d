/** What lies on a space, as words: for labels and for the table in words. */

import { callOf, said, say, type Chart } from "./context";
import { faceOf, type PlayerView } from "./model";

/** What is told of goods, "" where there are none. */
export function goodsSaid(of: Chart, cargo: number, coins: number): string {
  return [cargo ? say("cargo-n", { n: cargo }) : "", coins ? say("coins-n", { n: coins }) : ""]
    .filter(Boolean)
    .join(", ");
}

/** How many markers each seat has, by name. */
function counted(of: Chart, slots: number[]): string[] {
  const seats = [...new Set(slots)].filter((seat) => seat >= 0);
  return seats.map((seat) => `${callOf(of, seat)} ${slots.filter((other) => other === seat).length}`);
}

export function shipsAt(of: Chart, space: number): PlayerView[] {
  return of.view.players.filter((player) => player.place === space);
}

export function shipsSaid(of: Chart, space: number): string {
  const list = shipsAt(of, space)
    .map((player) => `${callOf(of, player.seat)} (${say(player.pirate ? "pirate-mode" : "merchant-mode")})`)
    .join(", ");
  return list && say("ships-here", { list });
}

/** A row card in words: its name, cost, line and what it does. */
export function cardSaid(of: Chart, card: string): string {
  const face = faceOf(of.view, of.catalog, card);
  return face ? `${said(face.name)}. ${said(face.text)}` : "";
}

/** Everything about a space that is known, part by part. */
export function spaceSaid(of: Chart, space: number): string[] {
  const part = of.view.spaces[space];
  const tile = of.catalog.tiles[part?.tile ?? ""];
  if (!part || !tile) return [say("unexplored"), shipsSaid(of, space)].filter(Boolean);
  const empty = part.slots.filter((seat) => seat < 0).length;
  const markers = [...counted(of, part.slots), ...(empty ? [say("slot-empty", { n: empty })] : [])];
  const permanent = part.permanent.flatMap((n, seat) => (n ? [`${callOf(of, seat)} ${n}`] : []));
  const lying = goodsSaid(of, part.cargo, part.coins);
  const made = goodsSaid(of, tile.production.cargo, tile.production.coin);
  const buildings = part.buildings.map((at) => said(of.catalog.buildings[of.catalog.building_order[at] ?? ""]?.name));
  return [
    said(tile.name),
    tile.island ? "" : say("open-sea"),
    markers.length ? say("slots", { list: markers.join(", ") }) : "",
    permanent.length ? say("permanent-of", { list: permanent.join(", ") }) : "",
    part.controller >= 0 ? say("controlled-by", { name: callOf(of, part.controller) }) : "",
    tile.rewards.length ? say("rewards", { list: tile.rewards.join(" / ") }) : "",
    made && say("produces", { what: made }),
    tile.hand_limit ? say("hand-more", { n: tile.hand_limit }) : "",
    lying && say("lying-here", { what: lying }),
    buildings.length ? say("buildings-here", { list: buildings.join(", ") }) : "",
    of.view.blocked.includes(space) ? say("blocked") : "",
    shipsSaid(of, space),
  ].filter(Boolean);
}
