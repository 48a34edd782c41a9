/**
 * A table as this page knows it: the server's state, the position being viewed, and pending commands.
 *
 * Three pointers: `live` is the newest position, `history` every position by ply, `shown` the drawn one. Looking back
 * never touches the live game. This module knows no rules: moves come from `legal`, reasons from the server.
 */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { language } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { api, Problem, Unreachable, type Refusal, type ReplayPage, type GameEvent, type View } from '../net/api';
import type {
  ChatLine,
  Crowd,
  Full,
  LegalMove,
  LogLine,
  MessagesFromABenchtopServer as Message,
  Possible,
  Refused,
  TableInfo,
  TextBlock,
  Update,
  You,
} from '../net/messages.gen';
import type { TableStory } from '../net/story.gen';
import { TableSocket, type Link } from '../net/socket';
import { Outbox } from './outbox.svelte';
import { Questions } from './questions.svelte';
import { calledName } from './seatNames';
import { Speech } from './speech.svelte';

/** A position to draw. */
export interface Frame {
  ply: number;
  toMove: number | null;
  view: View;
  text: TextBlock[];
  /** The events that led here. */
  happened: GameEvent[];
  /** The seats' points, if public. */
  points: number[] | null;
}

/** An update, delivered once to the live region, sounds and animation. */
export interface Heard {
  n: number;
  kind: string;
  ply: number;
  happened: GameEvent[];
  /** Whether it arrived as it happened, not after an absence. */
  live: boolean;
}

/** The current state: part of `full`, and of every update that changes it. */
type Now = Pick<
  Full,
  'ply' | 'to_move' | 'thinking' | 'turn_since' | 'due' | 'points' | 'view' | 'text' | 'legal' | 'undo' | 'takeback'
>;

const NOBODY: You = { seat: null, seats: [], host: false };
const NOT_NOW: Possible = { ok: false, reason: null };

export class Table {
  readonly code: string;

  // -- server state --------------------------------------------------------------------------------------------------
  link = $state<Link>('connecting');
  retryAt = $state<number | null>(null);
  /** Why the server refused the connection, if it did. */
  refusedEntry = $state.raw<Refused | null>(null);
  n = $state(0);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(NOBODY);
  crowd = $state.raw<Crowd>({ seats: [], watching: 0 });
  live = $state.raw<Frame | null>(null);
  thinking = $state<number | null>(null);
  turnSince = $state('');
  due = $state<string | null>(null);
  legal = $state.raw<LegalMove[]>([]);
  undo = $state.raw<Possible>(NOT_NOW);
  takeback = $state.raw<Possible>(NOT_NOW);
  /** After the end: the private view of each seat. */
  open = $state.raw<View[]>([]);
  /** After the end: the story of the game. */
  story = $state.raw<TableStory | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  heard = $state.raw<Heard | null>(null);

  // -- page state ----------------------------------------------------------------------------------------------------
  /** The ply being viewed, if not the newest. */
  lookingAt = $state<number | null>(null);
  /** After the end: the seat whose view is shown instead of your own; null for the public view. */
  lookingFrom = $state<number | null>();
  history = new SvelteMap<number, Frame>();
  /** Whether the board still shows how the game ended, before the result. */
  ending = $state(false);
  /** Whether the board itself shows these final events. */
  showsEnd: (happened: GameEvent[]) => boolean = () => false;
  readonly questions = new Questions(this);
  readonly speech = new Speech();
  readonly outbox: Outbox;
  /** A single-line notice. */
  notice = $state<{ words: string; kind: 'news' | 'problem' } | null>(null);

