/** Who I am to this server: a name, and whether it knows me at all. Nobody signs up; a first visit leaves no trace.
 *
 * Whoever sits down without a name is given one, and this browser keeps it: one name at every table, until they choose
 * another. */

import { api } from '../net/api';
import { settings } from './settings.svelte';

/** The server cuts longer names. */
export const NAME_LETTERS = 24;

class Me {
  /** What I am called where I sit down, as it is written in the field for it; empty if I have not said. */
  name = $state(settings.choices.name);
  known = $state(false);
  /** What I was called last, here or by the server. */
  #told = this.name;
  #asked: Promise<void> | null = null;

  /** Ask once; without an answer, whoever asks next asks again. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (told) => this.#hear(told),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** Be called so from now on, at tables to come. */
  async call(name: string): Promise<void> {
    this.#hear(await (this.known ? api.rename(name) : api.become(name)));
  }

  /** The name to sit down with; empty where one has to be made up. */
  get called(): string {
    return this.name.trim() || this.#told;
  }

  /** A table calls me so: whoever has no name keeps it. */
  async adopt(name: string): Promise<void> {
    if (!this.#told) await this.ask();
    if (!this.#told) this.#keep(name);
  }

  /** I have sat down somewhere, so the server knows me. The name that I gave there is for other tables, too. */
  sat(): void {
    const name = this.name.trim();
    this.known = true;
    if (name && name !== this.#told) void this.call(name).catch(() => undefined); // nothing depends on it
  }

  #hear(told: { name: string; known: boolean }): void {
    this.known = told.known;
    if (told.name) this.#keep(told.name);
  }

  #keep(name: string): void {
    this.name = this.#told = name;
    if (name !== settings.choices.name) settings.choose('name', name);
  }
}

export const me = new Me();
