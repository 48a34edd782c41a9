/** From the shelf to a table. */

import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { api, type GameFacts } from '../net/api';
import type { BotSeat, NewTable, OpenSeat } from '../net/http.gen';
import { fetchDrawing } from '../table/kit';

/** Open a table with the fewest seats the game has: one is mine, the others are for bots or for whoever comes. */
export async function openTable(game: GameFacts, others: BotSeat | OpenSeat): Promise<void> {
  const fewest = Math.min(...game.seats);
  const seats: NewTable['seats'] = [
    { kind: 'me', name: me.called },
    ...Array.from({ length: fewest - 1 }, () => others),
  ];
  void fetchDrawing(game.key); // on its way while the server opens the table
  goTo((await api.open({ game: game.key, seats })).code);
}

export async function sitDown(code: string): Promise<void> {
  goTo((await api.join(code, { name: me.called })).code);
}

function goTo(code: string): void {
  me.sat();
  router.go(`/t/${code}`);
}
