/** What travels between table and server: docs/PROTOCOL.md, version 1, as types. */

export type Lang = "en" | "de";

/** Every text comes in all languages, so that switching needs no request. */
export type Text = Record<Lang, string>;

export type SeatKind = "human" | "bot" | "open";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** The id of the side that this seat plays, such as a faction. */
  side: string;
  here: boolean;
  /** A human who left, or vanished: a bot plays here until they come back. */
  away?: boolean;
  bot?: string;
}

export interface GameEvent {
  at: number;
  kind: string;
  args: Record<string, number | string>;
  text: Text;
}

export interface Option {
  key: string;
  text: Text;
  /** What on the board the option points at, such as `space:3,4`. */
  targets: string[];
  group?: Text | null;
}

export interface Ask {
  prompt: string;
  text: Text;
  options: Option[];
}

export interface Over {
  winners: number[];
  ending: Text;
  scores: number[];
  seed: string;
}

export type View = Record<string, unknown>;

export interface Update {
  type: "snapshot" | "update";
  match: string;
  seq: number;
  since?: number;
  /** The viewer's seat; -1 watches, -2 sees everything (replay). */
  you: number;
  game: string;
  seats: Seat[];
  view: View;
  /** How many of the events told before still hold; an undo takes some back. */
  kept: number;
  events: GameEvent[];
  ask: Ask | null;
  waiting: number[];
  active: number;
  scores: number[];
  undo: boolean;
  redo: boolean;
  concede?: boolean;
  commitment: string;
  over: Over | null;
  /** This viewer's token in the match that follows, once somebody asked for it. */
  rematch?: string | null;
  /** Something that everybody at this table should know. */
  note?: Text | null;
}

/** A position of a finished game. */
export interface Replayed {
  type: "replay";
  match: string;
  at: number;
  answers: number;
  seat: number;
  view: View;
  events: GameEvent[];
  active: number;
  waiting: number[];
  scores: number[];
  over: Over | null;
}

export type Act = "undo" | "redo" | "restart" | "concede" | "leave" | "return";

export type ErrorCode =
  | "bad_request"
  | "unauthorized"
  | "not_found"
  | "not_yours"
  | "stale"
  | "refused"
  | "over"
  | "too_many"
  | "unavailable";

export interface ErrorMessage {
  type: "error";
  code: ErrorCode;
  message: Text;
  move_id?: string;
  seq?: number;
  clause?: string;
}

export interface Ack {
  type: "ack";
  move_id: string;
  seq: number;
}

export interface Why {
  type?: "why";
  id?: string;
  key?: string;
  clause: string;
  text: Text;
  /** The clause's own words (the rules are written in English); empty where none is known. */
  rule: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

export type FromServer = Update | Ack | ErrorMessage | Why | Pong;

export type ToServer =
  | { type: "join"; token: string; since?: number }
  | { type: "move"; move_id: string; seq: number; key: string }
  | { type: "act"; move_id: string; seq: number; act: Act }
  | { type: "why"; id: string; key: string }
  | { type: "name"; name: string }
  | { type: "ping"; id: string };

export interface GameOption {
  name: string;
  text: Text;
  values: { value: string; text: Text }[];
}

export interface GameInfo {
  id: string;
  name: Text;
  players: number[];
  modes: string[];
  options: GameOption[];
  /** From weak to strong, as `NewSeat.bot` takes them. */
  bots: string[];
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface NewMatch {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
}

export interface Created {
  match: string;
  /** One for each seat that is not a bot's. */
  tokens: (string | null)[];
  /** For everybody who looks on. */
  watch: string;
}

export interface NextMatch {
  match: string;
  token: string;
}

export interface Clause {
  clause: string;
  section: string;
  text: string;
}
