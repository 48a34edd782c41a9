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
   * Where the game stands: Data are drafted before round 1, researchers are placed, or it is over.
   */
  phase: 'draft' | 'round' | 'over';
  /**
   * The number of the round; 0 while Data are drafted.
   */
  round: number;
  /**
   * Who holds the Leader token.
   */
  leader: number;
  /**
   * The Data tokens still to be drafted.
   */
  offer: string[];
  /**
   * Every box: those of the board, those of the cards, then the one to graduate, which is never taken.
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
   * Additional Actions that are still in the deck, sorted.
   */
  unseen_actions: string[];
  /**
   * Additional Actions that have left the game, in the variant that clears those nobody claims.
   */
  set_aside: string[];
  /**
   * The boxes of which the seat to move can use no option now, by name; all of them once the game is over.
   */
  unusable: {
    [k: string]: Unusable;
  };
  /**
   * By box and option, where the seat to move may choose between options: the card that each brings nearest.
   */
  prospects: {
    [k: string]: {
      [k: string]: Prospect;
    };
  };
  /**
   * The seats in the order in which they draft Data, the Leader, who takes none, last; empty after the draft.
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
   * Its name; in the catalogue after "box:", or after "card:" if it is printed on a card.
   */
  box: string;
  /**
   * Who owns the card that it is printed on; null on the board, and while nobody does.
   */
  owner: number | null;
  /**
   * Whether the tight board closes it for the whole game.
   */
  closed: boolean;
  /**
   * The round from which on it can be used; null once that has begun.
   */
  opens_in_round: number | null;
  /**
   * Who has used it this round; null while nobody has.
   */
  taken_by: number | null;
  /**
   * Whose researchers stand on it, by seat: who was placed there, then recruits who wait for the end of the round.
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
   * Its name.
   */
  box: string;
  /**
   * The card that lies face up on it, by its PDB id or its name; in the catalogue after "card:".
   */
  card: string | null;
  /**
   * Who has paid for that card this round; it comes to them when the round ends.
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
   * The colour of its researchers.
   */
  colour: string;
  /**
   * Achievement in all: tokens and deposited structures.
   */
  achievement: number;
  /**
   * Achievement that comes when the round ends: structures claimed.
   */
  coming_achievement: number;
  /**
   * Data tokens in all, which break ties.
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
   * Researchers still to be placed this round.
   */
  unplayed: number;
  /**
   * The boxes on which its researchers stand, in the order in which they went there.
   */
  placed: string[];
  /**
   * Researchers who join at the end of the round.
   */
  recruits: number;
  /**
   * Researchers of its colour that are left in Supply.
   */
  researchers_in_supply: number;
  /**
   * PDB Depositions owned, in the order in which they came.
   */
  depositions: string[];
  /**
   * Additional Actions owned, in the order in which they came.
   */
  actions: string[];
}
/**
 * What keeps the seat to move from all options of a box.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Unusable".
 */
export interface Unusable {
  /**
   * As the code of the refusal.
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
   * Tokens that are missing from the price nearest to hand, where it cannot pay; else none.
   */
  lacks: {
    [k: string]: number;
  };
}
/**
 * The card that the seat to move would come nearest to paying for.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Prospect".
 */
export interface Prospect {
  /**
   * The card, by its PDB id or its name.
   */
  card: string;
  /**
   * Tokens that would still be missing from its price; none if it could be paid for.
   */
  lacks: {
    [k: string]: number;
  };
}
