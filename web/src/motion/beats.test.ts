import { describe, expect, it } from 'vitest';
import { moves, type Change } from './beats';

const STEP: Change = { plies: 1, live: true, backlog: 0 };

describe('a step is animated', () => {
  it('if it is the next step, as it happens', () => {
    expect(moves(STEP, 'travel', false)).toBe(true);
    expect(moves({ ...STEP, plies: -1 }, 'travel', false)).toBe(true);
  });

  it.each([
    ['after a jump', { ...STEP, plies: 2 }, 'travel', false],
    ['while somebody looks back', { ...STEP, live: false }, 'travel', false],
    ['on top of many others', { ...STEP, backlog: 4 }, 'travel', false],
    ['in a tab that nobody sees', STEP, 'travel', true],
    ['for those who asked for less motion', STEP, 'fade', false],
    ['for those who asked for none', STEP, 'none', false],
  ] as const)('not %s', (_, change, motion, hidden) => {
    expect(moves(change, motion, hidden)).toBe(false);
  });
});
