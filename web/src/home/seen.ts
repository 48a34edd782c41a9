/** Do something while the page is seen: `start` says how to stop; both happen again with every hiding and showing. */
export function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const look = (): void => {
    if (document.hidden) {
      stop?.();
      stop = null;
    } else {
      stop ??= start();
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}
