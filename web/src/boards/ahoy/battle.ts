/** A battle as its events tell it, so that both sides see the same. */

import type { GameEvent, Text } from "../contract";

export interface Side {
  figure: string;
  seat: number;
  /** What was rolled; null before that. */
  roll: number | null;
  /** By how much a Cannons die was turned down. */
  fired: number;
  /** Roll, shot and bonuses; null before the end. */
  total: number | null;
}

export interface Battle {
  cell: number;
  attacker: Side;
  defender: Side;
  /** The winning seat, -1 while it is open. */
  winner: number;
  ignored: boolean;
  /** What followed, in words. */
  story: Text[];
  /** Whether the game has gone on since. */
  past: boolean;
}

/** What ends the aftermath of a battle. */
const MOVES_ON = ["turn.begins", "die.placed", "die.paid", "die.aside", "round.ends", "round.begins", "region.laid"];

export type OwnerOf = (figure: string) => number;
export type ValueBefore = (seat: number, slot: string) => number;

function begun(event: GameEvent, ownerOf: OwnerOf): Battle {
  const side = (figure: string): Side => ({ figure, seat: ownerOf(figure), roll: null, fired: 0, total: null });
  return {
    cell: Number(event.args.cell),
    attacker: side(String(event.args.attacker)),
    defender: side(String(event.args.defender)),
    winner: -1,
    ignored: false,
    story: [],
    past: false,
  };
}

function sideOf(battle: Battle, seat: number): Side {
  return battle.attacker.seat === seat ? battle.attacker : battle.defender;
}

function decided(battle: Battle, args: GameEvent["args"]): void {
  battle.attacker.total = Number(args.attack);
  battle.defender.total = Number(args.defence);
  battle.winner = Number(args.seat);
}

function told(battle: Battle, event: GameEvent, before: ValueBefore): void {
  const seat = Number(event.args.seat);
  if (event.kind === "battle.rolled") sideOf(battle, seat).roll = Number(event.args.roll);
  else if (event.kind === "battle.won") decided(battle, event.args);
  else if (event.kind === "battle.ignored") battle.ignored = true;
  else if (event.kind === "die.turned" && battle.winner < 0 && battle.attacker.roll === null) {
    const amount = before(seat, String(event.args.slot)) - Number(event.args.die);
    if (amount > 0) sideOf(battle, seat).fired = amount;
  } else battle.story.push(event.text);
}

/** The battle after these events, or null if there is none to show. */
export function follow(battle: Battle | null, events: GameEvent[], ownerOf: OwnerOf, before: ValueBefore): Battle | null {
  let now = battle && { ...battle, attacker: { ...battle.attacker }, defender: { ...battle.defender }, story: [...battle.story] };
  for (const event of events) {
    if (event.kind === "battle.begins") now = begun(event, ownerOf);
    else if (now && !now.past && MOVES_ON.includes(event.kind) && over(now)) now.past = true;
    else if (now && !now.past) told(now, event, before);
  }
  return now;
}

export function over(battle: Battle): boolean {
  return battle.winner >= 0 || battle.ignored;
}
