/** Names of seats. The server's name for a bot includes its level, "Rosalind (easy bot)". Sentences use "Rosalind";
 *  lists show the level beside the name. */

import type { Messages } from '../app/language.svelte';
import type { SeatInfo } from '../net/messages.gen';

export const calledName = ({ kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string =>
  kind === 'bot' ? name.replace(/ \([^)]*\)$/, '') : name;

/** Return a bot's level in words; empty for people. */
export const levelOf = (say: Messages, { kind, level }: Pick<SeatInfo, 'kind' | 'level'>): string =>
  kind === 'bot' && level ? say.table.botLevel(say.home.levels[level] ?? level) : '';
