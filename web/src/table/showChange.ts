/** Scrolls to what changed: the first zone a piece reached, or else the top of the board. */

import type { GameEvent } from '../net/api';

interface Travel {
  to: string;
}

/** Scroll the page and the row, so that the change is visible. */
export function showChange(happened: GameEvent[]): void {
  const zones = happened.flatMap((event) => (event['moved'] as Travel[] | undefined) ?? []).map((way) => way.to);
  const places = zones.map((zone) => document.querySelector(`.board [data-zone="${CSS.escape(zone)}"]`));
  const changed = places.find((place) => place?.getClientRects().length);
  if (!changed) {
    scrollTo({ top: 0 });
    return;
  }
  const { left, width, top, height } = changed.getBoundingClientRect();
  for (let row = changed.parentElement; row; row = row.parentElement)
    if (row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto') {
      const frame = row.getBoundingClientRect();
      row.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
      break;
    }
  scrollBy({ top: top + height / 2 - innerHeight / 2 });
}
