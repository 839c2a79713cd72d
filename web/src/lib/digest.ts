/** What happened since a seat's last turn: a card for each opponent, what concerns this seat first. */

import type { GameEvent } from "../protocol";

export interface Told {
  event: GameEvent;
  mine: boolean;
}

export interface Card {
  /** Whose doing it was; -1 for what nobody did. */
  seat: number;
  events: Told[];
}

/** Arguments that name somebody to whom something was done. */
const DONE_TO = ["victim", "giver", "defender"];
const HURTS = ["damage.taken"];

function concerns(event: GameEvent, you: number): boolean {
  if (you < 0) return false;
  if (DONE_TO.some((name) => event.args[name] === you)) return true;
  return HURTS.includes(event.kind) && event.args["seat"] === you;
}

/** Whose turn it was, as the events tell; what comes before the first turn is nobody's. */
export function digested(events: GameEvent[], you: number): Card[] {
  const cards = new Map<number, Told[]>();
  let turn = -1;
  for (const event of events) {
    const seat = event.args["seat"];
    if (event.kind === "turn.begins" && typeof seat === "number") {
      turn = seat;
      continue;
    }
    if (event.kind === "round.begins" || event.kind === "round.ends") turn = -1;
    if (turn === you && you >= 0) continue;
    const card = cards.get(turn) ?? [];
    card.push({ event, mine: concerns(event, you) });
    cards.set(turn, card);
  }
  const found = [...cards].map(([seat, told]) => ({
    seat,
    events: [...told.filter((one) => one.mine), ...told.filter((one) => !one.mine)],
  }));
  return found.sort((a, b) => weight(b) - weight(a));
}

function weight(card: Card): number {
  return card.events.some((one) => one.mine) ? 1 : 0;
}
