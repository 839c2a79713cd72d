/** The table as sentences: what lies where, for those who hear it or read it. */

import type { Lang } from "../contract";
import { lying, nameOf, type Printed } from "./geometry";
import { named, type AhoyCatalog, type AhoyView, type LaidTile, type PlayerView } from "./model";
import { say } from "./words";

export interface RegionWords {
  id: string;
  name: string;
  wealth: number;
  bluefin: number;
  mollusk: number;
  holder: string;
  comrades: number;
  spaces: { at: string; words: string }[];
}

/** What is printed on a space. */
function printed(print: Printed, catalog: AhoyCatalog, lang: Lang): string[] {
  const found: string[] = [];
  const terrain = (id: string): string => named(catalog.terrain[id], lang, id);
  if (print.island) found.push(terrain("island"));
  if (print.harbor) found.push(terrain("harbor"));
  if (print.fog) found.push(terrain("fog"));
  if (print.wreckage) found.push(terrain("wreckage"));
  if (print.treasure) found.push(say(lang, "treasureOf", { n: print.treasure }));
  if (print.tailwind) found.push(say(lang, "tailwindOf", { n: print.tailwind }));
  if (print.current !== undefined) {
    const way = say(lang, "ways").split(",")[print.current] ?? "";
    found.push(say(lang, "currentTo", { way }));
  }
  return found;
}

function standing(view: AhoyView, at: string, catalog: AhoyCatalog, lang: Lang): string[] {
  return (view.stacks.get(at) ?? []).map(({ id, count }) => {
    const name = named(catalog.figures[id], lang, id);
    return count > 1 ? `${count} × ${name}` : name;
  });
}

function spaces(view: AhoyView, tile: LaidTile, catalog: AhoyCatalog, lang: Lang): RegionWords["spaces"] {
  const print = catalog.regions[tile.region];
  if (!print) return [];
  return lying(print, tile.turns).map((space) => {
    const at = nameOf({ x: tile.x + space.x, y: tile.y + space.y });
    const words = [...standing(view, at, catalog, lang), ...printed(space.printed, catalog, lang)];
    return { at, words: words.join(", ") || named(catalog.ideas["open_sea"], lang, "–") };
  });
}

export function regions(view: AhoyView, catalog: AhoyCatalog, lang: Lang): RegionWords[] {
  return view.tiles.map((tile) => {
    return {
      id: tile.region,
      name: named(catalog.regions[tile.region], lang, tile.region),
      wealth: tile.wealth,
      bluefin: tile.bluefin,
      mollusk: tile.mollusk,
      holder: tile.holder ? named(catalog.factions[tile.holder], lang, tile.holder) : say(lang, "nobody"),
      comrades: view.comrades.get(tile.region) ?? 0,
      spaces: spaces(view, tile, catalog, lang),
    };
  });
}

/** Each slot with what lies on it. */
export function slots(player: PlayerView, catalog: AhoyCatalog, lang: Lang): { id: string; name: string; words: string }[] {
  return [...player.slots].map(([id, holds]) => {
    const row = catalog.slots[id];
    const values = row?.accepts ?? [];
    const takes = values.length === 6 ? say(lang, "takesAny") : say(lang, "takes", { values: values.join(", ") });
    const words =
      holds === catalog.damage
        ? say(lang, "damaged")
        : holds
          ? say(lang, "holds", { n: holds })
          : `${say(lang, "empty")}, ${takes}`;
    return { id, name: row?.place[lang] ?? id, words };
  });
}