  /** Whether the server became unreachable: moves are kept and sent later. */
  readonly away = $derived(this.link === 'lost' || (this.link === 'connecting' && this.n > 0));
  readonly byTouch = $derived(byTouch(this.legal));
  readonly shown = $derived.by(() => {
    const ply = this.lookingAt ?? (this.lookingFrom === undefined ? undefined : this.live?.ply);
    return ply === undefined ? this.live : (this.history.get(ply) ?? this.live);
  });
  readonly isPast = $derived(this.lookingAt !== null && this.lookingAt !== this.live?.ply);
  readonly started = $derived(this.info?.started ?? false);
  readonly over = $derived(this.info?.over ?? false);
  readonly seat = $derived(this.you.seat);
  readonly isMine = $derived(this.legal.length > 0 && !this.over);
  readonly points = $derived(this.shown?.points ?? null);
  /** Whether bots play all other seats, so nobody needs to agree. */
  readonly othersAreBots = $derived(
    (this.info?.seats ?? []).every(
      ({ kind, away, resigned, seat }) => kind === 'bot' || away || resigned || this.you.seats.includes(seat),
    ),
  );
  /** The label for taking back a move across others' moves. */
  readonly backWords = $derived(this.othersAreBots ? language.say.table.goBack : language.say.table.askBack);

  readonly #socket: TableSocket;
  #catchingUpTo = 0;
  /** The remaining moves of a sequence. */
  #plan: string[] = [];
  /** The ply at which the last of them was played. */
  #planAt = -1;

  /** `watch`: show the public view only, for a shared screen. */
  constructor(code: string, watch = false) {
    this.code = code;
    this.outbox = new Outbox(code, (command) => this.#socket.send(command));
    this.#socket = new TableSocket(
      code,
      {
        heard: (message) => this.#receive(message),
        link: (link, retryAt) => {
          this.link = link;
          this.retryAt = retryAt;
        },
      },
      watch,
    );
  }

  close(): void {
    this.outbox.close();
    this.#socket.close();
  }

  tryNow(): void {
    this.#socket.tryNow();
  }

  /** Reconnect after sitting down: this socket was opened as a spectator. */
  renew(): void {
    this.#socket.renew();
  }

  nameOf(seat: number | null | undefined): string {
    const info = seat === null || seat === undefined ? undefined : this.info?.seats[seat];
    return info ? calledName(info) : '';
  }

  /** Return "You" or the player's name; always the name if you play several seats. */
  who(seat: number | null | undefined): string {
    const mine = this.you.seats.length === 1 && seat === this.you.seats[0];
    return mine ? language.say.table.you : this.nameOf(seat);
  }

  // -- playing --------------------------------------------------------------------------------------------------------

  /** Touch a piece: play its move, ask which one, or explain why not. After a card with several moves, the next touch
   *  chooses among them. Touching the card again puts it back; by keyboard it asks again, because Esc puts it back. A
   *  piece that doesn't go with the card is drawn out of reach and plays nothing: the card is put back, and another
   *  card with several moves is selected. */
  touch(id: string, byKey = false): void {
    const which = this.questions.which;
    if (byKey && which?.touch === id) {
      this.questions.which = { ...which };
      return;
    }
    const among = which?.moves.filter((move) => move.touches.includes(id)) ?? [];
    const moves = among.length ? among : (this.byTouch.get(id) ?? []);
    this.questions.clear();
    if (this.isPast) this.backToNow();
    else if (which?.touch === id) return;
    else if (moves.length > 1 || (moves.length && !among.length && this.questions.shownFirst(moves[0]!)))
      this.questions.which = { touch: id, moves };
    else if (!moves.length) void this.questions.about(id);
    else if (among.length || !which) this.choose(moves[0]!);
  }

  /** Play a move, after a confirmation if the player enabled it. */
  choose(move: LegalMove): void {
    const asks = settings.choices.confirm;
    this.questions.clear();
    if (asks === 'always' || (asks === 'final' && (move.reveals || move.ends_turn))) this.questions.confirming = move;
    else this.play(move);
  }

  play(move: LegalMove): void {
    this.questions.forget();
    if (this.outbox.move) return; // one at a time: the next belongs to another position
    this.command('move', { move: move.move, ply: this.live?.ply ?? 0 }, move.words);
  }

  /** Play several moves, each after the previous one was answered. Stops with a notice if one is no longer legal. */
  playAll(moves: string[]): void {
    this.#plan = [...moves];
    this.#planAt = -1;
    this.#goOn();
  }

