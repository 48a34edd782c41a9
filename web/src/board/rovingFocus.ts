/** Move the focus with arrows inside a region and with Tab between regions: one button of each is in the order of Tab. */

const BUTTONS = 'button:not([disabled])';
const STEP: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What lies more aside than in the direction of the arrow comes after all that lies there, in pixels. */
const ASIDE = 10_000;

/** An attachment: `<section {@attach rovingFocus}>`. */
export function rovingFocus(region: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(BUTTONS)];
  const rove = (): void => {
    const all = buttons();
    const now = all.includes(document.activeElement as HTMLElement)
      ? document.activeElement
      : (all.find((one) => one.tabIndex === 0 && 'legal' in one.dataset) ??
        all.find((one) => 'legal' in one.dataset) ??
        all[0]);
    for (const one of all) {
      const index = one === now ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };
  const onkeydown = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const from = document.activeElement as HTMLElement | null;
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey || !buttons().includes(from)) return;
    const next = nearest(from, buttons(), step);
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  const watcher = new MutationObserver(rove);
  watcher.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-legal', 'disabled'],
  });
  region.addEventListener('keydown', onkeydown);
  region.addEventListener('focusin', rove);
  rove();
  return () => {
    watcher.disconnect();
    region.removeEventListener('keydown', onkeydown);
    region.removeEventListener('focusin', rove);
  };
}

/** Return the nearest button in that direction: one that lies right above, below or beside counts before one that is
 *  nearer but aside, and the main action, "Take", before its neighbours. Sideways, the next in order where none lies
 *  there. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const place = one.getBoundingClientRect();
    const across = place.left + place.width / 2 - start.left - start.width / 2;
    const down = place.top + place.height / 2 - start.top - start.height / 2;
    const along = across * dx + down * dy;
    const gap = dx
      ? Math.max(place.top - start.bottom, start.top - place.bottom, 0)
      : Math.max(place.left - start.right, start.left - place.right, 0);
    const off = Math.abs(dx ? down : across);
    const aside = gap > 0 && along < off ? ASIDE : 0;
    const far = along + 3 * gap + (one.matches('.go') ? 0 : off / 4) + aside;
    if (along > 1 && far < least) {
      best = one;
      least = far;
    }
  }
  return best ?? (dx ? all[all.indexOf(from) + dx] : undefined);
}
