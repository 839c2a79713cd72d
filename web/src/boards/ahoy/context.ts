/** What every part of the board needs, without handing it down by hand. */

import { charted } from "../../lib/chart";
import type { AhoyCatalog, AhoyView } from "./model";

export { say } from "./words";

export const { provide, chart } = charted<AhoyView, AhoyCatalog>();

/** The sprite's icon for each suit. */
export const EMBLEMS: Record<string, string> = {
  parrot: "parrot",
  tree: "palm",
  skull: "skull",
  compass: "compass",
  swords: "sabres",
  fish: "fish",
};
