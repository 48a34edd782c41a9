import { expect, it } from 'vitest';
import type { Full } from '../net/messages.gen';
import { Speech } from './speech.svelte';

const event = (words: string, only?: number) => ({ event: 'Drew', words, ...(only === undefined ? {} : { only }) });
const line = (n: number, ...happened: ReturnType<typeof event>[]) => ({
  ply: n - 1,
  n,
  at: '',
  seat: 0,
  move: 'draw',
  happened,
});
const full = (n: number, seat: number | null, seats: number[], ...log: ReturnType<typeof line>[]) =>
  ({ n, you: { seat, seats, host: true }, log }) as Pick<Full, 'n' | 'you' | 'log'>;

it('announces nothing from before the page was opened', () => {
  const speech = new Speech();
  speech.catchUp(full(5, 0, [0], line(4, event('Ada drew.')), line(5, event('Ben drew.'))));
  expect(speech.take()).toEqual([]);
});

it('announces several updates at once, and skips events without words', () => {
  const speech = new Speech();
  speech.catchUp(full(1, 0, [0]));
  speech.announce(2, 0, [event(''), event('You drew A.', 0)]);
  speech.announce(3, 0, [event('Ben drew.')]);
  expect(speech.take()).toEqual(['You drew A.', 'Ben drew.']);
  expect(speech.take()).toEqual([]);
});

it('announces what happened during an absence, once', () => {
  const speech = new Speech();
  speech.catchUp(full(1, 0, [0]));
  speech.announce(2, 0, [event('You drew A.')]);
  speech.catchUp(
    full(4, 0, [0], line(2, event('You drew A.')), line(3, event('Ben drew.')), line(4, event('Ben won.'))),
  );
  speech.catchUp(full(4, 0, [0], line(3, event('Ben drew.')), line(4, event('Ben won.'))));
  expect(speech.take()).toEqual(['You drew A.', 'Ben drew.', 'Ben won.']);
});

it('announces private events to each player on a shared screen, when they look', () => {
  const speech = new Speech();
  const drew = (n: number, seat: number, name: string) =>
    line(n, event(`${name} drew.`), event(`${name} drew A.`, seat));
  speech.catchUp(full(1, null, [0, 1]));
  speech.catchUp(full(1, 0, [0, 1]));
  speech.catchUp(full(2, null, [0, 1], line(2, event('Ben drew.'))));
  expect(speech.take()).toEqual(['Ben drew.']);
  speech.catchUp(full(2, 1, [0, 1], drew(2, 1, 'Ben')));
  speech.catchUp(full(2, 1, [0, 1], drew(2, 1, 'Ben')));
  expect(speech.take()).toEqual(['Ben drew A.']);
});

it('names the speaker of a chat message', () => {
  const speech = new Speech();
  speech.announce(2, 0, [{ event: 'Said', words: 'Hello!', name: 'Ben' }]);
  expect(speech.take()).toEqual(['Ben: Hello!']);
});
