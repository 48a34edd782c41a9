/**
 * The guest: a name, and whether the server knows this browser. No sign-up, and a first visit stores nothing.
 *
 * If you sit down without a name, you get one; this browser keeps it for every table until you change it.
 */

import { api } from '../net/api';
import { settings } from './settings.svelte';

/** The server truncates longer names. */
export const NAME_LETTERS = 24;

class Me {
  /** The name for new seats, as typed in the name field; empty if not chosen. */
  name = $state(settings.choices.name);
  known = $state(false);
  /** The last name sent to or received from the server. */
  #lastName = this.name;
  #asked: Promise<void> | null = null;

  /** Request the guest once; retry on the next call if it failed. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (guest) => this.#apply(guest),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** Change the name for future tables. */
  async call(name: string): Promise<void> {
    this.#apply(await (this.known ? api.rename(name) : api.become(name)));
  }

  /** The name to sit down with; empty if the server should make one up. */
  get called(): string {
    return this.name.trim() || this.#lastName;
  }

  /** Keep the name a table gave, unless there is one already. */
  async adopt(name: string): Promise<void> {
    if (!this.#lastName) await this.ask();
    if (!this.#lastName) this.#keep(name);
  }

  /** Note that the server now knows this guest, and use the name typed at that table everywhere. */
  sat(): void {
    const name = this.name.trim();
    this.known = true;
    if (name && name !== this.#lastName) void this.call(name).catch(() => undefined); // best effort
  }

  #apply(guest: { name: string; known: boolean }): void {
    this.known = guest.known;
    if (guest.name) this.#keep(guest.name);
  }

  #keep(name: string): void {
    this.name = this.#lastName = name;
    if (name !== settings.choices.name) settings.choose('name', name);
  }
}

export const me = new Me();
