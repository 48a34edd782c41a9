import { describe, expect, it } from 'vitest';
import { labelled, letterOf, lineOf, nearest, placeLetters, scaleOf, spread, ticksOf } from './curve';

const box = { left: 0, right: 100, top: 0, bottom: 200 };
const curve = [
  { ply: 0, turn: 0, seat: null, scores: [0, 0] },
  { ply: 4, turn: 1, seat: 0, scores: [5, 0] },
  { ply: 10, turn: 2, seat: 1, scores: [5, 20] },
];

describe('the curve', () => {
  it('fills its box from the first turn to the last and from zero to the best score', () => {
    const scale = scaleOf(curve, box);
    expect([0, 1, 2].map(scale.x)).toEqual([0, 50, 100]);
    expect([scale.y(0), scale.y(20)]).toEqual([200, 0]);
  });

  it('has room for points below zero, and for a game without any', () => {
    const below = scaleOf([{ ply: 3, turn: 1, seat: 0, scores: [-4, 6] }], box);
    expect([below.y(-4), below.y(6)]).toEqual([200, 0]);
    expect(below.ticks).toContain(0);
    const empty = scaleOf([{ ply: 0, turn: 0, seat: null, scores: [0, 0] }], box);
    expect(empty.y(0)).toBe(200);
    expect(Number.isFinite(empty.x(0))).toBe(true);
  });

  it('steps when a turn is over', () => {
    expect(lineOf(curve, 1, scaleOf(curve, box))).toBe('M0 200H50V200H100V0');
  });

  it('has whole, round numbers on its axis', () => {
    expect(ticksOf(0, 17, 4)).toEqual([0, 5, 10, 15]);
    expect(ticksOf(0, 2, 6)).toEqual([0, 1, 2]);
    expect(ticksOf(-4, 6, 5)).toEqual([-4, -2, 0, 2, 4, 6]);
    expect(ticksOf(0, 730, 5)).toEqual([0, 200, 400, 600]);
  });

  it('finds the turn under the finger', () => {
    expect([-3, 1, 3, 6, 8, 99].map((ply) => nearest(curve, ply))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('labels', () => {
  it('are omitted if they would touch', () => {
    const turns = [0, 1, 2, 5, 6].map((ply) => ({ ply }));
    expect(labelled(turns, (turn) => turn.ply * 10, 20).map((turn) => turn.ply)).toEqual([0, 2, 5]);
  });

  it('move apart, keep their order and stay inside', () => {
    const moved = spread([50, 50, 52, 195], 19, 0, 200);
    const sorted = [...moved].sort((a, b) => a - b);
    expect(moved).toEqual(sorted);
    for (let place = 1; place < moved.length; place++)
      expect(moved[place]! - moved[place - 1]!).toBeGreaterThanOrEqual(19);
    expect(Math.max(...spread([200, 200], 19, 0, 200))).toBe(200);
    expect(spread([10, 100], 19, 0, 200)).toEqual([10, 100]);
  });

  it('of turning points do not cover each other', () => {
    const [first, second] = placeLetters(
      [
        { x: 50, y: 100 },
        { x: 55, y: 100 },
      ],
      box,
    );
    expect(Math.abs(first!.y - second!.y)).toBeGreaterThanOrEqual(24);
    expect([0, 4].map(letterOf)).toEqual(['A', 'E']);
  });
});
