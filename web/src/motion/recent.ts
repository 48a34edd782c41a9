/** What others did since you last decided: which pieces they moved, bought or played, and who it was. */

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

/** Who did something, and who looks at it. */
export interface Deed {
  seat: number | null;
  /** The seats of whoever looks. */
  mine: readonly number[];
}

/**
 * The marks after a step. Your own step takes all away. Whoever only watches sees what the last player did, since nobody
 * of theirs ever decides.
 */
export function recall(before: Recent, step: Step, { seat, mine }: Deed): Recent {
  if (seat === null || mine.includes(seat)) return NOTHING_RECENT;
  const lying = new Map(step.pieces.map((piece) => [piece.id, piece]));
  const marks = new Map<string, Mark>();
  for (const [id, mark] of before) {
    const piece = lying.get(id);
    if (piece && (mine.length || mark.seat === seat)) marks.set(id, { seat: mark.seat, zone: piece.zone });
  }
  for (const { id, to } of step.ways) {
    const piece = lying.get(id);
    if (piece && isTold(piece)) marks.set(id, { seat, zone: to });
  }
  return marks;
}

/** What comes into a hand face down is no news. */
const isTold = ({ kind }: Piece): boolean => !kind.startsWith('back:');
