/** The board with this game's types, and its texts in the current language. */

import { MediaQuery } from 'svelte/reactivity';
import { language } from '../../app/language.svelte';
import { useBoard as use, type Board as Given } from '../../board/board';
import type { Move } from './moves.gen';
import type { Numbers } from './numbers.gen';
import type { View } from './view.gen';
import { words } from './words';

export type Board = Given<View, Move, Numbers>;
export type Words = typeof words.en;
export const useBoard = (): Board => use<View, Move, Numbers>();
export const spoken = (): Words => language.of(words);
/** Whether the board is drawn for a phone. */
export const narrow = new MediaQuery('max-width: 900px');
