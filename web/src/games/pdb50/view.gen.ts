// Made from the server by `make docs`; changes here are lost.

export interface View {
  /**
   * The game's key.
   */
  game: string;
  /**
   * The version of its rules.
   */
  version: number;
  /**
   * Number of seats.
   */
  seats: number;
  /**
   * The seat that decides next, from 0; meaningless once the game is over.
   */
  to_move: number;
  /**
   * Whether the game is over.
   */
  over: boolean;
  /**
   * Number of moves played.
   */
  ply: number;
  /**
   * Agreed options and their values.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Points by seat, once the game is over.
   */
  scores?: number[];
  /**
   * The winning seats, once the game is over.
   */
  winners?: number[];
  /**
   * The seat that sees this view; null for a spectator.
   */
  seat: number | null;
  /**
   * Phase of the game: Data are drafted before round 1, then researchers are placed, until it is over.
   */
  phase: 'draft' | 'round' | 'over';
  /**
   * Number of the round; 0 during the draft.
   */
  round: number;
  /**
   * Seat with the Leader token.
   */
  leader: number;
  /**
   * Data tokens left to draft.
   */
  offer: string[];
  /**
   * Every box: those of the board, those of the cards, then the box to graduate, which is never taken.
   */
  boxes: BoxView[];
  /**
   * The Innovate boxes, left to right.
   */
  slots: SlotView[];
  /**
   * The research groups, by seat.
   */
  players: PlayerView[];
  /**
   * Tokens in Supply, by kind.
   */
  supply: {
    [k: string]: number;
  };
  /**
   * Cards in the deck.
   */
  deck_size: number;
  /**
   * Additional Actions still in the deck, sorted.
   */
  unseen_actions: string[];
  /**
   * Additional Actions that left the game, in the variant that clears unclaimed cards.
   */
  set_aside: string[];
  /**
   * Boxes that the seat to move cannot use now, by key; every box once the game is over.
   */
  unusable: {
    [k: string]: Unusable;
  };
  /**
   * By box and option, if the seat to move has a choice of options: the card that each option brings nearest.
   */
  prospects: {
    [k: string]: {
      [k: string]: Prospect;
    };
  };
  /**
   * Seats in draft order, ending with the Leader, who takes no token; empty after the draft.
   */
  draft_order: number[];
}
/**
 * A box, on the board or on an Additional Action card.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "BoxView".
 */
export interface BoxView {
  /**
   * Key of the box; in the catalogue after "box:", or after "card:" if it is printed on a card.
   */
  box: string;
  /**
   * Owner of the card it is printed on; null on the board, and while nobody owns the card.
   */
  owner: number | null;
  /**
   * Whether the tight board closes it for the whole game.
   */
  closed: boolean;
  /**
   * First round in which it can be used; null once that round has begun.
   */
  opens_in_round: number | null;
  /**
   * Seat that has used it this round; null while nobody has.
   */
  taken_by: number | null;
  /**
   * Seats of the researchers on it: the researcher placed there, then recruits who wait for the end of the round.
   */
  researchers: number[];
}
/**
 * An Innovate box.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "SlotView".
 */
export interface SlotView {
  /**
   * Key of the box.
   */
  box: string;
  /**
   * PDB id or key of the face-up card on it; in the catalogue after "card:".
   */
  card: string | null;
  /**
   * Seat that has paid for the card this round, and gets it when the round ends.
   */
  claimed_by: number | null;
}
/**
 * A research group.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  /**
   * Colour of its researchers.
   */
  colour: string;
  /**
   * Total achievement, from tokens and deposited structures.
   */
  achievement: number;
  /**
   * Achievement that arrives when the round ends, from claimed structures.
   */
  coming_achievement: number;
  /**
   * Total Data tokens, which break ties.
   */
  data: number;
  /**
   * Tokens owned, by kind.
   */
  tokens: {
    [k: string]: number;
  };
  /**
   * Researchers in the group, placed or not.
   */
  researchers: number;
  /**
   * Researchers left to place this round.
   */
  unplayed: number;
  /**
   * Boxes its researchers stand on, in the order of placing.
   */
  placed: string[];
  /**
   * Researchers who join at the end of the round.
   */
  recruits: number;
  /**
   * Researchers of its colour left in Supply.
   */
  researchers_in_supply: number;
  /**
   * PDB Depositions owned, oldest first.
   */
  depositions: string[];
  /**
   * Additional Actions owned, oldest first.
   */
  actions: string[];
}
/**
 * Why the seat to move cannot use any option of a box.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Unusable".
 */
export interface Unusable {
  /**
   * Code of the refusal.
   */
  why:
    | 'game_over'
    | 'draft_first'
    | 'box_closed'
    | 'not_your_card'
    | 'card_not_here_yet'
    | 'box_taken'
    | 'first_round'
    | 'no_recruits_left'
    | 'no_card'
    | 'cannot_pay'
    | 'supply_empty'
    | 'last_researcher'
    | 'leads_already';
  /**
   * Tokens missing from the nearest price if the seat cannot pay; otherwise empty.
   */
  lacks: {
    [k: string]: number;
  };
}
/**
 * The card that the seat to move would be closest to paying for.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Prospect".
 */
export interface Prospect {
  /**
   * PDB id or key of the card.
   */
  card: string;
  /**
   * Tokens still missing from its price; empty if the seat could pay.
   */
  lacks: {
    [k: string]: number;
  };
}
