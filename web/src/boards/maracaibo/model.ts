/** The view of a seat as the board reads it. Mappings come as pairs, hidden collections as `{hidden: n}`. */

import { list, number, pairs, pile, word, type Pile } from "../../lib/reading";
import { toldOf } from "../../lib/pointing";
import type { Badge, Catalog, GameEvent, Insight, Lang, Option, Text, View } from "../contract";
import type * as seen from "./view";

export interface PlayerView {
  seat: number;
  vp: number;
  doubloons: number;
  combat: number;
  figures: number;
  general: number;
  hand: Pile;
  apart: Pile;
  planned: string[];
  tableau: string[];
  assistants: string[];
  settled: string[];
  cardFigures: Map<string, number>;
  cardQuests: Map<string, string>;
  careers: Pile;
  career: string;
  tasks: number[];
  discs: number[];
  quests: string[];
  tokens: string[];
  influence: number[];
  explorer: number;
  ship: number;
  reached: number[];
  doubloonIncome: number;
  vpIncome: number;
  synergies: number[];
}

export interface JeanView {
  card: string;
  gone: number;
  cards: string[];
  discard: string[];
  left: number;
}

export type CombatView = seen.Combat;

export interface MaracaiboView {
  phase: string;
  storyMode: string;
  difficulty: string;
  players: PlayerView[];
  jean: JeanView | null;
  round: number;
  turn: number;
  villages: number;
  combats: CombatView[];
  markers: number[];
  spaces: number[];
  left: number[];
  storage: number[];
  cityTiles: string[];
  /** By the number of a place the quest and story tiles that lie there. */
  quests: Map<number, string[]>;
  fieldQuests: Map<number, string>;
  piles: number[];
  drawLeft: number;
  discard: string[];
  display: string[];
  buildings: string[];
  investors: Map<string, number[]>;
  stories: string[];
  resolved: string[];
  storyTakers: Map<string, number>;
  legacy: string[];
  legacyDiscs: Map<string, number>;
  storyCards: string[];
  campaignOver: boolean;
}

export interface Row {
  name: Text;
  text: Text;
  icons: Text | null;
}
export interface PlaceRow extends Row {
  number: string;
  kind: "start" | "village" | "city" | "home";
  good: string | null;
  storage: number;
  flag: Text | null;
  scoring: string | null;
  only_with: string | null;
}
export interface ArrowRow {
  from: string;
  to: string;
  mp: number;
  rounds: number[];
  only_with: string | null;
}
export interface FieldRow extends Row {
  number: string;
  next: string[];
  quest: boolean;
  short: boolean;
}
export interface BarrierRow extends Row {
  after: string;
  before: string;
}
export interface CardRow extends Row {
  cost: Text;
  back: string;
  good: string;
  item: string;
  price: number;
  figure: string | null;
  place: string | null;
  vp: number;
  kinds: string[];
  synergies: string[];
}
export interface AreaRow extends Row {
  discs: number;
  gate: Text | null;
}
export interface CareerRow extends Row {
  tasks: { low: Text; high: Text; text: Text; doubloons: number; vp: number }[];
}
export interface BuildingRow extends Row {
  price: number;
  synergy: string;
  first_vp: number;
}
export interface TokenRow {
  name: Text;
  sides: Record<string, { value: number; kind: string | null; icons: Text | null }>;
  condition: string | null;
  change: number;
}
export interface ActionRow {
  name: Text;
  text: Text;
  ways: { value: number; icons: Text }[];
}
export interface StoryRow extends Row {
  number: number;
  kind: string;
  chapter: number;
  front: Text;
  back: Text | null;
  then: Text | null;
  question: Text | null;
  vote: { id: string; text: Text; then: Text | null }[];
}
export interface LegacyRow extends Row {
  number: number;
  place: string | null;
  good: string | null;
  storage: number;
  city: boolean;
  action: Text | null;
  flag: Text | null;
  spaces: number;
  marker_spaces: { id: string; name: Text }[];
}
interface Named {
  name: Text;
}

/** The catalog of this game: `things` for the shell, the rows for the drawing. */
export interface MaracaiboCatalog extends Catalog {
  factions: Record<string, Badge>;
  seat_order: string[];
  nations: Record<string, Named & { colour: string; letter: Text; markers: number }>;
  nation_order: string[];
  synergies: Record<string, Named>;
  synergy_order: string[];
  goods: Record<string, Named>;
  items: Record<string, Named>;
  places: Record<string, PlaceRow>;
  place_order: string[];
  arrows: Record<string, ArrowRow>;
  explorer_fields: Record<string, FieldRow>;
  field_order: string[];
  barriers: Record<string, BarrierRow>;
  tracks: {
    influence: {
      last: number;
      ranks: { field: number; value: number }[];
      marker_fields: number[];
      lead_vp: number;
      majority: number[];
    };
    doubloon_income: { last: number; final_vp: { field: number; vp: number }[] };
  };
  ship_board: { planning_spaces: number; combat_max: number; hand_limit: number };
  areas: Record<string, AreaRow>;
  area_order: string[];
  cards: Record<string, CardRow>;
  quests: Record<string, Row & { story: boolean }>;
  tokens: Record<string, TokenRow>;
  buildings: Record<string, BuildingRow>;
  careers: Record<string, CareerRow>;
  city_tiles: Record<string, Row & { good: string; storage: number }>;
  combat_actions: Record<string, ActionRow>;
  legacy: Record<string, LegacyRow>;
  stories: Record<string, StoryRow>;
  automa_cards: Record<string, Row & { level: string }>;
  automa_board: {
    income: number[];
    areas: number[];
    card_vp: number;
    leads: Record<string, Named & { per_tile_vp: number; steps: { by: number; vp: number }[] }>;
  };
  difficulties: Record<string, Named>;
  ideas: Record<string, Row>;
  rounds: string[];
}

