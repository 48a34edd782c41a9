/** Dialogs beside the table: which move, confirmation, why not, hint. One at a time, all about the live position, and
 *  closed when it changes. */

import { api, type AskedTouch, type RatedMove, type Refusal } from '../net/api';
import type { LegalMove } from '../net/messages.gen';
import type { Table } from './table.svelte';

export interface Why {
  /** The piece's name, or the move in words. */
  title: string;
  /** The piece's purpose. */
  about: string;
  refusal: Refusal;
  /** Further reasons why the piece can't be used. */
  others: Refusal[];
  touches: string[];
}

/** The maximum number of remedies shown as buttons. */
const MOST_REMEDIES = 3;

export class Questions {
  /** The touched piece, if it has several moves. */
  which = $state.raw<{ touch: string; moves: LegalMove[] } | null>(null);
  /** Whether the drawn board itself shows the choices for a touch. */
  askedOnBoard = $state.raw<(touch: string) => boolean>(() => false);
  /** Whether a move is shown before it is played. */
  shownFirst: (move: LegalMove) => boolean = () => false;
  /** The move waiting for confirmation. */
  confirming = $state.raw<LegalMove | null>(null);
  why = $state.raw<Why | null>(null);
  /** The server's answer about a piece it refuses nothing for. */
  asked = $state.raw<AskedTouch | null>(null);
  /** Legal moves that remedy the refusal. */
  readonly helping = $derived.by(() => {
    const named = this.why ? [this.why.refusal, ...this.why.others].flatMap((refusal) => refusal.moves) : [];
    return this.#table.legal.filter((move) => named.includes(move.move)).slice(0, MOST_REMEDIES);
  });
  hints = $state.raw<RatedMove[] | null>(null);
  thinkingOfHint = $state(false);
  /** Whether the hint is open. */
  hinting = $state(false);
  /** The hinted move marked on the board. */
  hinted = $state.raw<RatedMove | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Close what is open; a hint stays marked among the moves. */
  clear(): void {
    this.which = this.confirming = this.why = this.asked = null;
  }

  /** Discard everything: the position or the seat changed. */
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
