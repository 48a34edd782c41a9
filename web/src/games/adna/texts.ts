/** Short forms of what cards and moves say. */

/** What a card does, without what blocks it. */
export const firstSentence = (text: string): string => text.split(/\.(?=\s|$)/, 1)[0] ?? '';

/** What a move does, and what comes of it. */
export function parts(words: string): [string, string] {
  const [what = '', ...then] = words.split(' · ');
  return [what, then.join(' · ')];
}

/** The deck of a card, by its key: bases are letters, enzymes have a capital, reactions none. */
export const deckOf = (key: string): 'bases' | 'enzymes' | 'reactions' =>
  key.length === 1 ? 'bases' : key[0] === key[0]!.toUpperCase() ? 'enzymes' : 'reactions';

export const degrees = (celsius: number): string => (celsius < 0 ? `−${-celsius}` : String(celsius));

/** The last level of the thermometer. */
const HOTTEST = 100;

/** A few temperatures, short: "25°", "25–37°", "≥ 55°". */
export function range(celsius: number[]): string {
  const [first, last] = [celsius[0], celsius.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return `${degrees(first)}°`;
  return last === HOTTEST ? `≥ ${degrees(first)}°` : `${degrees(first)}–${degrees(last)}°`;
}
