/** An attachment that scales its only child to fill the available space. */

const SMALLEST = 0.6;
const LARGEST = 2.6;
const STEPS = 7;
/** Smaller changes aren't worth a visible jump. */
const NOTABLE = 0.04;

export function fit(place: HTMLElement): () => void {
  const inner = place.firstElementChild as HTMLElement;
  let now = 1;
  let asked = 0;
  const set = (zoom: number): void => {
    inner.style.setProperty('zoom', zoom.toFixed(3));
  };
  const fits = (zoom: number): boolean => {
    set(zoom);
    return place.scrollHeight <= place.clientHeight + 1 && place.scrollWidth <= place.clientWidth + 1;
  };
  const size = (): void => {
    asked = 0;
    let [low, high] = [SMALLEST, LARGEST];
    for (let step = 0; step < STEPS; step++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    if (Math.abs(low - now) >= NOTABLE || !fits(now)) now = low;
    set(now);
  };
  const soon = (): void => {
    asked ||= requestAnimationFrame(size);
  };
  const observer = new ResizeObserver(soon);
  observer.observe(place);
  const watcher = new MutationObserver(soon);
  watcher.observe(inner, { childList: true, subtree: true });
  void document.fonts.ready.then(soon);
  return () => {
    cancelAnimationFrame(asked);
    observer.disconnect();
    watcher.disconnect();
  };
}
