/**
 * Travel: what lies elsewhere than before glides there (FLIP, by the Web Animations API). The page is drawn first and
 * moves afterwards, so nothing ever waits for it: the next step takes things from wherever they are on their way.
 *
 * Only transform and opacity are animated, for these are moved without laying out or painting the page again; and all
 * places are read before anything is set in motion, so that a step lays the page out once.
 */

import type { Way } from './pieces';

const GLIDE = 380;
/** From one event to the next of the same step. */
const BEAT = 160;
const LONGEST_WAIT = 640;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Places = Map<string, DOMRect>;

export class Travel {
  #root: HTMLElement | null = null;
  #places: Places = new Map();
  #looks = new Map<string, HTMLElement>();
  /** What is on its way. The page could tell, too, but would be laid out for it. */
  #journeys = new Map<HTMLElement, Animation>();
  /** Likenesses of pieces that are drawn no more. */
  #flying = new Set<HTMLElement>();
  #begun = 0;

  /** How many steps have begun since everything lay still: one that comes on top of many is not worth a journey. */
  get backlog(): number {
    if (!this.#journeys.size) this.#begun = 0;
    return this.#begun;
  }

  /** The board whose pieces travel: everything in it with `data-piece`, to and from everything with `data-zone`. */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    return () => {
      this.land();
      this.#root = null;
    };
  }

  /** Before the page changes: where everything is, on its way or not. */
  measure(): void {
    this.#places = new Map();
    this.#looks = new Map();
    for (const [key, element] of this.#pieces()) {
      this.#places.set(key, element.getBoundingClientRect());
      this.#looks.set(key, element);
    }
    for (const [zone, element] of this.#zones()) this.#places.set(zone, element.getBoundingClientRect());
  }

  /** After the page changed: let everything glide from where it was. */
  play(ways: Way[]): void {
    if (!this.#root) return;
    this.#begun += 1;
    const came = new Map(ways.map((way) => [way.id, way]));
    for (const element of this.#journeys.keys()) if (!this.#flying.has(element)) this.#end(element);

    const left = new Set(this.#looks.keys());
    const arrived = this.#pieces().map(([key, element]) => ({ key, element, to: element.getBoundingClientRect() }));
    for (const { key } of arrived) left.delete(key);
    const gone = [...left].flatMap((key) => {
      const way = came.get(key);
      const target = way && this.#zone(way.to);
      return way && target ? [{ key, way, to: target.getBoundingClientRect() }] : [];
    });

    for (const { key, element, to } of arrived) {
      const way = came.get(key);
      const from = this.#places.get(key) ?? (way && this.#places.get(`zone ${way.from}`));
      if (from && isElsewhere(from, to)) this.#begin(element, glide(from, to), way);
    }
    for (const { key, way, to } of gone) {
      const from = this.#places.get(key)!;
      this.#begin(this.#likeness(this.#looks.get(key)!, from), flight(from, to), way);
    }
    this.#places.clear();
    this.#looks.clear();
  }

  /** Whatever is on its way is there at once. */
  land(): void {
    for (const element of this.#journeys.keys()) this.#end(element);
  }

  #begin(element: HTMLElement, frames: Keyframe[], way: Way | undefined): void {
    const delay = way ? Math.min(way.beat * BEAT, LONGEST_WAIT) : 0;
    const journey = element.animate(frames, { id: 'travel', duration: GLIDE, delay, easing: EASE, fill: 'both' });
    this.#journeys.set(element, journey);
    element.dataset['travels'] = '';
    journey.onfinish = () => this.#end(element);
  }

  #end(element: HTMLElement): void {
    this.#journeys.get(element)?.cancel();
    this.#journeys.delete(element);
    delete element.dataset['travels'];
    if (this.#flying.delete(element)) element.remove();
  }

  /** A piece that is drawn no more flies to where it went, as a likeness, and is gone. */
  #likeness(look: HTMLElement, place: DOMRect): HTMLElement {
    const likeness = look.cloneNode(true) as HTMLElement;
    likeness.removeAttribute('data-piece');
    likeness.setAttribute('aria-hidden', 'true');
    likeness.inert = true;
    Object.assign(likeness.style, {
      position: 'fixed',
      left: `${place.left}px`,
      top: `${place.top}px`,
      width: `${place.width}px`,
      height: `${place.height}px`,
      margin: '0',
      pointerEvents: 'none',
    });
    this.#root!.append(likeness);
    this.#flying.add(likeness);
    return likeness;
  }

  #pieces(): [string, HTMLElement][] {
    return [...(this.#root?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])].map((one) => [
      one.dataset['piece']!,
      one,
    ]);
  }

  #zones(): [string, Element][] {
    return [...(this.#root?.querySelectorAll<HTMLElement>('[data-zone]') ?? [])].map((one) => [
      `zone ${one.dataset['zone']!}`,
      one,
    ]);
  }

  #zone(zone: string): Element | null {
    return this.#root!.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  }
}

const across = (from: DOMRect, to: DOMRect): number => to.left + to.width / 2 - from.left - from.width / 2;
const down = (from: DOMRect, to: DOMRect): number => to.top + to.height / 2 - from.top - from.height / 2;
const isElsewhere = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(across(from, to)) >= 1 || Math.abs(down(from, to)) >= 1;

function glide(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = to.width > 0 && from.width > 0 ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
  return [
    { transform: `translate(${-across(from, to)}px, ${-down(from, to)}px) scale(${scale})` },
    { transform: 'none' },
  ];
}

function flight(from: DOMRect, to: DOMRect): Keyframe[] {
  return [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${across(from, to)}px, ${down(from, to)}px) scale(0.5)`, opacity: 0.1 },
  ];
}
