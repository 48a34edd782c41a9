/** The announcements for screen readers: each event once, whether it arrived live, after an absence or with a full
 *  state. */

import type { GameEvent } from '../net/api';
import type { Full } from '../net/messages.gen';

type Event = GameEvent & { only?: number; name?: string };

export class Speech {
  /** Announcements not made yet. */
  waiting = $state.raw<string[]>([]);
  /** The newest announced entry. */
  #n = 0;
  /** The newest entry announced to each seat on this page; the curtain hides some. */
  #announcedTo = new Map<number, number>();

  /** Queue announcements. */
  add(...words: string[]): void {
    this.waiting = [...this.waiting, ...words.filter(Boolean)];
  }

  /** Return the queue and empty it. */
  take(): string[] {
    const words = this.waiting;
    this.waiting = [];
    return words;
  }

  /** Announce a live entry to a seat. */
  announce(n: number, seat: number | null, happened: Event[]): void {
    this.add(...happened.map(sentence));
    this.#note(n, seat);
  }

  /** After a full state, announce what happened since, and what only the current player may know. A freshly opened page
   *  has the log for everything before. */
  catchUp({ n, you, log }: Pick<Full, 'n' | 'you' | 'log'>): void {
    const sinceLook = you.seats.length > 1 && you.seat !== null ? (this.#announcedTo.get(you.seat) ?? 0) : n;
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
    if (seat !== null) this.#announcedTo.set(seat, n);
  }
}

/** Return an event as read aloud; chat messages need the speaker's name. */
const sentence = (event: Event): string => (event.event === 'Said' ? `${event.name}: ${event.words}` : event.words);
