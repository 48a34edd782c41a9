/** Helpers that read the view and the catalogue for several components of Peptide's board. */

import { shortText } from '../../board/cards';
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
  /** Points when fixed in a chain; `face_up`: points when face up. */
  value: number;
  face_up: number;
}

/** Return what is printed on the card of an amino acid. */
export function aminoOf(board: Board, three: string): Amino {
  const values = board.catalogue.get(`amino:${three}`)?.values as Partial<Amino> | undefined;
  const unknown = { letter: '', codon: '', value: 0, face_up: 0 };
  return { ...unknown, ...values, three, name: board.cardName(`amino:${three}`) };
}

/** Return an organelle's effect in a few words; in the advanced game, a Vacuole can also raise a limit. */
export function effectOf(board: Board, organelle: Organelle, say: Words): string {
  const effect = shortText(board.catalogue.get(`organelle:${organelle}`), say.cards);
  return organelle === 'vacuole' && board.view.players[0]?.limits ? say.orRaise(effect) : effect;
}

/** Return the name of a piece without its kind: "U" for "rna:U". */
export const nameOfPiece = (piece: Piece): string => piece.kind.slice(piece.kind.indexOf(':') + 1);

/** Whether it is your move in the position shown, which may be in the past. */
export const asksYou = (board: Board): boolean => board.view.to_move === board.you;

export const pointsOf = (view: View): number[] => view.scores ?? view.players.map((player) => player.points);

/** Return in a line what the player to move decides. */
export function task(board: Board, say: Words): string {
  const { phase, to_move, over, due, players } = board.view;
  const name = board.nameOf(to_move);
  if (over || phase === 'voting') return '';
  if (asksYou(board)) {
    const { organelles, face_down } = players[to_move]!;
    if (phase === 'selecting') return due ? say.pick(due, board.numbers.face_down_gains) : say.spendOrEnd;
    if (phase === 'resolving') return organelles.length + face_down.length ? say.yourOrganelles : say.spendOrEnd;
    return '';
  }
  return phase === 'selecting' ? say.picks(name) : phase === 'resolving' ? say.turnOf(name) : say.busy[phase](name);
}

/** Widths on a laptop's table between your points and your RNA, in hundredths of its width. */
const ROOM = { all: 6.2, start: 1.4, faceUp: 1.12, fixed: 0.85, inHand: 1.02 };

/** Whether the hand needs two rows, and whether the chain must be drawn small, so that both fit. */
export function cramped(chain: number, fixed: number, hand: number): { hand: boolean; chain: boolean } {
  const long = ROOM.start + ROOM.fixed * fixed + ROOM.faceUp * (chain - fixed);
  const inRows = hand > 3 && long + ROOM.inHand * hand > ROOM.all;
  const wide = ROOM.inHand * (inRows ? Math.ceil(hand / 2) : hand);
  return { hand: inRows, chain: long + wide > ROOM.all };
}
