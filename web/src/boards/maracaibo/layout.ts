/** Where the places lie on the screen: a ring where there is room, a winding way on narrow screens. */

export interface Spot {
  col: number;
  row: number;
}

export interface Layout {
  cols: number;
  rows: number;
  spots: Record<string, Spot>;
}

function laid(cols: number, rows: string[]): Layout {
  const spots: Record<string, Spot> = {};
  rows.forEach((line, row) => {
    line
      .trim()
      .split(/\s+/)
      .forEach((id, col) => {
        if (id !== "." && id !== "#") spots[id] = { col, row };
      });
  });
  return { cols, rows: rows.length, spots };
}

/** `#` is the middle, where the tracks are. The places of legacy tiles lie at the edge of it. */
export const RING = laid(11, [
  "p00 p01 p02 p03  p04 p06 p07 p08 p09  p10  p11",
  ".   .   .   p05  .   .   .   .   p09a .    p12",
  "#   #   #   #    #   #   #   #   .    .    p14",
  "#   #   #   #    #   #   #   #   p13  p15a .",
  ".   .   p22 p21b p21a p20 p19 p18 p17 p16  p15",
]);

export const WINDING = laid(4, [
  "p00 p01 p02 p03",
  ".   .   p05 p04",
  "p09 p08 p07 p06",
  "p10 p09a .  .  ",
  "p11 p12 p14 p15",
  ".   p13 p15a p16",
  "p20 p19 p18 p17",
  "p21a p21b p22 .",
]);
