import { describe, expect, it } from 'vitest';
import { held, lackingOf, without } from './facts';

describe('RNA in a hand', () => {
  it('matches a codon card by card, in any order', () => {
    expect(held('AAC', 'CAG')).toEqual([true, false, true]);
    expect(held('GGG', '')).toEqual([false, false, false]);
    expect(lackingOf('AAC', 'CAG')).toEqual(['A']);
  });
  it('is less by what was laid aside', () => {
    expect(without('AACGG', 'AG')).toBe('ACG');
    expect(without('AC', 'U')).toBe('AC');
  });
});
