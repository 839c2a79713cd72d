import type { Catalog } from "../boards/contract";
import type { Rival, Seat } from "../protocol";
import { said, say } from "./say";

/** What a seat's side is called, or that of a rival without a seat. */
export function sideOf(one: Pick<Seat, "side"> | undefined, catalog: Catalog | null): string {
  return said(catalog?.factions?.[one?.side ?? ""]?.name);
}

/** What a seat is called: its player's name, else its side's, else its number. */
export function called(seat: Seat | undefined, catalog: Catalog | null): string {
  if (!seat) return "";
  return seat.name || sideOf(seat, catalog) || say("seat-n", { n: seat.seat + 1 });
}

/** Everybody by the numbers that events use: rivals without a seat come after the seats. */
export function everybody(seats: Seat[], rivals: Rival[]): Seat[] {
  const more = rivals.map(({ side }, at) => ({
    seat: seats.length + at,
    side,
    kind: "bot" as const,
    name: "",
    bot: "",
  }));
  return [...seats, ...more.map((one) => ({ ...one, here: true, away: false }))];
}

/** The names of some seats, as a list in words. */
export function onlyNames(seats: Seat[], which: number[], catalog: Catalog | null): string {
  return which
    .map((seat) => called(seats[seat], catalog))
    .filter(Boolean)
    .join(", ");
}
