/** Readings of view and catalogue that several components share. */

import type { Counts } from '../../board/multiset';
import type { Piece } from '../../motion/pieces';
import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import type { Board } from './board';
import type { PlayerView } from './view.gen';
import type { Words } from './words';

export const GOODS = ['sample', 'crystal', 'square', 'circle', 'triangle'] as const;
export type Good = (typeof GOODS)[number];

/** A way to use a box: tokens to pay and to gain, also "data" of any kind, a "researcher", "leader" or "card". */
export interface Way {
  /** What names it in a move, where a box leaves a choice. */
  option?: string;
  /** What to touch for its price; empty where all ways cost the same. */
  price_touch?: string;
  pay: Counts;
  gain: Counts;
}
/** With more ways than this, you first choose what to pay. */
export const FEW = 4;

/** Return the ways of a box that leaves a choice, each a move. */
export const choicesOf = (card: Card | undefined): Way[] => (card?.values['ways'] as Way[] | undefined) ?? [];
/** Return the ways of a box as they are drawn on it: its choices if they are few, else what is printed. */
export function waysOf(card: Card | undefined): Way[] {
  const choices = choicesOf(card);
  const areFew = choices.length > 0 && choices.length <= FEW;
  return areFew ? choices : ((card?.values['options'] as Way[] | undefined) ?? []);
}
export const priceOf = (card: Card | undefined): Counts => waysOf(card)[0]?.pay ?? {};
/** Return which way of its box a move uses. */
export const optionOf = ({ params }: LegalMove): string => (params['option'] ?? params['token'] ?? '') as string;
/** Return what a group can pay with, Data of any kind among it. */
export const purseOf = (player: PlayerView | undefined): Counts | undefined =>
  player && { ...player.tokens, data: player.data };

/** Return what a card is worth; 0 unless it is a structure. */
export const achievementOf = (card: Card | undefined): number =>
  (card?.values['achievement'] as number | undefined) ?? 0;
/** Return what a face-up card is called: a structure by its entry, a method by its name. */
export const shortName = (board: Board, key: string): string =>
  achievementOf(board.catalogue.get(`card:${key}`)) ? key : board.cardName(`card:${key}`);

/** Return a name with the places where its long words may be broken. */
export const hyphenated = (name: string): string =>
  name.replace(/(Crystallo|Immuno|mito|phenyl|Deoxy|Bacterio|Photo|nano)(?=[a-z]{5})/g, '$1\u00ad');
/** Return what a box is called where there is little room. */
export const boxName = (board: Board, say: Words, key: string): string =>
  say.brief[key] ?? board.cardName(`card:${key}`);

/** Return the Leader token where this group has it: a phone draws it in the race, a laptop beside the team. */
export const flagsOf = (board: Board, seat: number): Piece[] =>
  (board.pieces.get(`tokens:${seat}`) ?? []).filter(({ kind }) => kind === 'token:leader');

// -- an entry of the archive ------------------------------------------------------------------------------------------

/** A token of the game, or what is made of its data. */
export type Made = 'map' | 'distances' | 'model';
export type Step = Good | Made;
const BY_SPOTS: Step[] = ['sample', 'crystal', 'square', 'map', 'model'];
const STEPS: Record<string, Step[]> = {
  'NMR spectroscopy': ['sample', 'triangle', 'distances', 'model'],
  'electron microscopy': ['sample', 'circle', 'map', 'model'],
};

export const methodOf = (card: Card, say: Words): { short: string; why: string } => {
  const method = card.values['method'] as string;
  return say.methods[method] ?? { short: method, why: '' };
};
/** Return the steps from the sample to the model. */
export const stepsOf = (card: Card): Step[] => STEPS[card.values['method'] as string] ?? BY_SPOTS;

// -- the race to the goal ---------------------------------------------------------------------------------------------

export interface Block {
  key: string;
  /** How much lies under it, and how much it is worth. */
  at: number;
  worth: number;
  look: 'structure' | 'star' | 'claimed' | 'maybe';
  name: string;
  piece?: string;
}

/** Return what a group comes to when the round ends: also after the move that is pointed at, if that is more. */
export function reach(board: Board, seat: number): number {
  const sums = [board.view.players[seat], board.ghost?.players[seat]].map((player) =>
    player ? player.achievement + player.coming_achievement : 0,
  );
  return Math.max(...sums);
}

/** Return what a group's achievement is made of, block upon block. */
export function blocks(board: Board, seat: number): Block[] {
  const found: Block[] = [];
  let at = 0;
  const add = (block: Omit<Block, 'at'>): void => {
    if (!block.worth) return;
    found.push({ ...block, at });
    at += block.worth;
  };
  const worthOf = (card: string | null): number => achievementOf(board.catalogue.get(`card:${card}`));
  for (const { id, kind } of board.pieces.get(`cards:${seat}`) ?? [])
    add({ key: id, worth: worthOf(kind.slice(5)), look: 'structure', name: kind.slice(5), piece: id });
  for (const { id, kind } of board.pieces.get(`tokens:${seat}`) ?? [])
    if (kind === 'token:achievement') add({ key: id, worth: 1, look: 'star', name: '', piece: id });
  for (const { box, card, claimed_by } of board.view.slots)
    if (claimed_by === seat) add({ key: box, worth: worthOf(card), look: 'claimed', name: card ?? '' });
  const more = reach(board, seat) - at;
  if (board.ghost && more > 0) add({ key: 'maybe', worth: more, look: 'maybe', name: `+${more}` });
  return found;
}
