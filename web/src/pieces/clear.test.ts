import { describe, expect, it } from 'vitest';
import { placeClear } from './clear';

const ROOM = { width: 1000, height: 800 };
const SLIP = { width: 500, height: 300 };
const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 });

describe('a slip that speaks of something', () => {
  it('lies in the middle if that hides nothing', () => {
    expect(placeClear([], SLIP, ROOM, 20)).toEqual({ left: 250, top: 250 });
    expect(placeClear([box(10, 10)], SLIP, ROOM, 20)).toEqual({ left: 250, top: 250 });
  });

  it('makes way for what it speaks of', () => {
    expect(placeClear([box(480, 380)], SLIP, ROOM, 20)).toEqual({ left: 250, top: 480 });
    expect(placeClear([box(480, 380), box(480, 600)], SLIP, ROOM, 20)).toEqual({ left: 250, top: 20 });
    expect(placeClear([box(480, 600), box(480, 380), box(480, 40)], SLIP, ROOM, 20).left).not.toBe(250);
  });

  it('hides as little as it can where there is no room', () => {
    const phone = { width: 360, height: 740 };
    expect(placeClear([box(100, 500)], { width: 344, height: 400 }, phone, 8)).toEqual({ left: 8, top: 8 });
    expect(placeClear([box(0, 0)], phone, phone, 8)).toEqual({ left: 8, top: 8 });
  });
});
