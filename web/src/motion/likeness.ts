/**
 * A likeness: a copy of a piece that moves in a layer above the board, where nothing clips it. It looks like the piece
 * because it sits in invisible copies of the piece's ancestors: every selector matches, and custom properties are
 * inherited.
 */

const OWN = ['data-piece', 'data-zone', 'data-touch', 'data-legal', 'data-choice', 'data-awaited', 'data-recent'];
const SELECTOR = OWN.map((name) => `[${name}]`).join();

export interface Look {
  element: HTMLElement;
  /** The ancestors, from the parent outwards, without the board. */
  inside: HTMLElement[];
  /** The stacking position within a pile. */
  zIndex: string;
  /** The sizes of ancestors that container queries depend on. */
  containers: Map<HTMLElement, { width: number; height: number }>;
}

/** Draw a likeness of a given size, `without` the pieces on it that animate themselves. */
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

/** Return an invisible copy of an ancestor. */
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

/** Styles that reduce a container to its position. */
const EMPTY = `display:block;position:absolute;inset:0 auto auto 0;margin:0;padding:0;border:0;background:none;
  box-shadow:none;outline:0;overflow:visible;mask:none;transform:none;animation:none`
  .split(';')
  .map((rule) => `${rule.trim()} !important`)
  .join(';');

function anonymous(element: Element): void {
  for (const name of OWN) element.removeAttribute(name);
}
