/** What there is to say to those who listen: every event once, whether it came by itself, after an absence, or with a
 *  whole table. */

import type { GameEvent } from '../net/api';
import type { Full } from '../net/messages.gen';

type Event = GameEvent & { only?: number; name?: string };

export class Speech {
  /** What has not been said yet. */
  waiting = $state.raw<string[]>([]);
  /** The newest entry that was told. */
  #n = 0;
  /** The newest entry that each seat has heard of on this page: behind the curtain, it hears less. */
  #heardBy = new Map<number, number>();

  /** Say something to whoever listens. */
  add(...words: string[]): void {
    this.waiting = [...this.waiting, ...words.filter(Boolean)];
  }

  /** Return what waits; it counts as said. */
  take(): string[] {
    const words = this.waiting;
    this.waiting = [];
    return words;
  }

  /** An entry was told to that seat as it happened. */
  hear(n: number, seat: number | null, happened: Event[]): void {
    this.add(...happened.map(sentence));
    this.#note(n, seat);
  }

  /** A whole table came: say what happened since, and to a player who has just looked, what only they may hear. A page
   *  that has just been opened has the log for what was before. */
  catchUp({ n, you, log }: Pick<Full, 'n' | 'you' | 'log'>): void {
    const sinceLook = you.seats.length > 1 && you.seat !== null ? (this.#heardBy.get(you.seat) ?? 0) : n;
    const sinceOpened = this.#n || n;
    for (const line of log) {
      const happened = line.happened as Event[];
      if (line.n > sinceOpened) this.add(...happened.map(sentence));
      else if (line.n > sinceLook) this.add(...happened.filter((event) => event.only === you.seat).map(sentence));
    }
    this.#note(n, you.seat);
  }

  #note(n: number, seat: number | null): void {
    this.#n = n;
    if (seat !== null) this.#heardBy.set(seat, n);
  }
}

/** A sentence as it is read aloud: what somebody said needs their name. */
const sentence = (event: Event): string => (event.event === 'Said' ? `${event.name}: ${event.words}` : event.words);
