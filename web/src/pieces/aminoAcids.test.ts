import { describe, expect, it } from 'vitest';
import { classOf, signOf, THREE } from './aminoAcids';

describe('amino acids', () => {
  it('each have a three-letter code of their own, and a class with a sign', () => {
    expect(new Set(Object.values(THREE)).size).toBe(20);
    for (const letter of Object.keys(THREE)) expect(signOf(classOf(letter))).not.toBe('');
  });

  it('have the signs of the groups that Translation uses', () => {
    const groups = ['Aliphatic', 'Aromatic', 'Small Polar', 'Basic', 'Acidic', 'Acid Deriv.', 'Sulfur', 'Unusual'];
    expect(new Set(groups.map(signOf)).size).toBe(groups.length);
  });
});
