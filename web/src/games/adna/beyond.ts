/** Whether something lies beyond the edge of what scrolls sideways, so that a hint can say so. */

import type { Attachment } from 'svelte/attachments';

const SLACK = 8;

export const beyond =
  (tell: (more: boolean) => void): Attachment<HTMLElement> =>
  (node) => {
    const look = (): void => tell(node.scrollWidth - node.clientWidth - node.scrollLeft > SLACK);
    const size = new ResizeObserver(look);
    const children = new MutationObserver(look);
    size.observe(node);
    children.observe(node, { childList: true, subtree: true });
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', look);
    };
  };
