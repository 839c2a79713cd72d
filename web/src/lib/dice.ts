/**
 * One's own words for the dice (docs/PROTOCOL.md). They are drawn here, after the server has bound itself to its seed,
 * so that nobody can choose what is dealt; at the end this browser looks whether all of them were in it.
 */

import type { Update } from "../protocol";
import { load, save } from "./store";

/** Of one match: the secret that the words are made of, what the server was bound to, which words were heard from where on. */
interface Own {
  secret: string;
  commitment: string;
  heard: Record<string, number>;
}

type Told = Pick<Update, "match" | "you" | "commitment" | "words" | "word_due" | "over">;

/** So many words a secret gives: each is the hash of the one that follows it. */
const LENGTH = 48;
const MOST_KEPT = 200;

const all = (): Record<string, Own> => load<Record<string, Own>>("dice", {});

function keep(match: string, own: Own): void {
  const others = Object.entries(all()).filter(([id]) => id !== match);
  save("dice", Object.fromEntries([...others, [match, own]].slice(-MOST_KEPT)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Only pages that came over a safe line, or from this machine, are given the hash. */
const hashes = (): boolean => Boolean(globalThis.crypto?.subtle);

async function hash(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

const chains = new Map<string, Promise<string[]>>();

/** The words of a secret, in the order in which they are given. Where nothing can be hashed there is only one. */
function chain(secret: string): Promise<string[]> {
  let found = chains.get(secret);
  if (!found) {
    found = linked(secret);
    chains.set(secret, found);
  }
  return found;
}

async function linked(secret: string): Promise<string[]> {
  const words = [secret];
  for (let last = secret; hashes() && words.length < LENGTH; words.unshift(last)) last = await hash(last);
  return words;
}

/** The first word for a match, to whose seed the server is bound by `commitment`. */
export async function first(match: string, commitment: string): Promise<string> {
  let own = all()[match];
  if (!own) {
    own = { secret: hex(crypto.getRandomValues(new Uint8Array(32))), commitment, heard: {} };
    keep(match, own);
  }
  return (await chain(own.secret))[0] ?? own.secret;
}

/** The word that this seat is to give now; null where none is wanted, or this browser has none. */
export async function due(told: Told): Promise<string | null> {
  if (!told.word_due || told.over) return null;
  const word = await first(told.match, told.commitment);
  const words = await chain(all()[told.match]?.secret ?? word);
  const given = told.words.filter(({ seat }) => seat === told.you).map((one) => words.indexOf(one.word));
  const last = Math.max(-1, ...given);
  return words[last + 1] ?? null;
}

/** Notes which of one's own words were heard, and from where on they count. */
export async function note(told: Told): Promise<void> {
  const own = all()[told.match];
  if (!own) return;
  const mine = await chain(own.secret);
  const fresh = told.words.filter(
    ({ seat, word }) => mine.includes(word) && own.heard[`${seat} ${word}`] === undefined,
  );
  if (!fresh.length) return;
  for (const { seat, word, start } of fresh) own.heard[`${seat} ${word}`] = start;
  keep(told.match, own);
}

/**
 * Whether this browser's words are in the dice as they were heard, and the seed, once it is shown, is the one that the
 * server was bound to; null where it has given none.
 */
export async function honest(told: Told): Promise<boolean | null> {
  const own = all()[told.match];
  const heard = Object.entries(own?.heard ?? {});
  if (!own || !heard.length) return null;
  const there = new Map(told.words.map(({ seat, word, start }) => [`${seat} ${word}`, start]));
  if (told.commitment !== own.commitment || heard.some(([word, start]) => there.get(word) !== start)) return false;
  return !told.over || !hashes() || (await hash(`${told.over.seed}|${told.match}`)) === own.commitment;
}
