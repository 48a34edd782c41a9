/** What can be done with a turn: send it to somebody, play on from it; and with a game: play it once more. */

import { me } from '../../app/me.svelte';
import { router } from '../../app/router.svelte';
import { api, Problem, Unreachable } from '../../net/api';
import type { Table } from '../table.svelte';
import { playableFrom, shareAddress } from './address';
import { lastTurnOf, turnsOfCurve } from './turns';

async function tried(table: Table, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (wrong) {
    if (wrong instanceof Problem) table.notice = { words: wrong.message, kind: 'problem' };
    else if (!(wrong instanceof Unreachable)) throw wrong;
  }
}

/** Offer the address of the turn that is looked at to what this device shares with; else copy it. */
export async function share(table: Table, title: string, copied: string): Promise<void> {
  const url = shareAddress(location.origin, table.code, table.isPast ? table.lookingAt : null);
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
    if (!('share' in navigator)) table.notice = { words: copied, kind: 'news' };
  } catch (wrong) {
    // Whoever closes the list of apps has changed their mind; where copying is not allowed, the address is shown.
    if ((wrong as Error).name !== 'AbortError') table.notice = { words: url, kind: 'news' };
  }
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** My seats; whoever only watches would have the first. */
const seatsOf = (table: Table): number[] => (table.you.seats.length ? table.you.seats : [0]);

/** The moves after which "play on from here" begins. */
export function playOnPly(table: Table, ply: number): number {
  const plies = table.live?.ply ?? 0;
  const lastTurn = lastTurnOf(turnsOfCurve(table.story?.curve ?? []), seatsOf(table))?.ply ?? plies - 1;
  return playableFrom(ply, plies, lastTurn, table.info?.result?.reason === 'rules');
}

/** A new table with the same moves up to there: my seats are mine, easy bots have the others. */
export async function playOn(table: Table, ply: number): Promise<void> {
  const mine = seatsOf(table);
  await tried(table, async () => {
    const opened = await api.open({
      from: { code: table.code, ply: playOnPly(table, ply) },
      seats: (table.info?.seats ?? []).map(({ seat }) =>
        mine.includes(seat)
          ? { kind: 'me', name: mine.length > 1 ? table.nameOf(seat) : me.called }
          : { kind: 'bot', level: 'easy' },
      ),
    });
    router.go(`/t/${opened.code}`);
  });
}

/** The same people once more; whoever asks second comes to the table of whoever asked first. */
export async function rematch(table: Table): Promise<void> {
  await tried(table, async () => {
    const next = table.you.seats.length || table.you.host ? (await api.rematch(table.code)).code : table.info?.rematch;
    if (next) router.go(`/t/${next}`);
  });
}

/** Ask once how a game went that is over. */
export async function tellStory(table: Table): Promise<void> {
  await tried(table, async () => {
    table.story = await api.story(table.code);
  });
}
