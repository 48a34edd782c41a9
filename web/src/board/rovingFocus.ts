/** Move the focus with arrows inside a region and with Tab between regions: one button of each is in the order of Tab. */

const BUTTONS = 'button:not([disabled])';
const STEP: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

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

/** The nearest button in that direction; sideways, the next in order where none lies there. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const middle = (one: HTMLElement): [number, number] => {
    const place = one.getBoundingClientRect();
    return [place.left + place.width / 2, place.top + place.height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 1 && along + 3 * aside < least) {
      best = one;
      least = along + 3 * aside;
    }
  }
  return best ?? (dx ? all[all.indexOf(from) + dx] : undefined);
}
