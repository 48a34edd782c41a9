import { describe, expect, it } from 'vitest';
import type { Card } from '../net/api';
import type { Clause, Rules, Ruling } from './document';
import { placesIn, search } from './search';

const clause = (id: string, text: string): Clause => ({
  kind: 'clause',
  id,
  html: text,
  text: `§${id} ${text}`,
  rulings: [],
  provenance: 'printed',
});
const RULES: Rules = {
  gist: '',
  origin: '',
  sections: [
    { id: '1', number: '1', title: 'The box', parts: [clause('1.1', 'Four BSA cards'), clause('1.2', 'One board')] },
    {
      id: '2',
      number: '2',
      title: 'Cuts',
      parts: [clause('2.1', 'Enzymes that ask for BSA'), { kind: 'passage', html: '', text: 'bsa' }],
    },
    { id: '3', number: '3', title: 'About BSA', parts: [clause('3.1', 'Nothing')] },
  ],
};
const RULINGS: Ruling[] = [{ id: 'X-R01', code: 'R01', title: 'BSA?', parts: [], text: 'BSA? yes', cites: [] }];
const card = (id: string, requirement: string | null): Card => ({
  id,
  kind: 'enzyme',
  name: id,
  count: 1,
  text: 'Cuts.',
  short: '',
  requirement,
  fact: null,
  source: 'book',
  reconstructed: false,
  values: {},
});
const CARDS = [card('KpnI', '37 °C and BSA'), card('AgeI', '37 °C')];

describe('searching', () => {
  it('finds nothing without a query', () => {
    expect(search('  ', RULES, RULINGS, CARDS)).toBeNull();
  });

  it('counts places, rulings and cards, ignoring case', () => {
    const found = search('bSa', RULES, RULINGS, CARDS)!;
    expect([found.places, found.rulings.size, [...found.cards]]).toEqual([4, 1, ['KpnI']]);
    expect([...found.sections]).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 1],
    ]);
    expect(found.stops).toEqual(['1.1', '2.1', '2', '3', 'X-R01']);
  });

  it('requires all words, in any order, and finds numbers', () => {
    expect(search('bsa four', RULES, RULINGS, CARDS)!.stops).toEqual(['1.1']);
    expect(search('§1.2', RULES, RULINGS, CARDS)!.stops).toEqual(['1.2']);
    expect(search('zebra', RULES, RULINGS, CARDS)!.places).toBe(0);
  });

  it('returns the positions of the words', () => {
    expect(placesIn('BSA and bsa', ['bsa'])).toEqual([
      [0, 3],
      [8, 11],
    ]);
  });
});
