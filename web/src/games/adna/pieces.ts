/** What of Adna's Lab lies where. */

import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
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
            [...play.spent, ...play.answers].map((one) => one.card),
            'answers',
          ),
          ...all([...play.turned_up], 'turned'),
        ]),
  ];
}

export const sounds: Record<GameEvent['event'], Sound | null> = {
  GameStarted: 'turn',
  TurnBegan: null,
  Drew: 'draw',
  SawDraw: null,
  SetUracilAside: null,
  Laid: 'lay',
  Mutated: 'lay',
  Passed: null,
  Declared: 'lay',
  Chose: null,
  Planned: null,
  Stopped: null,
  Answered: 'lay',
  Cancelled: null,
  ThermometerMoved: 'turn',
  TookEffect: null,
  Failed: null,
  ChainCut: 'cut',
  BasesRemoved: 'cut',
  TurnedUp: 'draw',
  UracilTurnedUp: 'draw',
  Added: 'lay',
  Rearranged: 'lay',
  LookedAtHand: null,
  SawHand: null,
  TookCards: 'draw',
  TookBases: 'draw',
  SawTaken: null,
  FragmentLost: null,
  Rejoined: 'build',
  Dephosphorylated: null,
  Discarded: 'draw',
  PutDown: null,
  GameWon: 'end',
  GameDrawn: 'end',
};

/** Which chain, which buffer, which temperature: all of that is touched on the board itself. */
export const asks = (): boolean => true;
