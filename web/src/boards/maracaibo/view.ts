/** What a seat sees of the table. Made from the state's declarations by tools/web.py views: edit those. */

import type { Hidden } from "../../lib/reading";

/** The whole table. With Jean there is one seat, and `players` has her as the second. */
export interface State {
  phase: string;
  seats: number; // people who play
  story_mode: string;
  difficulty: string; // of a solo game
  players: Player[];
  jean: Jean | null;
  round: number;
  turn: number; // the seat on turn; Jean's is the last
  sailed: number; // movement points spent in phase A of this turn
  spent: number; // movement points of the latest movement
  villages: number; // village actions left in this main action
  combats: Combat[]; // under way, the innermost last
  resolving: string[]; // the quest tiles and cards that are being paid for and carried out
  step: number; // how many have chosen in step 1 of a scoring
  income_paid: number; // 1 when the income of this round's scoring is paid
  ender: number; // who ended the round
  markers: number[]; // the nation that each place belongs to
  spaces: number[]; // the same of the fleet's two spaces and the gold mine
  left: number[]; // nation markers beside each influence track
  storage: number[]; // discs in each city's market
  city_tiles: string[];
  quest_places: number[];
  quest_tiles: string[];
  field_quests: [number, string][];
  quest_top: string;
  quest_pile: string[] | Hidden;
  tokens: string[] | Hidden;
  piles: number[]; // how many combat tokens each pile has
  draw: string[] | Hidden;
  discard: string[];
  aside: string[] | Hidden; // B cards that this game does not use
  display: string[];
  building_pile: string[] | Hidden;
  buildings: string[];
  investors: [string, number[]][];
  careers: string[] | Hidden;
  stories: string[]; // story cards in play
  resolved: string[];
  unread: string[]; // fulfilled in this scoring, not read yet
  story_tiles: number; // left in the pile
  story_takers: [string, number][]; // who took the story tile of a card in play
  legacy: string[];
  legacy_discs: [string, number][];
  story_cards: string[]; // C cards that have joined the deck
  campaign_over: boolean;
  archive: string; // the campaign that this game goes on from
}

/** One captain, or Jean, who has no cards, figures and discs of this kind. (MA-PSET, MA-SOLO-02) */
export interface Player {
  seat: number;
  vp: number;
  vp_from: number[]; // by source, see VP_SOURCES
  doubloons: number;
  combat: number;
  figures: number; // in the own supply
  general: number; // own figures in the general supply
  hand: string[] | Hidden;
  apart: string[] | Hidden; // chosen in the set-up to be planned or discarded
  planned: string[];
  tableau: string[];
  assistants: string[]; // the bought cards whose figure stands at a place
  settled: string[]; // assistants that have given their action or 2 VP in this round, or will not any more
  fresh: string[]; // assistants placed in this turn
  card_figures: [string, number][]; // figures that lie on bought cards
  card_quests: [string, string][]; // quest tiles on bought cards
  careers: string[] | Hidden; // dealt, not chosen yet
  career: string;
  tasks: number[]; // 0 open, 1 completed at the lower level, 2 at the higher
  discs: number[]; // left on each area of the ship board
  quests: string[]; // on the quest track; a story tile by its card
  tokens: string[];
  influence: number[];
  explorer: number;
  ship: number;
  reached: number[]; // places stopped at or passed in this round
  doubloon_income: number;
  vp_income: number;
  synergies: number[]; // 1 where the token is owned
}

/** What only Jean has: her cards and the Automa board. (MA-SOLO) */
export interface Jean {
  deck: string[] | Hidden;
  discard: string[];
  card: string; // the one that she is carrying out, or did last
  gone: number; // discs gone from the Automa board
  cards: string[]; // taken from the display, which all could see
  box: string[] | Hidden; // not used in this game
}

/**
 * A combat under way: its token ("" without one), the fighting nation, what is left of the combat value, and the combat
 * actions already used. A combat inside another comes after it. (MA-RUL-92)
 */
export interface Combat {
  seat: number;
  token: string;
  nation: number;
  value: number;
  used: string[];
}
