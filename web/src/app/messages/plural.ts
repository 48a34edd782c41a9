/** The form of a word that goes with a number: `plural(n, 'move', 'moves')`. English and German have the same two. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);
