/**
 * What the shell and a game's board promise each other.
 *
 * A board is `web/src/boards/<game>/Board.svelte`. It draws `view` and nothing else: it never works out what is legal,
 * keeps no state of the game, and sends nothing. Everything that can be clicked carries `data-target` with the name
 * that options use (`data-target="space:3,4"`), on an HTML or SVG element; the same target may be drawn in several
 * places.
 *
 * The shell does the rest, for every `[data-target]` inside the board, whenever ask or board changes:
 * - `data-lit` is set while an option of the ask points at the target (dashed ring of the colour `--choice`);
 * - `data-held` is set while the target is the first half of a choice (a die that waits for its slot);
 * - `data-picked` is set while the picked option, not yet committed, points at it (colour `--picked`);
 * - lit elements get `tabindex`, `role="button"` and an `aria-label`; clicks, Enter, hover preview and `why not?` on
 *   unlit elements are handled by the shell. So a board needs no click handlers and no keyboard code of its own.
 *   Rings are drawn by `shell.css` with `outline`; an SVG shape may style `[data-lit]` itself with `stroke`.
 *
 * If one target has several options, the shell first narrows to them (`lit` then holds only the targets that remain)
 * and lists them in a popover; a board that has a better way to choose (turning a tile) handles the click itself,
 * calls `event.stopPropagation()` and then `onpick(option)`.
 *
 * `data-about="card:navigator"` on any element makes the shell show that thing's entry of the catalog (name, text,
 * clause) on hover, focus or long press. `data-target` elements show their own entry too, if the catalog has one.
 *
 * A game may add `web/src/boards/<game>/Dock.svelte` (same props): what the viewer owns, drawn above the actions; and
 * `Text.svelte` (same props): the whole table in words, as headings, lists and tables, for the text table.
 */

import type { Component } from "svelte";
import type { GameEvent, Insight, Option, Seat, Text, View } from "../protocol";

export type { GameEvent, Insight, Option, Seat, Text, View };

/** One thing that the catalog describes; games may say more about it than the shell reads. */
export interface Thing {
  name: Text;
  text?: Text | null;
  /** The rule clause that explains it, such as `AH-CREW-03`; or several. */
  clause?: string | null;
  clauses?: string[];
  [more: string]: unknown;
}

/** How a side is told apart on the table, so that no pair needs colour to differ. */
export interface Badge {
  name: Text;
  letter?: Text;
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon";
  hatch: "solid" | "diagonal" | "dots" | "waves" | "cross";
  [more: string]: unknown;
}

/** A question that a seat may answer in advance: the answer's key, and when the question comes. */
export interface Order {
  prompt: string;
  key: string;
  text: Text;
}

/**
 * A game's components: `things` by the same names that targets have (`card:navigator`, `slot:bluefin_sail_1`), the
 * sides in `factions` (their marks are used wherever the shell shows a seat), and whatever the board needs besides.
 */
export interface Catalog {
  game: string;
  things: Record<string, Thing>;
  factions?: Record<string, Badge>;
  /** What the fields of the view are called, where the game's texts name them (`field-...`). */
  fields?: Record<string, Text>;
  /** What may be answered in advance; the shell sees to it. */
  orders?: Order[];
  [more: string]: unknown;
}

/**
 * Conventions of events that the shell reads in every game: `turn.begins` with `seat`, `round.begins` and `round.ends`
 * cut what happened since one's last turn; `damage.taken` with `seat`, and the arguments `victim`, `giver` and
 * `defender`, say to whom something was done. A game without them is told in one piece.
 */
export interface BoardProps {
  view: View;
  /** null until it has arrived; draw something sensible without it. */
  catalog: Catalog | null;
  /** The viewer's seat; -1 watches, -2 is the open view of a replay. */
  you: number;
  seats: Seat[];
  /** target → options of the current ask (narrowed, while something is held); empty when the viewer is not asked. */
  lit: Map<string, Option[]>;
  /** The key of the option that was picked and awaits its commit. */
  picked: string | null;
  /** What follows from the view by the game's own rules (dangers, odds, prices), each with what it is about. */
  insights: Insight[];
  /** The events of the last message, for movement; empty after a snapshot. */
  events: GameEvent[];
  /** What has happened up to this position, as the log has it. */
  past: GameEvent[];
  /** Chooses an option as a click on its target would (the shell commits it, or asks for the commit, by setting). */
  onpick: (option: Option) => void;
  /** On narrow screens the part of `parts` that is open; null on wide ones: draw everything. */
  part: string | null;
  /** False when the player, or the system, wants no movement. */
  motion: boolean;
}

/** One tab of a board on narrow screens. */
export interface BoardPart {
  id: string;
  text: () => string;
  /** Targets of these kinds (`die`, `slot`) are drawn here; the shell marks the tab when something in it is lit. */
  kinds: string[];
  /** Where kinds do not tell: whether this target is drawn here for this viewer too. */
  holds?: (target: string, view: View, you: number) => boolean;
}

export type BoardComponent = Component<BoardProps>;

/** What Board.svelte exports; `parts` from its `<script module>`, if it has more than one thing to show. */
export interface BoardModule {
  default: BoardComponent;
  parts?: BoardPart[];
}
