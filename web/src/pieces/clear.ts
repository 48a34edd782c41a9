/** Placement of a slip so that it covers as little as possible of what it is about. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
interface Point {
  left: number;
  top: number;
}

/** Positions to try, as fractions of the free space: middle, below, above, sides, corners. */
const PLACES: [number, number][] = [
  [0.5, 0.5],
  [0.5, 1],
  [0.5, 0],
  [0, 0.5],
  [1, 0.5],
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
];

/** Return the top left corner for a slip: beside the first box it is about or, if that covers more of them, elsewhere.
 *  Keeps `edge` away from the edges. */
export function placeClear(speaksOf: Box[], slip: Size, room: Size, edge: Box): Point {
  const free = {
    width: Math.max(0, room.width - slip.width - edge.left - edge.right),
    height: Math.max(0, room.height - slip.height - edge.top - edge.bottom),
  };
  const inside = ({ left, top }: Point): Point => ({
    left: Math.max(edge.left, Math.min(left, edge.left + free.width)),
    top: Math.max(edge.top, Math.min(top, edge.top + free.height)),
  });
  const anywhere = PLACES.map(([across, down]) => ({
    left: edge.left + across * free.width,
    top: edge.top + down * free.height,
  }));
  let best: Point & { hidden: number } = { left: edge.left, top: edge.top, hidden: Infinity };
  for (const { left, top } of [...beside(speaksOf[0], slip, edge).map(inside), ...anywhere]) {
    const lies = { left, top, right: left + slip.width, bottom: top + slip.height };
    const hidden = speaksOf.reduce((sum, box) => sum + shared(lies, box), 0);
    if (hidden < best.hidden - 1) best = { left, top, hidden };
  }
  return { left: best.left, top: best.top };
}

/** Return the positions to the right, to the left, below and above. */
function beside(box: Box | undefined, slip: Size, edge: Box): Point[] {
  if (!box) return [];
  const across = (box.left + box.right - slip.width) / 2;
  const down = (box.top + box.bottom - slip.height) / 2;
  return [
    { left: box.right + edge.right, top: down },
    { left: box.left - edge.left - slip.width, top: down },
    { left: across, top: box.bottom + edge.top },
    { left: across, top: box.top - edge.bottom - slip.height },
  ];
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
