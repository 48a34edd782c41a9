/** Try again what the network did not let through: sooner first, then less often, and at once when it is back. */

import { Unreachable } from '../net/api';

const WAITS = [1000, 2000, 4000, 8000, 15_000];

/** Return after a while that grows with the failures, or when the browser says that the network is back. */
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

/** Do it until the server answers; `onlost` hears of every attempt that did not reach it. */
export async function untilReached<Answer>(
  attempt: () => Promise<Answer>,
  onlost: () => void,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (wrong) {
      if (!(wrong instanceof Unreachable) || signal?.aborted) throw wrong;
      onlost();
      await patience(failures, signal);
      if (signal?.aborted) throw wrong;
    }
  }
}
