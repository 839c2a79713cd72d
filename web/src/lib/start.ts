/** From a wish to a table: sets a match up on the server and notes its tokens here. */

import type { GameInfo, NewMatch } from "../protocol";
import * as api from "./api";
import { first } from "./dice";
import { find, invite, setUp, sit, type Mine } from "./mine.svelte";
import { go } from "./route.svelte";
import { say } from "./say";

/** A seed for a table to be made, and the word for it. */
async function bound(): Promise<{ seed_id: string; entropy: string }> {
  const { seed_id, commitment } = await api.drawSeed();
  return { seed_id, entropy: await first(seed_id, commitment) };
}

export async function open(match: NewMatch): Promise<Mine> {
  return setUp(match, await api.create({ ...match, ...(await bound()) }));
}

/** One click: oneself and so many bots, none for a game alone. */
export async function atOnce(game: GameInfo, name: string, others: number): Promise<void> {
  const bots = Array.from({ length: others }, () => ({ kind: "bot" as const }));
  const entry = await open({ game: game.id, seats: [name ? { kind: "human", name } : { kind: "human" }, ...bots] });
  go("table", entry.match);
}

/** As many bots as make the usual table of three, or what the game allows. */
export function quickBots(game: GameInfo): number {
  return (game.players.includes(3) ? 3 : Math.min(...game.players)) - 1;
}

/** "2 to 4 players", or the counts one by one where some are left out. */
export function seatsOf(game: GameInfo): string {
  const counts = [...game.players].sort((a, b) => a - b);
  const [from = 0, to = from] = [counts[0], counts.at(-1)];
  if (from === to) return say("players", { n: from });
  const all = to - from + 1 === counts.length;
  return all ? say("seats-between", { from, to }) : say("seats-listed", { counts: counts.join(", ") });
}

/** Whoever could invite to a match can invite to the one that follows it. */
async function inherit(match: string): Promise<void> {
  const maker = find(match)?.maker;
  const told = maker ? await api.invitations(match, maker).catch(() => null) : null;
  if (told?.rematch) invite(told.rematch.match, told.rematch.maker);
}

/**
 * The match that follows a finished one, as a `sequel` with what the game carries over; the first who asks has it set
 * up, the others find it.
 */
export async function again(
  match: string,
  game: string,
  holders: { seat: number; token: string }[],
  sequel = false,
): Promise<void> {
  let next = "";
  const word = await bound();
  for (const { seat, token } of holders) {
    const made = await api.rematch(match, token, { sequel, ...word });
    sit(made.match, game, seat, made.token);
    next = made.match;
  }
  await inherit(match);
  if (next) go("table", next);
}
