/** From the shelf to a table. */

import { router } from '../app/router.svelte';
import { api, Problem, type GameFacts } from '../net/api';
import type { BotSeat, NewTable, OpenSeat } from '../net/http.gen';
import { remember } from './mine.svelte';

/** Open a table with the fewest seats the game has: one is mine, the others are for bots or for whoever comes. */
export async function openTable(game: GameFacts, others: BotSeat | OpenSeat): Promise<void> {
  const fewest = Math.min(...game.seats);
  const seats: NewTable['seats'] = [{ kind: 'me' }, ...Array.from({ length: fewest - 1 }, () => others)];
  goTo((await api.open({ game: game.key, seats })).code);
}

export async function sitDown(code: string): Promise<void> {
  goTo((await api.join(code, {})).code);
}

function goTo(code: string): void {
  remember();
  router.go(`/t/${code}`);
}

/** What went wrong, in a sentence. */
export const sentence = (wrong: unknown, offline: string): string =>
  wrong instanceof Problem ? wrong.message : offline;
