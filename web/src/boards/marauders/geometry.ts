/** The chart: where each sea zone lies. The corners are ours; which zones touch follows the catalog, as a test shows. */

import type { Place } from "../../lib/viewport";

export const WIDTH = 1200;
export const HEIGHT = 600;

/** Corners by letter; zones that share two of them in a row have a border there. */
const CORNERS: Record<string, [number, number]> = {
  NW: [0, 0],
  NE: [1200, 0],
  SE: [1200, 600],
  SW: [0, 600],
  A: [120, 0],
  B: [238, 172],
  b: [405, 122],
  C: [455, 0],
  D: [550, 0],
  F: [706, 0],
  G: [272, 236],
  H: [330, 290],
  I: [530, 190],
  J: [0, 255],
  K: [0, 402],
  L: [335, 372],
  M: [242, 446],
  N: [240, 600],
  O: [455, 402],
  P: [560, 282],
  Q: [712, 260],
  R: [480, 463],
  S: [470, 600],
  T: [722, 466],
  U: [726, 600],
  V: [794, 387],
  W: [780, 304],
  X: [862, 0],
  Y: [884, 208],
  Z: [1022, 208],
  a: [1040, 0],
  c: [1048, 252],
  d: [1200, 240],
  e: [1040, 428],
  f: [942, 470],
  g: [948, 600],
  h: [1200, 452],
};

/** Each zone's corners in order, and where its port and pieces stand. */
const ZONES: Record<string, { corners: string; at: [number, number] }> = {
  havana: { corners: "NW A B G J", at: [106, 146] },
  nassau: { corners: "A C b B", at: [290, 72] },
  tortuga: { corners: "C D I H G B b", at: [420, 182] },
  port_royal: { corners: "J G H L M K", at: [160, 328] },
  old_providence: { corners: "K M N SW", at: [118, 506] },
  petit_goave: { corners: "H I P O L", at: [440, 322] },
  cartagena: { corners: "M L O R S N", at: [362, 504] },
  santo_domingo: { corners: "D F Q P I", at: [628, 122] },
  caribbean_sea: { corners: "O P Q W V T R", at: [644, 386] },
  curacao: { corners: "R T U S", at: [598, 526] },
  san_juan: { corners: "F X Y W Q", at: [790, 124] },
  caracas: { corners: "T V f g U", at: [836, 514] },
  st_maarten: { corners: "X a Z Y", at: [950, 104] },
  basse_terre: { corners: "V W Y Z c e f", at: [926, 322] },
  st_john: { corners: "a NE d c Z", at: [1118, 112] },
  bridgetown: { corners: "c d h e", at: [1120, 336] },
  trinidad: { corners: "e h SE g f", at: [1078, 516] },
};

export interface Border {
  from: string;
  to: string;
  line: [Place, Place];
}

function point(corner: string): Place {
  const [x, y] = CORNERS[corner] ?? [0, 0];
  return { x, y };
}

export function cornersOf(zone: string): Place[] {
  return (ZONES[zone]?.corners ?? "").split(" ").filter(Boolean).map(point);
}

/** Where a zone's things are gathered. */
export function middleOf(zone: string): Place {
  const [x, y] = ZONES[zone]?.at ?? [WIDTH / 2, HEIGHT / 2];
  return { x, y };
}

export function outline(zone: string): string {
  return `M${cornersOf(zone)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}Z`;
}

/** How wide the chip of a port is: flag and name. */
export function chipWidth(name: string): number {
  return Math.min(142, 40 + 9.2 * name.length);
}

/** The land that a port lies on, around its chip. */
export function coast({ x, y }: Place, wide: number): string {
  const half = wide / 2 + 11;
  return `M${x - half} ${y - 22}Q${x - half - 2} ${y - 46} ${x - half * 0.5} ${y - 45}T${x + half * 0.2} ${y - 46}T${x + half} ${y - 38}Q${x + half + 7} ${y - 14} ${x + half * 0.6} ${y - 3}T${x - half * 0.2} ${y}T${x - half} ${y - 22}Z`;
}

/** Where two zones touch, once for each of them: the longest stretch of it. */
export function borders(): Border[] {
  const sides = new Map<string, string>();
  for (const [zone, { corners }] of Object.entries(ZONES)) {
    const all = corners.split(" ");
    all.forEach((corner, at) => sides.set(`${corner} ${all[(at + 1) % all.length]}`, zone));
  }
  const found = new Map<string, Border>();
  for (const [side, from] of sides) {
    const [one = "", other = ""] = side.split(" ");
    const to = sides.get(`${other} ${one}`);
    if (!to) continue;
    const border: Border = { from, to, line: [point(one), point(other)] };
    const known = found.get(`${from} ${to}`);
    if (!known || long(known) < long(border)) found.set(`${from} ${to}`, border);
  }
  return [...found.values()];
}

function long({ line: [one, other] }: Border): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** Just inside a zone's border: where its compass letter stands. */
export function inside(border: Border): Place {
  const [one, other] = border.line;
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = long(border) || 1;
  const home = middleOf(border.from);
  const side = Math.sign((home.x - middle.x) * -dy + (home.y - middle.y) * dx) || 1;
  return { x: middle.x + (side * -dy * 15) / length, y: middle.y + (side * dx * 15) / length };
}

/** Where pieces stand that share a row. */
export function inRow(at: number, count: number, gap: number): number {
  return (at - (count - 1) / 2) * gap;
}
