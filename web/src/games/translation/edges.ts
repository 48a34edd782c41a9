/** For what scrolls sideways: it fades on the sides where there is more. */
export function edges(rail: HTMLElement): () => void {
  const SLACK = 2;
  const FADE = '26px';
  const look = (): void => {
    const right = rail.scrollWidth - rail.clientWidth - rail.scrollLeft;
    const [from, to] = [rail.scrollLeft, right].map((hidden) => (hidden > SLACK ? FADE : '0px'));
    const isWhole = from === to && from === '0px';
    rail.style.maskImage = isWhole
      ? ''
      : `linear-gradient(90deg, transparent, #000 ${from}, #000 calc(100% - ${to}), transparent)`;
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(rail);
  changes.observe(rail, { childList: true, subtree: true });
  rail.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    rail.removeEventListener('scroll', look);
  };
}
