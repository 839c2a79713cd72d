/** The view of a seat as the board reads it. Mappings come as pairs, hidden collections as `{hidden: n}`. */

import { number, pile, word, type Pile } from "../../lib/reading";
import type { Badge, Catalog, Insight, Lang, Text, View } from "../contract";
import { readBattle, type Battle } from "./battle";
import { nameOf, placeIn, type Place, type TilePrint } from "./geometry";
import type * as seen from "./view";

/** A seat's things; what the viewer may not see has only its size. */
export type PlayerView = Omit<seen.Player, "slots" | "paid" | "plans" | "heads"> & {
  slots: Map<string, number>;
  paid: Map<string, number>;
  plans: Pile;
  heads: Pile;
};

/** A region on the map, and who counts how much in it, as it would be scored now. */
export interface LaidTile extends Place {
  region: string;
  turns: number;
  wealth: number;
  bluefin: number;
  mollusk: number;
  /** Who controls it, "" for nobody. */
  holder: string;
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

function readPlayer(plain: seen.Player): PlayerView {
  return {
    ...plain,
    slots: new Map(plain.slots),
    paid: new Map(plain.paid),
    plans: pile(plain.plans),
    heads: pile(plain.heads),
  };
}

/** What a viewer may see of a Smuggler's two piles: the own Cargo, at the end everybody's, else only how much lies there. */
export function pledges(player: PlayerView, you: number): Pile<string>[] {
  const open = player.revealed || player.seat === you;
  return player.pledged.map((cards) => ({ known: open ? cards : null, count: cards.length }));
}

/** Every region that lies on the map. */
function readTiles(insights: Insight[]): LaidTile[] {
  return insights
    .filter((one) => one.kind === "region.stands")
    .map(({ about, args }) => ({
      region: about.slice("region:".length),
      ...placeIn(args),
      turns: number(args.turns),
      wealth: number(args.wealth),
      bluefin: number(args.bluefin),
      mollusk: number(args.mollusk),
      holder: word(args.holder),
    }));
}

function readStacks(insights: Insight[]): Map<string, Stack[]> {
  const found = new Map<string, Stack[]>();
  for (const { kind, args } of insights) {
    if (kind !== "space.figures") continue;
    const at = nameOf(placeIn(args));
    found.set(at, [...(found.get(at) ?? []), { id: word(args.figure), count: number(args.number) }]);
  }
  return found;
}

function readSupply(figures: number[], figureOrder: string[]): Map<string, number> {
  const found = new Map<string, number>();
  figures.forEach((cell, figure) => {
    const id = figureOrder[figure] ?? "";
    if (cell < 0) found.set(id, (found.get(id) ?? 0) + 1);
  });
  return found;
}

export function readView(plain: View, insights: Insight[], figureOrder: string[]): AhoyView {
  const view = plain as unknown as seen.State;
  const fought = insights.filter((one) => one.kind === "space.battle").map((one) => placeIn(one.args));
  return {
    players: view.players.map(readPlayer),
    round: view.round,
    firstMate: view.first_mate,
    turn: view.turn,
    quota: view.quota,
    gold: view.gold,
    tiles: readTiles(insights),
    comrades: new Map(view.comrades),
    stacks: readStacks(insights),
    supply: readSupply(view.figures, figureOrder),
    market: view.market,
    marketLeft: pile(view.market_deck).count,
    plansLeft: pile(view.plan_deck).count,
    regionsLeft: pile(view.region_stack).count,
    planDiscard: view.plan_discard,
    drawnRegion: view.drawn_region,
    delivering: view.delivering,
    battle: readBattle(view.battles, fought, figureOrder),
  };
}

/** The name of a row in the viewer's language; its id until the catalog is there. */
export function named(row: { name: Text } | undefined, lang: Lang, id: string): string {
  return row ? row.name[lang] : id;
}
