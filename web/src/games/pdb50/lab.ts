/** What is printed on the boxes of PDB50, as the drawing needs it. */

import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import type { View } from './view.gen';

/** So many of a kind of token; also "data" for any of three kinds, "researcher", "leader", "card". */
export type Counts = Record<string, number>;
export interface Bargain {
  pay: Counts;
  gain: Counts;
}

export const DATA = ['square', 'circle', 'triangle'] as const;
export const GOODS = ['sample', 'crystal', ...DATA] as const;
export type Good = (typeof GOODS)[number];

export const OFFICE = ['recruit', 'lead', 'publish'];
export const GRADUATE = 'graduate';
/** The boxes of the board outside of office and archive, in the order in which samples become structures. */
export const LABS = ['prepare-1', 'prepare-2', 'grow', 'nmr', 'em', 'xray', 'analyze', GRADUATE];
export const ROOMS = ['office', 'wet', 'crystal', 'hall', 'computing', 'seminar'] as const;

export const achievementOf = (card: Card | undefined): number =>
  (card?.values['achievement'] as number | undefined) ?? 0;

/** The ways to use a box as they are printed; to graduate is one way a kind of Data. */
export function bargains(card: Card | undefined): Bargain[] {
  const printed = (card?.values['options'] as Bargain[] | undefined) ?? [];
  if (card?.id !== `box:${GRADUATE}`) return printed;
  const count = printed[0]?.gain['data'] ?? 1;
  return DATA.map((kind) => ({ pay: {}, gain: { [kind]: count } }));
}

/** "square+square+circle", as moves say what they pay and gain. */
const oneByOne = (counts: Counts): string =>
  GOODS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind)).join('+');

export const payTouch = (bargain: Bargain): string => `pay:${oneByOne(bargain.pay)}`;

/** Those of some moves that use a box in this way. */
export function movesOf(moves: LegalMove[], bargain: Bargain): LegalMove[] {
  const gain = `gain:${oneByOne(bargain.gain)}`;
  return moves.filter((move) =>
    move.touches.every((touch) =>
      touch.startsWith('pay:') ? touch === payTouch(bargain) : touch.startsWith('gain:') ? touch === gain : true,
    ),
  );
}

/** What a touch like "pay:square+circle" stands for. */
export function countsOf(touch: string): Counts {
  const found: Counts = {};
  for (const kind of touch.slice(touch.indexOf(':') + 1).split('+')) if (kind) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}

/** A price token by token, each with whether it is there. */
export function units(counts: Counts, owned?: Counts): { kind: string; lacks: boolean }[] {
  const data = DATA.reduce((sum, kind) => sum + (owned?.[kind] ?? 0), 0);
  return Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => ({
      kind,
      lacks: owned !== undefined && place >= (kind === 'data' ? data : (owned[kind] ?? count)),
    })),
  );
}

/** The face-up card that lacks least with these tokens, and what it lacks. */
export function nearest(
  view: View,
  priceOf: (box: string) => Counts,
  owned: Counts,
): { card: string; lacks: Counts } | null {
  let best: { card: string; lacks: Counts; count: number } | null = null;
  for (const slot of view.slots) {
    if (slot.card === null || slot.claimed_by !== null) continue;
    const lacks = Object.fromEntries(
      Object.entries(priceOf(slot.box))
        .map(([kind, count]) => [kind, count - (owned[kind] ?? 0)] as const)
        .filter(([, missing]) => missing > 0),
    );
    const count = Object.values(lacks).reduce((sum, one) => sum + one, 0);
    if (!best || count < best.count) best = { card: slot.card, lacks, count };
  }
  return best;
}
