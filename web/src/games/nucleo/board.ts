/** The board with NUCLEO's types, and its texts in the language of the page. */

import { language } from '../../app/language.svelte';
import { useBoard as use, type Board as Given } from '../../board/board';
import type { GameEvent } from './events.gen';
import type { Move } from './moves.gen';
import type { Numbers } from './numbers.gen';
import type { View } from './view.gen';
import { words } from './words';

export type Board = Given<View, Move, Numbers, GameEvent>;
export type Words = typeof words.en;
export const useBoard = (): Board => use<View, Move, Numbers, GameEvent>();
export const spoken = (): Words => language.of(words);
