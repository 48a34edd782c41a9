import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../net/api';
import { untilReached } from './again';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Return a server that answers after some failures. */
function server(failures: number): { attempt: () => Promise<string>; asked: () => number } {
  let asked = 0;
  const attempt = (): Promise<string> =>
    ++asked > failures ? Promise.resolve('here') : Promise.reject(new Unreachable('no answer'));
  return { attempt, asked: () => asked };
}

test('it tries until it is answered, and says each time that it was not', async () => {
  const { attempt } = server(3);
  const lost = vi.fn();
  const answer = untilReached(attempt, lost);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(await answer).toBe('here');
  expect(lost).toHaveBeenCalledTimes(3);
});

test('it tries at once when the network is back', async () => {
  const { attempt, asked } = server(1);
  const answer = untilReached(attempt, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked()).toBe(1);
  dispatchEvent(new Event('online'));
  expect(await answer).toBe('here');
});

test('what the server refuses is not tried again, nor after somebody has left', async () => {
  await expect(
    untilReached(
      () => Promise.reject(new Error('no')),
      () => undefined,
    ),
  ).rejects.toThrow('no');
  const leaving = new AbortController();
  const { attempt } = server(9);
  const answer = untilReached(attempt, () => undefined, leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toThrow(Unreachable);
});
