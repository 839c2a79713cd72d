/** How a view is read: mappings come as pairs, hidden collections as `{hidden: n}`, and nothing is taken for granted. */

/** What a seat may not see: how many there are, 1 for a single value. */
export interface Hidden {
  hidden: number;
}

/** A collection that may be hidden: then only its size is known. */
export interface Pile<T = string> {
  known: T[] | null;
  count: number;
}

export function pairs<K, V>(value: unknown): Map<K, V> {
  return new Map(Array.isArray(value) ? (value as [K, V][]) : []);
}

export function list<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}

export function number(value: unknown, otherwise = 0): number {
  return typeof value === "number" ? value : otherwise;
}

export function word(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A list that is shown, or only its size. */
export function pile<T = string>(value: unknown): Pile<T> {
  if (Array.isArray(value)) return { known: value as T[], count: value.length };
  return { known: null, count: number((value as { hidden?: number } | null)?.hidden) };
}
