/** Places the pieces of NUCLEO's view in zones. Stacks, piles and the pool show only their sizes, without pieces. */

import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
import type { GameEvent } from './events.gen';
import type { View } from './view.gen';

export function placed(view: View): Placed[] {
  return view.players.flatMap((player, seat) => {
    const hand = [...player.sure].map((letter) => `amino:${letter}`);
    const unsure = Math.max(0, player.amino_acids - hand.length);
    const actions = player.action_cards ?? [];
    return [
      ...hand.map((kind) => ({ kind, zone: `hand:${seat}` })),
      ...times(unsure, { kind: 'back:amino', zone: `hand:${seat}` }),
      ...player.proteins.map(({ card }) => ({ kind: card ? `protein:${card}` : 'back:protein', zone: `row:${seat}` })),
      ...actions.map((card) => ({ kind: `action:${card}`, zone: `actions:${seat}` })),
      ...times(player.actions - actions.length, { kind: 'back:action', zone: `actions:${seat}` }),
      ...times(player.coins, { kind: 'piece:coin', zone: `coins:${seat}` }),
    ];
  });
}

const times = (count: number, piece: Placed): Placed[] => Array.from({ length: count }, () => ({ ...piece }));

export const sounds: Record<GameEvent['event'], Sound | null> = {
  Accepted: 'lay',
  AskedFor: 'cut',
  Built: 'coin',
  CameToLight: null,
  ChoseAtTie: null,
  CountedHand: null,
  DealtProteins: 'draw',
  Declined: null,
  DrewAction: 'draw',
  DrewProtein: 'draw',
  FoundNothing: null,
  GameEnded: 'end',
  GaveInReturn: 'lay',
  LookedAtPile: 'draw',
  OfferLapsed: null,
  OfferMade: 'lay',
  OfferWithdrawn: null,
  PassedUnseen: 'draw',
  PlayedAction: 'lay',
  PutUnder: 'draw',
  ReshuffledActions: 'draw',
  ReturnedAmino: 'lay',
  RolledAmino: 'roll',
  RolledStart: 'roll',
  RolledSymbol: 'roll',
  SawAction: null,
  SawPassed: null,
  SawProteins: null,
  ShowedBuild: 'build',
  Started: 'turn',
  TookAmino: 'draw',
  Traded: 'coin',
  TurnBegan: 'turn',
  Voted: 'lay',
  WonPrize: 'coin',
};

export const rolls: GameEvent['event'][] = ['RolledAmino', 'RolledStart', 'RolledSymbol'];
