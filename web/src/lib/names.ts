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
  return seat.name || sideOf(seat, catalog) || say("seatN", { n: seat.seat + 1 });
}

/** Everybody by the numbers that events use: rivals without a seat come after the seats. */
export function everybody(seats: Seat[], rivals: Rival[]): Seat[] {
  const more = rivals.map(({ side }, at) => ({ seat: seats.length + at, side, kind: "bot" as const, name: "", bot: "" }));
  return [...seats, ...more.map((one) => ({ ...one, here: true, away: false }))];
}

/** The names of some seats, as a list in words. */
export function onlyNames(seats: Seat[], which: number[], catalog: Catalog | null): string {
  return which
    .map((seat) => called(seats[seat], catalog))
    .filter(Boolean)
    .join(", ");
}

/** A bot's strength as a rank aboard; the server offers them from weak to strong. */
export function botName(level: number, of: number): string {
  const ranks = [say("botLevel1"), say("botLevel2"), say("botLevel3"), say("botLevel4"), say("botLevel5")];
  const at = of <= 1 ? ranks.length - 1 : Math.round((level * (ranks.length - 1)) / (of - 1));
  return ranks[at] ?? "";
}

/** Neither the weakest nor the strongest: the one below the top. */
export function defaultBot(bots: string[]): number {
  return Math.max(0, bots.length - 2);
}
