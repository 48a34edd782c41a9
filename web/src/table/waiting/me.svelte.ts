/** What I am called where I sit down: asked for once, written over by whoever wants. */

import { api } from '../../net/api';
import type { Table } from '../table.svelte';
import { attempt } from './attempt';

/** The server cuts longer names. */
export const NAME_LETTERS = 24;

class Me {
  /** As it is written in the field. */
  name = $state('');
  #known = '';
  #asked: Promise<void> | null = null;

  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (this.name = this.#known = me.name),
      () => void (this.#asked = null), // without an answer: without a name, until somebody asks again
    );
    return this.#asked;
  }

  /** Be called so from now on, at other tables too. Nothing depends on it: whoever cannot be reached asks another time. */
  async call(name: string): Promise<void> {
    if (!name || name === this.#known) return;
    this.name = this.#known = name;
    await api.rename(name).catch(() => undefined);
  }
}

export const me = new Me();

/** Take an open seat, that one or any. Sent again under the same key, should an answer get lost, it is taken once. */
export async function sitDown(table: Table, key: string, seat?: number): Promise<void> {
  const name = me.name.trim();
  const wanted = { name, key, ...(seat === undefined ? {} : { seat }) };
  if (!(await attempt(table, () => api.join(table.code, wanted)))) return;
  void me.call(name);
  table.renew(); // this socket was opened by a stranger
}
