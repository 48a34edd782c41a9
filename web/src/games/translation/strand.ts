/** What the strand spells, and what it would spell if a letter were changed, taken out or put in: reading, no rules. */

import { spelt } from '../../pieces/geneticCode';
import { partnerOf } from '../../pieces/nucleotide';
import type { LegalMove } from '../../net/messages.gen';
import type { View } from './view.gen';

/** Three letters in a row, at `at` (from 0) of the strand. */
export interface Read {
  frame: number;
  at: number;
  codon: string;
  amino: string;
}

/** All codons of a strand, frame after frame. */
export function readsOf(strand: string): Read[] {
  return [0, 1, 2].flatMap((frame) =>
    Array.from({ length: Math.max(0, Math.floor((strand.length - frame) / 3)) }, (_, n) => {
      const at = frame + 3 * n;
      const codon = strand.slice(at, at + 3);
      return { frame, at, codon, amino: spelt(codon) };
    }),
  );
}

/** An amino acid that a change would spell: new and to be had, new in the wrong water, there before, or not asked for. */
export interface Spelling {
  amino: string;
  look: 'new' | 'dry' | 'kept' | '';
}

/** What becomes of the strand by one change. */
export interface Outcome {
  strand: string;
  /** What the codons across the change spell then. */
  spells: Spelling[];
  gains: string[];
  /** Gains that the water, as it is, allows. */
  ready: boolean;
  losses: string[];
}

/** What would be if the strand were `after`; new are the codons that hold both `left` and `right`. */
function outcome(view: View, after: string, left: number, right: number): Outcome {
  const wanted = new Map(view.face_up.map((one) => [one.amino, one]));
  const before = view.face_up.filter((one) => one.sites.length).map((one) => one.amino);
  const reads = readsOf(after).sort((one, other) => one.at - other.at);
  const then = new Set(reads.map((one) => one.amino));
  const look = (amino: string): Spelling['look'] => {
    if (before.includes(amino)) return 'kept';
    return !wanted.has(amino) ? '' : wanted.get(amino)!.water_ok ? 'new' : 'dry';
  };
  const spells = reads
    .filter((one) => one.at <= left && one.at + 2 >= right)
    .map(({ amino }) => ({ amino, look: look(amino) }));
  const gains = spells.filter((one) => one.look === 'new' || one.look === 'dry');
  return {
    strand: after,
    spells,
    gains: [...new Set(gains.map((one) => one.amino))],
    ready: gains.some((one) => one.look === 'new'),
    losses: before.filter((amino) => !then.has(amino)),
  };
}

const SWAPS: Record<string, Record<string, string>> = {
  transition: { A: 'G', G: 'A', C: 'T', T: 'C' },
  transversion: { A: 'C', C: 'A', G: 'T', T: 'G' },
};

/** What a letter becomes by a move; nothing where it goes. */
export function becomes(notation: string, base: string): string {
  const [verb = '', , letter] = notation.split(' ');
  if (letter) return letter;
  return verb === 'complement' ? partnerOf(base) : (SWAPS[verb]?.[base] ?? '');
}

/** The card that changes a letter into that one: the row of a change. */
export function kindOf(base: string, letter: string): 'delete' | 'transition' | 'complement' | 'transversion' {
  if (!letter) return 'delete';
  if (partnerOf(base) === letter) return 'complement';
  return SWAPS['transition']![base] === letter ? 'transition' : 'transversion';
}

export interface Change extends Outcome {
  move: LegalMove;
  /** From 0. */
  place: number;
  /** What the letter becomes; nothing where it goes. */
  letter: string;
  kind: ReturnType<typeof kindOf>;
}

/** Everything that a card in hand can do to a letter. */
export function changesOf(view: View, legal: Map<string, LegalMove[]>): Change[] {
  return [...view.strand].flatMap((base, place) =>
    (legal.get(`base:${place + 1}`) ?? []).map((move) => {
      const letter = becomes(move.move, base);
      const after = view.strand.slice(0, place) + letter + view.strand.slice(place + 1);
      // where a letter went, those codons are new that have a letter on either side of the joint
      const made = outcome(view, after, letter ? place : place - 1, place);
      return { ...made, move, place, letter, kind: kindOf(base, letter) };
    }),
  );
}

/** What a letter in every gap would do, from the one before the first letter. */
export function gapsOf(view: View, letter: string): Outcome[] {
  return Array.from({ length: view.strand.length + 1 }, (_, gap) =>
    outcome(view, view.strand.slice(0, gap) + letter + view.strand.slice(gap), gap, gap),
  );
}

/** Where an amino acid could be gained: places from 1, each once. */
export function waysTo(amino: string, outcomes: { place: number; gains: string[] }[]): number[] {
  return [...new Set(outcomes.flatMap((one) => (one.gains.includes(amino) ? [one.place + 1] : [])))];
}

/** What two strands of the same length differ in, if it is one letter: from 0. */
export function changedPlace(before: string, after: string): number | null {
  const places = [...before].flatMap((base, place) => (base === after[place] ? [] : [place]));
  return before.length === after.length && places.length === 1 ? places[0]! : null;
}

/** Where a letter more, or one less, makes the one strand of the other: from 0. */
export function movedPlace(before: string, after: string): number | null {
  if (Math.abs(before.length - after.length) !== 1) return null;
  const [long, short] = before.length > after.length ? [before, after] : [after, before];
  const place = [...long].findIndex((_, n) => long.slice(0, n) + long.slice(n + 1) === short);
  return place < 0 ? null : place;
}
