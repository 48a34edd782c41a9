/** The glossary for the page. */

import type { GlossarySection } from '../net/api';
import { has, wordsOf } from './search';

export const anchorOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Return the sections that contain the query, each with its matching words. */
export function filtered(sections: GlossarySection[], query: string): GlossarySection[] {
  const looked = wordsOf(query);
  return sections
    .map(({ title, words }) => ({
      title,
      words: words.filter((entry) => has(`${entry.word} ${entry.meaning}`, looked)),
    }))
    .filter((section) => section.words.length > 0);
}

/** Split a meaning into plain text, `code` and *emphasis*. */
export function inked(meaning: string): { as: 'span' | 'code' | 'em'; text: string }[] {
  const parts = meaning.split(/(`[^`]+`|\*\*?[^*]+\*\*?)/).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith('`')) return { as: 'code', text: part.slice(1, -1) };
    if (part.startsWith('*')) return { as: 'em', text: part.replaceAll('*', '') };
    return { as: 'span', text: part };
  });
}
