import { describe, expect, it } from "vitest";
import {
  battleStory,
  cellOf,
  crewCard,
  heaps,
  hullAt,
  leagueDeeds,
  markersOn,
  readView,
  sideOf,
  type PlayerView,
  type ReckoningCatalog,
} from "../../src/boards/dead_reckoning/model";
import type { GameEvent, View } from "../../src/protocol";
import catalog from "./catalog.json";
import recorded from "./recorded.json";

const box = catalog as unknown as ReckoningCatalog;
const positions = recorded as unknown as Record<"setup" | "turn" | "battle" | "coop", { you: number; view: View }>;

function event(kind: string, args: Record<string, number | string>, text: string): GameEvent {
  return { at: 0, kind, args, text: { en: text, de: text } };
}

const english = (texts: { en: string }[]): string[] => texts.map((text) => text.en);

describe("a recorded view", () => {
  it("is read whole", () => {
    const turn = readView(positions.turn.view);
    expect(turn.players).toHaveLength(2);
    expect(turn.spaces).toHaveLength(12);
    expect(turn.crew).toHaveLength(24);
    expect(turn.boxes).toHaveLength(4);
    expect(turn.battle).toBeNull();
  });

  it("knows one's own hand and chest and nobody else's", () => {
    const { view, you } = positions.turn;
    for (const player of readView(view).players) {
      expect(player.chest === null).toBe(player.seat !== you);
      expect(player.hand.known === null).toBe(player.seat !== you);
    }
  });

  it("has a side for every seat, the Leagues after the players", () => {
    const coop = readView(positions.coop.view);
    expect(coop.players.map((player) => sideOf(coop, box, player.seat))).toEqual(["purple", "blue", "league", "second_league"]);
    expect(coop.leagues.map((league) => league.seat)).toEqual([2, 3]);
  });

  it("survives fields that are not there", () => {
    const empty = readView({});
    expect([empty.players, empty.spaces, empty.leagues, empty.battle]).toEqual([[], [], [], null]);
    expect(empty.turn).toBe(-1);
  });
});

describe("a crew card", () => {
  const plain = { seat: 0, role: "purser", level: 2, raised: 0, unseen: 1, sleeve: ["", "", ""] };
  const number = box.crew.findIndex((crew) => crew.role === "purser");
  const viewOf = (crew: object, more: object = {}) =>
    readView({ crew: Array.from({ length: 12 }, (_, at) => (at === number ? crew : plain)), ...more });
  const sleeved = Object.keys(box.cards).find((id) => !box.cards[id]?.merchant && box.cards[id]?.line === "lower") ?? "";
  const merchant = Object.keys(box.backs).find((id) => box.backs[id]?.abilities?.length) ?? "";

  it("is one with its sleeve, and the added lines say where they come from", () => {
    const card = crewCard(viewOf({ ...plain, sleeve: ["", "", sleeved] }), box, [], number);
    expect(card?.lines.filter((line) => !line.from).map((line) => line.id)).toEqual(box.roles.purser?.levels[1]?.abilities);
    const added = card?.lines.filter((line) => line.from) ?? [];
    expect(added.map((line) => line.id)).toEqual(box.cards[sleeved]?.abilities);
    expect(added.map((line) => line.line)).toEqual(added.map(() => "lower"));
  });

  it("shows the side of a merchant ship that is up", () => {
    const crew = { ...plain, sleeve: [merchant, "", ""] };
    const lines = (more: object) => crewCard(viewOf(crew, more), box, [], number)?.lines.flatMap((line) => (line.from ? [line.id] : []));
    expect(lines({})).toEqual(box.cards[merchant]?.abilities);
    expect(lines({ turned: [merchant] })).toEqual(box.backs[merchant]?.abilities);
  });

  it("counts levels that only the owner knows, says what is next, and at the top nothing", () => {
    const known = crewCard(viewOf({ ...plain, raised: 1 }), box, [], number);
    expect([known?.level, known?.secretly, known?.next]).toEqual([3, true, box.roles.purser?.levels[2]?.next]);
    expect(crewCard(viewOf({ ...plain, raised: { hidden: 1 } }), box, [], number)?.level).toBe(2);
    expect(crewCard(viewOf({ ...plain, level: 4 }), box, [], number)?.next).toBeNull();
  });

  it("knows which of its abilities are used", () => {
    const ability = box.roles.purser?.levels[1]?.abilities[0] ?? "";
    const used = { about: `crew:${number}`, kind: "crew.used", args: { ability }, text: { en: "", de: "" } };
    expect(crewCard(viewOf(plain), box, [used], number)?.lines.map((line) => line.used)).toEqual([true]);
    expect(crewCard(viewOf(plain), box, [], number)?.lines.map((line) => line.used)).toEqual([false]);
  });
});

