import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../net/messages.gen';
import { changedPlace, changesOf, codonsOf, lookOf, movedPlace, nextWay } from './reading';
import type { Change, FaceUp, View } from './view.gen';

const change = (position: number, letter: string, ...cards: string[]): Change => ({
  cards,
  position,
  letter,
  spells: '',
  gains: [],
  losses: [],
});
const move = (key: string, params: Record<string, unknown>): LegalMove =>
  ({ move: key, key, params }) as unknown as LegalMove;

describe('reading the strand', () => {
  it('lists the codons of the three frames', () => {
    const frames = [
      { frame: 1, codons: ['GGC', 'CAT'], protein: 'GH' },
      { frame: 2, codons: ['GCC'], protein: 'A' },
    ];
    expect(codonsOf({ frames }).map(({ at, letters, amino }) => `${at} ${letters} ${amino}`)).toEqual([
      '0 GGC G',
      '3 CAT H',
      '1 GCC A',
    ]);
  });

  it('finds the changes of the selected card, each with its move', () => {
    const changes = [
      change(1, 'G', 'transition', 'mutate'),
      change(1, 'C', 'transversion', 'mutate'),
      change(1, '', 'delete'),
    ];
    const view = { changes } as unknown as View;
    const toG = move('mutate', { position: 1, letter: 'G' });
    const toC = move('mutate', { position: 1, letter: 'C' });
    const found = changesOf(view, 'card:mutate', new Map([['base:1', [toC, toG]]]));
    expect(found.map((playable) => [playable.letter, playable.move])).toEqual([
      ['G', toG],
      ['C', toC],
    ]);
    const taken = changesOf(view, 'card:delete', new Map([['base:1', [move('delete', { position: 1 })]]]));
    expect(taken.map((playable) => playable.cards)).toEqual([['delete']]);
    expect(changesOf(view, null, new Map())).toEqual([]);
  });

  it('marks a gain that the water does not allow', () => {
    const card = { sites: [], missing: [], one_card: [], new_pairs: [], worth: [] };
    const view = {
      face_up: [
        { ...card, amino: 'K', water_ok: true },
        { ...card, amino: 'L', water_ok: false },
      ],
    } as unknown as View;
    expect([[], ['L'], ['K', 'L']].map((gains) => lookOf(view, gains))).toEqual(['', 'half', 'gains']);
  });

  it('finds the letter that was changed, inserted or deleted', () => {
    expect([changedPlace('ACG', 'ATG'), changedPlace('ACG', 'CGT'), changedPlace('AC', 'ACG')]).toEqual([
      1,
      null,
      null,
    ]);
    expect([movedPlace('ACG', 'AG'), movedPlace('ACG', 'ACGT'), movedPlace('ACG', 'ATG')]).toEqual([1, 3, null]);
  });

  it('advises a card that is ready, then another of yours, then a card for sale, never a card of others', () => {
    const way = (...cards: string[]): object => ({ cards, position: 1, letter: 'A', codon: 'AAA', site: 1 });
    const card = { one_card: [way('delete'), way('transition', 'mutate'), way('complement')] } as unknown as FaceUp;
    const advised = (cards: Record<string, number>, pool: Record<string, number>, ready = cards): string => {
      const view = { players: [{ cards }], pool, ready, to_move: 0 } as unknown as View;
      const { card: key, isOwned, isReady } = nextWay(view, card, 0) ?? {};
      return `${key} ${isOwned} ${isReady}`;
    };
    expect(advised({ mutate: 1, complement: 1 }, {}, { complement: 1 })).toBe('complement true true');
    expect(advised({ mutate: 1 }, { delete: 1 }, {})).toBe('mutate true false');
    expect(advised({}, { delete: 0, mutate: 2 })).toBe('mutate false false');
    expect(advised({}, {})).toBe('undefined undefined undefined');
  });
});
