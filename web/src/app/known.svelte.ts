/** Games that were finished or dismissed as known in this browser. Never sent to the server. */

import { SvelteSet } from 'svelte/reactivity';

const PLACE = 'benchtop.known';

class Known {
  readonly #games = new SvelteSet<string>(read());

  has(game: string): boolean {
    return this.#games.has(game);
  }

  add(game: string): void {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    try {
      localStorage.setItem(PLACE, JSON.stringify([...this.#games]));
    } catch {
      // No storage: remembered until the page closes.
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

export const known = new Known();
