/** Pipes between the boxes, from samples and crystals to data and the archive. */

export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Returns the places of a room's boxes, in the order of the catalogue. */
export type Rooms = (room: string) => Place[];
export interface Pipe {
  carries: 'sample' | 'crystal' | 'data';
  path: string;
  /** Position and rotation of the arrow at its end; null if it joins another pipe. */
  head: string | null;
}
export interface Tag {
  kind: 'sample' | 'crystal' | 'square' | 'circle' | 'triangle';
  x: number;
  y: number;
}
interface Drawing {
  pipes: Pipe[];
  tags: Tag[];
}

const ROUND = 8;
const APART = 28;
const x = (place: Place): number => (place.left + place.right) / 2;
const y = (place: Place): number => (place.top + place.bottom) / 2;

/** Return a pipe through points, given as alternating x and y, with an arrow at its end. */
function pipe(carries: Pipe['carries'], ...points: number[]): Pipe {
  const at = (n: number): [number, number] => [points[2 * n]!, points[2 * n + 1]!];
  const last = points.length / 2 - 1;
  let path = `M${at(0).join(' ')}`;
  for (let n = 1; n < last; n++) {
    const [[bx, by], [px, py], [nx, ny]] = [at(n - 1), at(n), at(n + 1)];
    path += ` L${px - Math.sign(px - bx) * ROUND} ${py - Math.sign(py - by) * ROUND}`;
    path += ` Q${px} ${py} ${px + Math.sign(nx - px) * ROUND} ${py + Math.sign(ny - py) * ROUND}`;
  }
  const [[fx, fy], [ex, ey]] = [at(last - 1), at(last)];
  const turn = (Math.atan2(ey - fy, ex - fx) * 180) / Math.PI;
  return { carries, path: `${path} L${ex} ${ey}`, head: `translate(${ex} ${ey}) rotate(${turn})` };
}
/** Return a data pipe that joins another. */
const joins = (...points: number[]): Pipe => ({ ...pipe('data', ...points), head: null });

/** Draw the rooms side by side, with the archive at the right; `unit` is the font size relative to 16 px. */
export function wide(rooms: Rooms, unit: number): Drawing {
  const [first, second] = rooms('wet lab') as [Place, Place];
  const [xray, nmr, em] = rooms('instrument hall') as [Place, Place, Place];
  const slots = rooms('archive') as [Place, Place, Place];
  const [grow, analyze, graduate] = ['crystal room', 'computing', 'seminar room'].flatMap(rooms) as typeof slots;
  const w = (first.right + nmr.left) / 2;
  const u = (nmr.right + analyze.left) / 2;
  const v = (analyze.right + slots[0].left) / 2;
  const over = xray.top - 11 * unit;
  const up = x(grow) + 14 * unit;
  const [, , end] = slots;
  return {
    pipes: [
      pipe('sample', up, first.top, up, grow.bottom),
      pipe('sample', first.right, y(nmr), nmr.left, y(nmr)),
      pipe('sample', second.right, y(em), em.left, y(em)),
      pipe('crystal', grow.right, y(xray), xray.left, y(xray)),
      pipe('data', em.right, y(em), u, y(em), u, over, v, over, v, y(end), end.left, y(end)),
      joins(xray.right, y(xray), u, y(xray)),
      pipe('data', nmr.right, y(nmr), analyze.left, y(nmr)),
      joins(analyze.right, y(analyze), v, y(analyze)),
      joins(graduate.right, y(graduate), v, y(graduate), v, y(end)),
      ...slots.slice(0, 2).map((slot) => pipe('data', v, y(slot), slot.left, y(slot))),
      ...(y(slots[0]) < over ? [joins(v, over + ROUND, v, y(slots[0]))] : []),
    ],
    tags: [
      { kind: 'sample', x: up + 22 * unit, y: (first.top + grow.bottom) / 2 },
      { kind: 'sample', x: w, y: y(nmr) },
      { kind: 'sample', x: w, y: y(em) },
      { kind: 'crystal', x: w, y: y(xray) },
      ...(['square', 'circle', 'triangle'] as const).map((kind, n) => ({
        kind,
        x: x(analyze) + APART * unit * (n - 1),
        y: over,
      })),
    ],
  };
}

/** Draw the rooms one below the other, as on a phone. */
export function tall(rooms: Rooms): Drawing {
  const down = (carries: Pipe['carries'], from: Place, to: Place, at = to): Pipe =>
    pipe(carries, x(at), from.bottom, x(at), to.top);
  const [first, second] = rooms('wet lab') as [Place, Place];
  const [xray, nmr, em] = rooms('instrument hall') as [Place, Place, Place];
  const [grow, analyze] = ['crystal room', 'computing'].flatMap(rooms) as [Place, Place];
  return {
    pipes: [
      down('sample', first, nmr),
      down('sample', second, em),
      pipe('sample', second.right, y(grow), grow.left, y(grow)),
      down('crystal', grow, xray),
      ...[xray, nmr, em].map((box) => down('data', box, analyze, box)),
      ...rooms('archive')
        .filter((slot, _, [first]) => slot.top === first!.top)
        .map((slot) => down('data', analyze, slot)),
    ],
    tags: [],
  };
}
