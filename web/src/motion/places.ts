/** Where pieces lie, and in what: read before and after a step, all at once. */

import type { Look } from './likeness';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a piece lies in. */
interface Around extends Pick<Look, 'inside' | 'containers'> {
  /** The panel, rail or hand in which it lies. Where that moves, what lies in it moves along. */
  frame: Element;
  frameBox: Box;
  /** What is not cut off by anything that it lies in; null if nothing cuts it off. */
  clip: Box | null;
}

export interface Place extends Look, Around {
  box: Box;
}

const PANEL = 'section, .panel';

/** What surrounds pieces, asked for once a step. */
export class Surroundings {
  readonly #root: HTMLElement;
  readonly #around = new Map<Element, Around>();
  readonly #boxes = new Map<Element, Box>();
  readonly #styles = new Map<Element, CSSStyleDeclaration>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Where a piece lies; `box`, if it is seen elsewhere. Only what `flies` needs to know how far up it lies in a pile. */
  place(element: HTMLElement, flies: boolean, box: Box = element.getBoundingClientRect()): Place {
    const parent = element.parentElement!;
    const around = remembered(this.#around, parent, () => this.#walk(parent));
    return { ...around, element, box, zIndex: flies ? getComputedStyle(element).zIndex : 'auto' };
  }

  /** Walk from a piece's parent to the board. */
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

/** What two boxes have in common. */
function common(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  return {
    left,
    top,
    width: Math.min(one.left + one.width, other.left + other.width) - left,
    height: Math.min(one.top + one.height, other.top + other.height) - top,
  };
}

/** How far one box lies from another, middle to middle. */
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

/** Whether it is to be seen: what is not drawn has no box. */
export const isDrawn = ({ left, top, width, height }: Box): boolean => [left, top, width, height].some(Boolean);

export const isFar = ({ x, y }: Shift): boolean => Math.abs(x) >= 1 || Math.abs(y) >= 1;

/** Where a piece is seen: one that a rail has scrolled out of sight is at the edge of the rail. */
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

/** Whether a box lies in another, but for what cannot be seen. */
const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left - 1 &&
  box.top >= frame.top - 1 &&
  box.left + box.width <= frame.left + frame.width + 1 &&
  box.top + box.height <= frame.top + frame.height + 1;

/** How a piece slid inside its frame while others made room or closed up; null if nobody could see it slide there. */
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
