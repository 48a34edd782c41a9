/** Highlights words on the page without changing its elements, if the browser supports CSS custom highlights. */

import { placesIn } from './search';

const NAME = 'found';

export function highlight(root: Element, words: string[]): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.length && walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const [start, end] of placesIn(node.data, words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(NAME);
}
