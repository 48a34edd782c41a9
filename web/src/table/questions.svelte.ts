/** What somebody is being asked or told beside the table: which move, are you sure, why not, what would a bot do. One
 *  thing at a time; all of it is about the position that is live, and goes with it. */

import { api, type AskedTouch, type RatedMove, type Refusal } from '../net/api';
import type { LegalMove } from '../net/messages.gen';
import type { Table } from './table.svelte';

export interface Why {
  /** The thing that was touched, by its name; or the move, in words. */
  title: string;
  /** What the thing is for. */
  about: string;
  refusal: Refusal;
  /** Further reasons why the thing cannot be used. */
  others: Refusal[];
  touches: string[];
}

/** Remedies that are offered as buttons. */
const MOST_REMEDIES = 3;

export class Questions {
  /** A thing that was touched, with more than one move to choose from. */
  which = $state.raw<{ touch: string; moves: LegalMove[] } | null>(null);
  /** The things for which the drawn board itself shows what can be chosen. */
  askedOnBoard = $state.raw<(touch: string) => boolean>(() => false);
  /** The moves that are shown before they are played. */
  shownFirst: (move: LegalMove) => boolean = () => false;
  /** A move that waits for a second yes. */
  confirming = $state.raw<LegalMove | null>(null);
  why = $state.raw<Why | null>(null);
  /** What the server had to say about a thing of which it refuses nothing. */
  asked = $state.raw<AskedTouch | null>(null);
  /** What can be played at once about what stands in the way. */
  readonly helping = $derived.by(() => {
    const named = this.why ? [this.why.refusal, ...this.why.others].flatMap((refusal) => refusal.moves) : [];
    return this.#table.legal.filter((move) => named.includes(move.move)).slice(0, MOST_REMEDIES);
  });
  hints = $state.raw<RatedMove[] | null>(null);
  thinkingOfHint = $state(false);
  /** Whether the hint is open. */
  hinting = $state(false);
  /** The move of the hint that is marked on the board. */
  hinted = $state.raw<RatedMove | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Close what is open. A hint stays marked among the moves. */
  clear(): void {
    this.which = this.confirming = this.why = this.asked = null;
  }

  /** Another position, or another seat: nothing that was asked holds any more. */
  forget(): void {
    this.clear();
    this.closeHint();
    this.hints = null;
  }

  closeHint(): void {
    this.hinting = false;
    this.hinted = null;
  }

  async about(touch: string): Promise<void> {
    const { code, you } = this.#table;
    await this.#table.asking(async () => {
      const asked = await api.whyTouch(code, touch, you.seat);
      const [refusal, ...others] = asked.reasons;
      if (refusal) this.why = { title: asked.name, about: asked.about, refusal, others, touches: [touch] };
      else this.asked = asked;
    });
  }

  async whyNot(move: string): Promise<void> {
    const { code, you } = this.#table;
    await this.#table.asking(async () => {
      const asked = await api.why(code, move, you.seat);
      const { refusal, words, touches } = asked;
      if (refusal) this.why = { title: words, about: '', refusal, others: [], touches };
      else if (asked.note) this.#table.notice = { words: asked.note, kind: 'news' };
    });
  }

  async hint(): Promise<void> {
    this.clear();
    this.hinting = true;
    this.thinkingOfHint = true;
    await this.#table.asking(async () => {
      const answer = await api.hint(this.#table.code, this.#table.you.seat);
      if (answer.ply !== this.#table.live?.ply) return;
      this.hints = answer.hints;
      this.hinted = this.hinting ? (answer.hints[0] ?? null) : null;
    });
    this.thinkingOfHint = false;
  }
}
