import { describe, expect, it } from 'vitest';
import type { Board } from './board';
import { Draft, movesOf } from './draft.svelte';
import { afterTrade, outcomeOf } from './reading';

describe('an offer that was put together', () => {
  it('is begun, filled item by item, and sent', () => {
    expect(movesOf({ give: ['N', 'Y'], want: ['W'] }, [1], null)).toEqual([
      { key: 'offer' },
      { key: 'give', item: 'N' },
      { key: 'give', item: 'Y' },
      { key: 'want', item: 'W' },
      { key: 'send', seats: [1] },
    ]);
    expect(movesOf({ give: ['coin'], want: ['p53'] }, [1, 3], null).at(-1)).toEqual({ key: 'send', seats: [1, 3] });
  });

  it('continues from what the server already holds', () => {
    const draft = { give: ['N', 'N', 'coin'], want: ['W'] };
    expect(movesOf(draft, [], { give: ['N'], want: [] })).toEqual([
      { key: 'give', item: 'N' },
      { key: 'give', item: 'coin' },
      { key: 'want', item: 'W' },
      { key: 'send' },
    ]);
  });
});

/** Return a board in your own turn, with what an offer may name. */
function boardWith(tradable: Record<string, Record<string, number>>, touched: string[] = [], final = null): Board {
  const hand = { tradable, proteins: [{ card: 'ins', final }] };
  const view = { phase: 'idle', to_move: 0, turn: 1, ply: 1, offers_left: 3, seats: 3, pending: {}, hand };
  const legal = new Map([['offers', []]]);
  const findAll = (): unknown[] => [{ key: 'build' }];
  return { view, you: 0, legal, findAll, happened: [], touch: (id: string) => touched.push(id) } as unknown as Board;
}

describe('a draft on this page', () => {
  it('takes as many of an item as the server says, and none that is on the other side', () => {
    const draft = new Draft(boardWith({ give: { K: 2, coin: 1 }, want: { coin: 4, W: 1 } }));
    for (const id of ['give:K', 'give:K', 'give:K', 'want:coin', 'give:coin', 'want:M']) draft.touch(id);
    expect(draft.shown).toEqual({ give: ['K', 'K'], want: ['coin'] });
    expect([...draft.legal.keys()]).toEqual(['offers', 'drop:K', 'want:coin', 'want:W', 'drop:coin']);
    draft.touch('drop:K');
    expect(draft.shown.give).toEqual(['K']);
    expect(draft.legal.has('give:K')).toBe(true);
  });

  it('sends every other touch to the table', () => {
    const touched: string[] = [];
    new Draft(boardWith({ give: {}, want: {} }, touched)).touch('protein:ins');
    expect(touched).toEqual(['protein:ins']);
  });

  it('asks before a build that ends the game', () => {
    const touched: string[] = [];
    const draft = new Draft(boardWith({ give: {}, want: {} }, touched, 0 as never));
    draft.touch('protein:ins');
    expect(touched).toEqual([]);
    expect(draft.building).toBe('ins');
  });

  it('remembers how an offer ended until the next one', () => {
    const board = boardWith({ give: {}, want: {} }) as unknown as { view: Record<string, unknown>; happened: object[] };
    const draft = new Draft(board as unknown as Board);
    board.view['pending'] = { offer: { by: 0, give: ['P'], want: ['E'], declined: [1] } };
    draft.keepUp();
    Object.assign(board.view, { pending: {}, ply: 2 });
    board.happened = [{ event: 'Declined', seat: 2, counter: false }, { event: 'OfferLapsed' }];
    draft.keepUp();
    expect(draft.ended).toMatchObject({ by: 0, other: null, give: ['P'], want: ['E'], declined: [1, 2] });
    board.view['offers_left'] = 2;
    draft.keepUp();
    expect(draft.ended).toBeNull();
  });
});

describe('a chain after a trade', () => {
  it('shows what is there, what would come, and what is missing', () => {
    const chain = afterTrade('GIVGQ', 'GV', ['G', 'ins'], []);
    expect(chain.map(({ state }) => state)).toEqual(['have', 'lacks', 'have', 'chosen', 'lacks']);
  });
});

describe('an offer on this page', () => {
  const fn1 = { back: 1, card: 'fn1', missing: 'G', spare: { D: 0, G: 0, R: 1 }, final: null };
  const trh = { back: 2, card: 'trh', missing: '', spare: { H: 0, P: 1, Q: 0 }, final: null };

  it('completes a protein that gets all it lacks and keeps what it takes', () => {
    expect(outcomeOf([fn1], ['R', 'coin'], ['G'])).toEqual({ completes: ['fn1'], breaks: [] });
    expect(outcomeOf([fn1], ['R', 'R'], ['G'])).toEqual({ completes: [], breaks: [] });
    expect(outcomeOf([fn1], ['A'], ['H'])).toEqual({ completes: [], breaks: [] });
  });

  it('breaks a protein that gives what it takes, unless it goes as well', () => {
    expect(outcomeOf([trh], ['P'], ['G'])).toEqual({ completes: [], breaks: [] });
    expect(outcomeOf([trh], ['H'], ['G'])).toEqual({ completes: [], breaks: ['trh'] });
    expect(outcomeOf([trh], ['H', 'trh'], ['G'])).toEqual({ completes: [], breaks: [] });
  });
});
