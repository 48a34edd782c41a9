import { describe, expect, it } from 'vitest';
import { seen, slid, type Box, type Place } from './places';

const frame = document.createElement('section');
const box = (left: number, top: number, width = 40, height = 60): Box => ({ left, top, width, height });
const place = (at: Box, around: Partial<Place> = {}): Place => ({
  element: document.createElement('span'),
  inside: [],
  containers: new Map(),
  zIndex: 'auto',
  box: at,
  frame,
  frameBox: box(0, 0, 400, 100),
  clip: box(0, 0, 400, 100),
  ...around,
});

describe('a piece appears', () => {
  it('in its place, or at the edge of the rail that scrolled it out of view', () => {
    expect(seen(place(box(100, 10)))).toEqual(box(100, 10));
    expect(seen(place(box(900, 10)))).toEqual(box(360, 10));
    expect(seen(place(box(900, 10)), { x: -700, y: 0 })).toEqual(box(200, 10));
    expect(seen(place(box(900, 10), { clip: null }))).toEqual(box(900, 10));
  });
});

describe('a piece slides', () => {
  it('as far as its neighbours closed up', () => {
    expect(slid(place(box(100, 10)), place(box(50, 10)))).toEqual({ x: -50, y: 0 });
  });

  it('without the movement of its panel', () => {
    const lower = { frameBox: box(0, 30, 400, 100) };
    expect(slid(place(box(100, 10)), place(box(50, 40), lower))).toEqual({ x: -50, y: 0 });
    expect(slid(place(box(100, 10)), place(box(100, 40), lower))).toBeNull();
  });

  it('not where its panel would clip it', () => {
    expect(slid(place(box(390, 10)), place(box(50, 10)))).toBeNull();
    expect(slid(place(box(390, 10), { clip: null }), place(box(50, 10), { clip: null }))).toEqual({ x: -340, y: 0 });
  });

  it('not from one panel into another', () => {
    expect(slid(place(box(100, 10), { frame: document.body }), place(box(50, 10)))).toBeNull();
  });
});
