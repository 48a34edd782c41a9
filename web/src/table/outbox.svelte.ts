/** Commands sent to the server. Each stays here until it is answered, survives a reload, and is resent with its key, so
 *  the server executes it once. */

import { SvelteMap } from 'svelte/reactivity';
import { newKey } from '../net/key';

export interface Command {
  type: string;
  key: string;
  [field: string]: unknown;
}

export interface Unsent {
  command: Command;
  /** A description for people. */
  words: string;
}

/** In ms: unanswered commands are resent after this time. */
const PATIENCE = 8000;

export class Outbox {
  readonly waiting = new SvelteMap<string, Unsent>();
  /** The unanswered move. There is at most one, because the next belongs to another position. */
  readonly move = $derived([...this.waiting.values()].find((unsent) => unsent.command.type === 'move') ?? null);
  readonly #place: string;
  readonly #send: (command: Command) => boolean;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, send: (command: Command) => boolean) {
    this.#place = `benchtop.unsent.${code}`;
    this.#send = send;
    for (const unsent of this.#kept()) this.waiting.set(unsent.command.key, unsent);
  }

  add(type: string, fields: Record<string, unknown>, words: string): void {
    const command: Command = { type, ...fields, key: newKey() };
    this.waiting.set(command.key, { command, words });
    this.#keep();
    if (this.#send(command)) this.#wait();
  }

  /** Remove a command because it was answered, or withdrawn while offline. */
  remove(key: string): Unsent | undefined {
    const unsent = this.waiting.get(key);
    this.waiting.delete(key);
    this.#keep();
    this.#wait();
    return unsent;
  }

  resend(): void {
    for (const { command } of this.waiting.values()) this.#send(command);
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#patience);
  }

  #wait(): void {
    clearTimeout(this.#patience);
    if (this.waiting.size) this.#patience = setTimeout(() => this.resend(), PATIENCE);
  }

  #keep(): void {
    try {
      if (this.waiting.size) sessionStorage.setItem(this.#place, JSON.stringify([...this.waiting.values()]));
      else sessionStorage.removeItem(this.#place);
    } catch {
      // No storage: kept until the page closes.
    }
  }

  #kept(): Unsent[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? '[]') as Unsent[];
    } catch {
      return [];
    }
  }
}
