import { describe, expect, it } from 'vitest';
import { placeClear } from './clear';

const ROOM = { width: 1000, height: 800 };
const SLIP = { width: 500, height: 300 };
const EDGE = { left: 20, top: 20, right: 20, bottom: 20 };
const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 });

describe('the placement of a slip', () => {
  it('is in the middle if the slip is about nothing on the table', () => {
    expect(placeClear([], SLIP, ROOM, EDGE)).toEqual({ left: 250, top: 250 });
  });

  it('is beside its subject: right, left, below or above', () => {
    expect(placeClear([box(100, 300)], SLIP, ROOM, EDGE)).toEqual({ left: 180, top: 180 });
    expect(placeClear([box(800, 300)], SLIP, ROOM, EDGE)).toEqual({ left: 280, top: 180 });
    expect(placeClear([box(470, 100)], SLIP, ROOM, EDGE)).toEqual({ left: 250, top: 180 });
    expect(placeClear([box(470, 600)], SLIP, ROOM, EDGE)).toEqual({ left: 250, top: 280 });
  });

  it('avoids its other subjects', () => {
    expect(placeClear([box(100, 300), box(400, 300)], SLIP, ROOM, EDGE)).toEqual({ left: 20, top: 380 });
  });

  it('stays on the screen with its tab, and covers as little as possible', () => {
    const phone = { width: 360, height: 740 };
    const edge = { left: 8, top: 24, right: 8, bottom: 8 };
    expect(placeClear([box(100, 500)], { width: 344, height: 400 }, phone, edge)).toEqual({ left: 8, top: 92 });
    expect(placeClear([box(0, 0)], phone, phone, edge)).toEqual({ left: 8, top: 24 });
  });
});
