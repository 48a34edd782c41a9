/** What several components of Peptide's board read from the view and the catalogue. */

import type { Piece } from '../../motion/pieces';
import type { Board, Words } from './board';
import type { View } from './view.gen';

/** A letter of RNA. */
export type Base = 'A' | 'C' | 'G' | 'U';
export type Organelle = View['field_row'][number];

/** The move that uses each organelle. */
export const USES = {
  mitochondria: 'use_mitochondria',
  nucleus: 'use_nucleus',
  vacuole: 'use_vacuole',
  'amino-acyl': 'use_amino_acyl',
  ribosome: 'use_ribosome',
} as const;

/** The organelle whose effect is decided in each phase. */
export const USED_IN: Record<keyof Words['busy'], Organelle> = {
  'choosing rna': 'nucleus',
  'keeping rna': 'nucleus',
  'using vacuole': 'vacuole',
  'keeping amino': 'amino-acyl',
  building: 'ribosome',
  discarding: 'vacuole',
};

export interface Amino {
  three: string;
  name: string;
  letter: string;
  codon: string;
  /** Its points once it is fixed, and face up in a chain. */
  value: number;
  face_up: number;
}

/** Return what is printed on the card of an amino acid. */
export function aminoOf(board: Board, three: string): Amino {
  const values = board.catalogue.get(`amino:${three}`)?.values as Partial<Amino> | undefined;
  const unknown = { letter: '', codon: '', value: 0, face_up: 0 };
  return { ...unknown, ...values, three, name: board.cardName(`amino:${three}`) };
}

/** Return what a piece is, without its kind: "U" for "rna:U". */
export const nameOfPiece = (piece: Piece): string => piece.kind.slice(piece.kind.indexOf(':') + 1);

/** Whether the position that is shown, now or in the past, asks you. */
export const asksYou = (board: Board): boolean => board.view.to_move === board.you;

export const pointsOf = (view: View): number[] => view.scores ?? view.players.map((player) => player.points);

/** Return what the player to move decides, in a line. */
export function task(board: Board, say: Words): string {
  const { phase, to_move, over, due } = board.view;
  const isYours = asksYou(board);
  const name = board.nameOf(to_move);
  if (over || phase === 'voting') return '';
  if (phase === 'selecting') return isYours ? say.pick(due) : say.picks(name);
  if (phase === 'resolving') return isYours ? say.yourOrganelles : say.turnOf(name);
  return isYours ? '' : say.busy[phase](name);
}
