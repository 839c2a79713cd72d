/** The view of a seat as the board reads it. Mappings come as pairs, hidden collections as `{hidden: n}`. */

import { list, number, pairs, pile, word, type Loose, type Pile } from "../../lib/reading";
import type { Badge, Catalog, Text, View } from "../contract";
import { readBattle, type Battle, type PlainBattle } from "./battle";
import { nameOf, placeOf, readLaid, type Place, type TilePrint } from "./geometry";

export interface PlayerView {
  seat: number;
  faction: string;
  gold: number;
  fame: number;
  dice: number[];
  aside: number;
  slots: Map<string, number>;
  paid: Map<string, number>;
  crew: string[];
  cargo: string[];
  plans: Pile<string>;
  ready: number;
  comrades: number;
  heads: Pile<string>;
  pledged: string[][];
  revealed: boolean;
  white: string;
  black: string;
}

export interface LaidTile extends Place {
  region: string;
  turns: number;
}

/** Figures of one kind that stand together. */
export interface Stack {
  id: string;
  count: number;
}

export interface AhoyView {
  players: PlayerView[];
  round: number;
  firstMate: number;
  turn: number;
  quota: number;
  gold: number;
  tiles: LaidTile[];
  wealth: Map<string, number>;
  comrades: Map<string, number>;
  /** By place (`3,-4`) what stands there. */
  stacks: Map<string, Stack[]>;
  /** How many figures of each kind are off the map. */
  supply: Map<string, number>;
  market: string[];
  marketLeft: number;
  plansLeft: number;
  regionsLeft: number;
  planDiscard: string[];
  drawnRegion: string;
  delivering: string;
  /** The battle of this action, or of the one just finished. */
  battle: Battle | null;
}

interface Named {
  name: Text;
}
interface Ruled extends Named {
  text: Text;
}
export interface RegionRow extends Named, TilePrint {
  suit: string;
  letter: string;
}
export interface FactionRow extends Badge {
  letter: Text;
  controls: boolean;
  cargo_limit: number;
  slots: string[];
}
export interface SlotRow extends Named {
  place: Text;
  holder: "board" | "crew" | "ship";
  action: string;
  accepts: number[];
  damageable: boolean;
  repairable: boolean;
}
export interface CardRow extends Ruled {
  suit: string;
  gold: number;
  die: boolean;
  slot: boolean;
  cargo: { id: string; name: Text };
  deliver_to: string;
}
export interface PlanRow extends Ruled {
  kind: string;
  slots: string[];
}
export interface RewardRow extends Ruled {
  row: number;
  col: number;
  start: boolean;
  verbs: string[];
}
export interface FigureRow extends Ruled {
  letter: Text;
  kind: "flagship" | "patrol" | "stronghold" | "ship";
  owner: string;
  control: number;
  comrade_control: number;
}
export interface SuitRow extends Named {
  colour: string;
  letter: Text;
}
export type Shape = Badge["shape"];

/** The catalog of this game: `things` for the shell, the rows for the drawing. */
export interface AhoyCatalog extends Catalog {
  damage: number;
  figure_order: string[];
  fame_track: { last: number; per_row: number; target: number };
  ideas: Record<string, Ruled>;
  suits: Record<string, SuitRow>;
  terrain: Record<string, Ruled>;
  regions: Record<string, RegionRow>;
  factions: Record<string, FactionRow>;
  actions: Record<string, Ruled>;
  slots: Record<string, SlotRow>;
  cards: Record<string, CardRow>;
  plans: Record<string, PlanRow>;
  rewards: Record<string, RewardRow>;
  figures: Record<string, FigureRow>;
}

export const DAMAGE = 7;

