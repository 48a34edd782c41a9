/**
 * Scrolls changes into view by the shortest way, in their rail and on the page. The focus doesn't move, nothing scrolls
 * while the user touches or scrolls, and the page doesn't scroll while the user navigates by keyboard.
 */

import { isDrawn, moved, type Box, type Shift } from './places';

/** In ms: momentum scrolling may continue this long after a touch. */
const ROLLS_ON = 900;
/** In px: the distance that pieces keep from the edge of a rail. */
const AIR = 12;
const STILL: Shift = { x: 0, y: 0 };

export class Sight {
  #root: HTMLElement | null = null;
  #isTouched = false;
  #scrolledAt = -Infinity;

  /** Attach to the board. Its `scroll-margin` is the height covered by bars. */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    const touch = (event: TouchEvent): void => {
      this.#isTouched = event.touches.length > 0;
    };
    const scroll = (): void => {
      this.#scrolledAt = performance.now();
    };
    const how = { passive: true, capture: true };
    const listeners = [
      ...(['touchstart', 'touchend', 'touchcancel'] as const).map((name) => [name, touch] as const),
      ...(['touchmove', 'wheel'] as const).map((name) => [name, scroll] as const),
    ];
    for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, how);
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, how);
      this.#root = null;
    };
  }

  /** Scroll these pieces into view, and return how far each will move inside the board. On the page one visible piece
   *  is enough; thrown dice have priority. */
  bring(ids: string[], smooth: boolean, dice: HTMLElement | null = null): (piece: HTMLElement) => Shift {
    const pieces = ids.flatMap((id) => this.#root?.querySelector<HTMLElement>(`[data-piece="${id}"]`) ?? []);
    const drawn = pieces.filter((piece) => isDrawn(piece.getBoundingClientRect()));
    if (!(drawn.length || dice) || this.#isTouched || performance.now() - this.#scrolledAt < ROLLS_ON)
      return () => STILL;
    const behavior = smooth ? 'smooth' : 'auto';
    const rolled = new Map<Element, Shift>();
    for (const piece of drawn) {
      for (const scroller of this.#scrollers(piece)) {
        if (rolled.has(scroller)) continue;
        const box = scroller.getBoundingClientRect();
        const inside = drawn
          .filter((element) => scroller.contains(element))
          .map((element) => element.getBoundingClientRect());
        const by = reach(inside, shrunk(box, AIR), room(scroller));
        rolled.set(scroller, { x: -by.x, y: -by.y });
      }
    }
    const settling = (piece: HTMLElement): Shift =>
      [...rolled].reduce(
        (sum, [scroller, by]) => (scroller.contains(piece) ? { x: sum.x + by.x, y: sum.y + by.y } : sum),
        STILL,
      );
    const page = this.#page(dice ? [dice] : drawn, settling);
    for (const [scroller, by] of rolled) if (by.x || by.y) scroller.scrollBy({ left: -by.x, top: -by.y, behavior });
    if (page) page.scroller.scrollBy({ top: page.by, behavior });
    return settling;
  }

  /** Return the scrolling elements between a piece and the board. */
  #scrollers(piece: HTMLElement): HTMLElement[] {
    const found: HTMLElement[] = [];
    for (let at = piece.parentElement; at && at !== this.#root; at = at.parentElement) if (scrolls(at)) found.push(at);
    return found;
  }

  /** Return how far to scroll the page; null if a changed piece is visible already. */
  #page(drawn: HTMLElement[], settling: (piece: HTMLElement) => Shift): { scroller: Element; by: number } | null {
    const root = this.#root!;
    if (document.activeElement?.matches(':focus-visible:not(body)')) return null;
    let scroller = root.parentElement;
    while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
    scroller ??= document.scrollingElement as HTMLElement;
    const view = this.#view(scroller);
    const ways = drawn.map((piece) => {
      if (piece.closest('.stays')) return 0; // always visible
      const box = moved(piece.getBoundingClientRect(), settling(piece));
      return nearest(box.top, box.top + box.height, view.top, view.top + view.height);
    });
    return ways.includes(0) ? null : { scroller, by: ways[0]! };
  }

  /** Return the part of the page that bars and your own area don't cover. */
  #view(scroller: HTMLElement): Box {
    if (scroller !== document.scrollingElement) return shrunk(scroller.getBoundingClientRect(), AIR);
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(this.#root!);
    const dock = this.#root!.querySelector('.stays');
    const isInTheWay = dock !== null && getComputedStyle(dock).position === 'sticky';
    const top = parseFloat(scrollMarginTop);
    const bottom = innerHeight - parseFloat(scrollMarginBottom);
    const end = isInTheWay ? Math.min(bottom, dock.getBoundingClientRect().top) : bottom;
    return { left: 0, top, width: innerWidth, height: end - top };
  }
}

function scrolls(element: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const [x, y] = [overflowX, overflowY].map((overflow) => overflow === 'auto' || overflow === 'scroll');
  return (x && scrollWidth > clientWidth + 1) || (y && scrollHeight > clientHeight + 1) || false;
}

const shrunk = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left + Math.min(by, width / 4),
  top: top + Math.min(by, height / 4),
  width: width - 2 * Math.min(by, width / 4),
  height: height - 2 * Math.min(by, height / 4),
});

/** How far an element can scroll, in each direction. */
interface Room {
  left: number;
  right: number;
  up: number;
  down: number;
}
const room = (element: Element): Room => ({
  left: -element.scrollLeft,
  right: element.scrollWidth - element.clientWidth - element.scrollLeft,
  up: -element.scrollTop,
  down: element.scrollHeight - element.clientHeight - element.scrollTop,
});

/** Return how far to scroll to show all boxes, or the last ones if they don't fit. */
export function reach(boxes: Box[], view: Box, room: Room): Shift {
  const along = (start: (box: Box) => number, size: (box: Box) => number): number => {
    const [from, to] = [Math.min(...boxes.map(start)), Math.max(...boxes.map((box) => start(box) + size(box)))];
    const last = boxes.at(-1)!;
    const fits = to - from <= size(view);
    return nearest(
      fits ? from : start(last),
      fits ? to : start(last) + size(last),
      start(view),
      start(view) + size(view),
    );
  };
  const limited = (by: number, least: number, most: number): number => Math.max(least, Math.min(by, most));
  return {
    x: limited(
      along(
        (box) => box.left,
        (box) => box.width,
      ),
      room.left,
      room.right,
    ),
    y: limited(
      along(
        (box) => box.top,
        (box) => box.height,
      ),
      room.up,
      room.down,
    ),
  };
}

/** Return the shortest scroll that shows a range; ranges longer than the view align at the start. */
export function nearest(from: number, to: number, start: number, end: number): number {
  if (from >= start && to <= end) return 0;
  return from < start || to - from > end - start ? from - start : to - end;
}
