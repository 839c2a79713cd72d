/** What a seat sees of the table. Made from the state's declarations by tools/web.py views: edit those. */

import type { Hidden } from "../../lib/reading";

/** The whole table. */
export interface State {
  phase: string;
  players: Player[];
  target: number; // the glory points that end the game
  windows: string; // secret: everybody with cards is asked; fast: only who could play one
  npc_lead: string; // who decides for an NPC in combat
  round: number;
  starter: number;
  turn: number;
  taken: number; // how many have had their turn in this round
  acted: number; // 1 once the player on turn has taken an action
  actions: number; // left in this turn
  extra_moves: number; // actions that can only be moves
  moves: number; // made in this turn
  ported: number; // 1 once the Port action was taken
  scouted: string[]; // targets of this turn
  activities: string[]; // of this Port action
  tried: string[]; // missions and gates tried in this turn
  passes: string[]; // cards that let the player on turn into illegal ports
  purse: string; // what is paid from first in the home port
  finders: number[]; // NPC ships that have found the player on turn and will attack him
  found_in: number; // the zone where they did
  after_hunt: string; // the phase that follows their attacks
  combats: Combat[];
  raid: Raid | null;
  resolving: string[]; // the rumor that is being proven
  played: string[]; // glory cards that are being carried out
  volley: number[]; // located hits that can still be cancelled or moved
  event: string;
  event_nation: number;
  lasting: string[]; // event cards whose effect lasts
  until: number[]; // the last round of each
  closed: number[]; // for each the nation whose ports it closes
  war: number[];
  npc_captain: string[];
  npc_zone: number[];
  npc_covered: string[][];
  incoming: string; // the NPC captain who comes at the end of this round
  merchant_zones: number[];
  merchants: number[] | Hidden; // the nation of the token in each of those zones
  sighted: number[]; // the token of a merchant just found, turned up while it is raided or let go
  track: number[] | Hidden; // tokens of merchants that were found, face down again
  mod_ports: number[]; // ports with a token face down
  mods_hidden: string[] | Hidden;
  mods_open: [number, string][];
  mods_loose: string[] | Hidden; // shuffled, about to be put at ports
  demand: string[];
  demand_supply: string[] | Hidden;
  demand_drawn: string[]; // of which one is being chosen
  missions: string[];
  mission_deck: string[] | Hidden;
  mission_discard: string[];
  rumor_deck: string[] | Hidden;
  glory_deck: string[] | Hidden;
  glory_discard: string[] | Hidden;
  captain_deck: string[] | Hidden;
  captains_under: string[]; // rejected ones beneath the deck, the first to be drawn first
  cargo_deck: string[] | Hidden;
  cargo_discard: string[];
  open_cargo: string[]; // laid open or aside for the moment
  event_deck: string[] | Hidden;
  event_discard: string[];
  weapons: [string, number][];
  last_round: number; // 1 once the target was reached
  ended: string;
}

/** One player with the captain in play, if there is one. */
export interface Player {
  seat: number;
  dealt: string[] | Hidden; // the captain that the others do not see yet
  captain: string; // nobody while the player waits for the next turn
  heir: string; // the captain drawn for the next turn
  ship: string;
  areas: number[];
  zone: number;
  in_port: number;
  admitted: number; // 1 while in an illegal port that let the captain in
  gold: number | Hidden;
  stash: number | Hidden;
  shown_stash: number; // 1 once the target was announced
  glory: number;
  glory_from: number[];
  hand: string[] | Hidden;
  laid: string[] | Hidden; // a card announced face down
  found: string[] | Hidden; // specialists found in a pile, of whom one is being chosen
  cargo: string[] | Hidden;
  offer: string[] | Hidden; // what a port offers in private
  rumors: string[] | Hidden;
  kept: string[]; // rumors that proved true and are kept
  mission: string;
  tasks: number[]; // what is done of each task of the mission
  bounties: number[];
  mods: string[];
  flipped: string[]; // modifications turned over
  weapons: string[];
  specialists: string[]; // by their cards
  large_ship: number; // 1 once this captain has bought a frigate or galleon
  bought_in: number; // the port in which goods were bought in this turn
  bought_before: number; // and in the turn before
  deaths: number;
}

/**
 * A combat under way: `sides` attacker first; `stage`: ship or crew; `then`: the phase that follows it. Once it is
 * decided: `winner`, 0 attacker, 1 defender, NONE nobody, and by what (`how`).
 */
export interface Combat {
  sides: Side[];
  round: number;
  stage: string;
  then: string;
  winner: number;
  how: string;
}

/** A merchant raid under way. */
export interface Raid {
  seat: number;
  nation: number;
  cards: string[];
  dice: number[];
  loot_only: string[];
  ignored: string[];
}

/** One side of a combat: a player, an NPC ship, or the enemy of a rumor or mission (neither seat nor npc). */
export interface Side {
  seat: number;
  npc: number;
  ship: string;
  areas: number[]; // of an NPC or a card's enemy; a player's are on the captain board
  leadership: number; // of a card's enemy
  declared: string;
  dice: number[]; // the latest roll
  hits: number;
  located: number[]; // the location dice of the latest volley
  used: string[]; // what is used up in this combat or round
  escapes: number; // 1 if a won contest lets this side flee for sure
  early: string[]; // what it may declare in round 1 besides Shoot
  converted: number; // 1 once chain shot or grapeshot is used for the present volley
  lost_areas: number[]; // where surplus hits of this side are lost in this round
}
