/** Decides whether a change is animated. No other module does. */

export interface Change {
  /** The distance in plies. */
  plies: number;
  /** Whether the newest position is shown as it arrives. */
  live: boolean;
  /** Steps started since everything was still. */
  backlog: number;
}

const MOST_BACKLOG = 3;

/** Whether the viewer sees the step as it happens: the next step, or an undone one. */
export function isSeen(change: Change, hidden: boolean): boolean {
  return !hidden && change.live && Math.abs(change.plies) === 1 && change.backlog <= MOST_BACKLOG;
}

export function moves(change: Change, motion: 'travel' | 'fade' | 'none', hidden: boolean): boolean {
  return motion === 'travel' && isSeen(change, hidden);
}
