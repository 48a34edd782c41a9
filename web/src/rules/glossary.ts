/** The glossary as a page needs it. */

import type { GlossarySection } from '../net/api';
import { has, wordsOf } from './search';

export const anchorOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The sections with the words that are looked for; sections without any are left out. */
export function filtered(sections: GlossarySection[], query: string): GlossarySection[] {
  const looked = wordsOf(query);
  return sections
    .map(({ title, words }) => ({ title, words: words.filter((one) => has(`${one.word} ${one.meaning}`, looked)) }))
    .filter((section) => section.words.length > 0);
}

/** Meanings have `code` and *words that matter*; the rest is plain. */
export function inked(meaning: string): { as: 'span' | 'code' | 'em'; text: string }[] {
  const parts = meaning.split(/(`[^`]+`|\*\*?[^*]+\*\*?)/).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith('`')) return { as: 'code', text: part.slice(1, -1) };
    if (part.startsWith('*')) return { as: 'em', text: part.replaceAll('*', '') };
    return { as: 'span', text: part };
  });
}
