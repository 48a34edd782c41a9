/** The offer you are composing. In your own turn this page keeps it until you send it, so that you can still build or
 * play a card; the server says what each side may hold (`tradable`). Counter-offers, and offers begun with the `offer`
 * move, are kept on the server, which gets every touch. */

import { getContext, setContext, untrack } from 'svelte';
import { provideBoard, type Wanted } from '../../board/board';
import { copies, missing, without } from '../../board/multiset';
import type { LegalMove } from '../../net/messages.gen';
import type { Board } from './board';
import type { Move } from './moves.gen';
import { outcomeOf, type Outcome } from './reading';

export type Side = 'give' | 'want';
export type Sides = Record<Side, string[]>;
const SIDES: Side[] = ['give', 'want'];

/** Return the moves that complete and send an offer, given what the server already has. */
export function movesOf(draft: Sides, to: number[], known: Sides | null): Wanted<Move>[] {
  const add = (side: Side): Wanted<Move>[] =>
    missing(draft[side], known?.[side] ?? []).map((item) => ({ key: side, item }));
  const send: Wanted<Move> = to.length ? { key: 'send', seats: to } : { key: 'send' };
  return [...(known ? [] : [{ key: 'offer' } as const]), ...add('give'), ...add('want'), send];
}

/** An answered offer: the partner of the trade, or who said no. */
export interface Ended extends Sides {
  by: number;
  other: number | null;
  declined: number[];
}

