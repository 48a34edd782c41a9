/** The zone of every piece of Translation, and the sounds of its events. */

import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
import type { GameEvent } from './events.gen';
import type { View } from './view.gen';

export function placed(view: View): Placed[] {
  return [
    ...[...view.strand].map((letter, place) => ({
      kind: `letter:${letter}`,
      zone: `base:${place + 1}`,
      row: 'base',
    })),
    ...view.face_up.map(({ amino }, place) => ({ kind: `amino:${amino}`, zone: `row:${place + 1}`, row: 'row' })),
    ...view.players.flatMap((player, seat) => [
      ...player.collected.map((amino) => ({ kind: `amino:${amino}`, zone: `collected:${seat}` })),
      ...Object.entries(player.cards).flatMap(([card, copies]) =>
        Array.from({ length: copies }, () => ({ kind: `card:${card}`, zone: `cards:${seat}` })),
      ),
    ]),
  ];
}

export const sounds: Record<GameEvent['event'], Sound | null> = {
  Began: null,
  FilledUp: 'roll',
  Translated: 'build',
  TurnedUp: null,
  Extended: 'roll',
  Toggled: 'draw',
  Deleted: 'cut',
  Rolled: 'roll',
  Chose: null,
  Inserted: 'lay',
  ReverseComplemented: 'draw',
  Substituted: 'lay',
  Bought: 'coin',
  Lost: null,
  Ended: 'end',
};

export const rolls: GameEvent['event'][] = ['Extended', 'FilledUp', 'Rolled'];

/** Whether the board itself shows the moves of a selected piece: it does for action cards. */
export const asks = (touch: string): boolean => touch.startsWith('card:');
