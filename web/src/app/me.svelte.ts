/** Who I am to this server: a name, and whether it knows me at all. Nobody signs up; a first visit leaves no trace. */

import { api } from '../net/api';

/** The server cuts longer names. */
export const NAME_LETTERS = 24;

class Me {
  /** What I am called where I sit down, as it is written in the field for it; empty if I have not said. */
  name = $state('');
  known = $state(false);
  /** What the server calls me. */
  #told = '';
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

  /** I have sat down somewhere, so the server knows me. The name that I gave there is for other tables, too. */
  sat(): void {
    const name = this.name.trim();
    this.known = true;
    if (name && name !== this.#told) void this.call(name).catch(() => undefined); // nothing depends on it
  }

  #hear(told: { name: string; known: boolean }): void {
    this.name = this.#told = told.name;
    this.known = told.known;
  }
}

export const me = new Me();
