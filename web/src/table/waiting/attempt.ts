/** Try a request; show the server's refusal as a notice. */

import { sentence } from '../../app/sentence';
import type { Table } from '../table.svelte';

export async function attempt(table: Table, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    table.notice = { words: sentence(error), kind: 'problem' };
    return false;
  }
}
