/** The way structures are solved, drawn between the boxes wherever they lie: samples, crystals, data, the archive. */

export interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Pipe {
  carries: 'sample' | 'crystal' | 'data';
  path: string;
  /** Where it ends in an arrow, and how that is turned; null where it runs into another. */
  head: string | null;
}
export interface Tag {
  kind: 'sample' | 'crystal' | 'square' | 'circle' | 'triangle';
  x: number;
  y: number;
}
type Point = [number, number];

const ROUND = 8;
const APART = 28;
const HALL = ['xray', 'nmr', 'em'];
const ARCHIVE = ['innovate-left', 'innovate-middle', 'innovate-right'];
const x = (place: Place): number => (place.left + place.right) / 2;
const y = (place: Place): number => (place.top + place.bottom) / 2;

function pipe(carries: Pipe['carries'], points: Point[], arrow = true): Pipe {
  let path = `M${points[0]!.join(' ')}`;
  points.slice(1).forEach(([px, py], n) => {
    const next = points[n + 2];
    if (!next) {
      path += ` L${px} ${py}`;
      return;
    }
    const [bx, by] = points[n]!;
    const before: Point = [px - Math.sign(px - bx) * ROUND, py - Math.sign(py - by) * ROUND];
    const after: Point = [px + Math.sign(next[0] - px) * ROUND, py + Math.sign(next[1] - py) * ROUND];
    path += ` L${before.join(' ')} Q${px} ${py} ${after.join(' ')}`;
  });
  const [[fx, fy], [ex, ey]] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(ey - fy, ex - fx) * 180) / Math.PI;
  return { carries, path, head: arrow ? `translate(${ex} ${ey}) rotate(${turn})` : null };
}

/** Side by side, from the left to the archive at the right; `unit` is how much larger than usual the page is. */
export function wide(at: (box: string) => Place, unit: number): { pipes: Pipe[]; tags: Tag[] } {
  const [one, two, grow, xray, nmr, em, analyze, graduate] = [
    ...['prepare-1', 'prepare-2', 'grow', 'xray', 'nmr', 'em', 'analyze', 'graduate'].map(at),
  ] as [Place, Place, Place, Place, Place, Place, Place, Place];
  const slots = ARCHIVE.map(at);
  const w = (one.right + nmr.left) / 2;
  const u = (nmr.right + analyze.left) / 2;
  const v = (analyze.right + slots[0]!.left) / 2;
  const over = xray.top - 11 * unit;
  const up = x(grow) + 14 * unit;
  return {
    pipes: [
      pipe('sample', [
        [up, one.top],
        [up, grow.bottom],
      ]),
      pipe('sample', [
        [one.right, y(nmr)],
        [nmr.left, y(nmr)],
      ]),
      pipe('sample', [
        [two.right, y(em)],
        [em.left, y(em)],
      ]),
      pipe('crystal', [
        [grow.right, y(xray)],
        [xray.left, y(xray)],
      ]),
      pipe('data', [
        [em.right, y(em)],
        [u, y(em)],
        [u, over],
        [v, over],
        [v, y(slots[2]!)],
        [slots[2]!.left, y(slots[2]!)],
      ]),
      pipe(
        'data',
        [
          [xray.right, y(xray)],
          [u, y(xray)],
        ],
        false,
      ),
      pipe('data', [
        [nmr.right, y(nmr)],
        [analyze.left, y(nmr)],
      ]),
      pipe(
        'data',
        [
          [analyze.right, y(analyze)],
          [v, y(analyze)],
        ],
        false,
      ),
      pipe(
        'data',
        [
          [graduate.right, y(graduate)],
          [v, y(graduate)],
          [v, y(slots[2]!)],
        ],
        false,
      ),
      ...[slots[0]!, slots[1]!].map((slot) =>
        pipe('data', [
          [v, y(slot)],
          [slot.left, y(slot)],
        ]),
      ),
      ...(y(slots[0]!) < over
        ? [
            pipe(
              'data',
              [
                [v, over + ROUND],
                [v, y(slots[0]!)],
              ],
              false,
            ),
          ]
        : []),
    ],
    tags: [
      { kind: 'sample', x: up + 22 * unit, y: (one.top + grow.bottom) / 2 },
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

/** One under the other, as on a phone. */
export function tall(at: (box: string) => Place): { pipes: Pipe[]; tags: Tag[] } {
  const down = (carries: Pipe['carries'], from: Place, to: Place): Pipe =>
    pipe(carries, [
      [x(to), from.bottom],
      [x(to), to.top],
    ]);
  const analyze = at('analyze');
  const grow = at('grow');
  const two = at('prepare-2');
  return {
    pipes: [
      down('sample', at('prepare-1'), at('nmr')),
      down('sample', two, at('em')),
      pipe('sample', [
        [two.right, y(grow)],
        [grow.left, y(grow)],
      ]),
      down('crystal', grow, at('xray')),
      ...HALL.map((box) => {
        const from = at(box);
        return pipe('data', [
          [x(from), from.bottom],
          [x(from), analyze.top],
        ]);
      }),
      ...ARCHIVE.map(at)
        .filter((slot, _, [first]) => slot.top === first!.top)
        .map((slot) => down('data', analyze, slot)),
    ],
    tags: [],
  };
}
