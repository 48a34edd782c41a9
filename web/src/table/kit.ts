/** What a table needs of its game: facts, cards and the drawn board, if any. Loaded before the table is drawn, so it is
 *  drawn once. */

import type { Component } from 'svelte';
import { api, type GameFacts } from '../net/api';
import type { BoardModule, PiecesModule } from './board.svelte';
import { catalogueOf, type Catalogue, type Things } from './thing';

export interface Kit {
  game: GameFacts;
  catalogue: Catalogue;
  /** Names of touches. */
  things: Things;
  /** The numbers of the rules. */
  numbers: Record<string, unknown>;
  /** Null if there is none or it failed to load; the generic table works without. */
  drawing: Drawing | null;
}
export interface Drawing {
  Board: BoardModule['default'];
  /** The exports of the game's pieces.ts. */
  layout: PiecesModule;
}

/** A drawing of what a player built, for the result. */
export type Built = Component<{ seat: number }>;

// A game's board is found by its files: games/KEY/Board.svelte and pieces.ts. Nothing here names a game.
const BOARDS = import.meta.glob<BoardModule>('../games/*/Board.svelte');
const PIECES = import.meta.glob<PiecesModule>('../games/*/pieces.ts');
const BUILT = import.meta.glob<{ default: Built }>('../games/*/Built.svelte');

export async function fetchKit(key: string): Promise<Kit> {
  const [shelf, printed, drawing] = await Promise.all([api.shelf(), api.catalogue(key), fetchDrawing(key)]);
  const game = shelf.games.find((found) => found.key === key)!;
  const { cards, numbers, things } = printed;
  return { game, catalogue: catalogueOf(cards), things, numbers, drawing };
}

export async function fetchDrawing(key: string): Promise<Drawing | null> {
  const [load, loadPieces] = [BOARDS[`../games/${key}/Board.svelte`], PIECES[`../games/${key}/pieces.ts`]];
  if (!load) return null;
  try {
    const [board, pieces] = await Promise.all([load(), loadPieces?.()]);
    return { Board: board.default, layout: pieces ?? { placed: () => [] } };
  } catch {
    return null;
  }
}

/** Load the drawing of what players built; null if the game has none or it is unreachable. */
export async function fetchBuilt(key: string): Promise<Built | null> {
  try {
    return (await BUILT[`../games/${key}/Built.svelte`]?.())?.default ?? null;
  } catch {
    return null;
  }
}
