/** Return the form of a word that agrees with a number: `plural(n, 'move', 'moves')`. Works for English and German. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);
