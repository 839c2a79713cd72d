/** One's own games: the tokens that this browser holds. Whoever holds a token is that seat, so they stay here. */

import type { Created, NewMatch } from "../protocol";
import { load, save } from "./store";
import { today } from "./today";

/** A seat of a match that this browser may play, or (seat -1) watch. */
export interface Held {
  seat: number;
  token: string;
}

export interface Mine {
  match: string;
  game: string;
  held: Held[];
  /** Links for the others' seats, of tables that were set up before there were invitations. */
  invites: Held[];
  /** With it this browser, which set the table up, asks for the invitations. */
  maker?: string;
  watch: string;
  names: string[];
  opened: string;
  over: boolean;
}

export const mine: { games: Mine[] } = $state({ games: load<Mine[]>("games", []) });

function keep(): void {
  save("games", $state.snapshot(mine.games));
}

export function find(match: string): Mine | undefined {
  return mine.games.find((game) => game.match === match);
}

export function forget(match: string): void {
  mine.games = mine.games.filter((game) => game.match !== match);
  keep();
}

export function note(match: string, changes: Partial<Pick<Mine, "names" | "over">>): void {
  const game = find(match);
  if (!game) return;
  Object.assign(game, changes, { opened: today() });
  keep();
}

/** A table that this browser set up: humans sit here. */
export function setUp(asked: NewMatch, created: Created): Mine {
  const held = created.tokens.map((token, seat) => ({ seat, token: token ?? "" })).filter(({ token }) => token);
  const game: Mine = {
    match: created.match,
    game: asked.game,
    held,
    invites: [],
    ...(created.invitations.some(Boolean) ? { maker: created.maker } : {}),
    watch: created.watch,
    names: asked.seats.map((seat) => seat.name ?? ""),
    opened: today(),
    over: false,
  };
  mine.games = [game, ...mine.games];
  keep();
  return game;
}

/** A seat that came by link, or by a rematch. */
export function sit(match: string, game: string, seat: number, token: string): Mine {
  const known = find(match);
  if (!known) {
    const opened = today();
    const fresh = { match, game, held: [], invites: [], watch: "", names: [], opened, over: false };
    mine.games = [fresh, ...mine.games];
  }
  const entry = find(match);
  if (!entry) throw new Error(`no game ${match}`);
  if (seat < 0) entry.watch = token;
  else
    entry.held = [...entry.held.filter((held) => held.seat !== seat), { seat, token }].sort((a, b) => a.seat - b.seat);
  keep();
  return entry;
}

/** Whoever set up the game before this one asks for its invitations. */
export function invite(match: string, maker: string): void {
  const entry = find(match);
  if (entry) entry.maker = maker;
  keep();
}
