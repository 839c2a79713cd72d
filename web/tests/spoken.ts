/** What the server would say: the words of the client in a language, and recorded messages in one of their languages. */

import { readdirSync, readFileSync } from "node:fs";
import { tongue } from "../src/lib/tongue.svelte";

export type Lang = "en" | "de";

const LANGUAGES = new URL("../../src/quarterdeck/languages/", import.meta.url);

/** The files of words of a language, by what speaks them. */
export function filesOf(lang: Lang): Record<string, string> {
  const folder = new URL(`${lang}/client/`, LANGUAGES);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), "utf8")]));
}

export function speak(lang: Lang): void {
  tongue.learn({ lang, files: filesOf(lang), languages: [] });
}

/** What is recorded has its texts in both languages: this is how a viewer gets it. */
export function inLanguage<T>(recorded: T, lang: Lang): T {
  return spoken(recorded, lang) as T;
}

function spoken(part: unknown, lang: Lang): unknown {
  if (Array.isArray(part)) return part.map((one) => spoken(one, lang));
  if (part === null || typeof part !== "object") return part;
  const row = part as Record<string, unknown>;
  if (Object.keys(row).sort().join() === "de,en") return row[lang];
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, spoken(value, lang)]));
}