function readPlayer(plain: Loose): PlayerView {
  return {
    seat: number(plain.seat),
    faction: word(plain.faction),
    gold: number(plain.gold),
    fame: number(plain.fame),
    dice: list<number>(plain.dice),
    aside: number(plain.aside),
    slots: pairs<string, number>(plain.slots),
    paid: pairs<string, number>(plain.paid),
    crew: list<string>(plain.crew),
    cargo: list<string>(plain.cargo),
    plans: pile<string>(plain.plans),
    ready: number(plain.ready),
    comrades: number(plain.comrades),
    heads: pile<string>(plain.heads),
    pledged: list<string[]>(plain.pledged),
    revealed: plain.revealed === true,
    white: word(plain.white),
    black: word(plain.black),
  };
}

/** What a viewer may see of a Smuggler's two piles: the own Cargo, at the end everybody's, else only how much lies there. */
export function pledges(player: PlayerView, you: number): Pile<string>[] {
  const open = player.revealed || player.seat === you;
  return player.pledged.map((cards) => ({ known: open ? cards : null, count: cards.length }));
}

function stand(view: AhoyView, id: string, cell: number): void {
  if (cell < 0) {
    view.supply.set(id, (view.supply.get(id) ?? 0) + 1);
    return;
  }
  const at = nameOf(placeOf(cell));
  const stacks = view.stacks.get(at) ?? [];
  const stack = stacks.find((other) => other.id === id);
  if (stack) stack.count++;
  else stacks.push({ id, count: 1 });
  view.stacks.set(at, stacks);
}

export function readView(plain: View, figureOrder: string[]): AhoyView {
  const view: AhoyView = {
    players: list<Loose>(plain.players).map(readPlayer),
    round: number(plain.round),
    firstMate: typeof plain.first_mate === "number" ? plain.first_mate : -1,
    turn: typeof plain.turn === "number" ? plain.turn : -1,
    quota: number(plain.quota),
    gold: number(plain.gold),
    tiles: [...pairs<string, number>(plain.laid)].map(([region, laid]) => ({ region, ...readLaid(laid) })),
    wealth: pairs<string, number>(plain.wealth),
    comrades: pairs<string, number>(plain.comrades),
    stacks: new Map(),
    supply: new Map(),
    market: list<string>(plain.market),
    marketLeft: pile(plain.market_deck).count,
    plansLeft: pile(plain.plan_deck).count,
    regionsLeft: pile(plain.region_stack).count,
    planDiscard: list<string>(plain.plan_discard),
    drawnRegion: word(plain.drawn_region),
    delivering: word(plain.delivering),
    battle: readBattle(list<PlainBattle>(plain.battles), figureOrder),
  };
  list<number>(plain.figures).forEach((cell, figure) => stand(view, figureOrder[figure] ?? "", cell));
  return view;
}

/** Who counts how much in a region, as it would be scored now. */
export interface Control {
  region: string;
  wealth: number;
  bluefin: number;
  mollusk: number;
  holder: "bluefin" | "mollusk" | "";
}

export function controls(view: AhoyView, catalog: AhoyCatalog): Control[] {
  return view.tiles.map((tile) => {
    const counted: Record<string, number> = { bluefin: 0, mollusk: 0 };
    let perComrade = 1;
    for (let quarter = 0; quarter < 4; quarter++) {
      const at = nameOf({ x: tile.x + (quarter % 2), y: tile.y + Math.floor(quarter / 2) });
      for (const stack of view.stacks.get(at) ?? []) {
        const figure = catalog.figures[stack.id];
        if (!figure?.control) continue;
        counted[figure.owner] = (counted[figure.owner] ?? 0) + figure.control * stack.count;
        perComrade = Math.max(perComrade, figure.comrade_control);
      }
    }
    const bluefin = counted.bluefin ?? 0;
    const mollusk = (counted.mollusk ?? 0) + perComrade * (view.comrades.get(tile.region) ?? 0);
    const holder = bluefin > mollusk ? "bluefin" : mollusk > bluefin ? "mollusk" : "";
    return { region: tile.region, wealth: view.wealth.get(tile.region) ?? 0, bluefin, mollusk, holder };
  });
}

/** The name of a row in the viewer's language; its id until the catalog is there. */
export function named(row: { name: Text } | undefined, id: string): string {
  return row ? row.name : id;
}
