/** Geometry of a game's curve. Lengths are in units of 1/16 rem. */

import type { CurvePoint } from '../../net/story.gen';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Scale {
  /** From the place on the curve; every turn is equally wide. */
  x: (place: number) => number;
  y: (score: number) => number;
  ticks: number[];
}

/** Return round numbers for an axis, about as many as requested. */
export function ticksOf(low: number, high: number, count: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, count));
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((factor) => factor >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) => (first + place) * step);
}

export function scaleOf(curve: CurvePoint[], box: Box): Scale {
  const scores = curve.flatMap((point) => point.scores);
  const low = Math.min(0, ...scores);
  const high = Math.max(low + 1, ...scores);
  const steps = Math.max(1, curve.length - 1);
  return {
    x: (place) => box.left + ((box.right - box.left) * place) / steps,
    y: (score) => box.bottom - ((box.bottom - box.top) * (score - low)) / (high - low),
    ticks: ticksOf(low, high, (box.bottom - box.top) / 34),
  };
}

/** Return a seat's line: constant during a turn, then a step. */
export function lineOf(curve: CurvePoint[], seat: number, { x, y }: Scale): string {
  const round = (value: number): string => String(Math.round(value * 10) / 10);
  return curve
    .map((point, place) => {
      const height = round(y(point.scores[seat] ?? 0));
      return place ? `H${round(x(place))}V${height}` : `M${round(x(place))} ${height}`;
    })
    .join('');
}

/** Return the place on the curve nearest to a ply. */
export function nearest(curve: CurvePoint[], ply: number): number {
  let best = 0;
  curve.forEach((point, place) => {
    if (Math.abs(point.ply - ply) < Math.abs(curve[best]!.ply - ply)) best = place;
  });
  return best;
}

/** Return the turns to label, so that labels don't touch. */
export function labelled<Turn>(turns: Turn[], x: (turn: Turn) => number, gap: number): Turn[] {
  let last = -Infinity;
  return turns.filter((turn) => {
    if (x(turn) - last < gap) return false;
    last = x(turn);
    return true;
  });
}

/** Return heights moved apart just enough that labels don't overlap, in the same order. */
export function spread(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const moved = [...heights];
  let free = top;
  for (const place of order) {
    moved[place] = Math.max(moved[place]!, free);
    free = moved[place] + gap;
  }
  let floor = bottom;
  for (const place of order.reverse()) {
    moved[place] = Math.min(moved[place]!, floor);
    floor = moved[place] - gap;
  }
  return moved;
}

/** Return positions for the letters of turning points: up and left of the point, higher if that is taken. */
export function placeLetters(points: { x: number; y: number }[], box: Box): { x: number; y: number }[] {
  const SIZE = 24;
  const placed: { x: number; y: number }[] = [];
  for (const point of points) {
    const x = Math.max(box.left + SIZE / 2, point.x - 19);
    const isFree = (y: number): boolean =>
      placed.every((other) => Math.abs(other.x - x) >= SIZE || Math.abs(other.y - y) >= SIZE);
    const tries = [-14, -40, 16, -66, 42, -92].map((shift) => point.y + shift);
    const fitting = tries.filter((y) => y >= box.top && y <= box.bottom);
    placed.push({ x, y: fitting.find(isFree) ?? fitting[0] ?? box.top });
  }
  return placed;
}

/** Return the letter of a turning point: A, B, C … */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);
