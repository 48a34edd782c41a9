/** The table in words, which lies under a drawn board. */

import { tick } from 'svelte';
import { settings } from '../app/settings.svelte';

/** Open the words and bring them into sight, or close them and go back to the board. */
export async function showWords(open: boolean): Promise<void> {
  settings.choose('words', open);
  await tick();
  const words = document.querySelector('details.words');
  if (open) words?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
  (open ? words : document.querySelector('.board'))?.scrollIntoView({ block: 'start' });
}
