/** The shell's own words in the viewer's language. Texts of games come from the server in every language. */

import type { Text } from "../protocol";
import { de } from "../texts/de";
import { en, type Words } from "../texts/en";
import { settings } from "./settings.svelte";

const WORDS: Record<string, Words> = { en, de };

type Args = Record<string, string | number>;

/** Fills `{name}` in; `{n|one|many}` chooses by the number n. */
export function fill(pattern: string, args: Args): string {
  return pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (all, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) return all;
    if (one === undefined) return String(value);
    return (value === 1 ? one : (many ?? "")).replaceAll("#", String(value));
  });
}

export function say(id: keyof Words, args: Args = {}): string {
  return fill(WORDS[settings.lang]?.[id] ?? en[id], args);
}

/** A text that came in every language. */
export function said(text: Text | string | null | undefined): string {
  if (text === null || text === undefined) return "";
  return typeof text === "string" ? text : (text[settings.lang] ?? text.en ?? "");
}
