/** Card texts from the catalogue. */

import type { Card } from '../net/api';

/** Fill printed values into a sentence: "Roll {number} amino acids". */
const filled = (sentence: string, values: Card['values']): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** Return the short text of a card, in the page's language if there is a translation, otherwise in English.
 *  Translations name the card's values in braces, so numbers are never repeated. */
export const shortText = (card: Card | undefined, translated: Record<string, string> = {}): string => {
  if (!card) return '';
  const other = translated[card.id];
  return other ? filled(other, card.values) : card.short || card.text;
};
