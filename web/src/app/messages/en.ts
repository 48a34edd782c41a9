import { common } from './en/common';
import { home } from './en/home';
import { pieces } from './en/pieces';
import { result } from './en/result';
import { rules } from './en/rules';
import { settings } from './en/settings';
import { table } from './en/table';
import { waiting } from './en/waiting';

export const en = { common, home, pieces, result, rules, settings, table, waiting };
