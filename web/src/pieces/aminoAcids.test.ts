import { describe, expect, it } from 'vitest';
import { classOf, signOf, THREE } from './aminoAcids';

describe('amino acids', () => {
  it('have a unique three-letter code, and a class with a symbol', () => {
    expect(new Set(Object.values(THREE)).size).toBe(20);
    for (const letter of Object.keys(THREE)) expect(signOf(classOf(letter))).not.toBe('');
  });

  it('have symbols for the groups of Translation', () => {
    const groups = ['Aliphatic', 'Aromatic', 'Small Polar', 'Basic', 'Acidic', 'Acid Deriv.', 'Sulfur', 'Unusual'];
    expect(new Set(groups.map(signOf)).size).toBe(groups.length);
  });
});
