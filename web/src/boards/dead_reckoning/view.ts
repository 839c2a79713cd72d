/** What a seat sees of the table. Made from the state's declarations by tools/web.py views: edit those. */

import type { Hidden } from "../../lib/reading";

/** The whole table. */
export interface State {
  phase: string;
  setup: string; // the id of the set-up in SETUPS
  with_bonus: number; // 1 with bonus achievement tiles
  humans: number;
  difficulty: string;
  players: Player[];
  leagues: League[]; // the artificial opponents, in the order of their seats
  crew: Crew[];
  order: number[]; // seats in turn order
  turn: number;
  spaces: Space[];
  islands_down: string[] | Hidden; // face down somewhere on the grid
  islands_out: string[] | Hidden; // not in this game
  sea_down: string[]; // open sea that is still face down
  boxes: Box[];
  buried: string[];
  turned: string[]; // merchant ships whose back is up, wherever they are
  upgrades: number[]; // left of each kind
  buildings: number[]; // left of each kind
  bonus_bag: string[] | Hidden;
  bonus_out: string[] | Hidden;
  raised: number; // 1 once sails were raised in this turn
  searched: number; // tiles explored in this turn
  dealings: number; // cards bought or resolved in this turn
  stayed: number; // 1 while the ship has not left the space on which the turn began
  arranged: number; // 1 if goods were rearranged last
  used: number[]; // abilities used in this turn: crew card times 1000 plus unit
  fought: number[]; // ships that the player on turn has fought in this turn
  stormed: number[]; // spaces whose buildings were attacked in this turn
  blocked: number[]; // islands blockaded for the rest of this turn
  asked: number[]; // islands for which the teammate was asked in this turn (DS-COOP-12)
  allowed: number[]; // and those where the teammate has agreed
  entered: number[]; // ocean spaces entered in this turn
  harvest_rows: number[][]; // for each harvest under way the rows it covers
  harvested: number[][]; // and the spaces that it has yielded from
  entry_damage: number; // what a first entry does to enemy ships
  half: number; // the seat of whose protected marker one half is replaced
  due: number[]; // pirate ships that are still to be fought at the end of a movement
  extra_draws: number; // draw bonuses of this clean-up
  battle: Battle | null;
  trigger: number; // who has triggered the end
  champions: number[];
  ended: string;
}

/** One captain with ship, dock and crew. */
export interface Player {
  seat: number;
  place: number; // the ship's space
  pirate: number; // 1 in pirate mode
  damage: number;
  sails: number; // the marker on the sail track
  hull: string[]; // the upgrade that lies on each hull space, "" for none
  covered: string[]; // upgrades under others
  hold_cargo: number[]; // on each hull space
  hold_coins: number[];
  dock: number; // cargo
  chest: number | Hidden; // whoever counts along knows it, so it is dealt to itself
  shown: number; // 1 when chests are opened at the end
  markers: number; // in the supply
  hand: number[] | Hidden;
  deck: number[] | Hidden; // a bag
  bottom: number[] | Hidden; // cards under it whose place the owner has seen, the lowest first
  play: number[];
  discard: number[];
  advancements: string[]; // not yet in a sleeve
  achievements: number[]; // earned, in this order
  legendary: number; // markers on Legendary
  seasoned: number; // markers on Old Salts
  explored: number; // markers on To New Shores
  bonus: string[] | Hidden;
  may_level: number; // a card may, and must, be levelled up before the next turn (DR-RUL-04)
  done: number; // 1 after the last turn
  fired: number; // cannons of ship board and cards used in this turn
  fired_hull: number[]; // cannons of each hull space used in this turn
}

/** An artificial opponent. Its ship, coins, markers, upgrades and cards are those of its seat's `Player`. */
export interface League {
  seat: number;
  turns: number; // begun so far; additional cards are left out (DS-RUL-45)
  deck: string[] | Hidden; // a bag
  used: string[]; // solo cards turned up, the one that is carried out last
  extra: number; // 1 while an additional card is carried out (DS-DIFF-04)
  began: number; // the space on which its ship began the turn (DS-COAI-06)
  at: number; // how many entries of the present step are done
  next: string; // the step that follows a battle
  due: number; // 1 if an attack on a ship is due, so that the left side has no battle (DS-RUL-31)
  prey: number; // whose pirate ship is fought before influence is placed
  siege: number; // the island whose buildings are attacked
  raid: number; // the island that is raided (DS-COND-03)
  fought: number; // battles of this turn
  lost: number; // 1 once it has lost one of them (DS-MULTI-04)
  sunk: number; // 1 if its ship has sunk in this turn (DS-SINK-02)
  toss: number; // the player whom a coin has chosen in this turn (DS-COAI-06)
  left_cargo: number; // put on an island after the turn (DS-RIGHT-10)
  left_coins: number;
}

/** A crew card: its role, its level and the advancements in its sleeve. */
export interface Crew {
  seat: number;
  role: string;
  level: number; // as everybody last saw it
  raised: number | Hidden; // by how much it was levelled up since, face down
  unseen: number; // 1 in hand and deck
  sleeve: string[]; // by line, "" where there is room
}

/** An ocean space. `tile` is "" while it lies face down; `slots` holds a seat or NOBODY for each influence slot. */
export interface Space {
  tile: string;
  card: string;
  slots: number[];
  permanent: number[]; // markers of each seat
  controller: number;
  cargo: number;
  coins: number;
  buildings: number[];
}

/** The box of a row: a bag of cards, and above it those that a search has put back. (DR-ABIL-07, DR-RUL-61) */
export interface Box {
  row: number; // nobody owns it, but each row's cards are a pool of their own
  cards: string[] | Hidden;
  top: string[] | Hidden; // the topmost first
  looked: number; // a bit for each seat that knows all of `top`
}

/**
 * A battle under way. Lists have an entry for each side, the attacker first; markers are counted by zone. The seat of a
 * merchant ship is NOBODY. `settled` markers lay there before the present throw, `fresh` ones have landed in it,
 * `flying` ones are still to land.
 */
export interface Battle {
  kind: string;
  seats: number[]; // of the attacker and the defender, or of all who throw for the victory
  space: number;
  card: string;
  settled: number[][];
  fresh: number[][];
  flying: number[];
  late: number; // 1 once the first throw has landed: markers push others
  strength: number[]; // gained by abilities
  suffered: number[]; // damage in this battle
  side: number; // whose ability is next
  passes: number; // in a row
  winner: number; // a side, NOBODY before the outcome
  from_pirate: number; // 1 if the attacked ship was in pirate mode
  bonus: number; // markers that a solo card gives its attacker
  halved: number; // 1 if an artificial opponent throws half its markers
}
