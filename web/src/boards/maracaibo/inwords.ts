/** The board in words: what a place is and holds, what a player has. For labels and for the text table. */

import { callOf, type Chart, say } from "./context";
import { assistantsAt, rankOf, tradeAt, type PlayerView } from "./model";

/** A place that counts as something else while a legacy tile lies there. */
export function kindOf(of: Chart, id: string): "start" | "village" | "city" | "home" {
  const built = of.view.legacy.some((tile) => of.catalog.legacy[tile]?.place === id && of.catalog.legacy[tile]?.city);
  return built ? "city" : (of.catalog.places[id]?.kind ?? "village");
}

/** What a place is, does and belongs to, and whose ships are there. */
export function placeInWords(of: Chart, id: string): string[] {
  const row = of.catalog.places[id];
  const at = of.catalog.place_order.indexOf(id);
  const trade = tradeAt(of.view, of.catalog, at);
  const good = trade ? (of.catalog.goods[trade.good]?.name ?? trade.good) : "";
  const nation = of.catalog.nations[of.catalog.nation_order[of.view.markers[at] ?? -1] ?? ""]?.name;
  const ships = of.view.players.filter((player) => player.ship === at).map((player) => callOf(of, player.seat));
  return [
    say(kindOf(of, id)),
    (trade ? trade.action : row?.icons) ?? "",
    row?.scoring ? say("ends-round") : "",
    trade ? say("market-of", { good, used: trade.used, n: trade.storage }) : "",
    trade?.flag ? say("flag-of", { what: trade.flag }) : "",
    nation ? say("marker-of", { nation }) : "",
    ships.length ? say("ships-here", { list: ships.join(", ") }) : "",
  ].filter(Boolean);
}

/** The tiles and assistants at a place. */
export function tilesInWords(of: Chart, id: string): string[] {
  const { legacy, cards } = of.catalog;
  const laid = of.view.quests.get(of.catalog.place_order.indexOf(id)) ?? [];
  return [
    ...laid.map((tile) => questInWords(of, tile)),
    ...of.view.legacy.filter((tile) => legacy[tile]?.place === id).map((tile) => legacy[tile]?.name ?? tile),
    ...assistantsAt(of.view, of.catalog, id).map(({ card, seat, settled }) =>
      [say("assistant-of", { side: callOf(of, seat), card: cards[card]?.name ?? card }), settled ? say("helped") : ""]
        .filter(Boolean)
        .join(", "),
    ),
  ];
}

function questInWords(of: Chart, tile: string): string {
  const row = of.catalog.quests[tile];
  const name = say(row?.story ? "story-tile" : "quest-tile", { name: row?.name ?? tile });
  return `${name} (${row?.icons ?? ""})`;
}

/** A field of the explorer track: what it gives, and who is there. */
export function fieldInWords(of: Chart, id: string): string {
  const row = of.catalog.explorer_fields[id];
  const at = of.catalog.field_order.indexOf(id);
  const quest = of.view.fieldQuests.get(at);
  const here = of.view.players.filter((player) => player.explorer === at).map((player) => callOf(of, player.seat));
  return [
    row?.short ? say("short-way") : "",
    quest ? questInWords(of, quest) : (row?.icons ?? (row?.next.length ? "" : say("goal"))),
    here.length ? say("explorers-here", { list: here.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Everything about a player that has something to tell, as pairs. */
export function playerInWords(of: Chart, player: PlayerView): [string, string][] {
  const { catalog } = of;
  const jean = of.view.jean !== null && player.seat > 0;
  const place = catalog.places[catalog.place_order[player.ship] ?? ""];
  const field = catalog.explorer_fields[catalog.field_order[player.explorer] ?? ""];
  const names = (ids: string[], rows: Record<string, { name: string }>): string =>
    ids.map((id) => rows[id]?.name ?? id).join(", ");
  const owned: [string, string][] = [
    [say("doubloons"), String(player.doubloons)],
    [say("figures"), `${player.figures}, ${say("supply", { n: player.general })}`],
    [say("combat"), `${player.combat}/${catalog.ship_board.combat_max}`],
    [say("income"), say("income-of", { d: player.doubloonIncome, vp: player.vpIncome })],
    [say("hand"), say("hand-of", { n: player.hand.count })],
    [say("planned"), names(player.planned, catalog.cards)],
    [say("tableau"), names(player.tableau, catalog.cards)],
    [
      say("ship-board"),
      names(
        catalog.area_order.filter((_, at) => player.discs[at] === 0),
        catalog.areas,
      ),
    ],
    [
      say("synergies"),
      names(
        catalog.synergy_order.filter((_, at) => player.synergies[at] === 1),
        catalog.synergies,
      ),
    ],
    [say("career"), catalog.careers[player.career]?.name ?? ""],
  ];
  const all: [string, string][] = [
    [say("vp"), String(player.vp)],
    [say("ship"), `${place?.name} (${place?.number})`],
    [say("explorer"), say("field", { n: field?.number ?? 0 })],
    ...catalog.nation_order.map((id, at): [string, string] => {
      const steps = player.influence[at] ?? 0;
      return [catalog.nations[id]?.name ?? id, `${steps}, ${say("rank-of", { n: rankOf(catalog, steps) })}`];
    }),
    ...(jean ? [] : owned),
    [say("quests"), String(player.quests.length)],
    [say("combat-tokens"), String(player.tokens.length)],
  ];
  return all.filter(([, words]) => words !== "");
}
