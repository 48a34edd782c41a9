/** The interface between a drawn board and the table. A board draws, requests moves and sends touches; it holds no
 *  rules. */

import { getContext, setContext } from 'svelte';
import type { Piece } from '../motion/pieces';
import type { Recent } from '../motion/recent';
import type { GameEvent, View } from '../net/api';
import type { LegalMove, SeatInfo } from '../net/messages.gen';
import type { Catalogue } from '../table/thing';

/** A move: its kind, and the params that distinguish moves of that kind. Each game's own are in its moves.gen.ts. */
export interface AnyMove {
  key: string;
  params: Record<string, unknown>;
}

/** A query for legal moves: a kind and any of its params, such as `{ key: 'take', organelle: 'nucleus' }`. */
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
  /** The numbers of the rules, from the server. */
  readonly numbers: Numbers;
  /** The pieces by zone, with stable ids: draw each with `data-piece={piece.id}`, and zones with `data-zone`. */
  readonly pieces: Map<string, Piece[]>;
  /** The events of the last step; empty after a jump or reload, and in the past. On the result page, every event. */
  readonly happened: Event[];
  /** Pieces that others moved, bought or played since your last decision, with their seats. The table marks them, or
   *  their zone if it is drawn as a whole. */
  readonly recent: Recent;
  /** The legal moves by touch; empty while somebody else decides and in the past. */
  readonly legal: Map<string, LegalMove[]>;
  /** The legal moves in order; empty when `legal` is. */
  readonly moves: LegalMove[];
  /** The touched piece, if several moves use it. */
  readonly selected: string | null;
  /** The pending move's notation. */
  readonly pendingMove: string | null;
  /** The pieces the pending move touches. */
  readonly pending: string[];
  /** The pieces that "Why not?" or a hint is about; the others are dimmed. */
  readonly lit: string[];
  /** The view after the move you point at, if it reveals nothing. */
  readonly ghost: GameView | null;
  readonly seats: SeatInfo[];
  /** The seat whose view is shown; null for spectators. */
  readonly you: number | null;
  /** Whether it is your decision. */
  readonly isMine: boolean;
  readonly catalogue: Catalogue;
  /** Whether an earlier position is shown. */
  readonly past: boolean;
  /** Whether the game has just ended and the board is still showing how, before the result. */
  readonly ending: boolean;
  /** Whether this is the projector view: no hand, no shop, shared pieces as large as possible. */
  readonly screen: boolean;
  /** Return the first legal move of a kind with these params. */
  find(wanted: Wanted<Move>): LegalMove | undefined;
  /** Return all legal moves of a kind with these params. */
  findAll(wanted: Wanted<Move>): LegalMove[];
  /** Return the name of a player. */
  nameOf(seat: number | null | undefined): string;
  /** Return "You" or the player's name. */
  who(seat: number | null | undefined): string;
  /** Return the printed name of a card or piece: `cardName('protein:gfp')`. */
  cardName(id: string): string;
  /** Touch a piece: play its move, ask which one, or explain why there is none. */
  touch(id: string, byKey?: boolean): void;
  /** Play a legal move, after a confirmation if the player enabled it. */
  choose(move: LegalMove): void;
  /** Explain why a move can't be played. */
  why(wanted: Wanted<Move>): void;
  /** Play several moves in a row, such as a draft composed on the board. Each needs its kind and all its params. */
  play(moves: Wanted<Move>[]): void;
  /** Go on to the result, after the board has shown the end of the game. */
  showResult(): void;
  /** Show the result of these moves while the player points at them. */
  over(moves: LegalMove[]): void;
  away(): void;
}

export type AnyWanted = { key: string } & Record<string, unknown>;

/** Whether a move has this kind and these params. */
export function matches(move: AnyMove, wanted: AnyWanted): boolean {
  const { key, ...params } = wanted;
  const same = (name: string): boolean => JSON.stringify(move.params[name]) === JSON.stringify(params[name]);
  return move.key === key && Object.keys(params).every(same);
}

/** Whether a move has this kind and exactly these params. */
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
