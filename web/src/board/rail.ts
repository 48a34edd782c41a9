/** An attachment for a row that scrolls sideways: fades the sides that hide content and makes the row reachable by
 *  keyboard. */

const SLACK = 2;

export function rail(row: HTMLElement): () => void {
  const look = (): void => {
    const right = row.scrollWidth - row.clientWidth - row.scrollLeft;
    const [from, to] = [row.scrollLeft, right].map((hidden) => (hidden > SLACK ? 'var(--space-24)' : '0px'));
    const isWhole = from === '0px' && to === '0px';
    row.style.maskImage = isWhole
      ? ''
      : `linear-gradient(90deg, transparent, #000 ${from}, #000 calc(100% - ${to}), transparent)`;
    const isReachable = isWhole || row.querySelector('button:not([disabled]), [tabindex="0"]') !== null;
    if (isReachable) row.removeAttribute('tabindex');
    else row.tabIndex = 0;
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const element of [row, ...row.children]) sizes.observe(element); // also calls the observer immediately
  };
  const changes = new MutationObserver(watch);
  watch();
  changes.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    row.removeEventListener('scroll', look);
  };
}
