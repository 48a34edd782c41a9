/** What a game draws its board from: pieces that keep their names, and the view after a move that is pointed at. */

import type { Component } from 'svelte';
import { moves as mayMove } from '../motion/beats';
import { begin, byZone, follow, type Piece, type Placed, type Way } from '../motion/pieces';
import type { Sound } from '../motion/sounds';
import { api, type View } from '../net/api';
import type { LegalMove } from '../net/messages.gen';
import type { Frame, Table } from './table.svelte';

/** What a game's folder may hold beside its Board.svelte: pieces.ts says what a view shows lying where. */
export interface BoardModule {
  default: Component;
}
export interface PiecesModule {
  placed: (view: never) => Placed[];
  /** What is heard when something happens; the compiler sees that no event is forgotten. */
  sounds?: Record<string, Sound | null>;
  /** Whether the board shows by itself what can be chosen once this was touched; else a slip asks "Which one?". */
  asks?: (touch: string) => boolean;
}

type Motion = Parameters<typeof mayMove>[1];
export interface Drawn {
  pieces: Map<string, Piece[]>;
  /** What is seen moving. */
  ways: Way[];
}

/** Which pieces there are, step after step. */
export class Pieces {
  #frame: Frame | null = null;
  #pieces: Piece[] = [];
  #placed: (view: View) => Placed[];

  constructor(placed: (view: View) => Placed[]) {
    this.#placed = placed;
  }

  /** The pieces of this position; what moved, and whether it may be seen moving. */
  step(frame: Frame, now: { live: boolean; backlog: number; motion: Motion }): Drawn {
    const before = this.#frame;
    const placed = this.#placed(frame.view);
    const follows = before !== null && frame.ply - before.ply === 1;
    let ways: Way[] = [];
    if (!before) this.#pieces = begin(placed);
    else if (frame !== before) {
      const step = follow(this.#pieces, placed, follows ? frame.happened : []);
      this.#pieces = step.pieces;
      const change = { ...now, plies: frame.ply - before.ply };
      if (mayMove(change, now.motion, document.hidden)) ways = step.ways;
    }
    this.#frame = frame;
    return { pieces: byZone(this.#pieces), ways };
  }
}

/** What would be if: the view after a move that somebody points at or holds. */
export class Ghost {
  view = $state.raw<View | null>(null);
  #table: Table;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';

  constructor(table: Table) {
    this.#table = table;
  }

  over(moves: LegalMove[]): void {
    const [move] = moves;
    this.away();
    if (!move || moves.length !== 1 || move.reveals || this.#table.isPast || this.#table.away) return;
    this.#wanted = move.move;
    this.#timer = setTimeout(() => void this.#look(move.move), 250);
  }

  away(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
    this.view = null;
  }

  async #look(move: string): Promise<void> {
    try {
      const seen = await api.preview(this.#table.code, move, this.#table.seat);
      if (this.#wanted === move && seen.ply === this.#table.live?.ply) this.view = seen.view;
    } catch {
      // it reveals something after all, or the server is away: there is no ghost then
    }
  }
}
