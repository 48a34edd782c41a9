/**
 * A table as this page knows it: what the server told, what was looked at, what is on its way.
 *
 * Three pointers: `live` is the newest position, `history` every position by ply, `shown` the one that is drawn. Looking
 * back never touches the live game. Nothing here knows a rule: moves come from `legal`, reasons from the server.
 */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { settings } from '../app/settings.svelte';
import { api, Problem, Unreachable, type AskedTouch, type Block, type Hint, type Refusal, type Told } from '../net/api';
import type { View } from '../net/api';
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
  Update,
  You,
} from '../net/messages.gen';
import type { TableStory } from '../net/story.gen';
import { TableSocket, type Link } from '../net/socket';
import { keep, kept, newKey, type Command, type Unsent } from './unsent';

/** A position: what is drawn. */
export interface Frame {
  ply: number;
  toMove: number | null;
  view: View;
  text: Block[];
  /** What led here. */
  happened: Told[];
  /** How the seats stand in points, where everybody may know. */
  points: number[] | null;
}

/** Something that was heard, once: for the live region, for sounds and for motion. */
export interface Heard {
  n: number;
  kind: string;
  ply: number;
  happened: Told[];
  /** Whether it came as it happened; else it was caught up with after an absence. */
  live: boolean;
}

export interface Why {
  /** What was asked about, in words. */
  title: string;
  refusal: Refusal;
  touches: string[];
}

/** How things stand: part of `full`, and of every update that changes it. */
type Now = Pick<
  Full,
  'ply' | 'to_move' | 'thinking' | 'turn_since' | 'due' | 'view' | 'legal' | 'undo' | 'takeback'
> & { text?: Block[]; points?: number[] | null };

const NOBODY: You = { seat: null, seats: [], host: false };
const NOT_NOW: Possible = { ok: false, reason: null };
const PATIENCE = 8000;

export class Table {
  readonly code: string;

  // -- what the server told -------------------------------------------------------------------------------------------
  link = $state<Link>('connecting');
  retryAt = $state<number | null>(null);
  /** Why the server would not let us in, if it would not. */
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
  /** Once the game is over: what each seat saw besides what all see. */
  open = $state.raw<View[]>([]);
  /** Once the game is over: how it went. */
  story = $state.raw<TableStory | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  heard = $state.raw<Heard | null>(null);

  // -- what this page does --------------------------------------------------------------------------------------------
  /** The ply that is looked at, if it is not the newest. */
  lookingAt = $state<number | null>(null);
  /** Whose eyes the table is seen with once all hands are open, if not with one's own; null: what everybody sees. */
  lookingFrom = $state<number | null>();
  history = new SvelteMap<number, Frame>();
  unsent = new SvelteMap<string, Unsent>();
  /** A thing that was touched, with more than one move to choose from. */
  which = $state.raw<{ touch: string; moves: LegalMove[] } | null>(null);
  /** A move that waits for a second yes. */
  confirming = $state.raw<LegalMove | null>(null);
  why = $state.raw<Why | null>(null);
  /** What the server had to say about a thing that nobody can use now. */
  asked = $state.raw<AskedTouch | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  thinkingOfHint = $state(false);
  /** One line of news at a time. */
  notice = $state<{ words: string; kind: 'news' | 'problem' } | null>(null);

  /** Whether the server was here and cannot be reached: what is chosen now is kept and sent later. */
  readonly away = $derived(this.link === 'lost' || (this.link === 'connecting' && this.n > 0));
  readonly byTouch = $derived(index(this.legal));
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
  readonly pendingMove = $derived([...this.unsent.values()].find((one) => one.command.type === 'move') ?? null);

  readonly #socket: TableSocket;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #catchingUpTo = 0;

