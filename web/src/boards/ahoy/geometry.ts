/** The sea as places and tiles: how a printed tile reads once it is turned. */

import { number } from "../../lib/reading";
import type { Bounds, Place } from "../../lib/viewport";

export type { Bounds, Place };

/** What is printed on one quarter of a tile; `current` is 0 to 3 for north, east, south, west. */
export interface Printed {
  island?: string;
  current?: number;
  harbor?: boolean;
  fog?: boolean;
  wreckage?: boolean;
  treasure?: number;
  tailwind?: number;
}

export interface TilePrint {
  spaces: Printed[];
  /** Pairs of quarters (0 nw, 1 ne, 2 sw, 3 se) with a sandbar between them. */
  sandbars: number[][];
}

/** A quarter as it lies on the map: its offset in the tile, what is there, and which quarter was printed so. */
export interface LyingSpace extends Place {
  quarter: number;
  printed: Printed;
}

/** A sandbar as a line between two points, in cells from the tile's north-west corner. */
export interface Bar {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The place that something told has among its figures. */
export function placeIn(args: Record<string, unknown>): Place {
  return { x: number(args.x), y: number(args.y) };
}

/** A place as targets and keys write it. */
export function nameOf(place: Place): string {
  return `${place.x},${place.y}`;
}

/** The place that a text such as `3,-4` names, or null. */
export function readPlace(text: string): Place | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Where a printed quarter lies after clockwise quarter turns: (dx, dy) goes to (1-dy, dx). */
export function turned(quarter: number, turns: number): number {
  let dx = quarter % 2;
  let dy = Math.floor(quarter / 2);
  for (let turn = 0; turn < turns; turn++) [dx, dy] = [1 - dy, dx];
  return dy * 2 + dx;
}

/** The four spaces of a turned tile, from its north-west corner. */
export function lying(tile: TilePrint, turns: number): LyingSpace[] {
  return tile.spaces.map((printed, quarter) => {
    const at = turned(quarter, turns);
    const current = printed.current === undefined ? undefined : (printed.current + turns) % 4;
    return { x: at % 2, y: Math.floor(at / 2), quarter, printed: { ...printed, current } };
  });
}

/** The sandbars of a turned tile. */
export function bars(tile: TilePrint, turns: number): Bar[] {
  return tile.sandbars.map(([first = 0, second = 0]) => {
    const one = turned(first, turns);
    const other = turned(second, turns);
    const beside = Math.floor(one / 2) === Math.floor(other / 2);
    const at = beside ? Math.floor(one / 2) : one % 2;
    return beside ? { x1: 1, y1: at, x2: 1, y2: at + 1 } : { x1: at, y1: 1, x2: at + 1, y2: 1 };
  });
}

/** The rectangle in cells around all places, with a margin. */
export function boundsOf(places: Place[], margin: number): Bounds {
  if (!places.length) return { x: -2, y: -2, width: 4, height: 4 };
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + 1 + margin - x, height: Math.max(...ys) + 1 + margin - y };
}

/** One way to lay a drawn tile: the anchor with all turns that are offered there. */
export interface Laying<T> extends Place {
  turns: { turns: number; option: T }[];
}

/** The options of `explore.lay` (`3,-4 r2`) by anchor; empty if these are other options. */
export function layings<T extends { key: string }>(options: Iterable<T>): Laying<T>[] {
  const found = new Map<string, Laying<T>>();
  for (const option of options) {
    const [where = "", rotation = ""] = option.key.split(" ");
    const place = readPlace(where);
    if (!place || !/^r[0-3]$/.test(rotation)) continue;
    const laying = found.get(where) ?? { ...place, turns: [] };
    laying.turns.push({ turns: Number(rotation[1]), option });
    found.set(where, laying);
  }
  const all = [...found.values()];
  for (const laying of all) laying.turns.sort((one, other) => one.turns - other.turns);
  return all.sort((one, other) => one.y - other.y || one.x - other.x);
}

/**
 * Where tokens stand in a space of 100 by 100: centres and a size, from one token to many. On an island the top shows
 * suit and wealth, the corner below on the left its Comrades.
 */
export function seatsFor(count: number, island: boolean): { size: number; at: Place[] } {
  const rows = (ys: number[], xs: number[]): Place[] => ys.flatMap((y) => xs.map((x) => ({ x, y })));
  if (count <= 1) return { size: 44, at: [{ x: island ? 60 : 46, y: island ? 66 : 44 }] };
  if (island && count <= 4) return { size: 28, at: rows([55, 83], [51, 80]) };
  if (count === 2) return { size: 40, at: rows([45], [27, 71]) };
  if (count <= 4) return { size: 36, at: rows([27, 71], [30, 72]) };
  return { size: 26, at: rows(island ? [50, 70, 88] : [20, 48, 76], [22, 50, 78]) };
}
