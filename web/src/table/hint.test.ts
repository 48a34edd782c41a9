import { describe, expect, it } from 'vitest';
import { reasonOf } from './hint';

describe('the reason of a hint', () => {
  it('is a sentence', () => {
    expect(reasonOf({ words: 'Lay G', why: 'makes a site of HpaII' })).toBe('Makes a site of HpaII.');
  });
  it('does not repeat the move', () => {
    expect(reasonOf({ words: 'Take a Vacuole · gain 1 ATP and an RNA card', why: '1 ATP and an RNA card' })).toBe('');
    expect(reasonOf({ words: 'Lay A · 7 of 25', why: '7 of 25' })).toBe('');
    expect(reasonOf({ words: 'Lay A', why: '' })).toBe('');
  });
});
