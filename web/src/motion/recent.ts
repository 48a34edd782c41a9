/** What others did since you last decided: which pieces they moved, bought or played, and who it was. */

import type { GameEvent } from '../net/api';
import type { Piece, Step } from './pieces';

export interface Mark {
  /** Who did it. */
  seat: number;
  /** Where the piece lies: what is not drawn piece by piece is marked there. */
  zone: string;
}
/** By the names of the pieces. */
export type Recent = ReadonlyMap<string, Mark>;

export const NOTHING_RECENT: Recent = new Map();

/** A step: who decided, what happened, and who looks at it. */
export interface Deed {
  seat: number | null;
  happened: GameEvent[];
  /** The seats of whoever looks. */
  mine: readonly number[];
  /** Whether something is nobody's doing: a new round. */
  isBeat: (event: GameEvent) => boolean;
}

/**
 * The marks after a step. Your own step takes all away. Whoever only watches sees what the last player did, since nobody
 * of theirs ever decides.
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
    else marks.delete(id); // it went on by itself
  }
  return marks;
}

/** What comes into a hand face down is no news. */
const isFaceDown = ({ kind }: Piece): boolean => kind.startsWith('back:');
