/** The key that a click on something unlit would have meant, to ask the server why it is not offered. */

import type { Option } from "../protocol";

const idOf = (target: string): string => target.slice(target.indexOf(":") + 1);
const kindOf = (target: string): string => target.slice(0, target.indexOf(":"));

/**
 * Keys are made of the ids that they point at. So the key for `slot:b` is that of an option for `slot:a`, the id put
 * in its place; options that fit what is held already come first.
 */
export function keyFor(target: string, options: Option[], held: string[]): string {
  const fits = (option: Option): number => held.filter((one) => option.targets.includes(one)).length;
  const likely = [...options].sort((a, b) => fits(b) - fits(a));
  for (const option of likely) {
    const like = option.targets.find((other) => kindOf(other) === kindOf(target));
    if (!like) continue;
    const id = idOf(like);
    const at = option.key.lastIndexOf(id);
    if (at >= 0) return option.key.slice(0, at) + idOf(target) + option.key.slice(at + id.length);
  }
  return idOf(target);
}
