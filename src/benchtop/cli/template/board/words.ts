/** The words on the board of Template. Add other languages beside `en`; without them, the board uses English. */

const en = {
  strand: 'Strand',
  choose: 'Lay a base, or put a card away face down.',
  waits: (name: string): string => `${name} decides.`,
  lay: (base: string): string => `Lay ${base}`,
  discard: 'Put it away',
  cards: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  deck: (count: number): string => `${count} in the deck`,
  ended: 'All cards are used up',
  bonds: (count: number): string => (count === 1 ? '1 hydrogen bond' : `${count} hydrogen bonds`),
};

export const words = { en };
