/** Positions of pieces and their surroundings, read before and after a step. */

import type { Look } from './likeness';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The surroundings of a piece. */
interface Around extends Pick<Look, 'inside' | 'containers'> {
  /** The panel, rail or hand that contains it and moves it along. */
  frame: Element;
  frameBox: Box;
  /** The visible area left by clipping ancestors; null if nothing clips. */
  clip: Box | null;
}

export interface Place extends Look, Around {
  box: Box;
}

const PANEL = 'section, .panel';

/** The surroundings of pieces, computed once per step. */
export class Surroundings {
  readonly #root: HTMLElement;
  readonly #around = new Map<Element, Around>();
  readonly #boxes = new Map<Element, Box>();
  readonly #styles = new Map<Element, CSSStyleDeclaration>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Return the position of a piece; pass `box` if it appears elsewhere. Only pieces that fly need their stacking
   *  order. */
  place(element: HTMLElement, flies: boolean, box: Box = element.getBoundingClientRect()): Place {
    const parent = element.parentElement!;
    const around = remembered(this.#around, parent, () => this.#walk(parent));
    return { ...around, element, box, zIndex: flies ? getComputedStyle(element).zIndex : 'auto' };
  }

  /** Walk from a piece's parent up to the board. */
  #walk(parent: HTMLElement): Around {
    const inside: HTMLElement[] = [];
    const containers: Around['containers'] = new Map();
    let frame: Element | null = null;
    let clip: Box | null = null;
    for (let at: HTMLElement | null = parent; at && at !== this.#root; at = at.parentElement) {
      inside.push(at);
      if (this.#style(at).containerType !== 'normal') containers.set(at, this.#box(at));
      const cuts = this.#cuts(at);
      if (cuts) clip = clip ? common(clip, this.#box(at)) : this.#box(at);
      if (!frame && (cuts || at.matches(PANEL))) frame = at;
    }
    frame ??= this.#root;
    return { inside, containers, frame, frameBox: this.#box(frame), clip };
  }

  #cuts(element: Element): boolean {
    const { overflowX, overflowY } = this.#style(element);
    return overflowX !== 'visible' || overflowY !== 'visible';
  }

  #box(element: Element): Box {
    return remembered(this.#boxes, element, () => element.getBoundingClientRect());
  }

  #style(element: Element): CSSStyleDeclaration {
    return remembered(this.#styles, element, () => getComputedStyle(element));
  }
}

function remembered<Value>(known: Map<Element, Value>, element: Element, ask: () => Value): Value {
  const found = known.get(element) ?? ask();
  known.set(element, found);
  return found;
}

export interface Shift {
  x: number;
  y: number;
}

/** Return the intersection of two boxes. */
function common(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    width: Math.min(a.left + a.width, b.left + b.width) - left,
    height: Math.min(a.top + a.height, b.top + b.height) - top,
  };
}

/** Return the distance between the centres of two boxes. */
export const between = (from: Box, to: Box): Shift => ({
  x: to.left + to.width / 2 - from.left - from.width / 2,
  y: to.top + to.height / 2 - from.top - from.height / 2,
});

export const moved = ({ left, top, width, height }: Box, { x, y }: Shift): Box => ({
  left: left + x,
  top: top + y,
  width,
  height,
});

/** Whether it is drawn: hidden elements have an empty box. */
export const isDrawn = ({ left, top, width, height }: Box): boolean => [left, top, width, height].some(Boolean);

export const isFar = ({ x, y }: Shift): boolean => Math.abs(x) >= 1 || Math.abs(y) >= 1;

/** Return where a piece appears: at the rail's edge if it is scrolled out of view. */
export function seen({ box, clip }: Place, by: Shift = { x: 0, y: 0 }): Box {
  const { left, top, width, height } = moved(box, by);
  if (!clip) return { left, top, width, height };
  const within = (at: number, from: number, room: number): number => Math.max(from, Math.min(at, from + room));
  return {
    left: within(left, clip.left, clip.width - width),
    top: within(top, clip.top, clip.height - height),
    width,
    height,
  };
}

/** Whether a box is inside another, within rounding. */
const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left - 1 &&
  box.top >= frame.top - 1 &&
  box.left + box.width <= frame.left + frame.width + 1 &&
  box.top + box.height <= frame.top + frame.height + 1;

/** Return how a piece slid inside its frame as others made room or closed up; null if that was out of view. */
export function slid(was: Place, is: Place): Shift | null {
  if (was.frame !== is.frame) return null;
  const went = between(was.box, is.box);
  const shift = {
    x: went.x - (is.frameBox.left - was.frameBox.left),
    y: went.y - (is.frameBox.top - was.frameBox.top),
  };
  if (!isFar(shift)) return null;
  const start = moved(is.box, { x: -shift.x, y: -shift.y });
  return is.clip && !(isInside(start, is.clip) && isInside(is.box, is.clip)) ? null : shift;
}
