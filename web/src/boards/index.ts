/** The boards that there are, each loaded when its game is opened. */

import type { BoardComponent, BoardModule } from "./contract";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const texts = import.meta.glob<{ default: BoardComponent }>("./*/Text.svelte");
const docks = import.meta.glob<{ default: BoardComponent }>("./*/Dock.svelte");

export interface Drawing {
  board: BoardModule | null;
  dock: BoardComponent | null;
  /** The table in words; without one the view is shown as it is. */
  text: BoardComponent | null;
}

/** A game without a board is played with the generic view and the option list. */
export async function drawingOf(game: string): Promise<Drawing> {
  const [board, dock, text] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    docks[`./${game}/Dock.svelte`]?.(),
    texts[`./${game}/Text.svelte`]?.(),
  ]);
  return { board: board ?? null, dock: dock?.default ?? null, text: text?.default ?? null };
}