/** What lies in a row of spaces; one that is not filled yet is left out. */
function laid(value: unknown): string[] {
  return list<string>(value).filter((id) => id !== "");
}

function readPlayer(plain: seen.Player): PlayerView {
  return {
    seat: number(plain.seat),
    vp: number(plain.vp),
    doubloons: number(plain.doubloons),
    combat: number(plain.combat),
    figures: number(plain.figures),
    general: number(plain.general),
    hand: pile(plain.hand),
    apart: pile(plain.apart),
    planned: list(plain.planned),
    tableau: list(plain.tableau),
    assistants: list(plain.assistants),
    settled: list(plain.settled),
    cardFigures: pairs(plain.card_figures),
    cardQuests: pairs(plain.card_quests),
    careers: pile(plain.careers),
    career: word(plain.career),
    tasks: list(plain.tasks),
    discs: list(plain.discs),
    quests: list(plain.quests),
    tokens: list(plain.tokens),
    influence: list(plain.influence),
    explorer: number(plain.explorer),
    ship: number(plain.ship),
    reached: list(plain.reached),
    doubloonIncome: number(plain.doubloon_income),
    vpIncome: number(plain.vp_income),
    synergies: list(plain.synergies),
  };
}

function readJean(jean: seen.Jean | null): JeanView | null {
  if (!jean) return null;
  return {
    card: word(jean.card),
    gone: number(jean.gone),
    cards: list(jean.cards),
    discard: list(jean.discard),
    left: pile(jean.deck).count,
  };
}

function questsByPlace(places: number[], tiles: string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  places.forEach((place, at) => found.set(place, [...(found.get(place) ?? []), tiles[at] ?? ""]));
  return found;
}

export function readView(shown: View): MaracaiboView {
  const plain = shown as unknown as seen.State;
  return {
    phase: word(plain.phase),
    storyMode: word(plain.story_mode),
    difficulty: word(plain.difficulty),
    players: list<seen.Player>(plain.players).map(readPlayer),
    jean: readJean(plain.jean),
    round: number(plain.round),
    turn: number(plain.turn, -1),
    villages: number(plain.villages),
    combats: list<CombatView>(plain.combats),
    markers: list(plain.markers),
    spaces: list(plain.spaces),
    left: list(plain.left),
    storage: list(plain.storage),
    cityTiles: list(plain.city_tiles),
    quests: questsByPlace(list(plain.quest_places), list(plain.quest_tiles)),
    fieldQuests: pairs(plain.field_quests),
    piles: list(plain.piles),
    drawLeft: pile(plain.draw).count,
    discard: list(plain.discard),
    display: laid(plain.display),
    buildings: laid(plain.buildings),
    investors: pairs(plain.investors),
    stories: list(plain.stories),
    resolved: list(plain.resolved),
    storyTakers: pairs(plain.story_takers),
    legacy: list(plain.legacy),
    legacyDiscs: pairs(plain.legacy_discs),
    storyCards: list(plain.story_cards),
    campaignOver: plain.campaign_over === true,
  };
}

/** Who sits where: with Jean there is one seat, and she comes after it. */
export function sideOf(view: MaracaiboView, catalog: MaracaiboCatalog, seat: number): string {
  return view.jean && seat > 0 ? "jean" : (catalog.seat_order[seat] ?? "");
}

/** Whose assistants stand at a place: the card, its owner, and whether it has helped in this round. */
export function assistantsAt(
  view: MaracaiboView,
  catalog: MaracaiboCatalog,
  place: string,
): { card: string; seat: number; settled: boolean }[] {
  return view.players.flatMap((player) =>
    player.assistants
      .filter((card) => catalog.cards[card]?.place === place)
      .map((card) => ({ card, seat: player.seat, settled: player.settled.includes(card) })),
  );
}

/** What a place is now: its city tile or legacy tile gives it a market and an action. */
export interface Trade {
  good: string;
  storage: number;
  used: number;
  action: Text | null;
  flag: Text | null;
  about: string;
}

