/** The letters of table codes: no vowels, no letters that look like digits. */

export const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
export const LENGTH = 6;

/** Return the code in a text or link: upper case, without characters that codes never contain. */
export function codeFrom(text: string): string {
  const linked = /\/t\/([A-Za-z]{6})\b/.exec(text);
  return [...(linked?.[1] ?? text).toUpperCase()]
    .filter((letter) => LETTERS.includes(letter))
    .slice(0, LENGTH)
    .join('');
}

/** Whether a text contains characters that codes never contain. */
export function hasInvalidLetter(text: string): boolean {
  return !text.includes('/') && [...text.toUpperCase()].some((sign) => /[^\s-]/.test(sign) && !LETTERS.includes(sign));
}
