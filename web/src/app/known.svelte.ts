/** The games that somebody in this browser has finished, or said to know. Nothing of it leaves the browser. */

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
      // No storage: it holds until the page is left.
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
