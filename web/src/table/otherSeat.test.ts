import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Full } from '../net/messages.gen';
import { Table } from './table.svelte';

/** A fake WebSocket: the test writes the server's messages. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(): void {}
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const full = (you: Full['you']): object => ({
  type: 'full',
  protocol: 1,
  n: 3,
  ply: 2,
  to_move: 1,
  thinking: null,
  turn_since: '',
  due: null,
  points: [0, 0],
  you,
  presence: { seats: [1, 1], watching: 0 },
  table: { code: 'BCDFGH', seats: [], started: true, over: false },
  view: {},
  legal: [],
  undo: { ok: false, reason: null },
  takeback: { ok: false, reason: null },
  log: [],
  chat: [],
});

beforeEach(() => vi.stubGlobal('WebSocket', Wire));
afterEach(() => vi.unstubAllGlobals());

it("never shows one seat's private view to another", () => {
  const table = new Table('BCDFGH');
  Wire.last.say(full({ seat: 0, seats: [0, 1], host: true }));
  table.questions.hints = [];
  table.questions.why = {
    title: 'my card',
    about: '',
    others: [],
    refusal: { code: '', rule: '', text: '', biology: null, remedy: null, params: {}, moves: [] },
    touches: [],
  };
  table.questions.confirming = {
    move: 'x',
    key: 'x',
    params: {},
    words: 'my card',
    touches: [],
    group: '',
    reveals: false,
    ends_turn: false,
  };

  Wire.last.say(full({ seat: null, seats: [0, 1], host: true, curtain: 1 }));

  expect(table.you.curtain).toBe(1);
  expect([table.questions.hints, table.questions.why, table.questions.confirming]).toEqual([null, null, null]);
  expect([...table.history.keys()]).toEqual([2]);
  table.close();
});
