/** The data behind a drawn board: pieces with stable ids, and the view after the move you point at. */

import type { Component } from 'svelte';
import { isSeen, moves as mayMove } from '../motion/beats';
import { begin, byZone, follow, type Piece, type Placed, type Way } from '../motion/pieces';
import { NOTHING_RECENT, recall, type Recent } from '../motion/recent';
import type { Sound } from '../motion/sounds';
import { api, type GameEvent, type View } from '../net/api';
import type { LegalMove } from '../net/messages.gen';
import type { Frame, Table } from './table.svelte';

/** A game's folder: Board.svelte, and pieces.ts, which places a view's pieces in zones. */
export interface BoardModule {
  default: Component;
}
export interface PiecesModule {
  placed: (view: never) => Placed[];
  /** The sound of each event; the compiler checks that none is missing. */
  sounds?: Record<string, Sound | null>;
  /** The events that throw dice: the moves they cause wait until the dice stop. */
  rolls?: string[];
  /** Words shown over the table for a moment after an event: "Round 2". */
  beat?: (event: never) => string | null;
  /** Whether the board itself shows this final event, and calls `showResult` afterwards. */
  showsEnd?: (event: never) => boolean;
  /** Whether the board itself shows the choices for this touch; otherwise a slip asks "Which one?". */
  asks?: (touch: string) => boolean;
  /** Whether a move is shown before it is played, even if the touch allows no other, because it helps a rival. */
  waits?: (move: LegalMove) => boolean;
}

type Motion = Parameters<typeof mayMove>[1];
export interface Drawn {
  pieces: Map<string, Piece[]>;
  /** Movements to animate. */
  ways: Way[];
  /** The pieces the step moved, animated or not. */
  changed: string[];
  /** The events being shown; empty after a jump and in the past. */
  happened: GameEvent[];
  /** Recent moves of others; empty in the past. */
  recent: Recent;
}
export const NOTHING_DRAWN: Drawn = { pieces: new Map(), ways: [], changed: [], happened: [], recent: NOTHING_RECENT };

interface Now {
  /** Whether the newest position is shown. */
  live: boolean;
  backlog: number;
  motion: Motion;
  /** The viewer's seats. */
  mine: readonly number[];
  /** The positions this page knows, by ply. */
  history: { get(ply: number): Frame | undefined };
}

/** The pieces, step by step. Looking at the past leaves the present's pieces alone. */
export class Pieces {
  #live: { frame: Frame; pieces: Piece[]; recent: Recent } | null = null;
  #past: Piece[] | null = null;
  #placed: (view: View) => Placed[];
  #isBeat: (event: GameEvent) => boolean;

  constructor({ placed, beat }: PiecesModule) {
    this.#placed = placed as (view: View) => Placed[];
    this.#isBeat = (event) => Boolean(beat?.(event as never));
  }

  /** Return the pieces of a position, what moved, and whether to animate it. */
  step(frame: Frame, now: Now): Drawn {
    const placed = this.#placed(frame.view);
    if (!now.live) {
      this.#past = follow(this.#past ?? this.#live?.pieces ?? begin(placed), placed, []).pieces;
      return { ...NOTHING_DRAWN, pieces: byZone(this.#past) };
    }
    const before = this.#live;
    const wasPast = this.#past !== null;
    this.#past = null;
    this.#live ??= { frame, pieces: begin(placed), recent: NOTHING_RECENT };
    let ways: Way[] = [];
    for (const next of since(this.#live.frame, frame, now.history)) ways = this.#follow(next, now.mine);
    const drawn = { ...NOTHING_DRAWN, pieces: byZone(this.#live.pieces), recent: this.#live.recent };
    if (!before || wasPast) return drawn;
    const change = { ...now, plies: frame.ply - before.frame.ply };
    return {
      ...drawn,
      ways: mayMove(change, now.motion, document.hidden) ? ways : [],
      changed: change.plies === 1 ? ways.map(({ id }) => id) : [],
      happened: change.plies === 1 && isSeen(change, document.hidden) ? frame.happened : [],
    };
  }

  #follow(frame: Frame, mine: readonly number[]): Way[] {
    const { frame: before, pieces, recent } = this.#live!;
    const plies = frame.ply - before.ply;
    const step = follow(pieces, this.#placed(frame.view), plies === 1 ? frame.happened : []);
    const { happened } = frame;
    const deed = { seat: plies === 1 ? before.toMove : null, happened, mine, isBeat: this.#isBeat };
    this.#live = { frame, pieces: step.pieces, recent: plies === 0 ? recent : recall(recent, step, deed) };
    return step.ways;
  }
}

/** Return the positions between two, if this page knows them all. */
function since(before: Frame, frame: Frame, history: Now['history']): Frame[] {
  if (frame === before) return [];
  const plies = Array.from({ length: Math.max(0, frame.ply - before.ply - 1) }, (_, n) => before.ply + 1 + n);
  const known = plies.flatMap((ply) => history.get(ply) ?? []);
  return known.length === plies.length ? [...known, frame] : [frame];
}

/** The preview: the view after a move you point at or hold. */
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
      // The move reveals something after all, or the server is unreachable: no preview.
    }
  }
}