  constructor(code: string) {
    this.code = code;
    for (const one of kept(code)) this.unsent.set(one.command.key, one);
    this.#socket = new TableSocket(code, {
      heard: (message) => this.#hear(message),
      link: (link, retryAt) => {
        this.link = link;
        this.retryAt = retryAt;
      },
    });
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#socket.close();
  }

  tryNow(): void {
    this.#socket.tryNow();
  }

  /** After sitting down: this socket was opened by somebody else, a stranger. */
  renew(): void {
    this.#socket.renew();
  }

  nameOf(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? '' : (this.info?.seats[seat]?.name ?? '');
  }

  // -- playing --------------------------------------------------------------------------------------------------------

  /** Something on the table was touched: play what that means, ask which, or say why not. */
  touch(id: string): void {
    const moves = this.byTouch.get(id) ?? [];
    this.clear();
    if (this.isPast) this.backToNow();
    else if (moves.length === 1) this.choose(moves[0]!);
    else if (moves.length > 1) this.which = { touch: id, moves };
    else void this.askAbout(id);
  }

  /** Play a move, after a question where that is wished for. */
  choose(move: LegalMove): void {
    const asks = settings.choices.confirm;
    this.clear();
    if (asks === 'always' || (asks === 'final' && (move.reveals || move.ends_turn))) this.confirming = move;
    else this.play(move);
  }

  play(move: LegalMove): void {
    this.clear();
    if (this.pendingMove) return; // one at a time: the next is for another position
    this.hints = null;
    this.command('move', { move: move.move, ply: this.live?.ply ?? 0 }, move.words);
  }

  /** A line of notation, typed: the server reads it and says what is wrong with it. */
  async type(line: string): Promise<void> {
    const typed = line.trim();
    const legal = this.legal.find((move) => move.move.toLowerCase() === typed.toLowerCase());
    if (legal) this.choose(legal);
    else if (typed) await this.askWhy(typed);
  }

  command(type: string, fields: Record<string, unknown> = {}, words = ''): string {
    const command: Command = { type, ...fields, key: newKey() };
    this.unsent.set(command.key, { command, words });
    keep(this.code, this.unsent.values());
    if (this.#socket.send(command)) this.#waitForAnswer();
    return command.key;
  }

  /** Forget a command that has not been sent for sure: the connection is away. */
  withdraw(key: string): void {
    this.unsent.delete(key);
    keep(this.code, this.unsent.values());
  }

  uncover(seat: number): void {
    this.#socket.send({ type: 'look', seat });
  }

  // -- asking ---------------------------------------------------------------------------------------------------------

  clear(): void {
    this.which = this.confirming = this.why = this.asked = null;
  }

  async askAbout(touch: string): Promise<void> {
    await this.#ask(async () => {
      const asked = await api.whyTouch(this.code, touch, this.you.seat);
      const refused = asked.moves.find((one) => one.refusal !== null);
      const only = asked.moves.filter((one) => one.refusal !== null).length === 1;
      if (refused?.refusal && only)
        this.why = { title: refused.words, refusal: refused.refusal, touches: refused.touches };
      else this.asked = asked;
    });
  }

  async askWhy(move: string): Promise<void> {
    await this.#ask(async () => {
      const asked = await api.why(this.code, move, this.you.seat);
      if (asked.refusal) this.why = { title: asked.words, refusal: asked.refusal, touches: asked.touches };
      else if (asked.note) this.notice = { words: asked.note, kind: 'news' };
    });
  }

  async hint(compare?: string): Promise<void> {
    this.thinkingOfHint = true;
    await this.#ask(async () => {
      const answer = await api.hint(this.code, this.you.seat, compare);
      if (answer.ply === this.live?.ply)
        this.hints = answer.compared ? [...answer.hints, answer.compared] : answer.hints;
    });
    this.thinkingOfHint = false;
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    try {
      await question();
    } catch (wrong) {
      this.#complain(wrong);
    }
  }

  #complain(wrong: unknown): void {
    if (wrong instanceof Problem) this.notice = { words: wrong.message, kind: 'problem' };
    else if (!(wrong instanceof Unreachable)) throw wrong;
  }

  // -- looking back ---------------------------------------------------------------------------------------------------

  /** Look at the position after so many moves. What this page has not seen itself it asks for. */
  async lookAt(ply: number): Promise<void> {
    const newest = this.live?.ply ?? 0;
    const wanted = Math.max(0, Math.min(ply, newest));
    this.clear();
    if (wanted === newest) {
      this.backToNow();
      return;
    }
    if (!this.history.has(wanted)) await this.#ask(() => this.fetchHistory());
    if (this.history.has(wanted)) this.lookingAt = wanted;
  }

  backToNow(): void {
    this.lookingAt = null;
  }

  /** Once the game is over: see it, from its beginning to its end, with another seat's eyes. */
  async lookFrom(seat: number | null): Promise<void> {
    await this.#ask(async () => {
      await this.fetchHistory(seat);
      this.lookingFrom = seat === this.you.seat ? undefined : seat;
    });
  }

  async fetchHistory(seat = this.lookingFrom === undefined ? this.you.seat : this.lookingFrom): Promise<void> {
    const whole = await api.replay(this.code, seat);
    for (const one of whole.plies) {
      this.history.set(one.ply, {
        ply: one.ply,
        toMove: (one.view['to_move'] as number | undefined) ?? null,
        view: one.view,
        text: one.text ?? [],
        happened: one.happened,
        points: one.points ?? null,
      });
    }
  }

  /** The log before what is here, page by page. */
  async fetchOlderLog(): Promise<void> {
    const first = this.log[0]?.ply ?? 0;
    if (first === 0) return;
    await this.#ask(async () => {
      const page = await api.log(this.code, first, this.you.seat);
      if ((this.log[0]?.ply ?? 0) === first) this.log = [...page.lines, ...this.log];
    });
  }

  // -- hearing --------------------------------------------------------------------------------------------------------

  #hear(message: Message): void {
    switch (message.type) {
      case 'full':
        this.#begin(message);
        break;
      case 'resumed':
        this.you = message.you;
        this.crowd = pick(message.presence);
        this.#catchingUpTo = message.n;
        if (message.n === this.n) this.#resend();
        break;
      case 'update':
        this.#update(message);
        break;
      case 'presence':
        this.crowd = pick(message);
        break;
      case 'ok':
        if (message.key) this.#answered(message.key);
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
      this.clear(); // and what was asked or hinted was for that seat alone
      this.hints = null;
    }
    this.n = full.n;
    this.#socket.know(full.n);
    this.refusedEntry = null;
    this.info = full.table;
    this.you = full.you;
    this.crowd = pick(full.presence);
    this.chat = full.chat;
    this.log = full.log;
    this.#stand(full, full.log.at(-1)?.happened as Told[] | undefined);
    this.open = full.open ?? [];
    this.#resend();
  }

  #update(update: Update): void {
    if (update.n <= this.n) return;
    if (update.n !== this.n + 1) {
      this.#socket.send({ type: 'resync' });
      return;
    }
    this.n = update.n;
    this.#socket.know(update.n);
    if (update.table) this.info = update.table;
    const happened = update.happened as unknown as Told[];
    if (update.log) this.#changeLog(update.log);
    for (const event of happened) if (event.event === 'Said') this.#said(event);
    if (update.open) this.open = update.open;
    if (update.view) this.#stand(update as unknown as Now, happened);
    this.heard = {
      n: update.n,
      kind: update.kind,
      ply: this.live?.ply ?? 0,
      happened,
      live: update.n > this.#catchingUpTo,
    };
    if (update.n === this.#catchingUpTo) this.#resend();
  }

  /** How things stand now. */
  #stand(now: Now, happened: Told[] = []): void {
    const frame: Frame = {
      ply: now.ply,
      toMove: now.to_move,
      view: now.view,
      text: now.text ?? [],
      happened,
      points: now.points ?? null,
    };
    if (this.live?.ply !== frame.ply) this.clear();
    this.live = frame;
    for (const ply of [...this.history.keys()]) if (ply > frame.ply) this.history.delete(ply);
    this.history.set(frame.ply, frame);
    if (this.lookingAt !== null && this.lookingAt >= frame.ply) this.backToNow(); // what was looked at is taken back
    this.thinking = now.thinking;
    this.turnSince = now.turn_since;
    this.due = now.due;
    this.legal = now.legal;
    this.undo = now.undo;
    this.takeback = now.takeback;
    if (this.hints && frame.ply !== this.live.ply) this.hints = null;
  }

  #changeLog(change: { from: number; lines: LogLine[] }): void {
    this.log = [...this.log.filter((line) => line.ply < change.from), ...change.lines];
  }

  #said(event: Told): void {
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
    const unsent = refused.key ? this.unsent.get(refused.key) : undefined;
    if (refused.key && RETRY.has(refused.code)) {
      this.#later(refused);
      return;
    }
    if (refused.key) this.#answered(refused.key);
    if (!unsent && this.link === 'connecting') {
      this.refusedEntry = refused;
      return;
    }
    const refusal = refused.refusal as Refusal | undefined;
    if (refusal) this.why = { title: unsent?.words ?? '', refusal, touches: [] };
    else this.notice = { words: refused.detail, kind: 'problem' };
    if (refused.code === 'stale') this.#socket.send({ type: 'resync' });
  }

  /** Not now, but the same again may be done. */
  #later(refused: Refused): void {
    const seconds = (refused.ratelimit as { seconds: number } | undefined)?.seconds ?? 1;
    setTimeout(() => this.#resend(), seconds * 1000);
  }

  #answered(key: string): void {
    clearTimeout(this.#patience);
    this.unsent.delete(key);
    keep(this.code, this.unsent.values());
    if (this.unsent.size) this.#waitForAnswer();
  }

  #resend(): void {
    for (const { command } of this.unsent.values()) this.#socket.send(command);
    if (this.unsent.size) this.#waitForAnswer();
  }

  /** A command that nobody answers for long is asked about again. */
  #waitForAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#resend(), PATIENCE);
  }
}

const RETRY = new Set(['too_fast', 'store_away', 'busy', 'closing']);

function pick({ seats, watching }: Crowd): Crowd {
  return { seats, watching };
}

function index(legal: LegalMove[]): Map<string, LegalMove[]> {
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
