/**
 * What travels between table and server (docs/PROTOCOL.md, version 2). The shapes are the server's own: `schema.d.ts`
 * is made from its OpenAPI description by `npm run schema`; only what the WebSocket adds is written here.
 */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** Every text comes in the viewer's language. */
export type Text = string;

/** What the client says in a language, and which there are. */
export type ClientWords = Schemas["ClientWords"];

export type Seat = Schemas["SeatInfo"];
export type SeatKind = Seat["kind"];

/** Who plays without a seat, such as the opponent of a solo game. */
export type Rival = Schemas["RivalInfo"];
export type GameEvent = Schemas["EventInfo"];

/** `targets` is what on the board the option points at, such as `space:3,4`. */
export type Option = Schemas["OptionInfo"];
export type Ask = Schemas["AskInfo"];
export type Over = Schemas["OverInfo"];
/** Something that follows from what the viewer sees; `about` is what on the board it belongs to. */
export type Insight = Schemas["InsightInfo"];
export type View = Record<string, unknown>;

/** A snapshot or an update; `you` is the viewer's seat, -1 for who watches. */
export type Update = Schemas["Shown"];

/** A position of a finished game; seat -2 sees everything. */
export type Replayed = Schemas["Replayed"];

export type GameInfo = Schemas["GameInfo"];
export type NewMatch = Schemas["NewMatch"];
export type SeedDrawn = Schemas["SeedInfo"];
export type Again = Schemas["RematchBody"];
export type NewSeat = Schemas["NewSeat"];
export type Created = Schemas["Made"];
export type Seated = Schemas["Seated"];
export type Invited = Schemas["Invited"];
export type Invitations = Schemas["Invitations"];
export type Summary = Schemas["Summary"];
export type NextMatch = Schemas["NextMatch"];
export type Clause = Schemas["RuleInfo"];
export type Act = Schemas["ActBody"]["act"];
export type Ack = Schemas["Ack"];
export type ErrorMessage = Schemas["ErrorInfo"];
export type ErrorCode = ErrorMessage["code"];
export type Why = Schemas["WhyInfo"] & { type?: "why"; id?: string | number };

export interface Pong {
  type: "pong";
  id: string | number;
}

export type FromServer = Update | Ack | ErrorMessage | (Why & { type: "why" }) | Pong;

export type ToServer =
  | { type: "join"; token: string; lang: string; since?: number; page?: string; device?: string }
  | { type: "lang"; lang: string }
  | ({ type: "move" } & Schemas["MoveBody"])
  | ({ type: "act" } & Schemas["ActBody"])
  | { type: "why"; id: string; key: string }
  | ({ type: "name" } & Schemas["NameBody"])
  | ({ type: "orders"; move_id: string } & Schemas["OrdersBody"])
  | { type: "devices" }
  | ({ type: "word" } & Schemas["WordBody"])
  | { type: "ping"; id: string };
