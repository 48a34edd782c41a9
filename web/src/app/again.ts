/** Retries after network failures: soon at first, then less often, and immediately when the network returns. */

import { Unreachable } from '../net/api';

const WAITS = [1000, 2000, 4000, 8000, 15_000];

/** Wait for a time that grows with the failures, or until the browser reports a network. */
export function patience(failures: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, WAITS[Math.min(failures, WAITS.length - 1)]);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}

/** Retry until the server answers; `onlost` is called after every attempt that failed to reach it. */
export async function untilReached<Answer>(
  attempt: () => Promise<Answer>,
  onlost: () => void,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unreachable) || signal?.aborted) throw error;
      onlost();
      await patience(failures, signal);
      if (signal?.aborted) throw error;
    }
  }
}
