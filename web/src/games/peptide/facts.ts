/** What the board of Peptide reads out of the catalogue, the legal moves and the letters in a hand. */

import type { LegalMove } from '../../net/messages.gen';
import type { BoardProps } from '../../table/board.svelte';
import type { Catalogue } from '../../table/thing';
import type { View } from './view.gen';
import type { words } from './words';

export type Board = BoardProps<View>;
export type Say = typeof words.en;
export type Organelle = View['field_row'][number];

export const ORGANELLES: Organelle[] = ['mitochondria', 'nucleus', 'vacuole', 'amino-acyl', 'ribosome'];
/** What the ATP actions cost, as printed. */
export const PRICE = { rna: 1, organelles: 2, twice: 3 };
/** Selections that everybody makes in a round. */
export const SELECTIONS = 2;

export interface Amino {
  three: string;
  name: string;
  letter: string;
  codon: string;
  /** What it counts fixed, and face up in a chain. */
  value: number;
  faceUp: number;
}

export function aminoOf(catalogue: Catalogue, three: string): Amino {
  const card = catalogue.get(`amino:${three}`);
  const values = (card?.values ?? {}) as { letter?: string; codon?: string; value?: number; face_up?: number };
  return {
    three,
    name: card?.name ?? three,
    letter: values.letter ?? '',
    codon: values.codon ?? '',
    value: values.value ?? 0,
    faceUp: values.face_up ?? 0,
  };
}

/** What an organelle does, without its price and what all of them do face down. */
export function effectOf(catalogue: Catalogue, kind: Organelle): string {
  const [first = ''] = (catalogue.get(`organelle:${kind}`)?.text ?? '').split(/(?<=\.) /);
  const free = first.replace(/^Pay \d+ ATP,( then)? /, '');
  return free.charAt(0).toUpperCase() + free.slice(1);
}

export const costOf = (catalogue: Catalogue, kind: Organelle): number =>
  (catalogue.get(`organelle:${kind}`)?.values['costs'] as number | undefined) ?? 0;

/** The legal move of that notation. */
export function moveOf(board: Board, notation: string): LegalMove | undefined {
  for (const moves of board.legal.values()) {
    const found = moves.find((one) => one.move === notation);
    if (found) return found;
  }
  return undefined;
}

/** Which letters of a codon a hand has, each of its cards for one of them. */
export function held(codon: string, rna: string): boolean[] {
  const left = [...rna];
  return [...codon].map((letter) => {
    const place = left.indexOf(letter);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The letters that are left of some when others are taken away, one by one. */
export function without(letters: string, taken: string): string {
  const left = [...letters];
  for (const letter of taken) {
    const place = left.lastIndexOf(letter);
    if (place >= 0) left.splice(place, 1);
  }
  return left.join('');
}

export const lackingOf = (codon: string, rna: string): string[] => {
  const has = held(codon, rna);
  return [...codon].filter((_, place) => !has[place]);
};

export const sumOf = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What is to be done now, and by whom, in a line. */
export function task(board: Board, say: Say): string {
  const { phase, to_move, over, due } = board.view;
  const own = to_move === board.you;
  const name = board.seats[to_move]?.name ?? '';
  if (over || phase === 'voting') return '';
  if (phase === 'selecting') return own ? say.pick(due) : say.picks(name);
  if (phase === 'resolving') return own ? say.yourOrganelles : say.turnOf(name);
  return own ? '' : say.busy[phase](name);
}
