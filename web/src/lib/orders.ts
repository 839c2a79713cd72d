/** Standing orders: what a seat has answered in advance, so that nobody waits for it. */

import type { Order } from "../boards/contract";
import type { Ask, Option } from "../protocol";

export type Until = "turn" | "idle" | "always";
export type Orders = Record<string, Until>;

/** The orders with one of them given, changed or (without `until`) withdrawn. */
export function ordered(orders: Orders, prompt: string, until: Until | ""): Orders {
  const { [prompt]: _, ...others } = orders;
  return until ? { ...others, [prompt]: until } : others;
}

/** All questions that can be answered in advance, each for as long. */
export function allOrdered(known: Order[], until: Until | ""): Orders {
  return until ? Object.fromEntries(known.map((order) => [order.prompt, until])) : {};
}

/** How long all of them hold, if that is the same for all; null if it differs. */
export function common(known: Order[], orders: Orders): Until | "" | null {
  const [first = "", ...others] = known.map((order) => orders[order.prompt] ?? "");
  return others.every((until) => until === first) ? first : null;
}

/** The option that a standing order would choose at this question, if one can be given for it. */
export function inAdvance(known: Order[], ask: Ask | null | undefined): Option | undefined {
  const order = known.find((one) => one.prompt === ask?.prompt);
  return order && ask?.options.find((option) => option.key === order.key);
}