describe("ships, spaces and achievements", () => {
  it("an upgrade lies over what is printed", () => {
    const player = { hull: ["up_jib", "", "", ""] } as unknown as PlayerView;
    expect(hullAt(player, box, 0)).toBe(box.upgrades.up_jib);
    expect(hullAt(player, box, 1)).toBe(box.hulls.hull_b);
  });

  it("spaces have a row and a column, the harbour has none", () => {
    expect(cellOf("r3c1")).toEqual({ row: 3, column: 1 });
    expect(cellOf("harbor")).toEqual({ row: 0, column: 0 });
  });

  it("only three achievements count markers", () => {
    const player = { legendary: 1, seasoned: 2, explored: 3 } as unknown as PlayerView;
    expect(box.achievement_order.map((id) => markersOn(player, id))).toEqual([1, 2, 0, 0, 0, 0, 0, 3, 0]);
  });
});

describe("battles", () => {
  it("markers lie by zone and side, fresh ones apart", () => {
    const view = readView({ battle: { seats: [0, -1], settled: [[1, 0], [0, 0]], fresh: [[0, 2], [0, 1]] } });
    expect(view.battle && heaps(view.battle, 0)).toEqual([{ side: 0, seat: 0, settled: 1, fresh: 0 }]);
    expect(view.battle && heaps(view.battle, 1)).toEqual([
      { side: 0, seat: 0, settled: 0, fresh: 2 },
      { side: 1, seat: -1, settled: 0, fresh: 1 },
    ]);
  });

  it("the recorded one has markers of both sides' throw", () => {
    const battle = readView(positions.battle.view).battle;
    expect(battle?.seats).toHaveLength(2);
    expect(box.zone_order.flatMap((_, zone) => (battle ? heaps(battle, zone) : [])).length).toBeGreaterThan(0);
  });

  it("the story begins anew with each battle and leaves out what is no part of it", () => {
    const news = [event("battle.begins", { seat: 0 }, "a"), event("marker.landed", { seat: 0 }, "b"), event("goods.loaded", { seat: 0 }, "c")];
    expect(english(battleStory([], news))).toEqual(["a", "b"]);
    expect(english(battleStory(battleStory([], news), [event("battle.walls", { seat: 1 }, "d")]))).toEqual(["d"]);
  });
});

describe("the League", () => {
  it("what it did is told from its card to the next turn, each step in order", () => {
    const news = [
      event("league.card", { seat: 2 }, "card"),
      event("league.took", { seat: 2 }, "took"),
      event("league.skips_at", { seat: 2 }, "skips"),
      event("turn.begins", { seat: 0 }, "turn"),
      event("crew.played", { seat: 0 }, "played"),
    ];
    expect(english(leagueDeeds(news).get(2) ?? [])).toEqual(["took", "skips"]);
    expect(leagueDeeds([...news, event("league.card", { seat: 2 }, "card")]).get(2)).toEqual([]);
  });

  it("of two Leagues each has its own deeds", () => {
    const news = [
      event("league.card", { seat: 2 }, "card"),
      event("league.took", { seat: 2 }, "first"),
      event("league.card", { seat: 3 }, "card"),
      event("league.took", { seat: 3 }, "second"),
    ];
    const deeds = leagueDeeds(news);
    expect([2, 3].map((seat) => english(deeds.get(seat) ?? []))).toEqual([["first"], ["second"]]);
  });
});
