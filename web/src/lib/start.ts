/** From a wish to a table: sets a match up on the server and notes its tokens here. */

import type { GameInfo, NewMatch } from "../protocol";
import * as api from "./api";
import { setUp, type Mine } from "./mine.svelte";
import { go } from "./route.svelte";

export async function open(match: NewMatch): Promise<Mine> {
  return setUp(await api.create(match));
}

/** One click: oneself and a bot in every other seat of the smallest table. */
export async function againstBots(game: GameInfo, name: string): Promise<void> {
  const others = quickBots(game);
  const bots = Array.from({ length: others }, () => ({ kind: "bot" as const }));
  const entry = await open({ game: game.game, seats: [{ kind: "human", name }, ...bots] });
  go("table", entry.match);
}

/** As many bots as make the usual table of three, or what the game allows. */
export function quickBots(game: GameInfo): number {
  return (game.players.includes(3) ? 3 : Math.min(...game.players)) - 1;
}