export class Draft {
  /** The seats you offer it to; empty for everybody. */
  to = $state<number[]>([]);
  /** The result of the last offer of this turn, if this page saw it. */
  ended = $state.raw<Ended | null>(null);
  /** The letters returned to the bank, as far as this page saw them. */
  returned = $state('');
  /** The protein that the board asks you to confirm building. */
  building = $state<string | null>(null);
  #open: Ended | null = null;
  #ply = -1;
  #own = $state<Sides>({ give: [], want: [] });
  #sent = $state(false);
  #turn = '';
  #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  /** The place of the draft: this page (`here`), the server (`there`), or null if you cannot make an offer now. */
  readonly where: 'here' | 'there' | null = $derived.by(() => {
    const { view, you, legal } = this.#board;
    if (you === null || view.to_move !== you) return null;
    if (view.phase === 'compose' && view.pending.draft) return 'there';
    return view.phase === 'idle' && legal.has('offers') ? 'here' : null;
  });
  readonly isCounter = $derived.by(() => this.where === 'there' && this.#board.view.current !== this.#board.you);
  readonly #known = $derived.by(() => this.#board.view.pending.draft ?? null);
  /** The draft to show; while it is being sent, all of it rather than what the server has so far. */
  readonly shown: Sides = $derived.by(() => {
    const known = this.#known;
    if (this.where !== 'there' || !known) return this.#own;
    const isPart = SIDES.every((side) => !missing(known[side], this.#own[side]).length);
    return this.#sent && isPart ? this.#own : known;
  });
  readonly isEmpty = $derived(!this.shown.give.length && !this.shown.want.length);
  readonly isWhole = $derived(this.shown.give.length > 0 && this.shown.want.length > 0);
  /** The effect of the trade on your proteins. */
  readonly outcome: Outcome = $derived.by(() => {
    if (this.shown === this.#known) return this.#known;
    return outcomeOf(this.#board.view.hand?.proteins ?? [], this.shown.give, this.shown.want);
  });

  /** The legal moves by touch, plus the items you can add to or remove from a draft on this page. */
  readonly legal: Board['legal'] = $derived.by(() => {
    const { legal, view } = this.#board;
    if (this.where !== 'here') return legal;
    const touches = SIDES.flatMap((side) => [
      ...Object.entries(view.hand?.tradable?.[side] ?? {})
        .filter(([item, most]) => this.#canAdd(side, item, most))
        .map(([item]) => `${side}:${item}`),
      ...this.#own[side].map((item) => `drop:${item}`),
    ]);
    return new Map([...legal, ...touches.map((id): [string, LegalMove[]] => [id, []])]);
  });

  /** Whether a side can take one more of an item, of which it may hold `most`; no item may be on both sides. */
  #canAdd(side: Side, item: string, most: number): boolean {
    const other = side === 'give' ? 'want' : 'give';
    return !this.#own[other].includes(item) && copies(this.#own[side], item) < most;
  }

  /** Handle a touch; ask before a build that ends the game or can be paid in several ways. */
  touch(id: string): void {
    const [kind = '', item = ''] = id.split(':');
    const builds = kind === 'protein' ? this.#board.findAll({ key: 'build', protein: item }) : [];
    const ends = this.#board.view.hand?.proteins.some(({ card, final }) => card === item && final !== null);
    if (builds.length > 1 || (builds.length && ends)) this.building = item;
    else if (this.where !== 'here' || ![...SIDES, 'drop'].includes(kind)) this.#board.touch(id);
    else if (kind === 'drop') {
      this.#own = { give: without(this.#own.give, [item]), want: without(this.#own.want, [item]) };
    } else if (this.legal.has(id)) this.#own[kind as Side] = [...this.#own[kind as Side], item];
  }

  toggle(seat: number): void {
    const to = this.to.includes(seat) ? this.to.filter((other) => other !== seat) : [...this.to, seat].sort();
    this.to = to.length === this.#board.view.seats - 1 ? [] : to;
  }

  /** The move that sends the offer, if the server has all of it. */
  readonly sending: LegalMove | undefined = $derived.by(() => {
    if (this.where !== 'there' || this.shown === this.#own) return undefined;
    const to = JSON.stringify(this.isCounter ? [] : this.to);
    return this.#board.findAll({ key: 'send' }).find((move) => JSON.stringify(move.params['seats'] ?? []) === to);
  });

  send(): void {
    if (!this.isWhole) return;
    this.#sent = true;
    this.#board.play(movesOf(this.shown, this.isCounter ? [] : this.to, this.where === 'there' ? this.#known : null));
  }

  clear(): void {
    this.#own = { give: [], want: [] };
    this.to = [];
    this.#sent = false;
    this.ended = null;
  }

  /** Store the result of an offer and the letters returned to the bank. */
  #listen(): void {
    const { view, happened } = this.#board;
    const { offer } = view.pending;
    this.building = null;
    if (!['return', 'goods'].includes(view.phase)) this.returned = '';
    for (const event of happened) {
      if (event.event === 'ReturnedAmino') this.returned += event.letters;
      if (event.event === 'Declined' && !event.counter) this.#open?.declined.push(event.seat);
      if (event.event === 'OfferLapsed' && this.#open) this.ended = this.#open;
      if (event.event === 'Traded') {
        const { seat: by, other, gave: give, got: want } = event;
        this.ended = { by, other, give, want, declined: [] };
      }
    }
    this.#open = offer ? { ...offer, other: null, declined: [...offer.declined] } : null;
  }

  /** Empty the draft after an offer or a turn, and drop items that nobody holds any more. */
  keepUp(): void {
    const { view } = this.#board;
    const turn = `${view.turn} ${view.offers_left}`;
    if (turn !== this.#turn) this.clear();
    this.#turn = turn;
    if (view.ply !== this.#ply) untrack(() => this.#listen());
    this.#ply = view.ply;
    const tradable = view.hand?.tradable;
    if (!tradable || this.#sent) return;
    for (const side of SIDES) {
      const items = this.#own[side];
      const fit = items.filter((item, index) => copies(items.slice(0, index), item) < (tradable[side][item] ?? 0));
      if (fit.length < items.length) this.#own[side] = fit;
    }
  }
}

const KEY = Symbol('draft');
export const useDraft = (): Draft => getContext<Draft>(KEY);

/** Create a draft, and provide a board on which its items can be touched. */
export function provideDraft(board: Board): Draft {
  const draft = new Draft(board);
  provideBoard(
    Object.create(board, {
      legal: { get: () => draft.legal },
      touch: { value: (id: string) => draft.touch(id) },
    }) as never,
  );
  return setContext(KEY, draft);
}
