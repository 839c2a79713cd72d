/** What a seat sees of the table. Made from the state's declarations by tools/web.py views: edit those. */

import type { Hidden } from "../../lib/reading";

/** The whole table. `turn` is the active seat, `quota` the dice that it still has to place this turn. */
export interface State {
  phase: string;
  players: Player[];
  owners: number[]; // the seat that each figure belongs to; never changes
  round: number;
  first_mate: number;
  turn: number;
  quota: number;
  used: string[]; // abilities used up in this turn
  gold: number; // in the supply
  sea: [number, number][]; // cell to space
  laid: [string, number][]; // region to where and how it lies: north-west cell times 4 plus rotation
  islands: [string, number][]; // region to the cell of its island
  wealth: [string, number][];
  comrades: [string, number][];
  figures: number[]; // figure to cell
  market: string[];
  market_deck: string[] | Hidden;
  box: string[]; // Market cards out of the game
  plan_deck: string[] | Hidden;
  plan_discard: string[];
  region_stack: string[] | Hidden;
  region_box: string[] | Hidden;
  drawn_region: string; // drawn and not laid yet
  delivering: string; // the Cargo whose delivery is under way
  battles: Battle[]; // of this action or the last, oldest first
  ended: string; // how the game ended
}

/** One seat: its board, cards, pieces and markers. */
export interface Player {
  seat: number;
  faction: string;
  gold: number;
  fame: number;
  earned: number[]; // the Fame by what it was gained for
  dice: number[]; // not placed yet
  aside: number; // how many could not be placed
  slots: [string, number][]; // board, Crew and ship Plans: slot to what lies on it
  paid: [string, number][]; // dice on the cost slots of recruited cards
  crew: string[];
  cargo: string[];
  plans: string[] | Hidden;
  ready: number;
  comrades: number; // in the supply
  heads: string[] | Hidden; // whose head is under each pledge marker
  pledged: string[][]; // the Cargo under each pledge marker
  revealed: boolean;
  white: string; // where the reward markers stand
  black: string;
}

/** Attacker against defender in one space; `won` is the winner's seat. (AH-BATL-05) */
export interface Battle {
  cell: number;
  attack: Side;
  defence: Side;
  ignored: boolean;
  won: number;
}

/** One side of a battle: its figure, its dice and what it adds to them. `total` counts once all is rolled. */
export interface Side {
  seat: number;
  figure: number;
  dice: number; // thrown; at first one (AH-BATL-08)
  rolled: number[];
  fired: number; // by how much a Cannons die was turned down
  caches: number;
  extra_damage: number;
  total: number;
}
