/** An attachment for a scrolling list: fades the ends that hide content, so that no line looks cut. */

const SLACK = 2;

export function fade(list: HTMLElement): () => void {
  const look = (): void => {
    const below = list.scrollHeight - list.clientHeight - list.scrollTop;
    const [from, to] = [list.scrollTop, below].map((hidden) => (hidden > SLACK ? 'var(--size-28)' : '0px'));
    const isWhole = from === '0px' && to === '0px';
    list.style.maskImage = isWhole
      ? ''
      : `linear-gradient(transparent, #000 ${from}, #000 calc(100% - ${to}), transparent)`;
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(list);
  changes.observe(list, { childList: true, subtree: true });
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    list.removeEventListener('scroll', look);
  };
}
