/**
 * Travel: what lies elsewhere than before glides there (FLIP, by the Web Animations API). The page is drawn first and
 * moves afterwards, so nothing ever waits for it: the next step takes things from wherever they are on their way.
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
  #flying = new Set<Element>();
  #begun = 0;

  /** How many steps have begun since everything lay still: one that comes on top of many is not worth a journey. */
  get backlog(): number {
    if (!this.#journeys().some((one) => one.playState === 'running')) this.#begun = 0;
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
    const left = new Set(this.#looks.keys());
    for (const journey of this.#journeys()) if (!this.#flying.has(targetOf(journey)!)) journey.cancel();
    // all places are read before anything is set in motion: the browser lays the page out once
    const arrived = this.#pieces().map(([key, element]) => ({ key, element, to: element.getBoundingClientRect() }));
    for (const { key, element, to } of arrived) {
      left.delete(key);
      const way = came.get(key);
      const from = this.#places.get(key) ?? (way && this.#places.get(`zone ${way.from}`));
      if (from) glide(element, from, to, waitOf(way));
    }
    for (const key of left) {
      const way = came.get(key);
      const target = way && this.#zone(way.to);
      if (way && target) this.#fly(this.#looks.get(key)!, this.#places.get(key)!, target, waitOf(way));
    }
    this.#places.clear();
    this.#looks.clear();
  }

  /** Whatever is on its way is there at once. */
  land(): void {
    for (const journey of this.#journeys()) journey.finish();
    for (const element of this.#flying) element.remove();
    this.#flying.clear();
  }

  /** A piece that is drawn no more flies to where it went, as a likeness, and is gone. */
  #fly(look: HTMLElement, from: DOMRect, target: Element, delay: number): void {
    const to = target.getBoundingClientRect();
    const likeness = look.cloneNode(true) as HTMLElement;
    likeness.removeAttribute('data-piece');
    likeness.setAttribute('aria-hidden', 'true');
    likeness.inert = true;
    Object.assign(likeness.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
      zIndex: '8',
      pointerEvents: 'none',
    });
    this.#root!.append(likeness);
    this.#flying.add(likeness);
    const shift = `translate(${middle(to, 'x') - middle(from, 'x')}px, ${middle(to, 'y') - middle(from, 'y')}px)`;
    const animation = likeness.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `${shift} scale(0.5)`, opacity: 0.1 },
      ],
      { id: 'travel', duration: GLIDE, delay, easing: EASE, fill: 'both' },
    );
    animation.onfinish = animation.oncancel = () => {
      likeness.remove();
      this.#flying.delete(likeness);
    };
  }

  #journeys(): Animation[] {
    return this.#root?.getAnimations({ subtree: true }).filter((one) => one.id === 'travel') ?? [];
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

const waitOf = (way: Way | undefined): number => (way ? Math.min(way.beat * BEAT, LONGEST_WAIT) : 0);
const targetOf = (journey: Animation): Element | null => (journey.effect as KeyframeEffect).target;
const middle = (place: DOMRect, axis: 'x' | 'y'): number =>
  axis === 'x' ? place.left + place.width / 2 : place.top + place.height / 2;

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const dx = middle(from, 'x') - middle(to, 'x');
  const dy = middle(from, 'y') - middle(to, 'y');
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = to.width > 0 && from.width > 0 ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 7 },
      { transform: 'none', zIndex: 7 },
    ],
    {
      id: 'travel',
      duration: GLIDE,
      delay,
      easing: EASE,
      fill: 'backwards',
    },
  );
}
