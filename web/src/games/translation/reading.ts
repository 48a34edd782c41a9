/** Helpers that read the view: its codons, the changes a card can make, and how two strands differ. */

import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import type { Catalogue } from '../../table/thing';
import type { Change, FaceUp, OneCard, Player, View } from './view.gen';

/** A codon of the strand; `at` is the position of its first letter, from 0. */
export interface Codon {
  frame: number;
  at: number;
  letters: string;
  amino: string;
}

/** Return all codons of the strand, frame after frame. */
export const codonsOf = ({ frames }: Pick<View, 'frames'>): Codon[] =>
  frames.flatMap(({ frame, codons, protein }) =>
    codons.map((letters, n) => ({ frame, at: frame - 1 + 3 * n, letters, amino: protein[n]! })),
  );

/** A change of a letter with the move that makes it. */
export type Playable = Change & { move: LegalMove };

/** Return the changes that the selected card can make, each with its move. */
export const changesOf = (view: View, card: string | null, legal: Map<string, LegalMove[]>): Playable[] =>
  view.changes.flatMap((change) => {
    if (!card?.startsWith('card:') || !change.cards.includes(card.slice(5))) return [];
    const moves = legal.get(`base:${change.position}`) ?? [];
    const move = moves.find(({ params }) => params['letter'] === undefined || params['letter'] === change.letter);
    return move ? [{ ...change, move }] : [];
  });

/** Return the face-up card of an amino acid. */
export const faceUp = (view: View, amino: string): FaceUp | undefined =>
  view.face_up.find((card) => card.amino === amino);

/** Return 'gains' if a change lets you translate something, 'half' if it would with the right water, or ''. */
export const lookOf = (view: View, gains: string[]): 'gains' | 'half' | '' =>
  !gains.length ? '' : gains.some((amino) => faceUp(view, amino)?.water_ok) ? 'gains' : 'half';

/** Return the position, from 0, of the only letter in which two strands of the same length differ. */
export function changedPlace(before: string, after: string): number | null {
  const places = [...before].flatMap((base, place) => (base === after[place] ? [] : [place]));
  return before.length === after.length && places.length === 1 ? places[0]! : null;
}

/** Return the position, from 0, of a letter inserted or deleted, if nothing else changed. */
export function movedPlace(before: string, after: string): number | null {
  if (Math.abs(before.length - after.length) !== 1) return null;
  const [long, short] = before.length > after.length ? [before, after] : [after, before];
  const place = [...long].findIndex((_, n) => long.slice(0, n) + long.slice(n + 1) === short);
  return place < 0 ? null : place;
}

/** Return the faces of a die in this game. */
export const dieFaces = (view: View, catalogue: Catalogue, die: 'white' | 'black' = 'black'): string =>
  catalogue.get(`piece:${die}-die`)?.values[view.options['dice'] as string] as string;

/** Return the number of sides of the dice. */
export const dieSides = (view: View, catalogue: Catalogue): 6 | 8 => dieFaces(view, catalogue).length as 6 | 8;

/** Whether you roll a die for an action card. */
export const isRolled = (catalogue: Catalogue, card: string): boolean => !!catalogue.get(`card:${card}`)?.values['die'];

/** Return the cost of using an action card. */
export const useCost = (card: Card | undefined): number => card?.values['use'] as number;

/** Return the action cards that a player bought, with the number of copies. */
export const boughtBy = (player: Player, catalogue: Catalogue): [card: string, copies: number][] =>
  Object.entries(player.cards).filter(([card]) => catalogue.get(`card:${card}`)?.values['buy'] !== null);

/** Return the seats that own a card. */
export const ownersOf = (view: Pick<View, 'players'>, card: string): number[] =>
  view.players.flatMap((player, seat) => (player.cards[card] ? [seat] : []));

/** A change that would spell an amino acid, with a card that makes it. */
export interface Way extends OneCard {
  card: string;
  /** Whether the player owns the card. */
  isOwned: boolean;
  /** Whether the player can use the card this turn. */
  isReady: boolean;
}

/** Return the first change that a player could make, preferring cards that are ready, then their others, then the pool. */
export function nextWay(view: View, { one_card }: FaceUp, seat: number): Way | null {
  const ways = one_card.flatMap((way) =>
    way.cards.map((card) => {
      const isOwned = !!view.players[seat]?.cards[card];
      return { ...way, card, isOwned, isReady: isOwned && (view.to_move !== seat || !!view.ready[card]) };
    }),
  );
  const first = (wanted: (way: Way) => boolean): Way | undefined => ways.find(wanted);
  return (
    first(({ isReady }) => isReady) ?? first(({ isOwned }) => isOwned) ?? first(({ card }) => !!view.pool[card]) ?? null
  );
}
