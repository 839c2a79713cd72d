/** The view of a seat as the board reads it. Hidden collections come as `{hidden: n}`; spaces and crew are numbers. */

import { list, number, pile, word, type Pile } from "../../lib/reading";
import { toldOf } from "../../lib/pointing";
import type { Badge, Catalog, GameEvent, Insight, Text, View } from "../contract";
import type * as seen from "./view";

export interface PlayerView {
  seat: number;
  place: number;
  pirate: boolean;
  damage: number;
  sails: number;
  /** The upgrade on each hull space, "" for none. */
  hull: string[];
  covered: string[];
  cargo: number[];
  coins: number[];
  dock: number;
  /** null while it is secret. */
  chest: number | null;
  markers: number;
  hand: Pile<number>;
  deck: number;
  play: number[];
  discard: number[];
  advancements: string[];
  achievements: number[];
  legendary: number;
  seasoned: number;
  explored: number;
  bonus: Pile;
}

export interface CrewView {
  seat: number;
  role: string;
  level: number;
  /** Levels that only the owner knows of; null for others while the card is unseen. */
  raised: number | null;
  sleeve: string[];
}

export interface SpaceView {
  tile: string;
  card: string;
  slots: number[];
  permanent: number[];
  controller: number;
  cargo: number;
  coins: number;
  buildings: number[];
}

export interface BattleView {
  kind: string;
  /** Of each side, the attacker first; -1 is a merchant ship. */
  seats: number[];
  space: number;
  card: string;
  settled: number[][];
  fresh: number[][];
  flying: number[];
  strength: number[];
  suffered: number[];
  winner: number;
}

export interface LeagueView {
  seat: number;
  turns: number;
  /** The solo card that is carried out, or was last. */
  card: string;
  extra: boolean;
  left: number;
}

export interface ReckoningView {
  humans: number;
  players: PlayerView[];
  leagues: LeagueView[];
  crew: CrewView[];
  turn: number;
  spaces: SpaceView[];
  /** How many cards are left in the box of each row. */
  boxes: number[];
  turned: Set<string>;
  upgrades: number[];
  buildings: number[];
  dealings: number;
  blocked: number[];
  battle: BattleView | null;
  trigger: number;
}

interface Goods {
  cargo: number;
  coin: number;
}
interface Row {
  name: Text;
  text: Text;
  short: Text;
}
export interface TileRow extends Row {
  island: boolean;
  slots: number;
  rewards: number[];
  production: Goods;
  hand_limit: number;
  arrows: Record<string, Goods>;
}
interface Face {
  abilities?: string[];
}
export interface CardRow extends Row, Face {
  merchant: boolean;
  row: number;
  line: string;
  cost: number;
}
export interface BackRow extends Row, Face {
  line: string;
  markers: number;
}
export interface HullRow extends Row {
  sails: number;
  cannons: number;
  hold: number;
}
export interface Ability {
  text: Text;
  short: Text;
  type: string;
  icon: string | null;
  count: number;
  per: string | null;
  options: string[];
}
export interface ZoneRow extends Row {
  type: string;
  /** Of damage, strength or explosions; what a plunder zone gives is in the other three. */
  count: number;
  cargo: number;
  coin: number;
  choice: number;
  x: number;
  y: number;
}
interface SoloSide {
  sections: { text: Text }[];
}

export interface ReckoningCatalog extends Catalog {
  factions: Record<string, Badge>;
  seat_order: string[];
  league_order: string[];
  spaces: Record<string, { name: Text }>;
  space_order: string[];
  tiles: Record<string, TileRow>;
  buildings: Record<string, { name: Text; text: Text; cost: number }>;
  building_order: string[];
  achievements: Record<string, { name: Text; text: Text; coins: number; goal: number; markers: number }>;
  achievement_order: string[];
  bonus_tiles: Record<string, { name: Text; text: Text; achievements: string[] }>;
  zones: Record<string, ZoneRow>;
  zone_order: string[];
  /** The zone whose markers are thrown again. */
  explosion: string;
  figures: Record<"hand_limit" | "most_sails" | "sinks_at" | "dealings" | "achievements_to_end" | "top_level", number>;
  roles: Record<string, { name: Text; levels: { text: Text; next?: Text; abilities: string[] }[] }>;
  crew: { id: string; name: Text; role: string }[];
  abilities: Record<string, Ability>;
  ability_order: string[];
  lines: Record<string, { name: Text }>;
  line_order: string[];
  cards: Record<string, CardRow>;
  backs: Record<string, BackRow>;
  hulls: Record<string, HullRow>;
  hull_order: string[];
  upgrades: Record<string, HullRow & { class: string; coins: number }>;
  upgrade_order: string[];
  solo_cards: Record<string, { name: Text; blue: SoloSide; red: SoloSide }>;
}

