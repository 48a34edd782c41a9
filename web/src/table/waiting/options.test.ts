import { describe, expect, it } from 'vitest';
import { waiting as german } from '../../app/messages/de/waiting';
import { waiting } from '../../app/messages/en/waiting';
import type { Option } from '../../net/api';
import { changed, clocks, clockWords, mannerOf, printed, wordOf } from './options';

const say = waiting.play;
const option = (key: string, standard: Option['default'], allowed: Option['allowed']): Option => ({
  key,
  title: key,
  default: standard,
  allowed,
  help: '',
});
const water = option('water', true, [true, false]);
const dice = option('dice', 'd8', ['d8', 'd6']);
const target = option(
  'target',
  25,
  Array.from({ length: 26 }, (_, place) => 15 + place),
);

describe('options', () => {
  it('have a suitable control', () => {
    expect(mannerOf(water)).toBe('switch');
    expect(mannerOf(dice)).toBe('row');
    expect(mannerOf(target)).toBe('list');
    expect(mannerOf(option('long', 'a', ['quite a long way to say it', 'another long way']))).toBe('list');
  });

  it('are shown in words', () => {
    expect(wordOf(true, say)).toBe('on');
    expect(wordOf(false, german.play)).toBe('aus');
    expect(wordOf('most_cards', say)).toBe('most cards');
    expect(wordOf(25, say)).toBe('25');
  });

  it('list the changes, and can be reset', () => {
    const now = { water: true, dice: 'd6', target: 25 };
    expect(changed([water, dice, target], now)).toEqual([dice]);
    expect(changed([water, dice, target], printed([water, dice, target]))).toEqual([]);
  });
});

describe('clocks', () => {
  it('use the largest unit that fits', () => {
    expect(clockWords(null, say)).toBe('none');
    expect(clockWords(60, say)).toBe('1 minute per turn');
    expect(clockWords(300, german.play)).toBe('5 Minuten pro Zug');
    expect(clockWords(7200, say)).toBe('2 hours per turn');
    expect(clockWords(86400, say)).toBe('1 day per turn');
    expect(clockWords(90, say)).toBe('90 seconds per turn');
  });

  it('include a clock that was set elsewhere', () => {
    expect(clocks(null)).toContain(60);
    expect(clocks(90)).toEqual([null, 60, 90, 120, 300, 900, 86400, 259200]);
  });
});
