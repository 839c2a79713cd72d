/** Which options a new table is asked for. */

import type { GameInfo } from "../protocol";

type Option = GameInfo["options"][number];

/**
 * Whether an option matters for so many players and what else is chosen. A condition on an option that does not matter
 * itself is left out.
 */
export function matters(option: Option, all: Option[], players: number, picks: Record<string, string>): boolean {
  if (option.players.length && !option.players.includes(players)) return false;
  const { when } = option;
  const other = all.find((one) => one.name === when?.name);
  return !when || !other || !matters(other, all, players, picks) || picks[when.name] === when.value;
}