/** A number that may be hidden. */
function open(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function readPlayer(plain: seen.Player): PlayerView {
  return {
    seat: number(plain.seat),
    place: number(plain.place),
    pirate: number(plain.pirate) > 0,
    damage: number(plain.damage),
    sails: number(plain.sails),
    hull: list(plain.hull),
    covered: list(plain.covered),
    cargo: list(plain.hold_cargo),
    coins: list(plain.hold_coins),
    dock: number(plain.dock),
    chest: open(plain.chest),
    markers: number(plain.markers),
    hand: pile<number>(plain.hand),
    deck: pile(plain.deck).count + pile(plain.bottom).count,
    play: list(plain.play),
    discard: list(plain.discard),
    advancements: list(plain.advancements),
    achievements: list(plain.achievements),
    legendary: number(plain.legendary),
    seasoned: number(plain.seasoned),
    explored: number(plain.explored),
    bonus: pile(plain.bonus),
  };
}

function readCrew(plain: seen.Crew): CrewView {
  return {
    seat: number(plain.seat),
    role: word(plain.role),
    level: number(plain.level, 1),
    raised: open(plain.raised),
    sleeve: list(plain.sleeve),
  };
}

function readSpace(plain: seen.Space): SpaceView {
  return {
    tile: word(plain.tile),
    card: word(plain.card),
    slots: list(plain.slots),
    permanent: list(plain.permanent),
    controller: number(plain.controller, -1),
    cargo: number(plain.cargo),
    coins: number(plain.coins),
    buildings: list(plain.buildings),
  };
}

function readBattle(battle: seen.Battle | null): BattleView | null {
  if (!battle) return null;
  return {
    kind: word(battle.kind),
    seats: list(battle.seats),
    space: number(battle.space),
    card: word(battle.card),
    settled: list(battle.settled),
    fresh: list(battle.fresh),
    flying: list(battle.flying),
    strength: list(battle.strength),
    suffered: list(battle.suffered),
    winner: number(battle.winner, -1),
  };
}

function readLeague(plain: seen.League): LeagueView {
  return {
    seat: number(plain.seat),
    turns: number(plain.turns),
    card: list<string>(plain.used).at(-1) ?? "",
    extra: number(plain.extra) > 0,
    left: pile(plain.deck).count,
  };
}

export function readView(shown: View): ReckoningView {
  const plain = shown as unknown as seen.State;
  return {
    humans: number(plain.humans),
    players: list<seen.Player>(plain.players).map(readPlayer),
    leagues: list<seen.League>(plain.leagues).map(readLeague),
    crew: list<seen.Crew>(plain.crew).map(readCrew),
    turn: number(plain.turn, -1),
    spaces: list<seen.Space>(plain.spaces).map(readSpace),
    boxes: list<seen.Box>(plain.boxes).map((box) => pile(box.cards).count + pile(box.top).count),
    turned: new Set(list<string>(plain.turned)),
    upgrades: list(plain.upgrades),
    buildings: list(plain.buildings),
    dealings: number(plain.dealings),
    blocked: list(plain.blocked),
    battle: readBattle(plain.battle),
    trigger: number(plain.trigger, -1),
  };
}

/** The side that a seat plays. */
export function sideOf(view: ReckoningView, box: ReckoningCatalog, seat: number): string {
  return (seat < view.humans ? box.seat_order[seat] : box.league_order[seat - view.humans]) ?? "";
}

// Crew cards

/** One ability of a crew card as it is drawn. */
export interface CrewLine {
  id: string;
  ability: Ability;
  used: boolean;
  /** The advancement that adds it, "" if the level itself has it. */
  from: string;
  /** The line of the sleeve: upper, middle or lower. */
  line: string;
}

/** A crew card with everything in its sleeve as one card. */
export interface CrewCard {
  name: Text;
  level: number;
  /** Its owner has levelled it up unseen. */
  secretly: boolean;
  lines: CrewLine[];
  /** What the next level would bring. */
  next: Text | null;
}

/** The side of a row card that is up. */
export function faceOf(view: ReckoningView, box: ReckoningCatalog, card: string): CardRow | BackRow | undefined {
  return view.turned.has(card) ? box.backs[card] : box.cards[card];
}

export function crewCard(
  view: ReckoningView,
  box: ReckoningCatalog,
  insights: Insight[],
  at: number,
): CrewCard | null {
  const crew = view.crew[at];
  const role = box.roles[crew?.role ?? ""];
  if (!crew || !role) return null;
  const level = Math.min(box.figures.top_level, crew.level + (crew.raised ?? 0));
  const row = role.levels[level - 1];
  const used = toldOf(insights, `crew:${at}`, "crew.used").map((one) => one.args.ability);
  const line = (id: string, from: string, where: string): CrewLine[] => {
    const ability = box.abilities[id];
    return ability ? [{ id, ability, from, line: where, used: used.includes(id) }] : [];
  };
  const own = (row?.abilities ?? []).flatMap((id) => line(id, "", ""));
  const added = crew.sleeve.flatMap((card, place) =>
    card ? (faceOf(view, box, card)?.abilities ?? []).flatMap((id) => line(id, card, box.line_order[place] ?? "")) : [],
  );
  return {
    name: box.crew[at % box.crew.length]?.name ?? role.name,
    level,
    secretly: (crew.raised ?? 0) > 0,
    lines: [...own, ...added],
    next: row?.next ?? null,
  };
}

// Ships and islands

/** What is visible on a hull space: the upgrade there, or what is printed. */
export function hullAt(player: PlayerView, box: ReckoningCatalog, at: number): HullRow | undefined {
  return box.upgrades[player.hull[at] ?? ""] ?? box.hulls[box.hull_order[at] ?? ""];
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Row (1 to 4) and column (1 to 3) of an ocean space; the harbour is row 0. */
export function cellOf(id: string): { row: number; column: number } {
  const found = /^r(\d)c(\d)$/.exec(id);
  return found ? { row: Number(found[1]), column: Number(found[2]) } : { row: 0, column: 0 };
}

/** Markers that a player has on an achievement that counts them. */
export function markersOn(player: PlayerView, achievement: string): number {
  if (achievement === "legendary") return player.legendary;
  if (achievement === "seasoned") return player.seasoned;
  return achievement === "new_shores" ? player.explored : 0;
}

// Battles

/** The markers of one side in a zone. */
export interface Heap {
  side: number;
  seat: number;
  settled: number;
  fresh: number;
}

export function heaps(battle: BattleView, zone: number): Heap[] {
  return battle.seats.flatMap((seat, side) => {
    const settled = battle.settled[side]?.[zone] ?? 0;
    const fresh = battle.fresh[side]?.[zone] ?? 0;
    return settled || fresh ? [{ side, seat, settled, fresh }] : [];
  });
}

const FOUGHT = /^(battle|marker|markers|strength|tie|merchant|goods\.(plundered|lost)|ship\.(damaged|sunk))(\.|$)/;
const OPENS = ["battle.begins", "battle.merchant", "battle.walls"];

/** What happened in the battle so far. */
export function battleStory(told: Text[], news: GameEvent[]): Text[] {
  let found = told;
  for (const event of news) {
    if (OPENS.includes(event.kind)) found = [event.text];
    else if (FOUGHT.test(event.kind)) found = [...found, event.text];
  }
  return found;
}

// The League

/** What each League did with its last card, in order: from the card to the next turn. */
export function leagueDeeds(past: GameEvent[]): Map<number, Text[]> {
  const all = new Map<number, Text[]>();
  let told: Text[] | null = null;
  for (const event of past) {
    if (event.kind === "turn.begins") told = null;
    if (event.kind === "league.card") all.set(number(event.args.seat, -1), (told = []));
    else told?.push(event.text);
  }
  return all;
}
