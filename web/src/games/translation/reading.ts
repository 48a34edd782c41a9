/** Readings of the view: its codons, the changes that a card makes, and how two strands differ. */

import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import type { Catalogue } from '../../table/thing';
import type { Change, FaceUp, View } from './view.gen';

/** A codon of the strand, at `at` (from 0). */
export interface Codon {
  frame: number;
  at: number;
  letters: string;
  amino: string;
}

/** Return all codons of the strand, frame after frame. */
export const codonsOf = ({ frames }: Pick<View, 'frames'>): Codon[] =>
  frames.flatMap(({ frame, codons, protein }) =>
    codons.map((letters, n) => ({ frame, at: frame - 1 + 3 * n, letters, amino: protein[n]! })),
  );

/** A change of a letter with the move that makes it. */
export type Playable = Change & { move: LegalMove };

/** Return what the selected card can do to the letters, each change with its move. */
export const changesOf = (view: View, card: string | null, legal: Map<string, LegalMove[]>): Playable[] =>
  view.changes.flatMap((change) => {
    if (!card?.startsWith('card:') || !change.cards.includes(card.slice(5))) return [];
    const moves = legal.get(`base:${change.position}`) ?? [];
    const move = moves.find(({ params }) => params['letter'] === undefined || params['letter'] === change.letter);
    return move ? [{ ...change, move }] : [];
  });

/** Return the face-up card of an amino acid. */
export const faceUp = (view: View, amino: string): FaceUp | undefined =>
  view.face_up.find((card) => card.amino === amino);

/** Return whether a change would let you translate something ('gains'), would if the water were right ('half'), or not. */
export const lookOf = (view: View, gains: string[]): 'gains' | 'half' | '' =>
  !gains.length ? '' : gains.some((amino) => faceUp(view, amino)?.water_ok) ? 'gains' : 'half';

/** Return the one letter in which two strands of the same length differ: its place, from 0. */
export function changedPlace(before: string, after: string): number | null {
  const places = [...before].flatMap((base, place) => (base === after[place] ? [] : [place]));
  return before.length === after.length && places.length === 1 ? places[0]! : null;
}

/** Return where a letter was put in or taken out, if that is all that happened: its place, from 0. */
export function movedPlace(before: string, after: string): number | null {
  if (Math.abs(before.length - after.length) !== 1) return null;
  const [long, short] = before.length > after.length ? [before, after] : [after, before];
  const place = [...long].findIndex((_, n) => long.slice(0, n) + long.slice(n + 1) === short);
  return place < 0 ? null : place;
}

/** Return the faces of a die in this game. */
export const dieFaces = (view: View, catalogue: Catalogue, die: 'white' | 'black' = 'black'): string =>
  catalogue.get(`piece:${die}-die`)?.values[view.options['dice'] as string] as string;

/** Return how many sides the dice have. */
export const dieSides = (view: View, catalogue: Catalogue): 6 | 8 => dieFaces(view, catalogue).length as 6 | 8;

/** Return what an action card costs to use. */
export const useCost = (card: Card | undefined): number => card?.values['use'] as number;
