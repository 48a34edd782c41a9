/** What is printed on cards, and what the things are called that moves touch: the server says both. */

import type { Card, Thing } from '../net/api';

export type Catalogue = Map<string, Card>;
export type Things = Record<string, Thing>;

export const catalogueOf = (cards: Card[]): Catalogue => new Map(cards.map((card) => [card.id, card]));

export const nameOf = (touch: string, things: Things): string => things[touch]?.name ?? touch;
