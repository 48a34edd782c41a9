/** The address that others can open. On the server's own machine this page came from 127.0.0.1, which is nowhere for a
 *  phone: there the server is asked for its address in the room. */

import { api } from '../net/api';
import { isLoopback } from '../net/loopback';

class Reach {
  origin = $state(location.origin);
  /** Whether no other device can open an address of this server. */
  onlyHere = $state(false);
  #asked: Promise<void> | null = null;

  /** Find out, once; without an answer, whoever asks next asks again. */
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

  /** Return an address of this page's server as others can open it. */
  address(here: string): string {
    const { pathname, search, hash } = new URL(here, location.origin);
    return `${this.origin}${pathname}${search}${hash}`;
  }

  /** What somebody types to come to the first page. */
  get typed(): string {
    return this.origin.replace(/^https?:\/\//, '');
  }
}

export const reach = new Reach();
