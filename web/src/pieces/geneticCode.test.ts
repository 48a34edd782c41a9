import { describe, expect, it } from 'vitest';
import { spelt, speltAround } from './geneticCode';

describe('the genetic code', () => {
  it('agrees with textbooks', () => {
    expect(['ATG', 'TGG', 'TAA', 'TGA', 'GCC', 'AAR'.replace('R', 'G'), 'UUU'].map(spelt).join('')).toBe('MW**AKF');
  });
  it('reads the three codons that contain a letter', () => {
    expect(speltAround('GGCCA', 2)).toEqual([
      { at: 0, codon: 'GGC', amino: 'G' },
      { at: 1, codon: 'GCC', amino: 'A' },
      { at: 2, codon: 'CCA', amino: 'P' },
    ]);
    expect(speltAround('ATG', 2)).toEqual([{ at: 0, codon: 'ATG', amino: 'M' }]);
  });
});
