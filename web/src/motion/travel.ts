/**
 * Animates pieces from their old to their new places (FLIP with the Web Animations API). The page is drawn first and
 * animated afterwards, so nothing waits: the next step starts from wherever pieces are at that moment.
 *
 * A piece that an event moved flies as a likeness, in a layer above the board where no rail or hand clips it; the piece
 * itself is already in place, invisible until the likeness lands. Pieces that make room or close up slide inside their
 * panel. Only transform and opacity are animated, which need no layout or paint. All positions are read before the
 * first animation, so a step causes one layout.
 */

import { likeness, type Look } from './likeness';
import type { Way } from './pieces';
import { between, isDrawn, isFar, seen, slid, Surroundings, type Box, type Place, type Shift } from './places';

const FLIGHT = 380;
const SLIDE = 180;
/** In ms, between two events of the same step. */
const BEAT = 160;
const LONGEST_WAIT = 640;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Journey {
  animation: Animation;
  /** The piece a likeness stands for; null if it is no longer drawn. */
  piece: HTMLElement | null;
}

interface Flight {
  look: Look;
  /** The likeness's position. */
  at: Box;
  frames: Keyframe[];
  delay: number;
  /** The piece it lands on; null if that is no longer drawn. */
  piece: HTMLElement | null;
}

interface Slide {
  place: Place;
  shift: Shift;
}

/** Thrown dice, how long they roll, and where. */
interface Dice {
  wait: number;
  box: () => Box;
}

/** Returns how far a piece will still move because of scrolling. */
type Settling = (piece: HTMLElement) => Shift;

export class Travel {
  #root: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #places = new Map<string, Place>();
  #zones = new Map<string, Box>();
  /** Running animations. The browser knows them too, but asking it causes a layout. */
  #journeys = new Map<HTMLElement, Journey>();
  #begun = 0;

