/** The view of a seat as the board reads it. Zones, nations, NPC ships and areas are numbers in the catalog's order. */

import { list, number, pairs, pile, word, type Pile } from "../../lib/reading";
import { toldOf } from "../../lib/pointing";
import type { Badge, Catalog, GameEvent, Insight, Text, View } from "../contract";
import type * as seen from "./view";

export interface PlayerView {
  seat: number;
  dealt: Pile;
  captain: string;
  heir: string;
  ship: string;
  areas: number[];
  zone: number;
  inPort: boolean;
  /** null where it is secret. */
  gold: number | null;
  stash: number | null;
  glory: number;
  gloryFrom: number[];
  hand: Pile;
  laid: Pile;
  cargo: Pile;
  offer: Pile;
  rumors: Pile;
  kept: string[];
  mission: string;
  tasks: number[];
  bounties: number[];
  mods: string[];
  flipped: string[];
  weapons: string[];
  specialists: string[];
  deaths: number;
}

export interface SideView {
  seat: number;
  npc: number;
  ship: string;
  areas: number[];
  declared: string;
  dice: number[];
  hits: number;
  located: number[];
}

export interface CombatView {
  sides: SideView[];
  round: number;
  stage: string;
}

export interface RaidView {
  seat: number;
  nation: number;
  cards: string[];
  dice: number[];
  ignored: string[];
}

export interface NpcView {
  index: number;
  captain: string;
  zone: number;
  covered: string[];
}

export interface Lasting {
  event: string;
  until: number;
  closes: number;
}

export interface MaraudersView {
  phase: string;
  players: PlayerView[];
  target: number;
  round: number;
  turn: number;
  actions: number;
  extraMoves: number;
  combats: CombatView[];
  raid: RaidView | null;
  event: string;
  eventNation: number;
  lasting: Lasting[];
  war: number[];
  npcs: NpcView[];
  incoming: string;
  merchants: Set<number>;
  /** Whether the token of a merchant just found lies turned up. */
  sighted: boolean;
  /** How many merchants were found; their tokens lie face down. */
  found: number;
  modPorts: Set<number>;
  modsOpen: Map<number, string>;
  demand: string[];
  demandDrawn: string[];
  missions: string[];
  openCargo: string[];
  eventsLeft: number;
  lastRound: boolean;
}

interface Named {
  name: Text;
}
interface Ruled extends Named {
  text: Text;
}
export interface ZoneRow extends Ruled {
  nation: string | null;
  port: boolean;
  adjacent: Record<string, string>;
  feature: { name: Text; kind: string } | null;
}
export interface CaptainRow extends Ruled {
  nation: string;
  home: string;
  skills: Record<string, number>;
  abilities: Text[];
}
export interface ShipRow extends Ruled {
  areas: Record<string, number>;
  maneuverability: number;
  buy: number | null;
  sell: number | null;
}
export interface CargoRow extends Named {
  good: string;
  loot: number;
  escape: boolean;
  area: string | null;
}
export interface MissionRow extends Ruled {
  port: string;
  tasks: { kind: string; zones: string[]; count: number }[];
}

/** The catalog of this game: `things` for the shell, the rows for the drawing. */
export interface MaraudersCatalog extends Catalog {
  factions: Record<string, Badge>;
  seat_order: string[];
  nations: Record<string, Named & { colour: string; letter: Text; adjective: Text }>;
  nation_order: string[];
  zones: Record<string, ZoneRow>;
  zone_order: string[];
  compass: Record<string, Text>;
  goods: Record<string, Named>;
  skills: Record<string, Named>;
  skill_order: string[];
  npcs: Record<string, Named & { nation: string | null; ship: string; war_ship: string | null; reward: number }>;
  npc_order: string[];
  glory_sources: { id: string; name: Text }[];
  captains: Record<string, CaptainRow>;
  npc_captains: Record<string, Ruled & { skills: Record<string, number> }>;
  cards: Record<string, Ruled & { category: string; window: Text }>;
  events: Record<string, Ruled & { kind: string; symbols: { npc: string; direction: string }[] }>;
  rumors: Record<string, Ruled & { zone: string; in_port: boolean; skill: string }>;
  missions: Record<string, MissionRow>;
  cargo_cards: Record<string, CargoRow>;
  areas: Record<string, Named>;
  area_order: string[];
  ships: Record<string, ShipRow>;
  modifications: Record<string, Ruled>;
  weapons: Record<string, Ruled & { price: number }>;
  declarations: Record<string, Ruled>;
  ideas: Record<string, Ruled>;
}

