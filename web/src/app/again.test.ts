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

test('retries until it is answered, and reports every failure', async () => {
  const { attempt } = server(3);
  const lost = vi.fn();
  const answer = untilReached(attempt, lost);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(await answer).toBe('here');
  expect(lost).toHaveBeenCalledTimes(3);
});

test('retries immediately when the network returns', async () => {
  const { attempt, asked } = server(1);
  const answer = untilReached(attempt, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked()).toBe(1);
  dispatchEvent(new Event('online'));
  expect(await answer).toBe('here');
});

test('does not retry after a refusal or an abort', async () => {
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
