/** Requests to the server. Every refusal is a `Problem` with a code for programs and a sentence for people. */

import type { Handover, Me, MyTableList, NewTable, Seated, TableList } from './http.gen';
import type { LogLine, Result, TextBlock } from './messages.gen';
import type { TableStory } from './story.gen';

export interface Refusal {
  code: string;
  rule: string;
  text: string;
  biology: string | null;
  remedy: string | null;
  /** The legal moves that the remedy tells to play, in notation. */
  moves: string[];
}

interface ProblemBody {
  status: number;
  code: string;
  detail: string;
  refusal?: Refusal;
  ratelimit?: { key: string; seconds: number };
}

export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly refusal: Refusal | undefined;
  readonly seconds: number | undefined;

  constructor(body: ProblemBody) {
    super(body.detail);
    this.status = body.status;
    this.code = body.code;
    this.refusal = body.refusal;
    this.seconds = body.ratelimit?.seconds;
  }
}

/** No answer at all: the network, or the server, is away. */
export class Unreachable extends Error {}

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable('no answer');
  }
  if (response.ok) return (await response.json()) as Answer;
  let problem: ProblemBody;
  try {
    problem = (await response.json()) as ProblemBody;
  } catch {
    problem = { status: response.status, code: 'refused', detail: response.statusText };
  }
  throw new Problem(problem);
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<Answer>(path: string): Promise<Answer> {
  let answer = kept.get(path);
  if (!answer) {
    answer = request<Answer>('GET', path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer as Promise<Answer>;
}

export interface Option {
  key: string;
  title: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  help: string;
}
export interface Credit {
  designer: string;
  publisher: string;
  licence: string;
  link: string;
  reconstructed: string;
}
export interface GameFacts {
  key: string;
  title: string;
  summary: string;
  /** What one does, how one scores, when it ends. */
  goal: string[];
  rules_version: number;
  seats: number[];
  minutes: number;
  options: Option[];
  credit: Credit;
  moves: number;
}
export interface Level {
  key: string;
  words: string;
}
export interface Shelf {
  games: GameFacts[];
  levels: Level[];
  phrases: Record<string, string>;
}
export interface Card {
  id: string;
  kind: string;
  name: string;
  count: number;
  text: string;
  requirement: string | null;
  fact: string | null;
  source: string;
  reconstructed: boolean;
  values: Record<string, unknown>;
}
export interface BookMove {
  move: string;
  touches: string[];
  group: string;
}
export interface Asked {
  move: string;
  words: string;
  touches: string[];
  group: string;
  refusal: Refusal | null;
  note?: string | null;
}
export interface AskedTouch {
  touch: string;
  note: string | null;
  moves: Asked[];
  more: number;
}
export interface Hint {
  move: string;
  words: string;
  touches: string[];
  group: string;
  rank: number;
  of?: number;
  value: number;
  score: number | null;
  visits: number;
  why: string;
  behind?: number;
}
export interface Hints {
  ply: number;
  hints: Hint[];
  compared: Hint | null;
}
export type View = Record<string, unknown>;
export interface Told {
  event: string;
  words: string;
  seat?: number | null;
  [field: string]: unknown;
}
export interface Preview {
  ply: number;
  move: string;
  to_move: number | null;
  ends_turn: boolean;
  view: View;
  happened: Told[];
  text?: TextBlock[];
}
export interface Ply {
  ply: number;
  move: { seat: number; move: string; at: string } | null;
  happened: Told[];
  view: View;
  text?: TextBlock[];
  points?: number[] | null;
}
export interface WholeReplay {
  of: number;
  seat: number | null;
  plies: Ply[];
}
export interface GlossarySection {
  title: string;
  words: { word: string; meaning: string }[];
}

const at = (code: string, rest = ''): string => `/tables/${encodeURIComponent(code)}${rest}`;
const query = (fields: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}` : '';
};

export const api = {
  shelf: () => once<Shelf>('/games'),
  cards: async (key: string) => (await once<{ cards: Card[] }>(`/games/${key}/cards`)).cards,
  book: async (key: string) => (await once<{ moves: BookMove[] }>(`/games/${key}/book`)).moves,
  glossary: async () => (await once<{ sections: GlossarySection[] }>('/glossary')).sections,
  page: async (key: string, name: 'rules' | 'rulings'): Promise<string> => {
    const response = await fetch(`/api/v1/games/${key}/pages/${name}`);
    if (!response.ok) throw new Problem({ status: response.status, code: 'no_such_page', detail: response.statusText });
    return response.text();
  },

  lobby: (before?: string | null) => request<TableList>('GET', `/tables${query({ before })}`),
  mine: (before?: string | null) => request<MyTableList>('GET', `/mine${query({ before })}`),
  open: (table: NewTable) => request<Seated>('POST', '/tables', table),
  join: (code: string, seat: { seat?: number; name?: string; invitation?: string; another?: boolean; key?: string }) =>
    request<Seated>('POST', at(code, '/seats'), seat),
  fill: (code: string, level: string, seat?: number) => request('POST', at(code, '/fill'), { level, seat }),
  invite: (code: string, seat: number) => request<{ url: string }>('POST', at(code, `/seats/${seat}/invitation`)),
  uninvite: (code: string, seat: number) => request('DELETE', at(code, `/seats/${seat}/invitation`)),
  rematch: (code: string) => request<Seated>('POST', at(code, '/rematch')),

  why: (code: string, move: string, seat?: number | null) =>
    request<Asked>('GET', at(code, `/why${query({ move, seat })}`)),
  whyTouch: (code: string, touch: string, seat?: number | null) =>
    request<AskedTouch>('GET', at(code, `/why${query({ touch, seat })}`)),
  hint: (code: string, seat?: number | null, compare?: string) =>
    request<Hints>('POST', at(code, `/hint${query({ seat, compare })}`)),
  preview: (code: string, move: string, seat?: number | null) =>
    request<Preview>('POST', at(code, '/preview?text=1'), { move, seat }),
  log: (code: string, before: number, seat?: number | null) =>
    request<{ of: number; from: number; lines: LogLine[] }>('GET', at(code, `/log${query({ before, seat })}`)),
  replay: (code: string, seat?: number | null) =>
    request<WholeReplay>('GET', at(code, `/replay${query({ seat, text: 1 })}`)),
  story: (code: string) => request<TableStory>('GET', at(code, '/story')),
  recordAddress: (code: string) => `/api/v1${at(code, '/record')}`,

  me: () => request<Me>('GET', '/me'),
  become: (name: string) => request<Me>('POST', '/me', { name }),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  signOut: (devices: 'this' | 'others' | 'all') => request('POST', '/me/signout', { devices }),
  handover: () => request<Handover>('POST', '/me/handover'),
};

export type { Result };
