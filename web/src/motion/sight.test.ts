import { describe, expect, it } from 'vitest';
import { nearest, reach } from './sight';

describe('the shortest scroll into view', () => {
  it.each([
    ['nothing, where it is seen', [20, 60], 0],
    ['back, until it begins at the edge', [-30, 10], -30],
    ['on, until it ends at the edge', [90, 130], 30],
    ['to its beginning, where it is longer than the view', [50, 250], 50],
  ] as const)('is %s', (_, [from, to], way) => {
    expect(nearest(from, to, 0, 100)).toBe(way);
  });
});

describe('a rail', () => {
  const view = { left: 0, top: 0, width: 100, height: 50 };
  const at = (left: number): typeof view => ({ left, top: 0, width: 40, height: 50 });
  const room = { left: -20, right: 300, up: 0, down: 0 };

  it('shows all changes if they fit', () => {
    expect(reach([at(90), at(130)], view, room)).toEqual({ x: 70, y: 0 });
  });

  it('shows the last change otherwise', () => {
    expect(reach([at(-500), at(130)], view, room)).toEqual({ x: 70, y: 0 });
  });

  it('scrolls no farther than possible', () => {
    expect(reach([at(-90)], view, room)).toEqual({ x: -20, y: 0 });
  });
});
