/** An offer as it is put together. In one's own turn it is kept here until it is sent as one; a counter-offer, and an
 *  offer that was begun by its first move, lies with the server, which is told each thing as it is touched. */

import type { LegalMove } from '../../net/messages.gen';
import type { BoardProps } from '../../table/board.svelte';
import type { Catalogue } from '../../table/thing';
import { copies, verb } from './table';
import type { View } from './view.gen';

export type Side = 'give' | 'want';
export type Sides = Record<Side, string[]>;
export const COIN = 'coin';

/** What of one list is not in the other, each as often as it is there. */
export function without(items: string[], taken: string[]): string[] {
  const left = [...taken];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The moves that make the offer, from what the server knows of it already. */
export function movesOf(draft: Sides, to: number[], known: Sides | null): string[] {
  const add = (side: Side): string[] => without(draft[side], known?.[side] ?? []).map((item) => `${side} ${item}`);
  const send = to.length ? `send to ${to.map((seat) => seat + 1).join(' and ')}` : 'send';
  return [...(known ? [] : ['offer']), ...add('give'), ...add('want'), send];
}

/** How many of a thing the others hold together, as everybody can count; of a protein that one does not hold, one. */
export function heldByOthers(view: View, seat: number, item: string, catalogue: Catalogue): number {
  const others = view.players.filter((_, other) => other !== seat);
  if (item === COIN) return others.reduce((sum, one) => sum + one.coins, 0);
  if (item.length > 1) {
    const mine = view.hand?.proteins.some((one) => one.card === item);
    return !mine && others.some((one) => one.proteins.length > 0) ? 1 : 0;
  }
  const all = catalogue.get(`amino:${item}`)?.count ?? 0;
  return all - (view.bank[item] ?? 0) - copies(view.hand?.amino_acids ?? '', item);
}

export function held(view: View, seat: number, item: string): number {
  if (item === COIN) return view.players[seat]?.coins ?? 0;
  if (item.length > 1) return view.hand?.proteins.some((one) => one.card === item) ? 1 : 0;
  return copies(view.hand?.amino_acids ?? '', item);
}

export class Draft {
  /** Those who shall hear it; nobody: everybody. */
  to = $state<number[]>([]);
  #own = $state<Sides>({ give: [], want: [] });
  #sent = $state(false);
  #of = '';
  #board: () => BoardProps<View>;

  constructor(board: () => BoardProps<View>) {
    this.#board = board;
  }

  /** here: kept on this page; there: with the server; null: no offer is to be made now. */
  readonly where: 'here' | 'there' | null = $derived.by(() => {
    const { view, you, legal } = this.#board();
    if (you === null || view.to_move !== you) return null;
    if (view.phase === 'compose' && view.pending.draft) return 'there';
    return view.phase === 'idle' && legal.has('offers') ? 'here' : null;
  });
  readonly isCounter = $derived.by(() => this.where === 'there' && this.#board().view.current !== this.#board().you);
  readonly #known: Sides | null = $derived.by(() => this.#board().view.pending.draft ?? null);
  /** What is shown: while it is on its way the whole of it, not what the server has heard of it so far. */
  readonly shown: Sides = $derived.by(() => {
    if (this.where !== 'there' || !this.#known) return this.#own;
    const onItsWay =
      this.#sent &&
      !without(this.#known.give, this.#own.give).length &&
      !without(this.#known.want, this.#own.want).length;
    return onItsWay ? this.#own : this.#known;
  });
  readonly isEmpty = $derived(!this.shown.give.length && !this.shown.want.length);
  readonly isWhole = $derived(this.shown.give.length > 0 && this.shown.want.length > 0);

  /** Whether one more of a thing may be named. */
  can(side: Side, item: string): boolean {
    const { view, you, legal, catalogue } = this.#board();
    if (you === null || !this.where) return false;
    if (this.where === 'there') return legal.has(`${side}:${item}`);
    const other = side === 'give' ? 'want' : 'give';
    const most = side === 'give' ? held(view, you, item) : heldByOthers(view, you, item, catalogue);
    return !this.#own[other].includes(item) && this.#own[side].filter((one) => one === item).length < most;
  }

  add(side: Side, item: string): void {
    if (this.where === 'there') this.#board().touch(`${side}:${item}`);
    else if (this.can(side, item)) this.#own[side] = [...this.#own[side], item];
  }

  drop(side: Side, item: string): void {
    if (this.where === 'there') this.#board().touch(`drop:${item}`);
    else this.#own[side] = without(this.#own[side], [item]);
  }

  toggle(seat: number): void {
    const opponents = this.#board().view.seats - 1;
    const to = this.to.includes(seat) ? this.to.filter((one) => one !== seat) : [...this.to, seat].sort();
    this.to = to.length === opponents ? [] : to;
  }

  /** The move that says it aloud, where the server has all of it. */
  readonly sending: LegalMove | null = $derived.by(() => {
    const { legal } = this.#board();
    if (this.where !== 'there' || this.shown === this.#own) return null;
    const name = movesOf(this.shown, this.isCounter ? [] : this.to, this.shown).at(-1);
    return (legal.get('draft') ?? []).find((move) => move.move === name) ?? null;
  });
  readonly withdrawing: LegalMove | null = $derived.by(
    () => (this.#board().legal.get('draft') ?? []).find((move) => verb(move) === 'withdraw') ?? null,
  );

  send(): void {
    if (!this.isWhole) return;
    this.#sent = true;
    this.#board().play(movesOf(this.shown, this.isCounter ? [] : this.to, this.where === 'there' ? this.#known : null));
  }

  clear(): void {
    this.#own = { give: [], want: [] };
    this.to = [];
    this.#sent = false;
  }

  /** An offer that was made, and a turn that is over, leave an empty slip; what is no longer held is dropped. */
  keepUp(): void {
    const { view, you, catalogue } = this.#board();
    const of = `${view.turn} ${view.offers_left}`;
    if (of !== this.#of) this.clear();
    this.#of = of;
    if (you === null || this.#sent) return;
    const fits = (side: Side): string[] =>
      this.#own[side].filter((item, place, all) => {
        const most = side === 'give' ? held(view, you, item) : heldByOthers(view, you, item, catalogue);
        return all.slice(0, place + 1).filter((one) => one === item).length <= most;
      });
    const give = fits('give');
    const want = fits('want');
    if (give.length !== this.#own.give.length || want.length !== this.#own.want.length) this.#own = { give, want };
  }
}
