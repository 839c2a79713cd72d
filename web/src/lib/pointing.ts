/** What the board is told beside its view: options by what they point at, and what follows from the position. */

import type { Insight, Option } from "../boards/contract";

/** What is told about something; only kinds that begin so. */
export function toldOf(insights: Insight[], about: string, kind = ""): Insight[] {
  return insights.filter((one) => one.about === about && one.kind.startsWith(kind));
}

/** The targets of a kind that are offered now, each with its options. */
export function offered(
  lit: Map<string, Option[]>,
  ...kinds: string[]
): { target: string; id: string; options: Option[] }[] {
  return [...lit].flatMap(([target, options]) => {
    const at = target.indexOf(":");
    return kinds.includes(target.slice(0, at)) ? [{ target, id: target.slice(at + 1), options }] : [];
  });
}
