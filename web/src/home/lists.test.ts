import { describe, expect, it } from 'vitest';
import type { MyTableListing, TableListing } from '../net/http.gen';
import { inOrder, onShelf, outcome, seatsInWords, withRoom } from './lists';

const seat = (number: number, you = false) => ({
  seat: number,
  kind: 'person' as const,
  name: `Player ${number}`,
  level: null,
  away: false,
  resigned: false,
  you,
});
const listing = (code: string, changes: Partial<MyTableListing> = {}): MyTableListing => ({
  code,
  game: 'translation',
  title: 'Translation',
  url: `http://localhost/t/${code}`,
  created: '2026-01-01T10:00:00Z',
  updated: '2026-01-01T10:00:00Z',
  seats: [seat(0, true), seat(1)],
  open_seats: 0,
  started: true,
  ply: 3,
  over: false,
  result: null,
  standing: 'their_turn',
  ...changes,
});
const codes = (tables: TableListing[]): string[] => tables.map((table) => table.code);

describe('my games', () => {
  it('start with my turn and end with finished games', () => {
    const tables = [
      listing('OVER', { standing: 'over', over: true }),
      listing('WAIT', { standing: 'waiting' }),
      listing('THEIR'),
      listing('OLD', { standing: 'your_turn' }),
      listing('NEW', { standing: 'your_turn', updated: '2026-01-02T10:00:00Z' }),
    ];
    expect(codes(inOrder(tables))).toEqual(['NEW', 'OLD', 'THEIR', 'WAIT', 'OVER']);
  });

  it('include only the last few finished games', () => {
    const over = [1, 2, 3, 4, 5].map((day) =>
      listing(`D${day}`, { standing: 'over', updated: `2026-01-0${day}T10:00:00Z` }),
    );
    expect(codes(inOrder(over))).toEqual(['D5', 'D4', 'D3']);
  });

  it('say how they ended for me', () => {
    const ended = (winners: number[]) => outcome(listing('X', { result: { winners } }));
    expect([ended([0]), ended([1]), ended([0, 1]), ended([])]).toEqual(['won', 'lost', 'shared', 'ended']);
  });
});

describe('open tables', () => {
  it('are those with a free seat for me', () => {
    const tables = [
      listing('FULL'),
      listing('TWO', { open_seats: 2 }),
      listing('ONE', { open_seats: 1 }),
      listing('MINE', { open_seats: 1 }),
    ];
    expect(codes(withRoom(tables, [listing('MINE')]))).toEqual(['ONE', 'TWO']);
  });
});

describe('the seats of a game', () => {
  it('are a range if no number is missing', () => {
    expect([[2], [2, 3, 4], [2, 4]].map(seatsInWords)).toEqual(['2', '2–4', '2, 4']);
  });
});

describe('the shelf', () => {
  it('puts unknown games at the end', () => {
    const keys = ['adna', 'new', 'translation'].map((key) => ({ key }));
    expect(onShelf(keys, ['translation', 'adna']).map((game) => game.key)).toEqual(['translation', 'adna', 'new']);
  });
});
