/** The text of a hint. */

import type { RatedMove } from '../net/api';

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[.,;:·]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Return why a move is good, as a sentence; empty if that repeats the move's words. */
export function reasonOf({ words, why }: Pick<RatedMove, 'words' | 'why'>): string {
  if (!why || plain(words).includes(plain(why))) return '';
  return `${why[0]!.toUpperCase()}${why.slice(1)}${/[.!?]$/.test(why) ? '' : '.'}`;
}
