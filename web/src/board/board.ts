/** What a drawn board is given: the one way in. It draws, asks for moves and sends touches; it holds no rules. */

import { getContext, setContext } from 'svelte';
import type { Piece } from '../motion/pieces';
import type { Recent } from '../motion/recent';
import type { GameEvent, View } from '../net/api';
import type { LegalMove, SeatInfo } from '../net/messages.gen';
import type { Catalogue } from '../table/thing';

/** A move by its kind and what tells it from the others of its kind; a game's own are in its moves.gen.ts. */
export interface AnyMove {
  key: string;
  params: Record<string, unknown>;
}

/** What to look for among the legal moves: a kind, and any of its params: `{ key: 'take', organelle: 'nucleus' }`. */
export type Wanted<Move extends AnyMove> = Move extends AnyMove
  ? { key: Move['key'] } & { [Name in keyof Move['params']]?: Move['params'][Name] }
  : never;

export interface Board<
  GameView = View,
  Move extends AnyMove = AnyMove,
  Numbers = Record<string, unknown>,
  Event = GameEvent,
> {
  readonly view: GameView;
  /** The numbers of the rules, as the server has them. */
  readonly numbers: Numbers;
  /** What lies where, by zone, with names that last: draw each with `data-piece={piece.id}`, zones with `data-zone`. */
  readonly pieces: Map<string, Piece[]>;
  /** What is seen happening right now: the events of the last step. Empty after a jump or a reload, and in the past. On
   *  the result, everything that happened. */
  readonly happened: Event[];
  /** What others moved, bought or played since you last decided: their seats by piece. The pieces, or zones that are drawn
   *  as a whole, are marked by themselves. */
  readonly recent: Recent;
  /** The legal moves by what they touch. Empty while somebody else decides, and in the past. */
  readonly legal: Map<string, LegalMove[]>;
  /** The legal moves in their order; empty like `legal`. */
  readonly moves: LegalMove[];
  /** The touched piece, while several moves go with it. */
  readonly selected: string | null;
  /** The move on its way, in notation. */
  readonly pendingMove: string | null;
  /** The pieces that it touches. */
  readonly pending: string[];
  /** What the "Why not?" slip, or a hint, is about: lit while the rest steps back. */
  readonly lit: string[];
  /** The view after the move that is pointed at, where it reveals nothing. */
  readonly ghost: GameView | null;
  readonly seats: SeatInfo[];
  /** The seat through whose eyes the table is seen; null for spectators. */
  readonly you: number | null;
  /** Whether you decide now. */
  readonly isMine: boolean;
  readonly catalogue: Catalogue;
  /** Whether an earlier position is shown. */
  readonly past: boolean;
  /** Whether the game has just ended and the result waits until the board has shown how. */
  readonly ending: boolean;
  /** Whether this is the projector's view: no hand, no shop, everything shared as large as possible. */
  readonly screen: boolean;
  /** The first legal move of a kind, with these params. */
  find(wanted: Wanted<Move>): LegalMove | undefined;
  /** All legal moves of a kind, with these params. */
  findAll(wanted: Wanted<Move>): LegalMove[];
  /** Return the name of a player. */
  nameOf(seat: number | null | undefined): string;
  /** Return what a player is called on the board: "You", or their name. */
  who(seat: number | null | undefined): string;
  /** Return the printed name of a card or piece: `cardName('protein:gfp')`. */
  cardName(id: string): string;
  /** Touch a piece: its move is played, asked about, or explained. */
  touch(id: string, byKey?: boolean): void;
  /** Play a legal move, after a question if the player wants to be asked. */
  choose(move: LegalMove): void;
  /** Say why this move cannot be played. */
  why(wanted: Wanted<Move>): void;
  /** Play moves one after the other: a draft put together on the board. Each is named by kind and all its params. */
  play(moves: Wanted<Move>[]): void;
  /** The end of the game was seen: go on to the result. */
  showResult(): void;
  /** Show what would follow while a player points at these moves. */
  over(moves: LegalMove[]): void;
  away(): void;
}

export type AnyWanted = { key: string } & Record<string, unknown>;

/** Whether a move is of a kind, with these params. */
export function matches(move: AnyMove, wanted: AnyWanted): boolean {
  const { key, ...params } = wanted;
  const same = (name: string): boolean => JSON.stringify(move.params[name]) === JSON.stringify(params[name]);
  return move.key === key && Object.keys(params).every(same);
}

/** Whether a move is of a kind and has these params and no others. */
export const isExactly = (move: AnyMove, wanted: AnyWanted): boolean =>
  Object.keys(move.params).length === Object.keys(wanted).length - 1 && matches(move, wanted);

const KEY = Symbol('board');
export const provideBoard = (board: Board<never, never, never, never>): unknown => setContext(KEY, board);
export const useBoard = <
  GameView = View,
  Move extends AnyMove = AnyMove,
  Numbers = Record<string, unknown>,
  Event = GameEvent,
>(): Board<GameView, Move, Numbers, Event> => getContext(KEY);
