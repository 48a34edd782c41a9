/** Count and compare letters, tokens and cards where order does not matter. A multiset is any iterable of names. */

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

/** Return how many copies of an item there are. */
export const copies = (items: Iterable<string>, item: string): number =>
  [...items].filter((other) => other === item).length;

/** Return the items that remain when others are taken away, copy by copy. */
export function without(items: Iterable<string>, taken: Iterable<string>): string[] {
  const left = [...items];
  for (const item of taken) {
    const index = left.lastIndexOf(item);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Return the wanted items that are not there, copy by copy. */
export const missing = (wanted: Iterable<string>, owned: Iterable<string>): string[] => {
  const left = [...owned];
  return [...wanted].filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** A letter of a chain, and whether you hold it, would get it, or lack it. */
export interface Residue {
  letter: string;
  state?: 'have' | 'lacks' | 'chosen';
}

/** Mark the letters of a chain that a hand holds, and then those that would come into it. */
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

/** Return the items of counts one by one: `{ atp: 2 }` is `['atp', 'atp']`. */
export const listed = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([item, count]) => Array.from({ length: count }, () => item));
