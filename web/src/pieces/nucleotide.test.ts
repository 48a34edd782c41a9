import { describe, expect, it } from 'vitest';
import { bondsOf, heightOf, PAIR, partnerOf } from './nucleotide';

describe('nucleotides', () => {
  it('have the same height in every pair', () => {
    for (const letter of 'ACGTURYHN') expect(heightOf(letter) + heightOf(partnerOf(letter))).toBe(PAIR);
  });

  it('have as many bonds as their partners', () => {
    expect([...'ACGTU'].map(bondsOf)).toEqual([2, 3, 3, 2, 2]);
    for (const letter of 'ACGTURYHN') expect(bondsOf(partnerOf(letter))).toBe(bondsOf(letter));
  });

  it('pair with U in RNA', () => {
    expect(partnerOf('A', true)).toBe('U');
    expect(partnerOf('G', true)).toBe('C');
  });
});
