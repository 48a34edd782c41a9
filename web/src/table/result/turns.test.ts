import { describe, expect, it } from 'vitest';
import { lastTurnOf, turnAt, turnsOf, turnsOfCurve } from './turns';

describe('turns', () => {
  const movers = [0, 0, 1, 0, 2, 2, 2];
  const turns = turnsOf((ply) => movers[ply], movers.length);

  it('are consecutive moves of one seat', () => {
    expect(turns).toEqual([
      { number: 1, seat: 0, ply: 0 },
      { number: 2, seat: 1, ply: 2 },
      { number: 3, seat: 0, ply: 3 },
      { number: 4, seat: 2, ply: 4 },
    ]);
  });

  it('do not begin with a move of an unknown seat', () => {
    expect(turnsOf((ply) => (ply === 1 ? undefined : movers[ply]), 3).map((turn) => turn.ply)).toEqual([0, 2]);
    expect(turnsOf(() => null, 5)).toEqual([]);
  });

  it('include the position after their last move', () => {
    expect([0, 1, 2, 3, 4, 7].map((ply) => turnAt(turns, ply)?.number)).toEqual([1, 1, 1, 2, 3, 4]);
    expect(turnAt([], 3)).toBeUndefined();
  });

  it('include the last turn of a seat, or else the last of all', () => {
    expect(lastTurnOf(turns, [0])?.ply).toBe(3);
    expect(lastTurnOf(turns, [0, 1])?.ply).toBe(3);
    expect(lastTurnOf(turns, [5])?.ply).toBe(4);
    expect(lastTurnOf([], [0])).toBeUndefined();
  });

  it('of a story begin where the previous turn ended', () => {
    const curve = [
      { ply: 0, turn: 0, seat: null },
      { ply: 4, turn: 1, seat: 0 },
      { ply: 9, turn: 2, seat: 1 },
    ];
    expect(turnsOfCurve(curve)).toEqual([
      { number: 1, seat: 0, ply: 0 },
      { number: 2, seat: 1, ply: 4 },
    ]);
    expect(turnsOfCurve([])).toEqual([]);
  });
});
