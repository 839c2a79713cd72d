/** What the board itself says, besides the names and rules of the catalog. */

import { speaker, type Said } from "../../lib/say";

export type Word = keyof Said["marauders"];

export const say = speaker("marauders");
