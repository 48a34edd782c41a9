/** The options of a game in plain words. */

import type { Messages } from '../../app/language.svelte';
import type { Option } from '../../net/api';

type Value = boolean | number | string;
type Words = Messages['waiting']['play'];

/** The maximum number of values for a row of buttons; more become a list. */
const ROW = 5;
const LETTERS = 26;
const NEVER = { on: '', off: '' };

export type Manner = 'switch' | 'row' | 'list';

/** Return the control that suits an option. */
export function mannerOf(option: Option): Manner {
  if (typeof option.default === 'boolean') return 'switch';
  const letters = option.allowed.map((value) => String(value).length).reduce((sum, length) => sum + length, 0);
  return option.allowed.length <= ROW && letters <= LETTERS ? 'row' : 'list';
}

/** Return a value in words; games' own words are shown without underscores. */
export function wordOf(value: unknown, say: Pick<Words, 'on' | 'off'>): string {
  if (typeof value === 'boolean') return value ? say.on : say.off;
  return String(value).replaceAll('_', ' ');
}

/** Return the help of an option, with values as they are displayed. */
export const helpOf = ({ help }: Option): string =>
  help.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (key) => wordOf(key, NEVER));

/** Return the options that differ from the printed rules. */
export const changed = (options: Option[], now: Record<string, unknown>): Option[] =>
  options.filter((option) => now[option.key] !== option.default);

export const printed = (options: Option[]): Record<string, Value> =>
  Object.fromEntries(options.map((option) => [option.key, option.default]));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CLOCKS = [null, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, DAY, 3 * DAY];

/** Return the clocks to choose from, including the current one. */
export function clocks(now: number | null): (number | null)[] {
  if (CLOCKS.includes(now)) return CLOCKS;
  return [null, ...[...CLOCKS.filter((clock) => clock !== null), now!].sort((a, b) => a - b)];
}

export function clockWords(seconds: number | null, say: Words): string {
  if (seconds === null) return say.noClock;
  if (seconds % DAY === 0) return say.days(seconds / DAY);
  if (seconds % HOUR === 0) return say.hours(seconds / HOUR);
  if (seconds % MINUTE === 0) return say.minutes(seconds / MINUTE);
  return say.seconds(seconds);
}
