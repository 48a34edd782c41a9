/** Search in rules, rulings and cards. */

import type { Card } from '../net/api';
import type { Rules, Ruling } from './document';

export interface Found {
  words: string[];
  /** The number of matches per section id. */
  sections: Map<string, number>;
  places: number;
  rulings: Set<string>;
  cards: Set<string>;
  /** The anchors of all matches, in order. */
  stops: string[];
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

export const has = (text: string, words: string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

export const textOf = (card: Card): string =>
  [card.name, card.kind, card.text, card.requirement, card.fact].filter(Boolean).join(' ');

/** Return everything that contains all words of the query; null if the query is empty. */
export function search(query: string, rules: Rules, rulings: Ruling[], cards: Card[]): Found | null {
  const words = wordsOf(query);
  if (!words.length) return null;
  const found: Found = { words, sections: new Map(), places: 0, rulings: new Set(), cards: new Set(), stops: [] };
  for (const section of rules.sections) {
    const parts = section.parts.filter((part) => has(part.text, words));
    const count = parts.length + (has(section.title, words) ? 1 : 0);
    if (!count) continue;
    found.sections.set(section.id, count);
    found.places += count;
    found.stops.push(...new Set(parts.map((part) => (part.kind === 'clause' ? part.id : section.id))));
    if (!parts.length) found.stops.push(section.id);
  }
  for (const ruling of rulings) {
    if (!has(ruling.text, words)) continue;
    found.rulings.add(ruling.id);
    found.stops.push(ruling.id);
  }
  for (const card of cards) if (has(textOf(card), words)) found.cards.add(card.id);
  return found;
}

/** Return where the words occur in a text, as pairs of start and end. */
export function placesIn(text: string, words: string[]): [number, number][] {
  const lower = text.toLowerCase();
  const places: [number, number][] = [];
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      places.push([at, at + word.length]);
    }
  }
  return places;
}
