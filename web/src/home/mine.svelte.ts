/** Your tables. While the page is visible, the server streams every change. */

import { patience } from '../app/again';
import { me } from '../app/me.svelte';
import { api, Unreachable } from '../net/api';
import type { MyTableListing } from '../net/http.gen';
import type { MyTable } from '../net/messages.gen';
import { inOrder } from './lists';
import { lines } from './stream';

/** The `patience` level between regular refreshes. */
const SELDOM = 9;

export class Mine {
  tables = $state.raw<MyTableListing[]>([]);
  loaded = $state(false);
  /** Whether the last request failed to reach the server. */
  lost = $state(false);
  readonly ordered = $derived(inOrder(this.tables));
  readonly waiting = $derived(this.ordered.filter((table) => table.standing === 'your_turn'));

  /** Follow your tables until the returned function is called. */
  follow(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    void (async () => {
      for (let failures = 0; !signal.aborted; failures++) {
        try {
          await this.load();
          failures = 0;
          if (me.known) for await (const change of lines<MyTable>('/api/v1/me/stream', signal)) this.#apply(change);
        } catch (error) {
          this.lost = error instanceof Unreachable; // keep the old list; we retry
        }
        if (!signal.aborted) await patience(this.lost ? failures : SELDOM, signal);
      }
    })();
    return () => stop.abort();
  }

  async load(): Promise<void> {
    this.tables = (await api.mine()).tables;
    this.loaded = true;
    this.lost = false;
    await me.ask();
  }

  /** Apply a change to one table; request the list for what it lacks (names, results). */
  #apply(change: MyTable): void {
    const known = this.tables.find((table) => table.code === change.code);
    if (change.standing === 'gone') {
      this.tables = this.tables.filter((table) => table.code !== change.code);
    } else if (
      !known ||
      change.standing === 'over' ||
      (known.standing === 'waiting' && change.standing !== 'waiting')
    ) {
      void this.load().catch(() => undefined);
    } else if (known.standing !== change.standing || known.ply !== change.ply) {
      const updated = { ...known, standing: change.standing, ply: change.ply, updated: new Date().toISOString() };
      this.tables = this.tables.map((table) => (table.code === change.code ? updated : table));
    }
  }
}
