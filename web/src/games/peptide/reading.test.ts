import { expect, it } from 'vitest';
import { cramped } from './reading';

it('draws hand and chain with pictures while both fit', () => {
  expect(cramped(0, 0, 4)).toEqual({ hand: false, chain: false });
  expect(cramped(2, 0, 2)).toEqual({ hand: false, chain: false });
});

it('puts a full hand in two rows, and draws a long chain small', () => {
  expect(cramped(2, 2, 6)).toEqual({ hand: true, chain: false });
  expect(cramped(8, 3, 1)).toEqual({ hand: false, chain: true });
  expect(cramped(8, 3, 6)).toEqual({ hand: true, chain: true });
});
