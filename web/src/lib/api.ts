/** The HTTP half of the protocol. */

import type { Catalog } from "../boards/contract";
import type {
  Again,
  Clause,
  ClientWords,
  Created,
  ErrorCode,
  ErrorMessage,
  GameInfo,
  Invitations,
  Invited,
  NewMatch,
  NextMatch,
  Replayed,
  Seated,
  SeedDrawn,
  Summary,
  Text,
  Update,
} from "../protocol";
import { device } from "./device";
import { say } from "./say";
import { tongue } from "./tongue.svelte";

const API = new URL("api/v2/", document.baseURI);
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode | "away",
    readonly text: Text,
    readonly clause = "",
  ) {
    super(text);
  }
}

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const error = body as ErrorMessage | null;
  if (error?.type === "error") throw new ApiError(error.code, error.message, error.clause);
  throw new ApiError("away", say("away-server"));
}

/** By the device the server knows that no stranger uses the seat. */
const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}`, "X-Device": device() });

async function call<T>(path: string, token = "", body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": tongue.lang };
  if (token) Object.assign(headers, bearer(token));
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(new URL(path, API), {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "omit",
    });
  } catch {
    throw new ApiError("away", say("away-server"));
  }
  return answer<T>(response);
}

export const games = (): Promise<GameInfo[]> => call("games");

/** The words of a language; without one, of that which the browser prefers. */
export async function words(lang: string): Promise<ClientWords> {
  const path = lang ? `client?lang=${encodeURIComponent(lang)}` : "client";
  return answer(await fetch(new URL(path, API), { credentials: "omit" }));
}

const catalogs = new Map<string, Promise<Catalog>>();

/** A game's catalog never changes while a server runs, so it is fetched once in each language. */
export function catalog(game: string): Promise<Catalog> {
  const path = `games/${game}/catalog?lang=${encodeURIComponent(tongue.lang)}`;
  let found = catalogs.get(path);
  if (!found) {
    found = call<Catalog>(path);
    found.catch(() => catalogs.delete(path));
    catalogs.set(path, found);
  }
  return found;
}

/** A seed for a match to be made: the server is bound to it before it hears a word for the dice. */
export const drawSeed = (): Promise<SeedDrawn> => call("seeds", "", {});
export const create = (match: NewMatch): Promise<Created> => call("matches", "", match);
export const state = (match: string, token: string): Promise<Update> => call(`matches/${match}/state`, token);
export const summary = (match: string): Promise<Summary> => call(`matches/${encodeURIComponent(match)}`);
export const claim = (invitation: string, claim_id: string, name: string, entropy: string): Promise<Seated> =>
  call("invitations/claim", "", { invitation, claim_id, name, entropy });
export const invitations = (match: string, maker: string): Promise<Invitations> =>
  call(`matches/${match}/invitations`, maker);
/** Takes an invitation back: for a fresh one, or for a bot. */
export const inviteAnew = (match: string, maker: string, seat: number, bot: boolean): Promise<Invited> =>
  call(`matches/${match}/invitations/${seat}`, maker, { bot });
/** An invitation to one's own seat, or none any more. */
export const handOver = (match: string, token: string, take_back = false): Promise<Invited> =>
  call(`matches/${match}/handover`, token, { take_back });
export const rename = (match: string, token: string, name: string): Promise<unknown> =>
  call(`matches/${match}/name`, token, { name });
export const rematch = (match: string, token: string, asked: Again): Promise<NextMatch> =>
  call(`matches/${match}/rematch`, token, asked);
export const replay = (match: string, token: string, at: number, seat: number): Promise<Replayed> =>
  call(`matches/${match}/replay?at=${at}&seat=${seat}`, token);
export const clause = (game: string, id: string): Promise<Clause[]> =>
  call(`rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

/** The game file of a finished game, as the browser's download. */
export async function download(match: string, token: string): Promise<void> {
  const response = await fetch(new URL(`matches/${match}/file`, API), {
    headers: bearer(token),
    credentials: "omit",
  });
  if (!response.ok) await answer(response);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${match}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
