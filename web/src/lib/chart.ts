/** What every part of a board needs, without handing it down by hand; and the board's own words. */

import { getContext, setContext } from "svelte";
import type { Insight, Lang, Option, Seat, Text } from "../boards/contract";
import { fill } from "./say";

export interface Chart<View, Box> {
  readonly view: View;
  readonly catalog: Box;
  readonly lang: Lang;
  readonly you: number;
  readonly seats: Seat[];
  readonly lit: Map<string, Option[]>;
  readonly insights: Insight[];
  readonly motion: boolean;
}

const NAMES = ["view", "catalog", "lang", "you", "seats", "lit", "insights", "motion"] as const;

/** A board's context: `provide` gives all parts below the current chart, `read` is called anew for each look at it. */
export function charted<View, Box>(): {
  provide: (read: () => Chart<View, Box>) => void;
  chart: () => Chart<View, Box>;
} {
  const key = Symbol("chart");
  return {
    provide: (read) => {
      const given = {};
      for (const name of NAMES) Object.defineProperty(given, name, { get: () => read()[name] });
      setContext(key, given);
    },
    chart: () => getContext<Chart<View, Box>>(key),
  };
}

export type Args = Record<string, string | number>;

/** What a board itself says, besides the names and rules of the catalog; `{n|one|# many}` goes by the number. */
export function phrases<Word extends string>(
  words: Record<Word, Text>,
): {
  say: (lang: Lang, word: Word, args?: Args) => string;
  texts: (word: Word) => Text;
  speaker: (of: { readonly lang: Lang }) => (word: Word, args?: Args) => string;
} {
  const say = (lang: Lang, word: Word, args: Args = {}): string => fill(words[word][lang], args);
  return {
    say,
    texts: (word) => words[word],
    speaker: (of) => (word, args) => say(of.lang, word, args),
  };
}
