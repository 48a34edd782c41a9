import { describe, expect, it } from 'vitest';
import { anchorOf, filtered, inked } from './glossary';

const SECTIONS = [
  {
    title: 'At the table',
    words: [
      { word: 'seat', meaning: 'a place' },
      { word: 'legal move', meaning: 'may be played' },
    ],
  },
  { title: 'In the bots', words: [{ word: 'level', meaning: 'how well it plays' }] },
];

describe('the glossary', () => {
  it('has an address for every word', () => {
    expect(anchorOf('legal move')).toBe('legal-move');
    expect(anchorOf('`play` (a move)')).toBe('play-a-move');
  });

  it('keeps entries that match in word or meaning', () => {
    expect(filtered(SECTIONS, 'PLAY')).toEqual([
      { title: 'At the table', words: [{ word: 'legal move', meaning: 'may be played' }] },
      SECTIONS[1],
    ]);
    expect(filtered(SECTIONS, '')).toEqual(SECTIONS);
    expect(filtered(SECTIONS, 'zebra')).toEqual([]);
  });

  it('recognizes code and emphasis', () => {
    expect(inked('seat `None`, its *notation*')).toEqual([
      { as: 'span', text: 'seat ' },
      { as: 'code', text: 'None' },
      { as: 'span', text: ', its ' },
      { as: 'em', text: 'notation' },
    ]);
  });
});