  /** The number of steps started since everything was still; steps on top of a long backlog aren't animated. */
  get backlog(): number {
    if (!this.#journeys.size) this.#begun = 0;
    return this.#begun;
  }

  /** Attach to a board: animates every `data-piece` between `data-zone` elements. The layer covers the board. */
  attach(root: HTMLElement, layer: HTMLElement): () => void {
    this.#root = root;
    this.#layer = layer;
    return () => {
      this.land();
      this.#root = this.#layer = null;
    };
  }

  /** Before the page changes, record all positions, and the look of pieces about to leave. */
  measure(ways: Way[]): void {
    if (!this.#root) return;
    const leaving = new Set(ways.map(({ id }) => id));
    const around = new Surroundings(this.#root);
    const seenAt = new Map([...this.#journeys].map(([carrier, { piece }]) => [piece, carrier]));
    this.#places = new Map(
      this.#pieces().map(([key, element]) => [
        key,
        around.place(element, leaving.has(key), seenAt.get(element)?.getBoundingClientRect()),
      ]),
    );
    this.#zones = new Map();
    for (const zone of this.#root.querySelectorAll<HTMLElement>('[data-zone]')) {
      const box = zone.getBoundingClientRect();
      if (isDrawn(box)) this.#zones.set(zone.dataset['zone']!, box);
    }
  }

  /** After the page changed, animate everything from its old position. Pieces produced by dice emerge when the dice
   *  stop; `bring` scrolls changes into view. */
  play(ways: Way[], bring: () => Settling, dice?: Dice): void {
    if (!this.#root || !this.#layer) return;
    this.#begun += 1;
    for (const [element, { piece }] of this.#journeys) if (piece) this.#end(element);

    const settling = bring();
    const layer = this.#layer.getBoundingClientRect();
    const scale = layer.width / this.#layer.offsetWidth || 1; // a projector's table is scaled up
    const wait = dice?.wait ?? 0;
    const { flights, slides } = this.#read(new Map(ways.map((way) => [way.id, way])), settling, scale, dice?.box());

    const names = new Set(flights.flatMap(({ piece }) => piece?.dataset['piece'] ?? []));
    const delays = new Map(flights.map(({ piece, delay }) => [piece, delay]));
    for (const { look, at, frames, delay, piece } of flights) {
      const carrier = likeness(look, at.width / scale, at.height / scale, names);
      carrier.style.left = `${(at.left - layer.left) / scale}px`;
      carrier.style.top = `${(at.top - layer.top) / scale}px`;
      this.#layer.append(carrier);
      const under = look.inside.map((element) => delays.get(element) ?? 0); // a card lands before the pieces on it
      this.#go(carrier, frames, FLIGHT, wait + Math.max(delay, ...under), piece);
      if (piece) piece.dataset['awaited'] = '';
    }
    const moving = new Set([...delays.keys(), ...slides.map(({ place }) => place.element)]);
    for (const { place, shift } of slides) {
      if (place.inside.some((element) => moving.has(element))) continue; // it moves along with the piece below it
      const frames = [{ transform: translated({ x: -shift.x, y: -shift.y }, scale) }, { transform: 'none' }];
      this.#go(place.element, frames, SLIDE, 0, place.element);
    }
  }

  /** Finish all animations at once. */
  land(): void {
    for (const element of this.#journeys.keys()) this.#end(element);
  }

  /** Read all current positions, and what has to move. */
  #read(
    came: Map<string, Way>,
    settling: Settling,
    scale: number,
    dice: Box | undefined,
  ): { flights: Flight[]; slides: Slide[] } {
    const around = new Surroundings(this.#root!);
    const flights: Flight[] = [];
    const slides: Slide[] = [];
    const left = new Map(this.#places);
    for (const [key, piece] of this.#pieces()) {
      const [was, way] = [this.#places.get(key), came.get(key)];
      const place = around.place(piece, way !== undefined);
      left.delete(key);
      const wasDrawn = was && isDrawn(was.box);
      const from = wasDrawn ? seen(was) : way && (dice ?? this.#zones.get(way.from));
      if (!from || !isDrawn(place.box)) continue;
      const by = settling(piece);
      if (way && isFar(between(from, place.box))) {
        const at = seen(place, by);
        const frames = hither(from, at, scale, !wasDrawn);
        flights.push({ look: place, at, frames, delay: delayOf(way), piece });
      } else if (was && !isFar(by)) {
        const shift = slid(was, place);
        if (shift) slides.push({ place, shift });
      }
    }
    for (const [key, look] of left) {
      const [way, box] = [came.get(key), seen(look)];
      const to = way && this.#root!.querySelector(`[data-zone="${CSS.escape(way.to)}"]`)?.getBoundingClientRect();
      if (!way || !to || !isDrawn(to) || !isDrawn(look.box)) continue;
      flights.push({ look, at: box, frames: thither(box, to, scale), delay: delayOf(way), piece: null });
    }
    return { flights, slides };
  }

  #go(element: HTMLElement, frames: Keyframe[], duration: number, delay: number, piece: HTMLElement | null): void {
    const animation = element.animate(frames, { id: 'travel', duration, delay, easing: EASE, fill: 'both' });
    this.#journeys.set(element, { animation, piece });
    element.dataset['travels'] = '';
    animation.onfinish = () => this.#end(element);
  }

  #end(element: HTMLElement): void {
    const journey = this.#journeys.get(element);
    if (!journey) return;
    this.#journeys.delete(element);
    journey.animation.cancel();
    delete element.dataset['travels'];
    if (journey.piece === element) return;
    element.remove();
    delete journey.piece?.dataset['awaited'];
  }

  #pieces(): [string, HTMLElement][] {
    const found = this.#root?.querySelectorAll<HTMLElement>('[data-piece]') ?? [];
    return [...found].map((element) => [element.dataset['piece']!, element]);
  }
}

const delayOf = (way: Way): number => Math.min(way.beat * BEAT, LONGEST_WAIT);
const translated = ({ x, y }: Shift, scale: number): string => `translate(${x / scale}px, ${y / scale}px)`;

/** Return keyframes from the old position to the likeness; pieces from a deck or supply fade in. */
function hither(from: Box, to: Box, scale: number, emerges: boolean): Keyframe[] {
  const size = Math.min(2, Math.max(0.2, Math.min(from.width / to.width, from.height / to.height)));
  const start = `${translated(between(to, from), scale)} scale(${size})`;
  return [
    { transform: start, opacity: emerges ? 0 : 1 },
    ...(emerges ? [{ opacity: 1, offset: 0.15 }] : []),
    { transform: 'none', opacity: 1 },
  ];
}

/** Return keyframes from the likeness into a deck or supply, fading out. */
function thither(from: Box, to: Box, scale: number): Keyframe[] {
  return [
    { transform: 'none', opacity: 1 },
    { transform: `${translated(between(from, to), scale)} scale(0.5)`, opacity: 0.1 },
  ];
}
