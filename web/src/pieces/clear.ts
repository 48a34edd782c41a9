/** Where a slip of paper lies, so that it hides as little as possible of what it speaks of. */

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

/** In the middle if that hides nothing, then below, above, at the sides, in the corners: parts of the room left over. */
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

/** The left upper corner of a slip of that size in that room, at least `edge` away from its edges. */
export function placeClear(speaksOf: Box[], slip: Size, room: Size, edge: number): { left: number; top: number } {
  const free = {
    width: Math.max(0, room.width - slip.width - 2 * edge),
    height: Math.max(0, room.height - slip.height - 2 * edge),
  };
  let best = { left: edge, top: edge, hidden: Infinity };
  for (const [across, down] of PLACES) {
    const [left, top] = [edge + across * free.width, edge + down * free.height];
    const lies = { left, top, right: left + slip.width, bottom: top + slip.height };
    const hidden = speaksOf.reduce((sum, box) => sum + shared(lies, box), 0);
    if (hidden < best.hidden - 1) best = { left, top, hidden };
  }
  return { left: best.left, top: best.top };
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
