/** Words for a view that no board draws: field names of states, and what the catalog calls the ids in them. */

import type { Catalog } from "../boards/contract";
import type { Lang, Text } from "../protocol";

const FIELDS: Record<string, Text> = {
  active: { en: "Active", de: "Am Zug" },
  aside: { en: "Dice set aside", de: "Beiseitegelegte Würfel" },
  attacker: { en: "Attacker", de: "Angreifer" },
  battle: { en: "Battle", de: "Gefecht" },
  black: { en: "Black marker", de: "Schwarzer Marker" },
  box: { en: "Box", de: "Schachtel" },
  cargo: { en: "Cargo", de: "Fracht" },
  comrades: { en: "Comrades", de: "Genossen" },
  crew: { en: "Crew", de: "Mannschaft" },
  deck: { en: "Deck", de: "Stapel" },
  defender: { en: "Defender", de: "Verteidiger" },
  delivering: { en: "Being delivered", de: "Wird geliefert" },
  dice: { en: "Dice", de: "Würfel" },
  drawn_region: { en: "Drawn region", de: "Gezogene Region" },
  ended: { en: "Ended", de: "Beendet" },
  faction: { en: "Side", de: "Seite" },
  fame: { en: "Fame", de: "Ruhm" },
  figures: { en: "Figures", de: "Figuren" },
  first_mate: { en: "First Mate", de: "Erster Maat" },
  gold: { en: "Gold", de: "Gold" },
  hand: { en: "Hand", de: "Hand" },
  heads: { en: "Pledges", de: "Zusagen" },
  islands: { en: "Islands", de: "Inseln" },
  laid: { en: "Laid regions", de: "Gelegte Regionen" },
  market: { en: "Market", de: "Markt" },
  market_deck: { en: "Market deck", de: "Marktstapel" },
  owners: { en: "Owners", de: "Besitz" },
  paid: { en: "Dice paid", de: "Gezahlte Würfel" },
  phase: { en: "Phase", de: "Phase" },
  plan_deck: { en: "Plan deck", de: "Planstapel" },
  plan_discard: { en: "Plan discard", de: "Planablage" },
  plans: { en: "Plans", de: "Pläne" },
  players: { en: "Players", de: "Mitspielende" },
  pledged: { en: "Pledged", de: "Zugesagt" },
  quota: { en: "Dice left to place", de: "Noch zu legende Würfel" },
  ready: { en: "Ready", de: "Bereit" },
  region_box: { en: "Regions in the box", de: "Regionen in der Schachtel" },
  region_stack: { en: "Region stack", de: "Regionenstapel" },
  revealed: { en: "Revealed", de: "Aufgedeckt" },
  round: { en: "Round", de: "Runde" },
  score: { en: "Score", de: "Punkte" },
  sea: { en: "Sea", de: "Meer" },
  seat: { en: "Seat", de: "Platz" },
  slots: { en: "Slots", de: "Felder" },
  turn: { en: "Turn", de: "Zug" },
  used: { en: "Used", de: "Benutzt" },
  wealth: { en: "Wealth", de: "Reichtum" },
  white: { en: "White marker", de: "Weißer Marker" },
};

/** A field's name as a heading; one that no list knows is shown as the game calls it. */
export function field(name: string, lang: Lang): string {
  const known = FIELDS[name]?.[lang];
  if (known) return known;
  const plain = name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export type Names = Map<string, Text>;

/** id → name, over everything that the catalog names. */
export function namesOf(catalog: Catalog | null): Names {
  const names: Names = new Map();
  for (const [target, thing] of Object.entries(catalog?.things ?? {})) {
    if (thing.name) names.set(target.slice(target.indexOf(":") + 1), thing.name);
  }
  for (const [id, side] of Object.entries(catalog?.factions ?? {})) names.set(id, side.name);
  return names;
}

export function named(value: string, names: Names, lang: Lang): string {
  return names.get(value)?.[lang] ?? value;
}