export function tradeAt(view: MaracaiboView, catalog: MaracaiboCatalog, at: number): Trade | null {
  const id = catalog.place_order[at] ?? "";
  const tile = view.cityTiles[at] ?? "";
  const used = view.storage[at] ?? 0;
  const laid = catalog.city_tiles[tile];
  const legacy = view.legacy.find((one) => catalog.legacy[one]?.place === id && catalog.legacy[one]?.city);
  const extended = legacy ? catalog.legacy[legacy] : undefined;
  const printed = catalog.places[id];
  const { good, storage, action, flag, about } = extended?.good
    ? { ...extended, about: `legacy:${legacy}` }
    : laid
      ? { ...laid, action: laid.icons, flag: printed?.flag ?? null, about: `tile:${tile}` }
      : { good: printed?.good, storage: printed?.storage ?? 0, action: printed?.icons ?? null, flag: printed?.flag ?? null, about: `place:${id}` };
  return good ? { good, storage, used, action, flag, about } : null;
}

/** What would come of stopping at each place that can be reached, by the notes of the options. */
export function notesByTarget(lit: Map<string, Option[]>, kind: string, lang: Lang): Map<string, string> {
  const found = new Map<string, string>();
  for (const [target, options] of lit) {
    const notes = options.flatMap((option) => (option.note ? [option.note[lang]] : []));
    if (notes.length && target.startsWith(`${kind}:`)) found.set(target.slice(kind.length + 1), together(notes));
  }
  return found;
}

/** Of several ways to one place the costs, and of what they bring only what they have in common. */
function together(notes: string[]): string {
  const parts = notes.map((note) => note.split("; "));
  const heads = [...new Set(parts.map(([head]) => head))].join(" / ");
  const common = (parts[0] ?? []).slice(1).filter((part) => parts.every((other) => other.includes(part)));
  return [heads, ...common].join("; ");
}

/** Whether a target is a card on the open display. */
export function isOnDisplay(target: string, view: View): boolean {
  return readView(view).display.some((card) => target === `card:${card}`);
}

/** Whether a target is a card that the viewer holds, has planned or has bought. */
export function isOwn(target: string, view: View, you: number): boolean {
  const own = readView(view).players.find((player) => player.seat === you);
  const cards = own ? [...(own.hand.known ?? []), ...own.planned, ...own.tableau] : [];
  return cards.some((card) => target === `card:${card}`);
}

/** A long word of a short form may be parted where it is put together: cells of the track are narrow. */
export function breakable(words: string): string {
  return words.replace(/(Kampf|Dorf|Schatz|Heil)(punkt|aktion|karte|kräuter)/g, "$1\u00AD$2");
}

/** So many letters of a note's part have room on the board. */
const ROOM = 22;

/** As much of a note as a place has room for: what is printed there anyway and what is long stands in the list. */
export function shortNote(note: string, printed: string): string {
  const parts = note.split("; ");
  return parts.filter((part, at) => at === 0 || (part.length <= ROOM && !(printed && part.endsWith(printed)))).join("; ");
}

/** As much as a card has room for: what is paid now, but not what the card itself says. */
export function cardNote(note: string): string {
  const [first = ""] = note.split("; ");
  return first.length <= ROOM ? first : "";
}

/** The multiplier of each nation as the final scoring would count it now. */
export function multipliers(insights: Insight[], catalog: MaracaiboCatalog): number[] {
  return catalog.nation_order.map((id) =>
    number(toldOf(insights, `nation:${id}`, "nation.multiplier")[0]?.args.number),
  );
}

/** The value of the last noble rank that a marker has reached. (MA-INFL-02) */
export function rankOf(catalog: MaracaiboCatalog, influence: number): number {
  return catalog.tracks.influence.ranks.reduce((rank, { field, value }) => (influence >= field ? value : rank), 0);
}

/** Bought cards by the synergies that they name; those without one last, under "". */
export function bySynergy(catalog: MaracaiboCatalog, cards: string[]): [string, string[]][] {
  const groups = [...catalog.synergy_order, ""].map((synergy): [string, string[]] => [
    synergy,
    cards.filter((card) => {
      const named = catalog.cards[card]?.synergies ?? [];
      return synergy ? named[0] === synergy : !named.length;
    }),
  ]);
  return groups.filter(([, found]) => found.length);
}

/** What Jean did with her last card: from the card to somebody else's turn or a scoring. */
export function jeansDeeds(past: GameEvent[]): Text[] {
  const card = past.findLastIndex((event) => event.kind === "jean.card");
  const since = card < 0 ? [] : past.slice(card + 1);
  const end = since.findIndex((event) => event.kind === "turn.begins" || event.kind.startsWith("scoring."));
  const hers = (end < 0 ? since : since.slice(0, end)).filter((event) => event.kind.startsWith("jean.") || event.args.seat === 1);
  return hers.map((event) => event.text);
}

/** The campaign as one line that another game can go on from; empty where there is none. */
export function archiveOf(insights: Insight[]): string {
  return word(insights.find((one) => one.kind === "campaign.archive")?.args.line);
}

export function said(text: Text | null | undefined, lang: Lang): string {
  return text?.[lang] ?? "";
}
