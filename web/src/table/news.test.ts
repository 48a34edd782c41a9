import { expect, test } from 'vitest';
import type { LogLine } from '../net/messages.gen';
import { deedsSince, inShort } from './news';

const line = (ply: number, seat: number, ...words: string[]): LogLine =>
  ({ ply, seat, n: ply + 1, at: '', happened: words.map((text) => ({ event: 'Told', words: text })) }) as never;

const LOG = [
  line(0, 1, 'Rosalind rolled A.'),
  line(1, 0, 'You bought Delete.'),
  line(2, 1, 'Rosalind bought Insert.', 'Insertions shift the frame.'),
  line(3, 1, ''),
  line(4, 2, 'Max extended the strand: GATT. Polymerases do that, too.'),
];

test('starts after your last move and skips moves without words', () => {
  expect(deedsSince(LOG, [0]).map(({ ply }) => ply)).toEqual([2, 4]);
  expect(deedsSince(LOG.slice(0, 2), [0])).toEqual([]);
});

test('has everything before your first move, and the last turn for spectators', () => {
  expect(deedsSince(LOG.slice(0, 1), [0]).map(({ ply }) => ply)).toEqual([0]);
  expect(deedsSince(LOG, []).map(({ ply }) => ply)).toEqual([4]);
});

test('shortens every event to one sentence', () => {
  expect(inShort(deedsSince(LOG, [0]))).toBe(
    'Rosalind bought Insert. Insertions shift the frame. Max extended the strand: GATT.',
  );
});
