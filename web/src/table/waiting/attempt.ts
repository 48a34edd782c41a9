/** Do something that the server may refuse: why not is said in the line of news. */

import { language } from '../../app/language.svelte';
import { Problem, Unreachable } from '../../net/api';
import type { Table } from '../table.svelte';

export async function attempt(table: Table, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (wrong) {
    if (wrong instanceof Problem) table.notice = { words: wrong.message, kind: 'problem' };
    else if (wrong instanceof Unreachable) table.notice = { words: language.say.common.offline, kind: 'problem' };
    else throw wrong;
    return false;
  }
}
