/** Card texts and the names of touches, from the server. */

import type { Card, Thing } from '../net/api';

export type Catalogue = Map<string, Card>;
export type Things = Record<string, Thing>;

export const catalogueOf = (cards: Card[]): Catalogue => new Map(cards.map((card) => [card.id, card]));

export const nameOf = (touch: string, things: Things): string => things[touch]?.name ?? touch;
