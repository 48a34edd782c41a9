/** The board with the types of Template, and its words. */

import { language } from '../../app/language.svelte';
import { useBoard as use, type Board } from '../../board/board';
import type { Move } from './moves.gen';
import type { Numbers } from './numbers.gen';
import type { View } from './view.gen';
import { words } from './words';

export const useBoard = (): Board<View, Move, Numbers> => use<View, Move, Numbers>();
export const spoken = (): typeof words.en => language.of(words);
