/** Words for a view that no board draws: field names of states, and what the catalog calls the ids in them. */

import type { Catalog } from "../boards/contract";
import type { Text } from "../protocol";

/** A field's name as a heading; one that the game's texts do not name is shown as the game calls it. */
export function field(name: string, catalog: Catalog | null): string {
  const known = catalog?.fields?.[name];
  if (known) return known;
  const plain = name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a part of the view has to tell: fields that hold nothing now are left out. */
export function telling(part: Record<string, unknown>): [string, unknown][] {
  return Object.entries(part).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0));
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

export function named(value: string, names: Names): string {
  return names.get(value) ?? value;
}
