/** What a card says, from the catalogue. */

import type { Card } from '../net/api';

/** Fill the printed values into a sentence: "Roll {number} amino acids". */
const filled = (sentence: string, values: Card['values']): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** Return what a card does in a few words: in the language of the page where it has a translation, else in English.
 * A translation names the card's values in braces, so that no number is written twice. */
export const shortText = (card: Card | undefined, translated: Record<string, string> = {}): string => {
  if (!card) return '';
  const other = translated[card.id];
  return other ? filled(other, card.values) : card.short || card.text;
};
