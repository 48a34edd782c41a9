/** Animates rolling dice: they turn, show one face after the other, and stop at the result. */

import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';

/** In ms. With reduced motion the result shows at once. */
export const TUMBLE = 600;
const FACES = 8;

export class Tumble<Face> {
  #passing = $state.raw<{ face: Face } | null>(null);
  readonly #face: () => Face;

  /** `face`: the result; `faces`: all faces; `roll`: identifies the roll, undefined for a die at rest. */
  constructor(face: () => Face, faces: () => readonly Face[], roll: () => unknown) {
    this.#face = face;
    $effect(() => {
      if (roll() === undefined) return;
      const all = untrack(faces);
      if (all.length < 2 || untrack(() => settings.motion) !== 'travel' || document.hidden) return;
      let turn = 0;
      const next = (): void => {
        turn += 1;
        if (turn > FACES) stop();
        else this.#passing = { face: all[(turn * 7 + 3) % all.length]! };
      };
      const timer = setInterval(next, TUMBLE / FACES);
      const stop = (): void => {
        clearInterval(timer);
        this.#passing = null;
      };
      next();
      return stop;
    });
  }

  get isRolling(): boolean {
    return this.#passing !== null;
  }

  /** The face shown now. */
  get face(): Face {
    return this.#passing ? this.#passing.face : this.#face();
  }
}
