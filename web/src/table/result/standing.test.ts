import { describe, expect, it } from 'vitest';
import { en } from '../../app/messages/en';
import type { Result } from '../../net/messages.gen';
import { endingOf, ranking } from './standing';
import { ofSeat, shortly } from './words';

const ended = (result: Partial<Result>): Result => ({
  scores: [13, 17, 16],
  winners: [1],
  resigned: [],
  reason: 'rules',
  ...result,
});
const NAMES = ['Rosalind', 'Max', 'Barbara'];
const short = (result: Result, me: number | null): string =>
  shortly(en.result, endingOf(result), (seat) => NAMES[seat]!, me);

describe('the ending', () => {
  it('says who won and by how much', () => {
    expect(endingOf(ended({}))).toEqual({ kind: 'alone', winner: 1, by: 1, score: 17, next: 16 });
    expect(short(ended({}), 1)).toBe('You win, 17 to 16');
    expect(short(ended({}), null)).toBe('Max wins, 17 to 16');
    expect(ofSeat(en.result, endingOf(ended({})), 1, 'Max', 1)).toBe('You win by 1');
    expect(ofSeat(en.result, endingOf(ended({})), 0, 'Rosalind', 1)).toBe('Rosalind');
  });

  it('says who shares a win and who won the tie-break', () => {
    const shared = ended({ scores: [9, 17, 17], winners: [1, 2] });
    expect(short(shared, 2)).toBe('You share the win');
    expect(short(shared, 0)).toBe('Max, Barbara share the win');
    const tie = ended({ scores: [9, 17, 17] });
    expect(endingOf(tie).kind).toBe('tiebreak');
    expect(ofSeat(en.result, endingOf(tie), 1, 'Max', 0)).toBe('Max wins the tie-break');
  });

  it('has no margin if the others gave up, and no winner if the host closed the table', () => {
    const left = ended({ scores: [3, 20, 16], winners: [0], resigned: [1, 2], reason: 'resignation' });
    expect(short(left, 0)).toBe('You win');
    expect(short(ended({ winners: [], reason: 'closed' }), 0)).toBe('Closed by the host');
    expect(short(ended({ winners: [] }), 0)).toBe('Nobody wins');
  });

  it('puts winners first, then the better score, then the earlier seat', () => {
    expect(ranking(ended({}))).toEqual([1, 2, 0]);
    expect(ranking(ended({ scores: [20, 3, 20], winners: [1] }))).toEqual([1, 0, 2]);
  });
});
