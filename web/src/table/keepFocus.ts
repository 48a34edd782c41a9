/**
 * An attachment for the table that keeps the keyboard focus in place when a move redraws the page.
 *
 * A played button disappears, and the browser would reset the focus. Instead it goes to the same piece or move if that
 * is back, else to a playable one in the same region, or to the region until there is one. Does nothing without a
 * keyboard.
 */

const NAMES = ['touch', 'move', 'choice'] as const;
const REGION = 'section[aria-label], [role="group"][aria-label]';

interface Place {
  element: HTMLElement;
  /** The piece's or move's name. */
  name: string | undefined;
  /** The names of the regions around it, innermost first. */
  regions: string[];
}

export function keepFocus(table: HTMLElement): () => void {
  let place: Place | null = null;
  /** The region that holds the focus until something in it is playable. */
  let holder: HTMLElement | null = null;

  const nameOf = (element: HTMLElement): string | undefined =>
    NAMES.map((name) => element.dataset[name] && `${name}:${element.dataset[name]}`).find(Boolean) || undefined;
  const buttons = (within: ParentNode): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>('button:not([disabled])')].filter(
      (button) => button.getClientRects().length,
    );

  function remember(event: FocusEvent): void {
    const element = event.target as HTMLElement;
    if (element === holder) return;
    holder = null;
    const regions: string[] = [];
    for (let region = element.closest(REGION); region; region = region.parentElement?.closest(REGION) ?? null)
      regions.push(region.getAttribute('aria-label')!);
    place = element.matches(':focus-visible') ? { element, name: nameOf(element), regions } : null;
  }

  function restore(): void {
    const now = document.activeElement as HTMLElement | null;
    if (!place || !(now === document.body || now === null || now === holder)) return;
    if (place.element.isConnected && !place.element.matches(':disabled')) {
      focus(place.element);
      return;
    }
    const named = place.name ? buttons(table).find((button) => nameOf(button) === place!.name) : undefined;
    const regions = place.regions.flatMap((name) => [...table.querySelectorAll(`[aria-label="${CSS.escape(name)}"]`)]);
    const legal = regions.flatMap((region) => buttons(region)).find((button) => 'legal' in button.dataset);
    const next = named ?? legal;
    if (next) {
      focus(next);
      return;
    }
    const region = (regions[0] ?? table) as HTMLElement;
    if (now !== region) hold(region);
  }

  function focus(element: HTMLElement): void {
    element.focus({ preventScroll: true });
  }

  function hold(region: HTMLElement): void {
    holder = region;
    region.tabIndex = -1;
    region.focus({ preventScroll: true });
  }

  function forget(): void {
    place = null;
    holder = null;
  }

  const watcher = new MutationObserver(() => restore());
  watcher.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  table.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    watcher.disconnect();
    table.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}
