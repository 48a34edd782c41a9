/** Actions for a turn (share, play on from here) and for a game (rematch). */

import { me } from '../../app/me.svelte';
import { router } from '../../app/router.svelte';
import { api, Problem, Unreachable } from '../../net/api';
import type { Table } from '../table.svelte';
import { playableFrom, shareAddress } from './address';
import { lastTurnOf, turnsOfCurve } from './turns';

async function tried(table: Table, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Problem) table.notice = { words: error.message, kind: 'problem' };
    else if (!(error instanceof Unreachable)) throw error;
  }
}

/** Share the address of the viewed turn with the device's apps, or copy it. */
export async function share(table: Table, title: string, copied: string): Promise<void> {
  const url = shareAddress(location.origin, table.code, table.isPast ? table.lookingAt : null);
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
    if (!('share' in navigator)) table.notice = { words: copied, kind: 'news' };
  } catch (error) {
    // AbortError: the user closed the share dialog. If copying is forbidden, show the address.
    if ((error as Error).name !== 'AbortError') table.notice = { words: url, kind: 'news' };
  }
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Return my seats; spectators get the first. */
const seatsOf = (table: Table): number[] => (table.you.seats.length ? table.you.seats : [0]);

/** Return the ply from which "Play on from here" starts. */
export function playOnPly(table: Table, ply: number): number {
  const plies = table.live?.ply ?? 0;
  const lastTurn = lastTurnOf(turnsOfCurve(table.story?.curve ?? []), seatsOf(table))?.ply ?? plies - 1;
  return playableFrom(ply, plies, lastTurn, table.info?.result?.reason === 'rules');
}

/** Open a new table with the same moves up to there: I keep my seats, easy bots play the others. */
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

/** Open a table with the same players, or join the one somebody else opened. */
export async function rematch(table: Table): Promise<void> {
  await tried(table, async () => {
    const next = table.you.seats.length || table.you.host ? (await api.rematch(table.code)).code : table.info?.rematch;
    if (next) router.go(`/t/${next}`);
  });
}

/** Load the story of a finished game, once. */
export async function tellStory(table: Table): Promise<void> {
  await tried(table, async () => {
    table.story = await api.story(table.code);
  });
}
