/** The WebSocket of a table. Reconnects automatically and requests what it missed; passes messages on unparsed. */

import { isLoopback } from './loopback';
import type { Full, MessagesFromABenchtopServer as Message } from './messages.gen';

/** lost: no connection; refused: the server rejected the connection, so retrying won't help. */
export type Link = 'connecting' | 'live' | 'lost' | 'refused';

export interface SocketHandler {
  heard(message: Message): void;
  link(link: Link, retryAt: number | null): void;
}

const WAITS = [300, 1000, 2000, 4000, 8000];
const SILENCE = 9000;
const SOON = 800;
const PING_VISIBLE = 5000;
const PING_HIDDEN = 25000;
const RESTART = 1012;
const NONSENSE = 1008;
const REFUSED = 4000;
const WORTH_RETRYING = new Set([REFUSED + 429, REFUSED + 503]);

export class TableSocket {
  readonly #code: string;
  /** Whether to show the public view only, even if this browser holds a seat. */
  readonly #watch: boolean;
  readonly #handler: SocketHandler;
  /** The seat to view from if you hold several; null lets the server choose. */
  seat: number | null = null;
  #socket: WebSocket | null = null;
  #since = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #lastMessageAt = 0;
  #closed = false;

  constructor(code: string, handler: SocketHandler, watch = false) {
    this.#code = code;
    this.#watch = watch;
    this.#handler = handler;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Send a message if connected; return false otherwise, and the caller retries. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Remember entry n as shown: a reconnect requests what came after it. */
  know(n: number): void {
    this.#since = n;
  }

  /** Reconnect from scratch, after taking a seat or to view from another seat. */
  renew(): void {
    this.#since = 0;
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  tryNow(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  /** Check the connection when the network or the viewer returns: a sleeping laptop's socket may be dead. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if (Date.now() - this.#lastMessageAt > SILENCE) this.#check();
    } else if (!this.#closed && this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.tryNow();
    }
  };

  /** Drop the connection when the browser reports no network. A server on this machine needs no network, so check it
   *  instead. */
  readonly #cut = (): void => {
    if (this.#closed || !this.#socket) return;
    if (isLoopback(location.hostname)) this.#check(SOON);
    else this.#giveUp();
  };

  #giveUp(): void {
    this.#drop();
    this.#lost(0);
  }

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const asked = new URLSearchParams({ text: '1' });
    if (this.seat !== null) asked.set('seat', String(this.seat));
    if (this.#watch) asked.set('watch', '1');
    if (this.#since > 0) asked.set('since', String(this.#since));
    const path = `/api/v1/tables/${encodeURIComponent(this.#code)}/socket?${asked.toString()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#handler.link('connecting', null);
    socket.onopen = () => {
      this.#lastMessageAt = Date.now();
      this.#failures = 0;
      this.#schedulePing();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastMessageAt = Date.now();
      const message = JSON.parse(event.data) as Message;
      if (message.type === 'full' || message.type === 'resumed') this.#handler.link('live', null);
      this.#handler.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#ping);
    if (this.#closed) return;
    if (code === NONSENSE || (code > REFUSED && !WORTH_RETRYING.has(code))) {
      this.#handler.link('refused', null);
      return;
    }
    const wait = code === RESTART ? WAITS[0]! : WAITS[Math.min(this.#failures, WAITS.length - 1)]!;
    const jittered = Math.round(wait * (0.8 + 0.4 * Math.random()));
    this.#failures += 1;
    this.#handler.link('lost', Date.now() + jittered);
    this.#timer = setTimeout(() => this.#connect(), jittered);
  }

  #drop(): void {
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #schedulePing(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#check(), document.visibilityState === 'hidden' ? PING_HIDDEN : PING_VISIBLE);
  }

  /** Ping the server, and treat silence as a lost connection. */
  #check(patience = SILENCE): void {
    const asked = Date.now();
    if (!this.send({ type: 'ping' })) return;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      if (this.#lastMessageAt >= asked) {
        this.#schedulePing();
      } else {
        this.#giveUp();
      }
    }, patience);
  }
}

export type { Full, Message };
