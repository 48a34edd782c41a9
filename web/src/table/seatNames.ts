/** What seats are called. The server's name of a bot says its level, "Rosalind (easy bot)": in sentences she is Rosalind,
 *  and where seats are listed the level stands beside the name. */

import type { Messages } from '../app/language.svelte';
import type { SeatInfo } from '../net/messages.gen';

export const calledName = ({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string =>
  kind === 'bot' ? name.replace(/ \([^)]*\)$/, '') : name;

/** Return how well the bot of a seat plays, in words; nothing for people. */
export const levelOf = (say: Messages, { kind, level }: Pick<SeatInfo, 'kind' | 'level'>): string =>
  kind === 'bot' && level ? say.table.botLevel(say.home.levels[level] ?? level) : '';