function secret(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

function readPlayer(plain: seen.Player): PlayerView {
  return {
    seat: number(plain.seat),
    dealt: pile(plain.dealt),
    captain: word(plain.captain),
    heir: word(plain.heir),
    ship: word(plain.ship),
    areas: list(plain.areas),
    zone: number(plain.zone, -1),
    inPort: number(plain.in_port) > 0,
    gold: secret(plain.gold),
    stash: secret(plain.stash),
    glory: number(plain.glory),
    gloryFrom: list(plain.glory_from),
    hand: pile(plain.hand),
    laid: pile(plain.laid),
    cargo: pile(plain.cargo),
    offer: pile(plain.offer),
    rumors: pile(plain.rumors),
    kept: list(plain.kept),
    mission: word(plain.mission),
    tasks: list(plain.tasks),
    bounties: list(plain.bounties),
    mods: list(plain.mods),
    flipped: list(plain.flipped),
    weapons: list(plain.weapons),
    specialists: list(plain.specialists),
    deaths: number(plain.deaths),
  };
}

function readSide(plain: seen.Side): SideView {
  return {
    seat: number(plain.seat, -1),
    npc: number(plain.npc, -1),
    ship: word(plain.ship),
    areas: list(plain.areas),
    declared: word(plain.declared),
    dice: list(plain.dice),
    hits: number(plain.hits),
    located: list(plain.located),
  };
}

function readCombat(plain: seen.Combat): CombatView {
  return { sides: list<seen.Side>(plain.sides).map(readSide), round: number(plain.round), stage: word(plain.stage) };
}

function readRaid(raid: seen.Raid | null): RaidView | null {
  if (!raid) return null;
  return {
    seat: number(raid.seat),
    nation: number(raid.nation),
    cards: list(raid.cards),
    dice: list(raid.dice),
    ignored: list(raid.ignored),
  };
}

/** NPC ships that are on the chart. */
function readNpcs(plain: seen.State): NpcView[] {
  const captains = list<string>(plain.npc_captain);
  const covered = list<string[]>(plain.npc_covered);
  return list<number>(plain.npc_zone).flatMap((zone, index) =>
    zone < 0 ? [] : [{ index, captain: captains[index] ?? "", zone, covered: covered[index] ?? [] }],
  );
}

function readLasting(plain: seen.State): Lasting[] {
  const [until, closed] = [list<number>(plain.until), list<number>(plain.closed)];
  return list<string>(plain.lasting).map((event, at) => ({ event, until: until[at] ?? 0, closes: closed[at] ?? -1 }));
}

export function readView(shown: View): MaraudersView {
  const plain = shown as unknown as seen.State;
  return {
    phase: word(plain.phase),
    players: list<seen.Player>(plain.players).map(readPlayer),
    target: number(plain.target),
    round: number(plain.round),
    turn: number(plain.turn, -1),
    actions: number(plain.actions),
    extraMoves: number(plain.extra_moves),
    combats: list<seen.Combat>(plain.combats).map(readCombat),
    raid: readRaid(plain.raid),
    event: word(plain.event),
    eventNation: number(plain.event_nation, -1),
    lasting: readLasting(plain),
    war: list(plain.war),
    npcs: readNpcs(plain),
    incoming: word(plain.incoming),
    merchants: new Set(list<number>(plain.merchant_zones)),
    sighted: list(plain.sighted).length > 0,
    found: pile(plain.track).count,
    modPorts: new Set(list<number>(plain.mod_ports)),
    modsOpen: pairs(plain.mods_open),
    demand: list(plain.demand),
    demandDrawn: list(plain.demand_drawn),
    missions: list(plain.missions),
    openCargo: list(plain.open_cargo),
    eventsLeft: pile(plain.event_deck).count,
    lastRound: number(plain.last_round) > 0,
  };
}

/** For each NPC ship how it threatens the viewer, the nearest first; empty where nothing does. */
export function dangers(insights: Insight[]): Insight[] {
  return insights.filter((one) => one.kind.startsWith("danger.") && one.kind !== "danger.none");
}

/** The highest that each area of a captain's ship can be, as the game reckons it. */
export function maxima(insights: Insight[], seat: number, catalog: MaraudersCatalog, ship: string): number[] {
  const [told] = toldOf(insights, `seat:${seat + 1}`, "ship.values");
  return catalog.area_order.map((area) => number(told?.args[area], catalog.ships[ship]?.areas[area] ?? 0));
}

/** The activities of a Port action as the game tells them. */
export interface Activity {
  about: string;
  text: Text;
  state: string;
  stateText: Text;
}

export function portSheet(insights: Insight[]): Activity[] {
  return insights
    .filter((one) => one.kind.startsWith("port.") && one.kind !== "port.state")
    .map((one) => {
      const [state] = toldOf(insights, one.about, "port.state");
      return {
        about: one.about,
        text: one.text,
        state: word(state?.args.state),
        stateText: state?.text ?? { en: "", de: "" },
      };
    });
}

/** Faces from 5 on are skulls; 10 and more are skulls whose area is known. */
export function isSkull(die: number): boolean {
  return die >= 5;
}

/** How many of each good there are. */
export function counted(goods: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const good of goods) found.set(good, (found.get(good) ?? 0) + 1);
  return [...found];
}

export function goodsOf(catalog: MaraudersCatalog, cards: string[]): string[] {
  return cards.map((card) => catalog.cargo_cards[card]?.good ?? card);
}

const COMBAT =
  /^(combat|contest|crew|dice|swivel|volley|area\.hit|npc\.(hit|removed)|hit|card|weapon\.used|captain\.(died|plundered)|ship\.changed|bounty|glory\.scored)/;
const ENDS = ["combat.won", "combat.fled", "combat.open"];
const GOES_ON = /^(turn|round|port|scout|raid|ship\.(moved|entered)|npc\.(scouts|attacks|hunts|moved))/;

/** A combat as it was told: from its beginning to what followed from it. */
export interface Story {
  lines: Text[];
  /** What was told last: a board that is drawn again does not tell it again. */
  heard?: GameEvent[];
  /** running, decided (what follows from it may still come), or told to the end. */
  stage: "running" | "decided" | "over";
}

export const NO_STORY: Story = { lines: [], stage: "over" };

/** The same with what has happened since. */
export function battleStory(story: Story, news: GameEvent[]): Story {
  if (news === story.heard) return story;
  let { lines, stage } = story;
  for (const { kind, text } of news) {
    if (kind === "combat.begins") [lines, stage] = [[text], "running"];
    else if (stage === "decided" && GOES_ON.test(kind)) stage = "over";
    else if (stage !== "over" && COMBAT.test(kind)) lines = [...lines, text];
    if (ENDS.includes(kind) && stage === "running") stage = "decided";
  }
  return { lines, stage, heard: news };
}
