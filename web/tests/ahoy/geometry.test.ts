import { describe, expect, it } from "vitest";
import {
  bars,
  boundsOf,
  layings,
  lying,
  nameOf,
  placeIn,
  readPlace,
  seatsFor,
  turned,
} from "../../src/boards/ahoy/geometry";

const TILE = {
  spaces: [{ fog: true }, { wreckage: true, treasure: 2 }, { current: 2 }, { island: "fish" }],
  sandbars: [[0, 1]],
};

describe("places", () => {
  it("are told with what lies there", () => {
    expect(placeIn({ x: 3, y: -4, figure: "cutter" })).toEqual({ x: 3, y: -4 });
  });

  it("are named as targets name them", () => {
    expect(nameOf({ x: -3, y: 4 })).toBe("-3,4");
    expect(readPlace("-3,4")).toEqual({ x: -3, y: 4 });
    expect(readPlace("north")).toBeNull();
  });
});

describe("a turned tile", () => {
  it("carries its quarters clockwise", () => {
    expect([0, 1, 2, 3].map((quarter) => turned(quarter, 1))).toEqual([1, 3, 0, 2]);
    expect([0, 1, 2, 3].map((quarter) => turned(quarter, 4))).toEqual([0, 1, 2, 3]);
  });

  it("turns what is printed, and the current with it", () => {
    const spaces = lying(TILE, 1);
    expect(spaces.map(({ x, y }) => `${x}${y}`)).toEqual(["10", "11", "00", "01"]);
    expect(spaces[2]?.printed.current).toBe(3);
    expect(spaces[3]).toMatchObject({ x: 0, y: 1, quarter: 3, printed: { island: "fish" } });
  });

  it("turns its sandbars", () => {
    expect(bars(TILE, 0)).toEqual([{ x1: 1, y1: 0, x2: 1, y2: 1 }]);
    expect(bars(TILE, 1)).toEqual([{ x1: 1, y1: 1, x2: 2, y2: 1 }]);
    expect(bars(TILE, 2)).toEqual([{ x1: 1, y1: 1, x2: 1, y2: 2 }]);
    expect(bars(TILE, 3)).toEqual([{ x1: 0, y1: 1, x2: 1, y2: 1 }]);
  });
});

describe("places to lay a tile", () => {
  it("are the anchors with their turns", () => {
    const found = layings([{ key: "2,0 r3" }, { key: "2,0 r1" }, { key: "-1,-4 r0" }, { key: "pass" }, { key: "3,3" }]);
    expect(found.map((way) => [nameOf(way), way.turns.map((each) => each.turns)])).toEqual([
      ["-1,-4", [0]],
      ["2,0", [1, 3]],
    ]);
    expect(found[1]?.turns[1]?.option.key).toBe("2,0 r3");
  });
});

describe("the map's bounds", () => {
  it("hold every place with a margin", () => {
    expect(boundsOf([{ x: -2, y: 0 }, { x: 3, y: 1 }], 1)).toEqual({ x: -3, y: -1, width: 8, height: 4 });
  });
});

describe("tokens in a space", () => {
  it("have a seat each and stay inside", () => {
    for (const island of [false, true]) {
      for (let count = 1; count <= 9; count++) {
        const { at, size } = seatsFor(count, island);
        expect(at.length).toBeGreaterThanOrEqual(count);
        expect(new Set(at.map(nameOf)).size).toBe(at.length);
        for (const { x, y } of at) {
          expect(Math.min(x, y)).toBeGreaterThan(size / 3);
          expect(Math.max(x, y)).toBeLessThan(100 - size / 4);
        }
      }
    }
  });
});
