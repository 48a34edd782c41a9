/** Place every piece of Peptide's view in a zone. */

import { without } from '../../board/multiset';
import type { Placed } from '../../motion/pieces';
import type { Sound } from '../../motion/sounds';
import { spoken } from './board';
import type { GameEvent } from './events.gen';
import type { PlayerView, View } from './view.gen';

const these = (kind: string, names: Iterable<string>, zone: string): Placed[] =>
  [...names].map((name) => ({ kind: `${kind}:${name}`, zone }));
const several = (kind: string, count: number, zone: string): Placed[] =>
  Array.from({ length: count }, () => ({ kind, zone }));

export function placed(view: View): Placed[] {
  return [
    ...these('organelle', view.field_row, 'organelle-field'),
    ...these('rna', view.rna_field, 'rna-field'),
    ...these('bonus', view.bonuses.map(String), 'bonuses'),
    { kind: 'card:first-player', zone: `first-player:${view.first}` },
    ...several('amino:STOP', view.last_round === null ? 0 : 1, 'stop'),
    ...view.players.flatMap((player, seat) => before(player, seat, seat === view.seat)),
    ...(view.hand && view.seat !== null ? inHand(view, view.seat) : []),
  ];
}

/** Place a player's public pieces; others' hands are only counted, not drawn card by card. */
function before(player: PlayerView, seat: number, own: boolean): Placed[] {
  return [
    ...several('token:ATP', player.atp, `atp:${seat}`),
    ...these('organelle', player.organelles, `organelles:${seat}`),
    ...these('organelle', player.face_down, `face-down:${seat}`),
    ...these('amino', player.chain, `chain:${seat}`),
    ...these('rna', player.codons.join(''), `codons:${seat}`),
    ...these('bonus', player.bonus.map(String), `bonus:${seat}`),
    ...several('back:rna', own ? 0 : player.laid_aside, `aside:${seat}`),
    ...several('back:rna', own ? 0 : player.drawn, `drawn:${seat}`),
    ...(player.limits
      ? [
          { kind: 'marker:limit', zone: `energy-limit:${seat}:${player.limits.energy}` },
          { kind: 'marker:limit', zone: `rna-limit:${seat}:${player.limits.rna}` },
        ]
      : []),
  ];
}

function inHand(view: View, seat: number): Placed[] {
  const hand = view.hand!;
  return [
    ...these('rna', without(hand.rna, hand.laid_aside), `rna:${seat}`),
    ...these('rna', hand.laid_aside, `aside:${seat}`),
    ...these('amino', hand.amino, `amino:${seat}`),
    ...(view.phase === 'keeping rna' ? these('rna', view.looking ?? [], `drawn:${seat}`) : []),
  ];
}

export const sounds: Record<GameEvent['event'], Sound | null> = {
  RoundBegan: 'draw',
  SelectionEnded: null,
  Took: 'lay',
  BecameFirst: 'lay',
  BoughtSelection: 'coin',
  Held: null,
  Proposed: 'turn',
  Answered: null,
  RnaReset: 'draw',
  OrganellesReset: 'draw',
  Reshuffled: 'roll',
  Resolved: null,
  Declined: 'lay',
  GainedAtp: 'coin',
  LimitRaised: 'build',
  TookRna: 'draw',
  DrewRna: 'draw',
  SawRna: null,
  KeptRna: null,
  DiscardedRna: 'lay',
  LaidAside: 'lay',
  ChoseRna: null,
  ReturnedAtp: 'coin',
  SawAminos: 'draw',
  TookAmino: 'draw',
  KeptAmino: null,
  StopShown: 'cut',
  Added: 'build',
  Fixed: 'build',
  Ended: 'end',
};

/** Announce a new round, and whether it is the last. */
export function beat(event: GameEvent): string | null {
  if (event.event !== 'RoundBegan') return null;
  return event.last ? spoken().moreRounds(0) : spoken().round(event.round);
}
