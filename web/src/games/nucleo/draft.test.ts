import { describe, expect, it } from 'vitest';
import { movesOf, without } from './draft.svelte';
import { isFull, ticked } from './table';

describe('an offer that was put together', () => {
  it('is said as one: begun, named thing by thing, and sent', () => {
    expect(movesOf({ give: ['N', 'Y'], want: ['W'] }, [1], null)).toEqual([
      ...['offer', 'give N', 'give Y', 'want W', 'send to 2'],
    ]);
    expect(movesOf({ give: ['coin'], want: ['p53'] }, [1, 3], null).at(-1)).toBe('send to 2 and 4');
  });

  it('goes on from what the server has heard of it already', () => {
    const draft = { give: ['N', 'N', 'coin'], want: ['W'] };
    expect(movesOf(draft, [], { give: ['N'], want: [] })).toEqual(['give N', 'give coin', 'want W', 'send']);
  });

  it('counts a thing as often as it is there', () => {
    expect(without(['A', 'A', 'B'], ['A'])).toEqual(['A', 'B']);
  });
});

describe('a chain ticked off against a hand', () => {
  it('tells what is there, what would come, and what is missing', () => {
    const chain = ticked('GIVGQ', 'GV', ['G']);
    expect(chain.map((one) => one.state)).toEqual(['have', 'lacks', 'have', 'chosen', 'lacks']);
    expect(isFull(chain)).toBe(false);
  });

  it('misses what is given away', () => {
    expect(isFull(ticked('RGD', 'RGD'))).toBe(true);
    expect(isFull(ticked('RGD', 'RGD', [], ['R']))).toBe(false);
    expect(isFull(ticked('RGD', 'RD', ['G'], ['A']))).toBe(true);
  });
});
