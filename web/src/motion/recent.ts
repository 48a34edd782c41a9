/** Recent moves of others: the pieces they moved, bought or played since your last decision. */

import type { GameEvent } from '../net/api';
import type { Piece, Step } from './pieces';

export interface Mark {
  /** The seat that moved it. */
  seat: number;
  /** The piece's zone, which is marked if its pieces aren't drawn one by one. */
  zone: string;
}
/** Marks by piece id. */
export type Recent = ReadonlyMap<string, Mark>;

export const NOTHING_RECENT: Recent = new Map();

/** A step: mover, events and viewer. */
export interface Deed {
  seat: number | null;
  happened: GameEvent[];
  /** The viewer's seats. */
  mine: readonly number[];
  /** Whether an event is nobody's move, such as a new round. */
  isBeat: (event: GameEvent) => boolean;
}

/**
 * Return the marks after a step. Your own step clears them. Spectators see the last player's marks, since they never
 * decide.
 */
export function recall(before: Recent, step: Step, { seat, happened, mine, isBeat }: Deed): Recent {
  if (seat === null || mine.includes(seat)) return NOTHING_RECENT;
  const lying = new Map(step.pieces.map((piece) => [piece.id, piece]));
  const marks = new Map<string, Mark>();
  for (const [id, mark] of before) {
    const piece = lying.get(id);
    if (piece && (mine.length || mark.seat === seat)) marks.set(id, { seat: mark.seat, zone: piece.zone });
  }
  for (const { id, to, beat } of step.ways) {
    const [piece, event] = [lying.get(id), happened[beat]!];
    const isTheirs = event.seat === seat && !isBeat(event);
    if (piece && isTheirs && !isFaceDown(piece)) marks.set(id, { seat, zone: to });
    else marks.delete(id); // it moved again by itself
  }
  return marks;
}

/** Whether a piece is face down: drawing one needs no mark. */
const isFaceDown = ({ kind }: Piece): boolean => kind.startsWith('back:');