  /** Play the next move of a sequence, once the previous one is answered and drawn. */
  #goOn(): void {
    const ply = this.live?.ply ?? 0;
    if (!this.#plan.length || this.outbox.move || ply === this.#planAt) return;
    this.#planAt = ply;
    const next = this.#plan.shift()!;
    const move = this.legal.find((legal) => legal.move === next);
    if (move) {
      this.play(move);
      return;
    }
    this.#plan = [];
    if (this.isMine) void this.questions.whyNot(next);
  }

  /** Play a typed move; the server parses it and explains errors. */
  async type(line: string): Promise<void> {
    if (this.isPast) {
      this.backToNow();
      return;
    } // no moves in the past
    const typed = line.trim();
    const legal = this.legal.find((move) => move.move.toLowerCase() === typed.toLowerCase());
    if (legal) this.choose(legal);
    else if (typed) await this.questions.whyNot(typed);
  }

  /** Send a command; the server executes it once, even if its answer is lost. */
  command(type: string, fields: Record<string, unknown> = {}, words = ''): void {
    this.outbox.add(type, fields, words);
  }

  uncover(seat: number): void {
    this.#socket.send({ type: 'look', seat });
  }

  /** Ask the server a question; show a refusal as a notice. */
  async asking(question: () => Promise<void>): Promise<void> {
    try {
      await question();
    } catch (error) {
      if (error instanceof Problem) this.notice = { words: error.message, kind: 'problem' };
      else if (!(error instanceof Unreachable)) throw error;
    }
  }

  // -- looking back ---------------------------------------------------------------------------------------------------

  /** View the position after a number of moves, requesting it if this page doesn't know it. */
  async lookAt(ply: number): Promise<void> {
    const newest = this.live?.ply ?? 0;
    const wanted = Math.max(0, Math.min(ply, newest));
    this.questions.clear();
    if (wanted === newest) {
      this.backToNow();
      return;
    }
    if (!this.history.has(wanted)) await this.asking(() => this.fetchHistory());
    if (this.history.has(wanted)) this.lookingAt = wanted;
  }

  backToNow(): void {
    this.lookingAt = null;
  }

  /** After the end: view the whole game from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    await this.asking(async () => {
      await this.fetchHistory(seat);
      this.lookingFrom = seat === this.you.seat ? undefined : seat;
    });
  }

  async fetchHistory(seat = this.lookingFrom === undefined ? this.you.seat : this.lookingFrom): Promise<void> {
    for (let from: number | null = 0; from !== null;) {
      const page: ReplayPage = await api.replay(this.code, from, seat);
      for (const position of page.plies) {
        this.history.set(position.ply, {
          ply: position.ply,
          toMove: (position.view['to_move'] as number | undefined) ?? null,
          view: position.view,
          text: position.text ?? [],
          happened: position.happened,
          points: position.points ?? null,
        });
      }
      from = page.next;
    }
  }

  /** Load the previous page of the log. */
  async fetchOlderLog(): Promise<void> {
    const first = this.log[0]?.ply ?? 0;
    if (first === 0) return;
    await this.asking(async () => {
      const page = await api.log(this.code, first, this.you.seat);
      if ((this.log[0]?.ply ?? 0) === first) this.log = [...page.lines, ...this.log];
    });
  }

  /** Load the log from its first line. */
  async fetchWholeLog(): Promise<void> {
    let before: LogLine | undefined;
    while (this.log[0] !== before) {
      before = this.log[0];
      await this.fetchOlderLog();
    }
  }

  // -- messages ------------------------------------------------------------------------------------------------------

  #receive(message: Message): void {
    switch (message.type) {
      case 'full':
        this.#begin(message);
        break;
      case 'resumed':
        this.you = message.you;
        this.crowd = pick(message.presence);
        this.#catchingUpTo = message.n;
        if (message.n === this.n) this.outbox.resend();
        break;
      case 'update':
        this.#update(message);
        break;
      case 'presence':
        this.crowd = pick(message);
        break;
      case 'ok':
        if (message.key) this.outbox.remove(message.key);
        this.#goOn();
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  #begin(full: Full): void {
    const samePlace = this.live !== null && full.you.seat === this.you.seat;
    if (!samePlace) {
      this.history.clear(); // another seat sees another past
      this.lookingAt = null;
      this.lookingFrom = undefined;
      this.questions.forget(); // questions and hints were for that seat only
    }
    this.speech.catchUp(full);
    this.n = full.n;
    this.#socket.know(full.n);
    this.refusedEntry = null;
    this.info = full.table;
    this.you = full.you;
    this.crowd = pick(full.presence);
    this.chat = full.chat;
    this.log = full.log;
    this.#stand(full, full.log.at(-1)?.happened);
    this.open = full.open ?? [];
    this.outbox.resend();
  }

