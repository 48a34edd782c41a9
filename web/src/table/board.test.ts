import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../net/api';
import { Pieces } from './board.svelte';
import type { Frame } from './table.svelte';

/** A game in which cards go from a deck to the seats, as its view shows. */
const placed = (view: View): { kind: string; zone: string }[] =>
  (view['cards'] as [string, number][]).map(([card, seat]) => ({ kind: `card:${card}`, zone: `cards:${seat}` }));
const took = (card: string, seat: number): GameEvent => ({
  event: 'Took',
  words: '',
  seat,
  moved: [{ piece: `card:${card}`, from: 'deck', to: `cards:${seat}`, count: 1 }],
});
const frames: Frame[] = [];
const cards: [string, number][] = [];
const position = (ply: number, happened: GameEvent[]): Frame => ({
  ply,
  toMove: ply % 2,
  view: { cards: [...cards] },
  text: [],
  happened,
  points: null,
});
frames.push(position(0, []));
for (const [card, seat] of [
  ['a', 0],
  ['b', 1],
  ['c', 0],
] as [string, number][]) {
  cards.push([card, seat]);
  frames.push(position(frames.length, [took(card, seat)]));
}
const history = new Map(frames.map((frame) => [frame.ply, frame]));
const now = { live: true, backlog: 0, motion: 'travel' as const, mine: [0], history };
const markedCards = (drawn: ReturnType<Pieces['step']>): string[] =>
  [...drawn.pieces.values()]
    .flat()
    .filter((piece) => drawn.recent.has(piece.id))
    .map((piece) => piece.kind);

describe('the steps of a table', () => {
  it('include movements, events and recent moves of others', () => {
    const pieces = new Pieces({ placed: placed });
    expect(pieces.step(frames[0]!, now).happened).toEqual([]);
    expect(markedCards(pieces.step(frames[1]!, now))).toEqual([]);
    const drawn = pieces.step(frames[2]!, now);
    expect(markedCards(drawn)).toEqual(['card:b']);
    expect(drawn.changed).toEqual(drawn.ways.map(({ id }) => id));
    expect(drawn.happened.map(({ event }) => event)).toEqual(['Took']);
    expect(markedCards(pieces.step(frames[3]!, now))).toEqual([]);
  });

  it('are kept while the player looks back', () => {
    const pieces = new Pieces({ placed: placed });
    const first = pieces.step(frames[0]!, now);
    expect(first.ways).toEqual([]);
    expect(markedCards(pieces.step(frames[0]!, { ...now, live: false }))).toEqual([]);
    const back = pieces.step(frames[2]!, now); // two moves later
    expect(markedCards(back)).toEqual(['card:b']);
    expect([back.ways, back.changed, back.happened]).toEqual([[], [], []]);
  });

  it('are not animated with reduced motion, but changes are known', () => {
    const pieces = new Pieces({ placed: placed });
    pieces.step(frames[0]!, now);
    const drawn = pieces.step(frames[1]!, { ...now, motion: 'none' });
    expect(drawn.ways).toEqual([]);
    expect(drawn.changed).toHaveLength(1);
  });
});
