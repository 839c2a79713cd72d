/** Battles picture by picture, as the events tell them: what lies between two questions is seen, too. */

import { number } from "../../lib/reading";
import type { GameEvent, Text } from "../contract";
import { battleStory, type BattleView } from "./model";

export interface Picture {
  battle: BattleView;
  /** The strength of each side once it has been counted. */
  powers: number[] | null;
  /** What has happened so far. */
  told: Text[];
  over: boolean;
  /** How long it is shown before the next one, in milliseconds. */
  hold: number;
}

/** How long what has just happened is looked at; what is not named here needs no picture of its own. */
const HOLDS: Record<string, number> = {
  "battle.begins": 700,
  "battle.merchant": 1100,
  "battle.walls": 700,
  "markers.thrown": 350,
  "marker.landed": 330,
  "marker.pushed": 550,
  "marker.exploded": 700,
  "marker.moved": 550,
  "marker.removed": 450,
  "strength.gained": 450,
  "ship.damaged": 600,
  "goods.plundered": 500,
  "battle.strength": 1000,
  "battle.won": 1200,
};
/** A reel is not longer than this; with more to show it runs faster. */
const LONGEST = 9000;

/** Where news begin: with the battle as it was seen last; once it is decided its markers are only in the pictures. */
export function begun(last: Picture | null, was: BattleView | null): Picture | null {
  if (!was || (was.winner >= 0 && last)) return last;
  return { battle: was, powers: null, told: last?.over ? [] : (last?.told ?? []), over: false, hold: 0 };
}

/** The pictures that news add, beginning with where the last ones ended. */
export function reel(before: Picture | null, news: GameEvent[], zones: number, explosion: number): Picture[] {
  const made: Picture[] = [];
  let last = before?.over ? null : before;
  for (const event of news) {
    const battle = after(last?.battle ?? null, event, zones, explosion);
    if (!battle) continue;
    const next: Picture = {
      battle,
      powers: powersOf(battle, event) ?? (OPENS[event.kind] ? null : (last?.powers ?? null)),
      told: battleStory(last?.told ?? [], [event]),
      over: event.kind === "battle.over",
      hold: HOLDS[event.kind] ?? 0,
    };
    if (next.hold || next.over || next.told.length !== last?.told.length) made.push(next);
    last = next.over ? null : next;
  }
  return paced(made);
}

function paced(pictures: Picture[]): Picture[] {
  const whole = pictures.reduce((sum, picture) => sum + picture.hold, 0);
  return whole <= LONGEST
    ? pictures
    : pictures.map((picture) => ({ ...picture, hold: (picture.hold * LONGEST) / whole }));
}

const OPENS: Record<string, string> = {
  "battle.begins": "ship",
  "battle.merchant": "merchant",
  "battle.walls": "building",
};

/** A battle after an event; null while there is none. */
function after(battle: BattleView | null, event: GameEvent, zones: number, explosion: number): BattleView | null {
  const [seat, args] = [number(event.args.seat, -1), event.args];
  const kind = OPENS[event.kind];
  if (kind) return opened(kind, [seat, kind === "merchant" ? -1 : number(args.rival, -1)], event, zones);
  if (event.kind === "markers.thrown")
    return thrown(battle ?? opened("tie", [], event, zones), seat, number(args.amount));
  const side = battle?.seats.indexOf(seat) ?? -1;
  if (!battle || side < 0) return battle;
  if (event.kind === "battle.muster")
    return counted(battle, "flying", side, number(args.amount) - (battle.flying[side] ?? 0));
  if (event.kind === "marker.landed") {
    const flown = counted(battle, "flying", side, -1);
    return { ...flown, fresh: shifted(flown.fresh, side, number(args.zone), 1) };
  }
  if (event.kind === "marker.pushed") return moved(battle, side, number(args.zone), number(args.target));
  if (event.kind === "marker.moved")
    return moved(battle, battle.seats.indexOf(number(args.rival, -1)), number(args.zone), number(args.target));
  if (event.kind === "marker.removed") return taken(battle, side, number(args.zone));
  if (event.kind === "marker.exploded") return exploded(battle, side, number(args.amount), explosion);
  if (event.kind === "strength.gained") return counted(battle, "strength", side, number(args.amount));
  if (event.kind === "ship.damaged") return counted(battle, "suffered", side, number(args.amount));
  return event.kind === "battle.won" ? { ...battle, winner: side } : battle;
}

function powersOf(battle: BattleView, event: GameEvent): number[] | null {
  if (event.kind !== "battle.strength") return null;
  const found = new Map([
    [number(event.args.seat, -1), number(event.args.strength)],
    [number(event.args.rival, -1), number(event.args.rival_strength)],
  ]);
  return battle.seats.map((seat) => found.get(seat) ?? 0);
}

function opened(kind: string, seats: number[], event: GameEvent, zones: number): BattleView {
  const empty = (): number[][] => seats.map(() => Array<number>(zones).fill(0));
  const none = (): number[] => seats.map(() => 0);
  const [space, card] = [number(event.args.space), kind === "merchant" ? String(event.args.card) : ""];
  return {
    kind,
    seats,
    space,
    card,
    settled: empty(),
    fresh: empty(),
    flying: none(),
    strength: none(),
    suffered: none(),
    winner: -1,
  };
}

/** Markers go up; what has landed before lies there. In a throw for the victory each side comes with its markers. */
function thrown(battle: BattleView, seat: number, amount: number): BattleView {
  const known = battle.seats.includes(seat);
  const zones = Array<number>(battle.settled[0]?.length ?? 15).fill(0);
  const all = known
    ? battle
    : {
        ...battle,
        seats: [...battle.seats, seat],
        settled: [...battle.settled, zones],
        fresh: [...battle.fresh, zones],
        flying: [...battle.flying, 0],
        strength: [...battle.strength, 0],
        suffered: [...battle.suffered, 0],
      };
  const side = all.seats.indexOf(seat);
  const settled = all.settled.map((row, at) => row.map((n, zone) => n + (all.fresh[at]?.[zone] ?? 0)));
  return {
    ...all,
    settled,
    fresh: all.fresh.map((row) => row.map(() => 0)),
    flying: all.flying.map((n, at) => (at === side ? amount : n)),
  };
}

function counted(battle: BattleView, field: "flying" | "strength" | "suffered", side: number, by: number): BattleView {
  return { ...battle, [field]: battle[field].map((n, at) => (at === side ? Math.max(0, n + by) : n)) };
}

function shifted(rows: number[][], side: number, zone: number, by: number): number[][] {
  return rows.map((row, at) => (at === side ? row.map((n, place) => (place === zone ? n + by : n)) : row));
}

/** One marker less in a zone: of those that lie there, else of those that have just landed. */
function taken(battle: BattleView, side: number, zone: number): BattleView {
  if (battle.settled[side]?.[zone]) return { ...battle, settled: shifted(battle.settled, side, zone, -1) };
  if (battle.fresh[side]?.[zone]) return { ...battle, fresh: shifted(battle.fresh, side, zone, -1) };
  return battle;
}

function moved(battle: BattleView, side: number, zone: number, target: number): BattleView {
  const without = taken(battle, side, zone);
  return { ...without, settled: shifted(without.settled, side, target, 1) };
}

function exploded(battle: BattleView, side: number, amount: number, explosion: number): BattleView {
  let left = battle;
  for (let one = 0; one < amount; one++) left = taken(left, side, explosion);
  return counted(left, "flying", side, amount);
}
