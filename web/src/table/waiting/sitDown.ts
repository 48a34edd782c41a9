/** Take an open seat, a given one or any. Repeated with the same key after a lost answer, it takes effect once. */

import { me } from '../../app/me.svelte';
import { api } from '../../net/api';
import type { Table } from '../table.svelte';
import { attempt } from './attempt';

export async function sitDown(table: Table, key: string, seat?: number): Promise<void> {
  const wanted = { name: me.called, key, ...(seat === undefined ? {} : { seat }) };
  if (!(await attempt(table, () => api.join(table.code, wanted)))) return;
  me.sat();
  table.renew(); // this socket was opened as a spectator
}
