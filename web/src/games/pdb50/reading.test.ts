import { describe, expect, it } from 'vitest';
import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import { FEW, optionOf, priceOf, purseOf, waysOf } from './reading';
import type { PlayerView } from './view.gen';

const way = (option: string): object => ({ option, pay: {}, gain: { [option]: 1 } });
const card = (values: object): Card => ({ id: 'box:x', values }) as unknown as Card;
const options = [{ pay: { data: 2 }, gain: { data: 1 } }];

describe('the ways to use a box', () => {
  it('are its choices, where they are few', () => {
    const ways = [way('square'), way('circle')];
    expect(waysOf(card({ options, ways }))).toEqual(ways);
  });

  it('are those printed on it, where it leaves no choice or too many', () => {
    expect(waysOf(card({ options, ways: [] }))).toEqual(options);
    const many = Array.from({ length: FEW + 1 }, (_, n) => way(`${n}`));
    expect(waysOf(card({ options, ways: many }))).toEqual(options);
    expect(priceOf(card({ options, ways: many }))).toEqual({ data: 2 });
  });

  it('are named in moves', () => {
    const move = (params: object): LegalMove => ({ params }) as unknown as LegalMove;
    expect(optionOf(move({ box: 'xray', option: 'squares' }))).toBe('squares');
    expect(optionOf(move({ token: 'circle' }))).toBe('circle');
    expect(optionOf(move({ box: 'grow' }))).toBe('');
  });
});

describe('a purse', () => {
  it('pays any Data with every kind', () => {
    const player = { tokens: { square: 1, triangle: 2 }, data: 3 } as unknown as PlayerView;
    expect(purseOf(player)).toEqual({ square: 1, triangle: 2, data: 3 });
  });
});
