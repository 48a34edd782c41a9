/** When things move, and when they are simply there. The one place that decides it. */

export interface Change {
  /** How far the plies are apart. */
  plies: number;
  /** Whether the newest position is shown, as it comes in. */
  live: boolean;
  /** Steps that have begun since everything lay still. */
  backlog: number;
}

const MOST_BACKLOG = 3;

/** Whether somebody sees the step as it happens: the next one, or one that is taken back. */
export function isSeen(change: Change, hidden: boolean): boolean {
  return !hidden && change.live && Math.abs(change.plies) === 1 && change.backlog <= MOST_BACKLOG;
}

export function moves(change: Change, motion: 'travel' | 'fade' | 'none', hidden: boolean): boolean {
  return motion === 'travel' && isSeen(change, hidden);
}
