"""Layout rules for every screen, checked in the page: nothing overlaps, nothing is cut off, everything is large enough
to read and hit."""

from playwright.sync_api import Page

PROBLEMS = r"""() => {
  const MIN_TARGET = 43.5, MIN_TEXT = 13.9, SLACK = 1.5;
  /* lines in the drawer are large enough for a mouse, not for a finger */
  const MIN_IN_DRAWER = matchMedia('(pointer: fine) and (min-width: 901px)').matches ? 27.5 : MIN_TARGET;
  const TOUCHABLE = 'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=radio], ' +
    '[role=tab], [role=slider], [role=checkbox], [role=menuitem], [role=link], [role=option]';
  /* links in a text that the replay bar or the contents repeat; thermometer levels, which their cards repeat */
  const EXEMPT = '.log .line, a.number, [data-touch="thermometer"], [data-touch^="level:"]';
  const problems = new Set();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  const style = (element) => getComputedStyle(element);
  const up = function* (element) { for (let at = element; at; at = at.parentElement) yield at; };
  const isHidden = (element) => [...up(element)].some((at) => {
    const its = style(at);
    return its.clipPath === 'inset(50%)' || (its.clip !== 'auto' && its.position === 'absolute');
  });
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !isHidden(element);
  const cuts = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const name = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    const place = [...up(element)].find((at) => at !== element && at.classList.length)?.classList[0] ?? '';
    return `<${element.tagName.toLowerCase()} in .${place}> "${words}"`;
  };

  /* the visible part of a box, without what its ancestors cut off or scroll away */
  const seen = (element, box) => {
    let { left, top, right, bottom } = box;
    for (const at of up(element.parentElement)) {
      if (at === document.body || at === document.documentElement) break;
      const its = style(at);
      if (its.overflowX === 'visible' && its.overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom);
    }
    return right - left > SLACK && bottom - top > SLACK ? { left, top, right, bottom } : null;
  };
  const layer = (element) => [...up(element)].find((at) => ['fixed', 'sticky'].includes(style(at).position)) ?? null;

  /* 1. no page scrolls sideways */
  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    problems.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  /* 2. touch targets are large enough and do not overlap */
  const touchables = [...root.querySelectorAll(TOUCHABLE)].filter((element) => !element.closest('[inert]'));
  const targets = [];
  for (const element of touchables) {
    if (element.matches(EXEMPT)) continue;
    const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null;
    const area = label && isShown(label) ? label : element;
    if (!isShown(area)) continue;
    const isInline = style(area).display === 'inline';
    const boxes = (isInline ? [...area.getClientRects()] : [area.getBoundingClientRect()])
      .map((box) => seen(area, box)).filter(Boolean);
    if (!boxes.length) continue;
    targets.push({ element: area, boxes, layer: layer(area) });
    if (isInline && area.matches('a')) continue; // a link in a sentence
    const box = area.getBoundingClientRect();
    const after = getComputedStyle(area, '::after');
    const grows = after.content !== 'none' && after.position === 'absolute';
    const more = (side) => (grows ? Math.max(0, -parseFloat(after[side]) || 0) : 0);
    const width = box.width + more('left') + more('right'), height = box.height + more('top') + more('bottom');
    const least = area.closest('aside') ? MIN_IN_DRAWER : MIN_TARGET;
    if (width < least || height < least)
      problems.add(`small, ${Math.round(width)} x ${Math.round(height)} px: ${name(area)}`);
  }
  for (const [place, target] of targets.entries()) {
    for (const other of targets.slice(place + 1)) {
      if (target.layer !== other.layer) continue; // scrolled elements lie under fixed ones
      if (target.element.contains(other.element) || other.element.contains(target.element)) continue;
      const overlap = target.boxes.some((a) => other.boxes.some((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK));
      if (overlap) problems.add(`overlap: ${name(target.element)} and ${name(other.element)}`);
    }
  }

  /* 3. text is large enough, inside its container, not cut off */
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode, element = node.parentElement;
    if (!node.data.trim() || element.closest('script, style, noscript, title, option')) continue;
    if (element.closest('svg') && element.closest('[aria-hidden=true]')) continue; // a drawing with words beside it
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const svg = element.closest('svg');
    const scale = svg && element.getScreenCTM ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
    const size = parseFloat(style(element).fontSize) * scale;
    if (size < MIN_TEXT) problems.add(`${size.toFixed(1)} px: ${name(element)}`);
    let isScrolled = false;
    for (const at of up(element)) {
      const its = style(at);
      const frame = at.getBoundingClientRect();
      if (its.textOverflow === 'ellipsis' || its.webkitLineClamp !== 'none') isScrolled = true;
      if (!isScrolled && cuts(its.overflowX) && (box.right > frame.right + SLACK || box.left < frame.left - SLACK))
        problems.add(`cut off at the side: ${name(element)}`);
      if (!isScrolled && cuts(its.overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3))
        problems.add(`cut off above or below: ${name(element)}`);
      if (scrolls(its.overflowX) || scrolls(its.overflowY)) isScrolled = true;
      const spills = box.right > frame.right + SLACK || box.left < frame.left - SLACK;
      if (!isScrolled && spills && at.matches('button, .btn, .pill, .chip, .panel'))
        problems.add(`spills over: ${name(element)}`);
      if (at === root) break;
    }
    if (!isScrolled && (box.right > innerWidth + SLACK || box.left < -SLACK))
      problems.add(`outside of the screen: ${name(element)}`);
  }
  return [...problems];
}"""


def problems(page: Page) -> list[str]:
    """Return the layout problems of the current page."""
    found: list[str] = page.evaluate(PROBLEMS)
    return found
