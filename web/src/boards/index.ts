/** The boards that there are, each loaded when its game is opened. */

import type { BoardComponent, BoardModule } from "./contract";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const docks = import.meta.glob<{ default: BoardComponent }>("./*/Dock.svelte");

export interface Drawing {
  board: BoardModule | null;
  dock: BoardComponent | null;
}

/** A game without a board is played with the generic view and the option list. */
export async function drawingOf(game: string): Promise<Drawing> {
  const board = boards[`./${game}/Board.svelte`];
  const dock = docks[`./${game}/Dock.svelte`];
  const [boardModule, dockModule] = await Promise.all([board?.(), dock?.()]);
  return { board: boardModule ?? null, dock: dockModule?.default ?? null };
}
