/** Requests to the server. A rejected request throws a `Problem` with a code for programs and a sentence for people. */

import type {
  ArchivedTable,
  AskedMove,
  AskedTouch,
  Book,
  Catalogue,
  Glossary,
  Handover,
  Hints,
  Invitation,
  LogPage,
  Me,
  MyTableList,
  NewTable,
  Preview,
  Reach,
  Refusal,
  ReplayPage,
  Seated,
  Shelf,
  TableList,
  TableStory,
} from './http.gen';
import type { Result } from './messages.gen';

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

/** The network or the server did not answer. */
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

/** Request data that doesn't change while the page is open, and remember the answer. */
function once<Answer>(path: string): Promise<Answer> {
  let answer = kept.get(path);
  if (!answer) {
    answer = request<Answer>('GET', path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer as Promise<Answer>;
}

export type View = Record<string, unknown>;
export type {
  AskedMove,
  AskedTouch,
  Card,
  Credit,
  GameEvent,
  GameFacts,
  GlossarySection,
  Hints,
  Level,
  Option,
  Ply,
  Preview,
  RatedMove,
  Refusal,
  ReplayPage,
  Shelf,
  Thing,
} from './http.gen';

const at = (code: string, rest = ''): string => `/tables/${encodeURIComponent(code)}${rest}`;
const query = (fields: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}` : '';
};

export const api = {
  shelf: () => once<Shelf>('/games'),
  catalogue: (key: string) => once<Catalogue>(`/games/${key}/cards`),
  book: async (key: string) => (await once<Book>(`/games/${key}/book`)).moves,
  glossary: async () => (await once<Glossary>('/glossary')).sections,
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
  invite: (code: string, seat: number) => request<Invitation>('POST', at(code, `/seats/${seat}/invitation`)),
  uninvite: (code: string, seat: number) => request('DELETE', at(code, `/seats/${seat}/invitation`)),
  rematch: (code: string) => request<Seated>('POST', at(code, '/rematch')),

  why: (code: string, move: string, seat?: number | null) =>
    request<AskedMove>('GET', at(code, `/why${query({ move, seat })}`)),
  whyTouch: (code: string, touch: string, seat?: number | null) =>
    request<AskedTouch>('GET', at(code, `/why${query({ touch, seat })}`)),
  hint: (code: string, seat?: number | null, compare?: string) =>
    request<Hints>('POST', at(code, `/hint${query({ seat, compare })}`)),
  preview: (code: string, move: string, seat?: number | null) =>
    request<Preview>('POST', at(code, '/preview?text=1'), { move, seat }),
  log: (code: string, before: number, seat?: number | null) =>
    request<LogPage>('GET', at(code, `/log${query({ before, seat })}`)),
  replay: (code: string, from: number, seat?: number | null) =>
    request<ReplayPage>('GET', at(code, `/replay${query({ from, seat, text: 1 })}`)),
  story: (code: string) => request<TableStory>('GET', at(code, '/story')),
  recordAddress: (code: string) => `/api/v1${at(code, '/record')}`,

  reach: () => request<Reach>('GET', '/reach'),
  me: () => request<Me>('GET', '/me'),
  become: (name: string) => request<Me>('POST', '/me', { name }),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  signOut: (devices: 'this' | 'others' | 'all') => request('POST', '/me/signout', { devices }),
  archive: (code: string) => request<ArchivedTable>('GET', at(code, '/archive')),
  handover: () => request<Handover>('POST', '/me/handover'),
  takeOver: (token: string) => request('POST', '/me/handover/exchange', { token }),
};

export type { Result };
