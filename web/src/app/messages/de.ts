import { common } from './de/common';
import { home } from './de/home';
import { pieces } from './de/pieces';
import { result } from './de/result';
import { rules } from './de/rules';
import { settings } from './de/settings';
import { table } from './de/table';
import { waiting } from './de/waiting';
import type { Messages } from '../language.svelte';

export const de: Messages = { common, home, pieces, result, rules, settings, table, waiting };
