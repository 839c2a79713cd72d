/** What every part of a board needs, without handing it down by hand. */

import { getContext, setContext } from "svelte";
import type { Insight, Option, Seat } from "../boards/contract";

export interface Chart<View, Box> {
  readonly view: View;
  readonly catalog: Box;
  readonly you: number;
  readonly seats: Seat[];
  readonly lit: Map<string, Option[]>;
  readonly insights: Insight[];
  readonly motion: boolean;
}

const NAMES = ["view", "catalog", "you", "seats", "lit", "insights", "motion"] as const;

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
