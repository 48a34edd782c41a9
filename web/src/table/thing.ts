/** Names for the things that moves touch: "amino:K" is a card of the catalogue, "base:3" just the third base. */

import type { Card } from '../net/api';

export type Catalogue = Map<string, Card>;

export const catalogueOf = (cards: Card[]): Catalogue => new Map(cards.map((card) => [card.id, card]));

export function kindOf(touch: string): string {
  return touch.split(':', 1)[0]!.replaceAll('-', ' ');
}

export function nameOf(touch: string, catalogue: Catalogue): string {
  const [kind = '', ...rest] = touch.split(':');
  const which = rest.join(' ');
  // A hand or a place holds cards of the catalogue under another kind: "hand:ice-box" is "card:ice-box".
  const card = catalogue.get(touch) ?? catalogue.get(`card:${which}`) ?? catalogue.get(`amino:${which}`);
  if (card) return card.name;
  const words = which.replaceAll(/[-+]/g, ' ');
  return words ? `${kindOf(kind)} ${words}` : kindOf(kind);
}
