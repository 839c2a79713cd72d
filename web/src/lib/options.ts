/** What an ask offers, ordered for list, keys and board. Nothing here knows what is legal: the server said it. */

import type { Ask, Option, Text } from "../protocol";

export interface Numbered {
  number: number;
  option: Option;
}

export interface Group {
  title: Text | null;
  options: Numbered[];
}

/** Options in their groups, numbered through in the order of the list. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, { title: Text | null; options: Option[] }>();
  for (const option of options) {
    const title = option.group ?? null;
    const name = title ?? "";
    const group = groups.get(name) ?? { title, options: [] };
    group.options.push(option);
    groups.set(name, group);
  }
  let number = 0;
  return [...groups.values()].map(({ title, options: inside }) => ({
    title,
    options: inside.map((option) => ({ number: ++number, option })),
  }));
}

/**
 * Options that differ in nothing but a number and point at the same, such as "Throw 1 coin overboard", "Throw 2 coins
 * overboard": one row of the list.
 */
export function inRows(options: Numbered[]): Numbered[][] {
  const rows: Numbered[][] = [];
  for (const one of options) {
    const row = rows.at(-1);
    if (row?.[0] && isTheSame(row[0].option, one.option)) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** Told by the keys, since one coin is said otherwise than two coins. */
function isTheSame(first: Option, second: Option): boolean {
  if (first.note || second.note || first.targets.join() !== second.targets.join()) return false;
  return [first, second].every(saysItsNumber) && first.key.replace(/\d+/, "") === second.key.replace(/\d+/, "");
}

function saysItsNumber({ key, text }: Option): boolean {
  return onlyNumber(key) !== "" && onlyNumber(key) === onlyNumber(text);
}

/** The number that a text names, if it names exactly one. */
export function onlyNumber(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? "") : "";
}

/** target → options that point at it. Targets that are held already are no choice any more. */
export function litBy(options: Option[], held: string[]): Map<string, Option[]> {
  const lit = new Map<string, Option[]>();
  for (const option of options) {
    for (const target of option.targets) {
      if (held.includes(target)) continue;
      const there = lit.get(target);
      if (there) there.push(option);
      else lit.set(target, [option]);
    }
  }
  return lit;
}

export function narrowed(ask: Ask | null, held: string[]): Option[] {
  if (!ask) return [];
  return ask.options.filter((option) => held.every((target) => option.targets.includes(target)));
}

/** What a click on a target means: one option alone is chosen; of several the target is held until one is left. */
export function clicked(options: Option[], held: string[], target: string): { pick?: Option; held: string[] } {
  if (held.includes(target)) return { held: held.filter((other) => other !== target) };
  const next = [...held, target];
  const left = options.filter((option) => next.every((wanted) => option.targets.includes(wanted)));
  const only = left.length === 1 ? left[0] : undefined;
  return only ? { pick: only, held: next } : { held: left.length ? next : held };
}

/**
 * Digits typed one after the other: a number that no further digit could make into another option is meant at once.
 */
export function typed(digits: string, count: number): "wait" | "none" | number {
  const number = Number(digits);
  if (number < 1 || number > count) return "none";
  return number * 10 <= count ? "wait" : number;
}

/** Whether what is left cannot be told apart by further clicks on the board, so that it has to be listed. */
export function alike(options: Option[], held: string[]): boolean {
  const rests = options.map((option) => option.targets.filter((target) => !held.includes(target)).join("|"));
  return rests.includes("") || new Set(rests).size < rests.length;
}
