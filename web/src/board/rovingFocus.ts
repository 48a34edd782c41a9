/** Arrow keys move the focus inside a region, Tab between regions: one button per region is in the tab order. */

const BUTTONS = 'button:not([disabled])';
const STEP: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The penalty, in pixels, for buttons that lie more to the side than in the arrow's direction. */
const ASIDE = 10_000;

/** An attachment: `<section {@attach rovingFocus}>`. */
export function rovingFocus(region: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(BUTTONS)];
  const rove = (): void => {
    const all = buttons();
    const now = all.includes(document.activeElement as HTMLElement)
      ? document.activeElement
      : (all.find((button) => button.tabIndex === 0 && 'legal' in button.dataset) ??
        all.find((button) => 'legal' in button.dataset) ??
        all[0]);
    for (const button of all) {
      const index = button === now ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
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

/** Return the nearest button in a direction. Buttons straight ahead come before nearer ones to the side, and the main
 *  action ("Take") before its neighbours. Left and right fall back to document order. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of all) {
    if (button === from) continue;
    const place = button.getBoundingClientRect();
    const across = place.left + place.width / 2 - start.left - start.width / 2;
    const down = place.top + place.height / 2 - start.top - start.height / 2;
    const along = across * dx + down * dy;
    const gap = dx
      ? Math.max(place.top - start.bottom, start.top - place.bottom, 0)
      : Math.max(place.left - start.right, start.left - place.right, 0);
    const off = Math.abs(dx ? down : across);
    const aside = gap > 0 && along < off ? ASIDE : 0;
    const far = along + 3 * gap + (button.matches('.go') ? 0 : off / 4) + aside;
    if (along > 1 && far < least) {
      best = button;
      least = far;
    }
  }
  return best ?? (dx ? all[all.indexOf(from) + dx] : undefined);
}
