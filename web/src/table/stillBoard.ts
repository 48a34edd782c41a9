/** A read-only board: the final position, for drawings outside the board itself. Its events are all those in the loaded
 *  log. */

import { language } from '../app/language.svelte';
import type { Board } from '../board/board';
import type { Kit } from './kit';
import type { Table } from './table.svelte';

const nothing = (): void => undefined;

export function stillBoard(table: Table, kit: Kit): Board<never, never, never, never> {
  return {
    get view() {
      return table.live!.view as never;
    },
    get seats() {
      return table.info?.seats ?? [];
    },
    get you() {
      return table.seat;
    },
    numbers: kit.numbers as never,
    catalogue: kit.catalogue,
    pieces: new Map(),
    get happened() {
      return table.log.flatMap((line) => line.happened) as never;
    },
    recent: new Map(),
    legal: new Map(),
    moves: [],
    selected: null,
    pendingMove: null,
    pending: [],
    lit: [],
    ghost: null,
    isMine: false,
    past: false,
    ending: false,
    screen: false,
    find: () => undefined,
    findAll: () => [],
    nameOf: (seat) => table.nameOf(seat),
    who: (seat) => (seat === table.seat && seat !== null ? language.say.table.you : table.nameOf(seat)),
    cardName: (id) => kit.catalogue.get(id)?.name ?? id.slice(id.indexOf(':') + 1),
    touch: nothing,
    choose: nothing,
    why: nothing,
    showResult: nothing,
    play: nothing,
    over: nothing,
    away: nothing,
  };
}
