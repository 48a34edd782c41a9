import { describe, expect, it } from 'vitest';
import { codeFrom, hasInvalidLetter } from './code';

describe('the code of a table', () => {
  it('can be typed in lower case, with spaces and dashes', () => {
    expect(codeFrom('gtb kmn')).toBe('GTBKMN');
    expect(codeFrom('GTB-KMN')).toBe('GTBKMN');
  });

  it('has six letters, none of them a vowel or a digit', () => {
    expect(codeFrom('GTBKMNPQ')).toBe('GTBKMN');
    expect(codeFrom('a1GoT')).toBe('GT');
  });

  it('is found in a link', () => {
    expect(codeFrom('http://192.168.0.7:8000/t/bcdfgh')).toBe('BCDFGH');
    expect(codeFrom('https://play.example.org/t/BCDFGH?screen')).toBe('BCDFGH');
  });

  it('reports characters that codes never contain', () => {
    expect(hasInvalidLetter('GTB KM-')).toBe(false);
    expect(hasInvalidLetter('GTA')).toBe(true);
    expect(hasInvalidLetter('http://192.168.0.7:8000/t/bcdfgh')).toBe(false);
  });
});
