/** The zone of every piece of Template, and the sounds of its events. */

import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
import type { GameEvent } from './events.gen';
import type { View } from './view.gen';

export function placed(view: View): Placed[] {
  return [
    ...[...view.strand].map((letter) => ({ kind: `card:${letter}`, zone: 'strand' })),
    ...(view.hand ?? []).map((letter) => ({ kind: `card:${letter}`, zone: `hand:${view.seat}` })),
  ];
}

export const sounds: Record<GameEvent['event'], Sound | null> = {
  Laid: 'lay',
  Discarded: 'lay',
  Drew: 'draw',
  SawCard: null,
};
