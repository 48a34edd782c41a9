/** Readings of the view and the catalogue that several parts of the board share. */

import { shortText } from '../../board/cards';
import { ticked, without, type Residue } from '../../board/multiset';
import { spoken, type Board } from './board';

export const COIN = 'coin';
const isLetter = (item: string): boolean => item.length === 1;

/** Whether you decide in the position that is shown, which may be a past one. */
export const isYours = (board: Board): boolean => board.you !== null && board.view.to_move === board.you;

export interface Protein {
  /** The printed name without what follows in brackets or after a comma. */
  name: string;
  /** The name in one word, for narrow places. */
  word: string;
  value: number;
  chain: string;
  residues: string;
}

/** Names whose first word says nothing. */
const WORDS: Record<string, string> = { gfp: 'GFP', trh: 'TRH', igg1: 'IgG1', penk: 'Enkephalin' };

/** Return what is printed on a protein card. */
export function proteinOf(board: Board, card: string): Protein {
  const id = `protein:${card}`;
  const { value = 0, amino_acids: chain = '', residues = '' } = board.catalogue.get(id)?.values ?? {};
  const name = board.cardName(id).replace(/[ -]\(.*\)$|,.*$/, '');
  return { name, word: WORDS[card] ?? name.split(' ', 1)[0]!, value, chain, residues } as Protein;
}

/** Return the names of proteins in a sentence: "Insulin and BiP". */
export const proteinNames = (board: Board, cards: string[]): string =>
  spoken().and(cards.map((card) => proteinOf(board, card).name));

/** Return what proteins pay together. */
export const worthOf = (board: Board, cards: string[]): number =>
  cards.reduce((sum, card) => sum + proteinOf(board, card).value, 0);

/** Return what an item of a trade is called. */
export const itemName = (board: Board, item: string): string =>
  item === COIN ? spoken().coin : isLetter(item) ? board.cardName(`amino:${item}`) : proteinOf(board, item).name;

/** Return what an action card does, in a few words. */
export const effectOf = (board: Board, card: string): string =>
  shortText(board.catalogue.get(`action:${card}`), spoken().cards);

/** Return what a symbol of the d6 gives. */
export function symbolWords(board: Board, symbol: number): string {
  const rolls = board.catalogue.get('piece:d6')?.values['rolls'] as number[] | undefined;
  return spoken().symbol(symbol, rolls?.[symbol - 1] ?? 0);
}

/** Where in its protein each residue of a chain sits, as far as the card says: "Ser65-Tyr66-Gly67", "Tyr100-Met104". */
export function placesOf(chain: string, residues: string): number[] {
  const places = [...residues.matchAll(/[A-Z][a-z]{2}(\d+)/g)].map((match) => Number(match[1]));
  const [first, last] = places;
  if (places.length === chain.length) return places;
  if (places.length === 2 && last! - first! === chain.length - 1) return [...chain].map((_, index) => first! + index);
  return [];
}

/** Mark the letters of a chain as a hand would fill them after a trade. A new offer is on this page only until it is
 * sent, so the board marks the chains itself; what a sent offer completes, the server says. */
export const afterTrade = (chain: string, hand: string, come: string[], go: string[]): Residue[] =>
  ticked(chain, without(hand, go), come.filter(isLetter));

export const isFull = (chain: Residue[]): boolean =>
  chain.length > 0 && chain.every((residue) => residue.state !== 'lacks');

/** The other seats that are known to hold an item. */
export function holders(board: Board, item: string): number[] {
  return board.view.players.flatMap((player, seat) => {
    if (seat === board.you) return [];
    if (item === COIN) return player.coins > 0 ? [seat] : [];
    if (isLetter(item)) return player.sure.includes(item) ? [seat] : [];
    return player.proteins.some(({ card }) => card === item) ? [seat] : [];
  });
}

/** The letters that your proteins lack, each once. */
export const lacking = (board: Board): string[] => [
  ...new Set((board.view.hand?.proteins ?? []).flatMap(({ missing }) => [...missing])),
];
