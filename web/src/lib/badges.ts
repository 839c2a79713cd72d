/** How a seat is told apart: colour, shape, hatch and letter, always all of them. */

import type { Badge, Catalog } from "../boards/contract";
import type { Seat } from "../protocol";
import { said } from "./say";

export type Mark = Pick<Badge, "colour" | "shape" | "hatch"> & { letter: string };

const SEATS: Mark[] = [
  { colour: "#1F3A8A", shape: "circle", hatch: "solid", letter: "1" },
  { colour: "#C9401C", shape: "square", hatch: "diagonal", letter: "2" },
  { colour: "#56B4E9", shape: "triangle", hatch: "dots", letter: "3" },
  { colour: "#F5CF4B", shape: "diamond", hatch: "waves", letter: "4" },
];
const NOBODY: Mark = { colour: "#6E6E6E", shape: "hexagon", hatch: "cross", letter: "" };

/** A side's own badge where the game has one; else the seat's. */
export function markOf(seat: Seat | undefined, catalog: Catalog | null): Mark {
  return seat ? markOfSide(seat.side, catalog, SEATS[seat.seat % SEATS.length]) : NOBODY;
}

/** The badge of a side that may have no seat. */
export function markOfSide(side: string, catalog: Catalog | null, plain: Mark = NOBODY): Mark {
  const badge = catalog?.factions?.[side];
  if (!badge?.colour) return plain;
  return { colour: badge.colour, shape: badge.shape, hatch: badge.hatch, letter: said(badge.letter) || plain.letter };
}

/** Dark or light letters, whichever reads better on a colour. */
export function lettersOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.299 * r + 0.587 * g + 0.114 * b > 0.55 ? "#13203a" : "#ffffff";
}
