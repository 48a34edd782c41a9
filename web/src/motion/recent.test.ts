import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../net/api';
import type { Piece, Way } from './pieces';
import { NOTHING_RECENT, recall, type Deed, type Recent } from './recent';

const ROUND = 'RoundBegan';
const event = (name: string, seat: number | null): GameEvent => ({ event: name, words: '', seat });
const piece = (id: string, zone: string, kind = 'card:a'): Piece => ({ id, zone, kind });
const way = ({ id, zone, kind }: Piece, beat = 0): Way => ({ id, kind, from: 'deck', to: zone, beat });
const deed = (seat: number | null, more: Partial<Deed> = {}): Deed => ({
  seat,
  happened: [event('Bought', seat)],
  mine: [0],
  isBeat: (one) => one.event === ROUND,
  ...more,
});
const bought = (id: string, by: number, before: Recent = NOTHING_RECENT, others: Piece[] = []): Recent => {
  const card = piece(id, `cards:${by}`);
  return recall(before, { pieces: [card, ...others], ways: [way(card)] }, deed(by));
};

describe('recent moves of others are marked', () => {
  it('with their seat and zone', () => {
    expect([...bought('p1', 1)]).toEqual([['p1', { seat: 1, zone: 'cards:1' }]]);
  });

  it('until you decide', () => {
    const both = bought('p2', 2, bought('p1', 1), [piece('p1', 'cards:1')]);
    expect([...both.keys()]).toEqual(['p1', 'p2']);
    expect(recall(both, { pieces: [piece('p1', 'cards:1')], ways: [] }, deed(0)).size).toBe(0);
  });

  it('for the last player only, if you are a spectator', () => {
    const card = piece('p2', 'cards:2');
    const step = { pieces: [card, piece('p1', 'cards:1')], ways: [way(card)] };
    expect([...recall(bought('p1', 1), step, deed(2, { mine: [] })).keys()]).toEqual(['p2']);
  });

  it('as long as the piece exists', () => {
    expect([...bought('p2', 2, bought('p1', 1)).keys()]).toEqual(['p2']);
  });
});

describe('no mark is on', () => {
  it.each([
    ['what comes face down', piece('p1', 'hand:1', 'back:card'), event('Drew', 1)],
    ['what the deck turned up', piece('p1', 'row:1'), event('TurnedUp', null)],
    ['what a new round brought', piece('p1', 'row:1'), event(ROUND, 1)],
  ])('%s', (_, card, drawn) => {
    const step = { pieces: [card], ways: [way(card)] };
    expect(recall(bought('p1', 1), step, deed(1, { happened: [drawn] })).size).toBe(0);
  });

  it('anything after a jump', () => {
    expect(recall(bought('p1', 1), { pieces: [piece('p1', 'cards:1')], ways: [] }, deed(null)).size).toBe(0);
  });
});
