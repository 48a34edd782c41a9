/** What a drawn board is given. It draws, and emits touches; it holds no rules and knows no server. */

import { getContext, setContext, type Component } from 'svelte';
import { moves as mayMove } from '../motion/beats';
import { begin, byZone, follow, type Piece, type Placed, type Way } from '../motion/pieces';
import type { Sound } from '../motion/sounds';
import { api, type View } from '../net/api';
import type { LegalMove, SeatInfo } from '../net/messages.gen';
import type { Frame, Table } from './table.svelte';
import type { Catalogue } from './thing';

export interface BoardProps<GameView = View> {
  /** What lies where, by zone, with names that last: draw each with `data-piece={piece.id}`, zones with `data-zone`. */
  pieces: Map<string, Piece[]>;
  view: GameView;
  /** The legal moves by what they touch. Empty while somebody else decides, and in the past. */
  legal: Map<string, LegalMove[]>;
  /** The thing that was touched and means several moves. */
  selected: string | null;
  /** Something was touched: it is played, asked about, or explained. */
  touch: (id: string) => void;
  /** Play one of the legal moves, after a question where that is wished for. */
  choose: (move: LegalMove) => void;
  /** Play moves of the book one after the other, as a draft that was put together on the board. */
  play: (moves: string[]) => void;
  /** The view after the move that is pointed at, where it reveals nothing. */
  ghost: GameView | null;
  /** Who sits where. */
  seats: SeatInfo[];
  /** The seat through whose eyes it is seen; null for those who watch. */
  you: number | null;
  catalogue: Catalogue;
  /** Whether an earlier position is shown. */
  past: boolean;
  /** Whether it is the screen that everybody looks at: no hand, no shop, what is common as large as it goes. */
  screen: boolean;
}

/** What a game's folder may hold beside its Board.svelte: pieces.ts says what a view shows lying where. */
export interface BoardModule {
  default: Component<BoardProps<never>>;
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

/** What every touchable thing on a board needs to know; boards hand nothing down for it. */
export interface BoardContext {
  readonly legal: Map<string, LegalMove[]>;
  readonly selected: string | null;
  /** The move on its way, in notation. */
  readonly pendingMove: string | null;
  /** The things that it touches. */
  readonly pending: string[];
  /** What a why slip, or a hint, is about: lit while the rest steps back. */
  readonly lit: string[];
  readonly past: boolean;
  touch(id: string): void;
  choose(move: LegalMove): void;
  /** Somebody points at what these moves have to do with. */
  over(moves: LegalMove[]): void;
  away(): void;
}
const KEY = Symbol('board');
export const provideBoard = (board: BoardContext): BoardContext => setContext(KEY, board);
export const useBoard = (): BoardContext => getContext(KEY);
