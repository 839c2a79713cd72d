/** The battle that the view shows, so that everybody sees the same, also after a reload. */

import type { GameEvent, Text } from "../contract";
import type { Place } from "./geometry";
import type * as seen from "./view";

export interface Side {
  figure: string;
  seat: number;
  /** What was rolled; null before that. */
  roll: number | null;
  /** By how much a Cannons die was turned down. */
  fired: number;
  /** What all else adds to the roll; null before the end. */
  bonus: number | null;
  total: number | null;
}

export interface Battle {
  place: Place | null;
  attacker: Side;
  defender: Side;
  /** The winning seat, -1 while it is open. */
  winner: number;
  ignored: boolean;
}

function readSide(plain: seen.Side, decided: boolean, figureOrder: string[]): Side {
  const roll = plain.rolled.length ? plain.rolled.reduce((sum, die) => sum + die, 0) : null;
  return {
    figure: figureOrder[plain.figure] ?? "",
    seat: plain.seat,
    roll,
    fired: plain.fired,
    bonus: decided ? plain.total - (roll ?? 0) - plain.fired : null,
    total: decided ? plain.total : null,
  };
}

/** Of several in one action, each with its place, the one that is still on, else the last. */
export function readBattle(battles: seen.Battle[], places: Place[], figureOrder: string[]): Battle | null {
  const plain = battles.findLast((battle) => battle.won < 0 && !battle.ignored) ?? battles.at(-1);
  if (!plain) return null;
  const decided = plain.won >= 0;
  return {
    place: places[battles.indexOf(plain)] ?? null,
    attacker: readSide(plain.attack, decided, figureOrder),
    defender: readSide(plain.defence, decided, figureOrder),
    winner: plain.won,
    ignored: plain.ignored,
  };
}

export function over(battle: Battle): boolean {
  return battle.winner >= 0 || battle.ignored;
}

/** What ends the aftermath of a battle. */
const MOVES_ON = ["turn.begins", "round.ends"];

/** What the events tell beyond what the panel shows as figures; a new battle begins a new story. */
export function story(before: Text[], events: GameEvent[]): Text[] {
  const begins = events.findLastIndex((event) => event.kind === "battle.begins");
  const since = events.slice(begins + 1);
  const ends = since.findIndex((event) => MOVES_ON.includes(event.kind));
  const told = (ends < 0 ? since : since.slice(0, ends)).filter(
    (event) => !event.kind.startsWith("battle.") && event.kind !== "die.turned",
  );
  return [...(begins < 0 ? before : []), ...told.map((event) => event.text)];
}
