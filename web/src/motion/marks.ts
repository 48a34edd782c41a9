/** Draws recent moves of others on the board: on the pieces or, if a zone is drawn as a whole, on the zone. */

import { mount, unmount } from 'svelte';
import Mark from './Mark.svelte';
import { NOTHING_RECENT, type Recent } from './recent';

interface Drawn {
  seat: number;
  mark: Record<string, unknown>;
}

export class Marks {
  #root: HTMLElement | null = null;
  #recent: Recent = NOTHING_RECENT;
  #words: (seat: number) => string = () => '';
  #drawn = new Map<HTMLElement, Drawn>();

  /** Attach to the board. Boards may redraw pieces at any time; a mark comes back with its piece. */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    const changes = new MutationObserver(() => this.#draw());
    changes.observe(root, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      this.#recent = NOTHING_RECENT;
      this.#draw();
      this.#root = null;
    };
  }

  /** Show these marks and no others. `words` describes a seat's mark; `#recent-SEAT` contains the same text. */
  show(recent: Recent, words: (seat: number) => string): void {
    this.#recent = recent;
    this.#words = words;
    this.#draw();
  }

  #draw(): void {
    if (!this.#recent.size && !this.#drawn.size) return;
    const wanted = this.#wanted();
    for (const [element, { seat }] of this.#drawn) if (wanted.get(element) !== seat) this.#erase(element);
    for (const [element, seat] of wanted) {
      if (this.#drawn.has(element)) continue;
      element.dataset['recent'] = `${seat}`;
      element.setAttribute('aria-describedby', `recent-${seat}`);
      this.#drawn.set(element, {
        seat,
        mark: mount(Mark, { target: element, props: { seat, words: this.#words(seat) } }),
      });
    }
  }

  #wanted(): Map<HTMLElement, number> {
    const wanted = new Map<HTMLElement, number>();
    for (const [id, { seat, zone }] of this.#recent) {
      const pieces = this.#found(`[data-piece="${id}"]`);
      const zones = pieces.length ? [] : this.#found(`[data-zone="${CSS.escape(zone)}"]`);
      for (const piece of pieces) wanted.set(piece, seat);
      for (const whole of zones) if (!whole.querySelector('[data-piece]')) wanted.set(whole, seat);
    }
    return wanted;
  }

  #found(selector: string): HTMLElement[] {
    return [...this.#root!.querySelectorAll<HTMLElement>(selector)];
  }

  #erase(element: HTMLElement): void {
    void unmount(this.#drawn.get(element)!.mark);
    this.#drawn.delete(element);
    element.removeAttribute('aria-describedby');
    delete element.dataset['recent'];
  }
}
