/** The table in words, below a drawn board. */

import { tick } from 'svelte';
import { settings } from '../app/settings.svelte';

/** Open the words and scroll to them, or close them and return to the board. */
export async function showWords(open: boolean): Promise<void> {
  settings.choose('words', open);
  await tick();
  const words = document.querySelector('details.words');
  if (open) words?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
  (open ? words : document.querySelector('.board'))?.scrollIntoView({ block: 'start' });
}
