/** The six letters of a table. There are no vowels, and no letters that look like digits. */

export const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
export const LENGTH = 6;

/** What of a text can be a code: small letters become large, what no code has is left out; a link gives its code. */
export function codeFrom(text: string): string {
  const linked = /\/t\/([A-Za-z]{6})\b/.exec(text);
  return [...(linked?.[1] ?? text).toUpperCase()]
    .filter((letter) => LETTERS.includes(letter))
    .slice(0, LENGTH)
    .join('');
}

/** Whether something was written that no code has. */
export function hasStranger(text: string): boolean {
  return !text.includes('/') && [...text.toUpperCase()].some((sign) => /[^\s-]/.test(sign) && !LETTERS.includes(sign));
}
