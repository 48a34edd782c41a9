/** The winner and the margin, from the result alone. */

import type { Result } from '../../net/messages.gen';

/** The end of a game, for building sentences. */
export type Ending =
  | { kind: 'closed' | 'nobody' }
  | { kind: 'alone'; winner: number; by: number; score: number; next: number | null }
  | { kind: 'tiebreak'; winner: number; score: number }
  | { kind: 'gaveUp'; winner: number }
  | { kind: 'shared'; winners: number[]; score: number };

export function endingOf(result: Result): Ending {
  const { winners, scores, reason } = result;
  const [winner] = winners;
  if (winner === undefined) return { kind: reason === 'closed' ? 'closed' : 'nobody' };
  const score = scores[winner] ?? 0;
  if (winners.length > 1) return { kind: 'shared', winners, score };
  if (reason === 'resignation') return { kind: 'gaveUp', winner };
  const others = scores.filter((_, seat) => seat !== winner);
  if (!others.length) return { kind: 'alone', winner, by: score, score, next: null };
  const next = Math.max(...others);
  if (score > next) return { kind: 'alone', winner, by: score - next, score, next };
  // Some rules give the win to a seat with fewer points, as Adna's complete chain does.
  return score === next ? { kind: 'tiebreak', winner, score } : { kind: 'alone', winner, by: 0, score, next: null };
}

/** Return the seats in order: winners, then points, then seat number. */
export function ranking(result: Result): number[] {
  const wins = (seat: number): number => Number(result.winners.includes(seat));
  return result.scores
    .map((_, seat) => seat)
    .sort((a, b) => wins(b) - wins(a) || result.scores[b]! - result.scores[a]! || a - b);
}
