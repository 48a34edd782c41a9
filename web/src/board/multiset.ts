/** Counts and compares letters, tokens and cards regardless of order. A multiset is any iterable of names. */

export type Counts = Record<string, number>;

/** Return each item with its number of copies, in the order of first appearance. */
export function counted(items: Iterable<string>): [string, number][] {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return [...found];
}

/** Return the items by key, in the order of first appearance. */
export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const group = found.get(keyOf(item));
    if (group) group.push(item);
    else found.set(keyOf(item), [item]);
  }
  return found;
}

/** Return the number of copies of an item. */
export const copies = (items: Iterable<string>, item: string): number =>
  [...items].filter((other) => other === item).length;

/** Return the items left after taking others away, copy by copy. */
export function without(items: Iterable<string>, taken: Iterable<string>): string[] {
  const left = [...items];
  for (const item of taken) {
    const index = left.lastIndexOf(item);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Return the wanted items that are not owned, copy by copy. */
export const missing = (wanted: Iterable<string>, owned: Iterable<string>): string[] => {
  const left = [...owned];
  return [...wanted].filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** A letter of a chain: held, about to be gained, or missing. */
export interface Residue {
  letter: string;
  state?: 'have' | 'lacks' | 'chosen';
}

/** Mark the letters of a chain that are in the hand, then those about to be gained. */
export function ticked(chain: Iterable<string>, hand: Iterable<string>, coming: Iterable<string> = []): Residue[] {
  const [have, come] = [[...hand], [...coming]];
  const take = (from: string[], letter: string): boolean => {
    const index = from.indexOf(letter);
    if (index >= 0) from.splice(index, 1);
    return index >= 0;
  };
  return [...chain].map((letter) => ({
    letter,
    state: take(have, letter) ? 'have' : take(come, letter) ? 'chosen' : 'lacks',
  }));
}

/** Return counts as single items: `{ atp: 2 }` becomes `['atp', 'atp']`. */
export const listed = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([item, count]) => Array.from({ length: count }, () => item));
