/** Places every piece of PDB50's view in a zone. */

import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
import { spoken } from './board';
import type { GameEvent } from './events.gen';
import type { View } from './view.gen';

const times = (count: number, kind: string, zone: string): Placed[] =>
  Array.from({ length: count }, () => ({ kind, zone }));

export function placed(view: View): Placed[] {
  const colour = (seat: number): string => `researcher:${view.players[seat]!.colour}`;
  return [
    ...view.offer.map((token) => ({ kind: `token:${token}`, zone: 'offer' })),
    ...view.slots.flatMap(({ card, box }) => (card === null ? [] : [{ kind: `card:${card}`, zone: `box:${box}` }])),
    ...view.boxes.flatMap(({ box, researchers }) =>
      researchers.map((seat) => ({ kind: colour(seat), zone: `box:${box}` })),
    ),
    ...view.players.flatMap((player, seat) => [
      ...times(player.unplayed, colour(seat), `researchers:${seat}`),
      ...Object.entries(player.tokens).flatMap(([kind, count]) => times(count, `token:${kind}`, `tokens:${seat}`)),
      ...times(view.leader === seat ? 1 : 0, 'token:leader', `tokens:${seat}`),
      ...[...player.depositions, ...player.actions].map((card) => ({ kind: `card:${card}`, zone: `cards:${seat}` })),
    ]),
  ];
}

export const sounds: Record<GameEvent['event'], Sound | null> = {
  Drafted: 'coin',
  RoundBegan: 'turn',
  Placed: 'lay',
  TookLead: 'turn',
  Claimed: 'draw',
  Graduated: 'coin',
  Skipped: null,
  RecruitArrived: null,
  CardAcquired: 'build',
  CardLeft: null,
  CardRevealed: 'draw',
  GameEnded: 'end',
};

/** Announce a new round. */
export const beat = (event: GameEvent): string | null =>
  event.event === 'RoundBegan' ? spoken().round(event.round) : null;

/** Whether the result waits until the last structures have been shown. */
export const showsEnd = (event: GameEvent): boolean => event.event === 'GameEnded';

/** Whether the dock shows the choice of moves: always. */
export const asks = (): boolean => true;
