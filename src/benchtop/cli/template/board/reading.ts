/** Helpers that read the view of Template. Nothing here decides what a player may do. */

import type { View } from './view.gen';

/** Return the seats of the other players, in playing order after yours; all seats for a spectator. */
export function rivals(view: View): number[] {
  const { seat, seats } = view;
  if (seat === null) return Array.from({ length: seats }, (_, other) => other);
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}
