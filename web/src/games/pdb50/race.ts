/** The race to the goal: what everybody's achievement is made of, one block upon the other. */

import type { BoardProps } from '../../table/board.svelte';
import { achievementOf } from './lab';
import type { View } from './view.gen';

export interface Block {
  key: string;
  /** How much lies under it, and how much it is worth. */
  at: number;
  worth: number;
  look: 'structure' | 'star' | 'claimed' | 'maybe';
  name: string;
  piece?: string;
}

/** What a seat comes to when the round ends; with the move that is pointed at, if that is more. */
export function reach(board: BoardProps<View>, seat: number): number {
  const now = board.view.players[seat]!;
  const then = board.ghost?.players[seat];
  return Math.max(now.achievement + now.coming_achievement, then ? then.achievement + then.coming_achievement : 0);
}

export function blocks(board: BoardProps<View>, seat: number): Block[] {
  const found: Block[] = [];
  let at = 0;
  const add = (block: Omit<Block, 'at'>): void => {
    found.push({ ...block, at });
    at += block.worth;
  };
  for (const piece of board.pieces.get(`cards:${seat}`) ?? []) {
    const worth = achievementOf(board.catalogue.get(piece.kind));
    if (worth) add({ key: piece.id, worth, look: 'structure', name: piece.kind.slice(5), piece: piece.id });
  }
  for (const piece of board.pieces.get(`tokens:${seat}`) ?? [])
    if (piece.kind === 'token:achievement') add({ key: piece.id, worth: 1, look: 'star', name: '', piece: piece.id });
  for (const slot of board.view.slots) {
    const worth = slot.claimed_by === seat ? achievementOf(board.catalogue.get(`card:${slot.card}`)) : 0;
    if (worth) add({ key: slot.box, worth, look: 'claimed', name: slot.card ?? '' });
  }
  const more = reach(board, seat) - at;
  if (board.ghost && more > 0) add({ key: 'maybe', worth: more, look: 'maybe', name: `+${more}` });
  return found;
}
