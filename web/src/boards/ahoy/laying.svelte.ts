/** Where a drawn tile would be laid, and how turned, while its player looks for the best place. */

import type { Option } from "../contract";
import type { Laying } from "./geometry";

export class LayingChoice {
  #at = $state(0);
  #turn = $state(0);

  /** The place that is looked at. */
  way(ways: Laying<Option>[]): Laying<Option> | undefined {
    return ways[this.#at % Math.max(ways.length, 1)];
  }

  index(ways: Laying<Option>[]): number {
    return this.#at % Math.max(ways.length, 1);
  }

  /** The turn that is looked at; the nearest one if this place does not allow it. */
  turned(ways: Laying<Option>[]): { turns: number; option: Option } | undefined {
    const turns = this.way(ways)?.turns ?? [];
    return turns.find((each) => each.turns === this.#turn) ?? turns[0];
  }

  choose(ways: Laying<Option>[], way: Laying<Option>): void {
    this.#at = Math.max(ways.indexOf(way), 0);
  }

  step(ways: Laying<Option>[], by: number): void {
    this.#at = (this.index(ways) + by + ways.length) % ways.length;
  }

  /** The next turn that is allowed here. */
  turn(ways: Laying<Option>[]): void {
    const turns = this.way(ways)?.turns ?? [];
    const now = turns.findIndex((each) => each === this.turned(ways));
    this.#turn = turns[(now + 1) % turns.length]?.turns ?? 0;
  }
}
