/** Which temperatures of the scale can be touched, and what moves call them. */

import type { LegalMove } from '../../net/messages.gen';

/** "level:55" is a temperature, "levels:+2" so many steps from here; where no card is chosen yet, cards are. */
export function stepsOf(legal: Map<string, LegalMove[]>, scale: number[], celsius: number): Map<number, string> {
  const found = new Map<number, string>();
  const at = scale.indexOf(celsius);
  for (const touch of legal.keys()) {
    const [kind, value] = touch.split(':');
    if (kind === 'level') found.set(Number(value), touch);
    if (kind === 'levels') found.set(scale[Math.min(Math.max(at + Number(value), 0), scale.length - 1)]!, touch);
  }
  return found;
}
