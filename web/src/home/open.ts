/** Opens tables from the shelf. */

import { me } from '../app/me.svelte';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import { api, type GameFacts } from '../net/api';
import type { BotSeat, NewTable, OpenSeat } from '../net/http.gen';
import { fetchDrawing } from '../table/kit';

/** Open a table with the game's minimum number of seats: one for you, the others for bots or open. */
export async function openTable(game: GameFacts, others: BotSeat | OpenSeat): Promise<void> {
  const fewest = Math.min(...game.seats);
  const seats: NewTable['seats'] = [
    { kind: 'me', name: me.called },
    ...Array.from({ length: fewest - 1 }, () => others),
  ];
  void fetchDrawing(game.key); // load it while the server opens the table
  goTo((await api.open({ game: game.key, seats, pace: settings.choices.pace })).code);
}

export async function sitDown(code: string): Promise<void> {
  goTo((await api.join(code, { name: me.called })).code);
}

function goTo(code: string): void {
  me.sat();
  router.go(`/t/${code}`);
}
