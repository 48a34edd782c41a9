/** Places every piece of Adna's view in a zone. */

import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
import type { LegalMove } from '../../net/messages.gen';
import type { GameEvent } from './events.gen';
import type { View } from './view.gen';

const row = (bases: string, name: string): Placed[] =>
  [...bases].map((base, place) => ({ kind: `card:${base}`, zone: `${name}:${place + 1}`, row: name }));
const all = (cards: string[], zone: string): Placed[] => cards.map((card) => ({ kind: `card:${card}`, zone }));

export function placed(view: View): Placed[] {
  const { play, thermometer } = view;
  return [
    ...view.chains.flatMap((chain, seat) => [
      ...row(chain.bases, `chain:${seat}`),
      ...row(chain.fragment ?? '', `fragment:${seat}`),
    ]),
    ...(thermometer.card === null ? [] : all([thermometer.card], `thermometer:${thermometer.card_at}`)),
    ...(view.seat === null ? [] : all(view.known_cards[view.seat] ?? [], `hand:${view.seat}`)),
    ...(play === null
      ? []
      : [
          ...(play.card === null || play.took_effect ? [] : all([play.card], 'played')),
          ...all(play.supports, 'supports'),
          ...all(
            [...play.spent, ...play.answers].map(({ card }) => card),
            'answers',
          ),
          ...all([...play.turned_up], 'turned'),
        ]),
  ];
}

export const sounds: Partial<Record<GameEvent['event'], Sound>> = {
  GameStarted: 'turn',
  Drew: 'draw',
  Laid: 'lay',
  Mutated: 'lay',
  Declared: 'lay',
  Answered: 'lay',
  ThermometerMoved: 'turn',
  ChainCut: 'cut',
  BasesRemoved: 'cut',
  TurnedUp: 'draw',
  UracilTurnedUp: 'draw',
  Added: 'lay',
  Rearranged: 'lay',
  TookCards: 'draw',
  TookBases: 'draw',
  Rejoined: 'build',
  Discarded: 'draw',
  GameWon: 'end',
  GameDrawn: 'end',
};

/** Whether the board shows every choice itself; it does, as you touch chains, buffers and temperatures. */
export const asks = (): boolean => true;

/** Whether a move is shown before it is played: a base on the rival's chain helps the rival. */
export const waits = ({ key, params }: LegalMove): boolean => key === 'lay' && params['chain'] === 'other';
