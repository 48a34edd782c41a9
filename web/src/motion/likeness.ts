/**
 * A likeness of a piece, to be moved in a layer above the board where nothing cuts it off. It looks like the piece
 * because it lies in copies of all that the piece lies in, which draw nothing themselves: so every selector matches,
 * and every custom property is inherited.
 */

const OWN = ['data-piece', 'data-zone', 'data-touch', 'data-legal', 'data-choice', 'data-awaited', 'data-recent'];
const SELECTOR = OWN.map((name) => `[${name}]`).join();

export interface Look {
  element: HTMLElement;
  /** What it lies in, from its parent outwards, the board itself left out. */
  inside: HTMLElement[];
  /** In a pile, how far up it lies. */
  zIndex: string;
  /** The sizes of those on which queries of a container depend. */
  containers: Map<HTMLElement, { width: number; height: number }>;
}

/** Draw a likeness of that size, `without` the pieces upon it that travel by themselves. */
export function likeness(look: Look, width: number, height: number, without: Set<string>): HTMLElement {
  const copy = look.element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll<HTMLElement>('[data-piece]'))
    if (without.has(part.dataset['piece']!)) part.style.setProperty('opacity', '0', 'important');
  for (const part of [copy, ...copy.querySelectorAll(SELECTOR)]) anonymous(part);
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  });
  const carrier = document.createElement('span');
  Object.assign(carrier.style, {
    position: 'absolute',
    zIndex: look.zIndex,
    width: `${width}px`,
    height: `${height}px`,
  });
  carrier.append(look.inside.reduce((held: HTMLElement, around) => shell(around, held, look), copy));
  return carrier;
}

/** A copy of what something lies in that draws nothing. */
function shell(around: HTMLElement, held: HTMLElement, { containers }: Look): HTMLElement {
  const copy = around.cloneNode(false) as HTMLElement;
  anonymous(copy);
  const size = containers.get(around);
  if (size) {
    copy.style.cssText += `;${EMPTY};width:${size.width}px !important;height:${size.height}px !important`;
  } else copy.style.setProperty('display', 'contents', 'important');
  copy.append(held);
  return copy;
}

/** How a container is a place and nothing else. */
const EMPTY = `display:block;position:absolute;inset:0 auto auto 0;margin:0;padding:0;border:0;background:none;
  box-shadow:none;outline:0;overflow:visible;mask:none;transform:none;animation:none`
  .split(';')
  .map((one) => `${one.trim()} !important`)
  .join(';');

function anonymous(element: Element): void {
  for (const name of OWN) element.removeAttribute(name);
}
