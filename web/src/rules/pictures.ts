/** Card pictures, if a game draws them in `games/KEY/CardPicture.svelte`; loaded on demand. */

import type { Component } from 'svelte';
import type { Card } from '../net/api';

export interface Pictures {
  default: Component<{ card: Card; large?: boolean }>;
  /** Whether this card has a picture. */
  pictured: (card: Card) => boolean;
  /** The colour of the top edge, if it varies within a kind. */
  edge?: (card: Card) => string | undefined;
}

const DRAWN = import.meta.glob<Pictures>('../games/*/CardPicture.svelte');

export async function picturesOf(key: string): Promise<Pictures | undefined> {
  return DRAWN[`../games/${key}/CardPicture.svelte`]?.();
}

/** Return a name as a heading: "Alanine" for "alanine", but "dNTPs" unchanged. */
export function titleOf(card: Card): string {
  const { name } = card;
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