  #update(update: Update): void {
    if (update.n <= this.n) return;
    if (update.n !== this.n + 1) {
      this.#socket.send({ type: 'resync' });
      return;
    }
    this.n = update.n;
    this.#socket.know(update.n);
    const live = update.n > this.#catchingUpTo;
    const wasOver = this.over;
    if (update.table) this.info = update.table;
    const happened = update.happened as unknown as GameEvent[];
    this.speech.announce(update.n, this.you.seat, happened);
    if (update.log) this.#changeLog(update.log);
    for (const event of happened) if (event.event === 'Said') this.#said(event);
    if (update.open) this.open = update.open;
    if (update.view) this.#stand(update as unknown as Now, happened);
    if (wasOver !== this.over) this.ending = this.over && live && this.showsEnd(this.live?.happened ?? []);
    this.heard = { n: update.n, kind: update.kind, ply: this.live?.ply ?? 0, happened, live };
    if (update.n === this.#catchingUpTo) this.outbox.resend();
  }

  /** Apply the current state. */
  #stand(now: Now, happened: GameEvent[] = []): void {
    const frame: Frame = {
      ply: now.ply,
      toMove: now.to_move,
      view: now.view,
      text: now.text ?? [],
      happened,
      points: now.points ?? null,
    };
    if (this.live?.ply !== frame.ply) this.questions.forget();
    this.live = frame;
    for (const ply of [...this.history.keys()]) if (ply > frame.ply) this.history.delete(ply);
    this.history.set(frame.ply, frame);
    if (this.lookingAt !== null && this.lookingAt >= frame.ply) this.backToNow(); // the viewed position was undone
    this.thinking = now.thinking;
    this.turnSince = now.turn_since;
    this.due = now.due;
    this.legal = now.legal;
    this.undo = now.undo;
    this.takeback = now.takeback;
    this.#goOn();
  }

  #changeLog(change: { from: number; lines: LogLine[] }): void {
    this.log = [...this.log.filter((line) => line.ply < change.from), ...change.lines];
  }

  #said(event: GameEvent): void {
    const line = {
      n: event['n'] as number,
      at: event['at'] as string,
      seat: event.seat ?? null,
      name: event['name'] as string,
      words: event.words,
      ...(event['phrase'] ? { phrase: event['phrase'] as string } : {}),
    };
    this.chat = [...this.chat, line].slice(-200);
  }

  #refused(refused: Refused): void {
    if (refused.key && RETRY.has(refused.code)) {
      const { seconds = 1 } = (refused.ratelimit ?? {}) as { seconds?: number };
      setTimeout(() => this.outbox.resend(), seconds * 1000);
      return;
    }
    const unsent = refused.key ? this.outbox.remove(refused.key) : undefined;
    this.#plan = [];
    if (!unsent && this.link === 'connecting') {
      this.refusedEntry = refused;
      return;
    }
    const refusal = refused.refusal as Refusal | undefined;
    if (refusal) this.questions.why = { title: unsent?.words ?? '', about: '', refusal, others: [], touches: [] };
    else this.notice = { words: refused.detail, kind: 'problem' };
    if (refused.code === 'stale') this.#socket.send({ type: 'resync' });
  }
}

/** Temporary problems: the same command may succeed later. */
const RETRY = new Set(['too_fast', 'store_away', 'busy', 'closing']);

function pick({ seats, watching }: Crowd): Crowd {
  return { seats, watching };
}

/** Return the moves by touch. */
export function byTouch(legal: LegalMove[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const move of legal) {
    for (const touch of move.touches) {
      const moves = found.get(touch);
      if (moves) moves.push(move);
      else found.set(touch, [move]);
    }
  }
  return found;
}

const KEY = Symbol('table');
export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext(KEY);
