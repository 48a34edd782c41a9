/** The address that other devices can open. On the server's own machine this page comes from 127.0.0.1, which no phone
 *  can reach, so the server is asked for its network address. */

import { api } from '../net/api';
import { isLoopback } from '../net/loopback';

class Reach {
  origin = $state(location.origin);
  /** Whether only this machine can reach the server. */
  onlyHere = $state(false);
  #asked: Promise<void> | null = null;

  /** Request the address once; retry on the next call if it failed. */
  ask(): void {
    if (!isLoopback(location.hostname)) return;
    this.#asked ??= api.reach().then(
      ({ addresses: [best] }) => {
        this.onlyHere = !best;
        if (best) this.origin = best;
      },
      () => void (this.#asked = null),
    );
  }

  /** Return an address of this server that other devices can open. */
  address(here: string): string {
    const { pathname, search, hash } = new URL(here, location.origin);
    return `${this.origin}${pathname}${search}${hash}`;
  }

  /** The address of the home page, without the scheme, for typing. */
  get typed(): string {
    return this.origin.replace(/^https?:\/\//, '');
  }
}

export const reach = new Reach();
