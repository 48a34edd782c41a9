import { describe, expect, it } from 'vitest';
import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import { bargains, countsOf, movesOf, nearest, units } from './lab';
import type { View } from './view.gen';

const move = (name: string, ...touches: string[]): LegalMove => ({ move: name, touches }) as unknown as LegalMove;
const printed = (id: string, options: unknown): Card => ({ id, values: { options } }) as unknown as Card;

describe('the ways to use a box', () => {
  const squares = { pay: { square: 2 }, gain: { triangle: 1 } };
  const circles = { pay: { circle: 2 }, gain: { triangle: 1 } };

  it('are told apart by what they pay', () => {
    const moves = [
      move('place analyze squares', 'box:analyze', 'pay:square+square'),
      move('place analyze circles', 'box:analyze', 'pay:circle+circle'),
    ];
    expect(movesOf(moves, squares).map((one) => one.move)).toEqual(['place analyze squares']);
    expect(movesOf(moves, circles).map((one) => one.move)).toEqual(['place analyze circles']);
  });

  it('are told apart by what they gain', () => {
    const moves = [move('place xray squares', 'box:xray', 'gain:square+square')];
    expect(movesOf(moves, { pay: { crystal: 1 }, gain: { square: 2 } })).toEqual(moves);
    expect(movesOf(moves, { pay: { crystal: 1 }, gain: { circle: 1 } })).toEqual([]);
  });

  it('are, to graduate, one a kind of Data', () => {
    const ways = bargains(printed('box:graduate', [{ pay: { researcher: 1 }, gain: { data: 1 } }]));
    expect(ways.map((way) => way.gain)).toEqual([{ square: 1 }, { circle: 1 }, { triangle: 1 }]);
  });
});

describe('a price', () => {
  it('shows what is missing of it', () => {
    const shown = units({ square: 2, circle: 1 }, { square: 1, circle: 1 });
    expect(shown.map((one) => one.lacks)).toEqual([false, true, false]);
  });

  it('of any Data is paid with every kind', () => {
    expect(units({ data: 2 }, { square: 1, triangle: 1 }).map((one) => one.lacks)).toEqual([false, false]);
    expect(units({ data: 2 }, { square: 1 }).map((one) => one.lacks)).toEqual([false, true]);
  });

  it('is read from what a move touches', () => {
    expect(countsOf('pay:square+square+circle')).toEqual({ square: 2, circle: 1 });
  });
});

describe('the card that is nearest', () => {
  const slots = [
    { box: 'left', card: '4INS', claimed_by: null },
    { box: 'right', card: '1AOI', claimed_by: null },
    { box: 'gone', card: '1EMA', claimed_by: 2 },
  ];
  const prices: Record<string, Record<string, number>> = {
    left: { square: 2, circle: 2 },
    right: { triangle: 2 },
    gone: {},
  };
  const near = (owned: Record<string, number>): unknown =>
    nearest({ slots } as unknown as View, (box) => prices[box]!, owned);

  it('is the one that lacks least, and nobody has claimed', () => {
    expect(near({ triangle: 1 })).toMatchObject({ card: '1AOI', lacks: { triangle: 1 } });
    expect(near({ square: 2, circle: 2 })).toMatchObject({ card: '4INS', lacks: {} });
  });
});
