/** Run `start` while the page is visible; it returns a function that stops it. Repeats whenever the page is hidden and
 *  shown. */
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
