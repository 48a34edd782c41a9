/** Values from the view and the catalogue that several components use. */

import type { Counts } from '../../board/multiset';
import type { Piece } from '../../motion/pieces';
import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import type { Board } from './board';
import type { PlayerView } from './view.gen';
import type { Words } from './words';

export const GOODS = ['sample', 'crystal', 'square', 'circle', 'triangle'] as const;
export type Good = (typeof GOODS)[number];

/** A way to use a box: tokens paid and gained, including "data" of any kind, a "researcher", "leader" or "card". */
export interface Way {
  /** Name in notation, if the box has a choice of ways. */
  option?: string;
  /** Touch for its price; empty if all ways cost the same. */
  price_touch?: string;
  pay: Counts;
  gain: Counts;
}
/** With more ways than this, you first choose what to pay. */
export const FEW = 4;

/** Return the ways of a box with a choice, each of them a move. */
export const choicesOf = (card: Card | undefined): Way[] => (card?.values['ways'] as Way[] | undefined) ?? [];
/** Return the ways of a box as they are drawn on it: its choices if they are few, else what is printed. */
export function waysOf(card: Card | undefined): Way[] {
  const choices = choicesOf(card);
  const areFew = choices.length > 0 && choices.length <= FEW;
  return areFew ? choices : ((card?.values['options'] as Way[] | undefined) ?? []);
}
export const priceOf = (card: Card | undefined): Counts => waysOf(card)[0]?.pay ?? {};
/** Return the way that a move uses. */
export const optionOf = ({ params }: LegalMove): string => (params['option'] ?? params['token'] ?? '') as string;
/** Return the tokens a group can pay with, including Data of any kind. */
export const purseOf = (player: PlayerView | undefined): Counts | undefined =>
  player && { ...player.tokens, data: player.data };

/** Return the achievement of a structure; 0 for other cards. */
export const achievementOf = (card: Card | undefined): number =>
  (card?.values['achievement'] as number | undefined) ?? 0;
/** Return the short name of a face-up card: a structure's entry, or a method's name. */
export const shortName = (board: Board, key: string): string =>
  achievementOf(board.catalogue.get(`card:${key}`)) ? key : board.cardName(`card:${key}`);

/** Return a name with soft hyphens in its long words. */
export const hyphenated = (name: string): string =>
  name.replace(/(Crystallo|Immuno|mito|phenyl|Deoxy|Bacterio|Photo|nano)(?=[a-z]{5})/g, '$1\u00ad');
/** Return the short name of a box. */
export const boxName = (board: Board, say: Words, key: string): string =>
  say.brief[key] ?? board.cardName(`card:${key}`);

/** Return the Leader token if this group has it; phones draw it in the race, laptops beside the team. */
export const flagsOf = (board: Board, seat: number): Piece[] =>
  (board.pieces.get(`tokens:${seat}`) ?? []).filter(({ kind }) => kind === 'token:leader');

// -- an entry of the archive ------------------------------------------------------------------------------------------

/** Results made from data; steps that are not tokens. */
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
  /** Achievement below it; `worth` is its own. */
  at: number;
  worth: number;
  look: 'structure' | 'star' | 'claimed' | 'maybe';
  name: string;
  piece?: string;
}

/** Return a group's achievement at the end of the round, or after the previewed move if that is more. */
export function reach(board: Board, seat: number): number {
  const sums = [board.view.players[seat], board.ghost?.players[seat]].map((player) =>
    player ? player.achievement + player.coming_achievement : 0,
  );
  return Math.max(...sums);
}

/** Return the blocks of a group's achievement, from bottom to top. */
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
