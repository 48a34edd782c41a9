// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | TurnBegan
  | RolledAmino
  | RolledSymbol
  | TookAmino
  | ReturnedAmino
  | DrewAction
  | SawAction
  | FoundNothing
  | ReshuffledActions
  | DealtProteins
  | PutUnder
  | DrewProtein
  | LookedAtPile
  | SawProteins
  | OfferMade
  | OfferWithdrawn
  | Accepted
  | Declined
  | OfferLapsed
  | Traded
  | ShowedBuild
  | Built
  | PlayedAction
  | WonPrize
  | PassedUnseen
  | SawPassed
  | CameToLight
  | AskedFor
  | GaveInReturn
  | Voted
  | Started
  | RolledStart
  | ChoseAtTie
  | GameEnded
  | CountedHand;

/**
 * The next player's turn began.
 */
export interface TurnBegan {
  event: 'TurnBegan';
  /**
   * Whose turn it is.
   */
  seat: number;
  /**
   * Turns so far, this one included.
   */
  turn: number;
  /**
   * Rounds so far, this one included.
   */
  round: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * `count` copies of a piece moved from one zone of the game to another.
 */
export interface Travel {
  /**
   * As in the catalogue; back:NAME for a card whose face the reader may not see.
   */
  piece: string;
  /**
   * The zone it left.
   */
  from: string;
  /**
   * The zone it moved to.
   */
  to: string;
  /**
   * Number of copies.
   */
  count: number;
}
/**
 * The d20 was rolled.
 */
export interface RolledAmino {
  event: 'RolledAmino';
  /**
   * Who rolled.
   */
  seat: number;
  /**
   * The amino acid that it showed.
   */
  letter: string;
  /**
   * It was taken, its stack was empty (a free choice), or the whole bank was.
   */
  outcome: 'taken' | 'empty' | 'bank';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The d6 was rolled.
 */
export interface RolledSymbol {
  event: 'RolledSymbol';
  /**
   * Who rolled.
   */
  seat: number;
  /**
   * The symbol, from 1 to 4: one roll of the d20, two, an action card, a protein card.
   */
  symbol: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player took an amino acid of choice from the bank.
 */
export interface TookAmino {
  event: 'TookAmino';
  /**
   * Who took it.
   */
  seat: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player put amino acids back on their stacks.
 */
export interface ReturnedAmino {
  event: 'ReturnedAmino';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The amino acids, in alphabetical order.
   */
  letters: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player drew an action card and kept it.
 */
export interface DrewAction {
  event: 'DrewAction';
  /**
   * Who drew.
   */
  seat: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Which action card it was, for the player who drew it.
 */
export interface SawAction {
  event: 'SawAction';
  /**
   * Who drew.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player found no card to take.
 */
export interface FoundNothing {
  event: 'FoundNothing';
  /**
   * Who did.
   */
  seat: number;
  /**
   * Which kind of card was gone.
   */
  cards: 'action' | 'protein';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The discarded action cards became the new pile.
 */
export interface ReshuffledActions {
  event: 'ReshuffledActions';
  /**
   * How many they were.
   */
  cards: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player took the first protein cards.
 */
export interface DealtProteins {
  event: 'DealtProteins';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The numbers on their backs.
   */
  backs: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player put a protein card under the pile, face down; everybody sees which back it was.
 */
export interface PutUnder {
  event: 'PutUnder';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * Where it lay: in the player's row, or on top of the pile, where it was looked at.
   */
  source: 'row' | 'pile';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player took a protein card from the pile.
 */
export interface DrewProtein {
  event: 'DrewProtein';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player looked at the top cards of the protein pile.
 */
export interface LookedAtPile {
  event: 'LookedAtPile';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The numbers on their backs, from the top.
   */
  backs: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The faces of protein cards that one player looked at or moved, for that player.
 */
export interface SawProteins {
  event: 'SawProteins';
  /**
   * Who sees them.
   */
  seat: number;
  /**
   * The proteins.
   */
  proteins: string[];
  /**
   * The numbers on their backs, in that order.
   */
  backs: number[];
  /**
   * The first ones, drawn from the pile, put under it, or looked at from the top.
   */
  how: 'dealt' | 'drawn' | 'put' | 'looked';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An offer (or a counter-offer) was made; everybody hears it.
 */
export interface OfferMade {
  event: 'OfferMade';
  /**
   * Who made it.
   */
  seat: number;
  /**
   * Who is asked.
   */
  to: number[];
  /**
   * What is given: letters, coins, proteins.
   */
  give: string[];
  /**
   * What is wanted for it.
   */
  want: string[];
  /**
   * Whether it is a counter-offer.
   */
  counter: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Somebody gave up composing an offer.
 */
export interface OfferWithdrawn {
  event: 'OfferWithdrawn';
  /**
   * Who did.
   */
  seat: number;
  /**
   * Whether it was to be a counter-offer.
   */
  counter: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player would take the offer; whoever made it hears the others, then chooses.
 */
export interface Accepted {
  event: 'Accepted';
  /**
   * Who accepted.
   */
  seat: number;
  /**
   * Whose offer it is.
   */
  to: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An offer or a counter-offer was declined: whether for want of the cards or of the will, nobody is told.
 */
export interface Declined {
  event: 'Declined';
  /**
   * Who declined.
   */
  seat: number;
  /**
   * Whose offer it was.
   */
  to: number;
  /**
   * Whether it was a counter-offer.
   */
  counter: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Nobody took the offer.
 */
export interface OfferLapsed {
  event: 'OfferLapsed';
  /**
   * Who had made it.
   */
  seat: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Two players traded.
 */
export interface Traded {
  event: 'Traded';
  /**
   * Who had made the offer.
   */
  seat: number;
  /**
   * Who accepted it.
   */
  other: number;
  /**
   * What `seat` gave.
   */
  gave: string[];
  /**
   * What `seat` got.
   */
  got: string[];
  /**
   * The numbers on the backs of the protein cards that `seat` gave, in that order.
   */
  gave_backs: number[];
  /**
   * The numbers on the backs of the protein cards that `seat` got, in that order.
   */
  got_backs: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player showed a protein and paid its amino acids; the coins follow once others have reacted.
 */
export interface ShowedBuild {
  event: 'ShowedBuild';
  /**
   * Who builds.
   */
  seat: number;
  /**
   * The protein.
   */
  protein: string;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * The amino acids, in alphabetical order.
   */
  paid: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A protein was built and its coins were taken.
 */
export interface Built {
  event: 'Built';
  /**
   * Who built it.
   */
  seat: number;
  /**
   * The protein.
   */
  protein: string;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * What it paid, cards added and taken off.
   */
  coins: number;
  /**
   * Coins left in the pool.
   */
  pool: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An action card took effect: an immediate one as it was drawn, or one from the hand.
 */
export interface PlayedAction {
  event: 'PlayedAction';
  /**
   * Who played it.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A Nobel Prize: coins from the pool.
 */
export interface WonPrize {
  event: 'WonPrize';
  /**
   * Who won it.
   */
  seat: number;
  /**
   * What it paid.
   */
  coins: number;
  /**
   * Coins left in the pool.
   */
  pool: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An amino acid went from one hand to another and nobody else saw which.
 */
export interface PassedUnseen {
  event: 'PassedUnseen';
  /**
   * Who gave it.
   */
  giver: number;
  /**
   * Who got it.
   */
  taker: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Which amino acid that was, for the giver or the taker.
 */
export interface SawPassed {
  event: 'SawPassed';
  /**
   * Who gave it.
   */
  giver: number;
  /**
   * Who got it.
   */
  taker: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An amino acid that passed unseen long ago is known to all now (§1.6).
 */
export interface CameToLight {
  event: 'CameToLight';
  /**
   * Who gave it.
   */
  giver: number;
  /**
   * Who got it.
   */
  taker: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * CRISPR-Cas9 asked an opponent for a letter.
 */
export interface AskedFor {
  event: 'AskedFor';
  /**
   * Who asked.
   */
  seat: number;
  /**
   * Who was asked.
   */
  target: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Whether it was there and was handed over.
   */
  found: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An amino acid went back to the opponent whom CRISPR-Cas9 had asked.
 */
export interface GaveInReturn {
  event: 'GaveInReturn';
  /**
   * Who gave it.
   */
  seat: number;
  /**
   * Who got it.
   */
  target: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player voted, for the start or among the tied.
 */
export interface Voted {
  event: 'Voted';
  /**
   * Who voted.
   */
  seat: number;
  /**
   * For which seat.
   */
  choice: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The vote named the starting player.
 */
export interface Started {
  event: 'Started';
  /**
   * Who begins.
   */
  seat: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player rolled the d20 for the first amino acids (§2.4).
 */
export interface RolledStart {
  event: 'RolledStart';
  /**
   * Who rolled.
   */
  seat: number;
  /**
   * The amino acids, as they were rolled.
   */
  letters: string;
  /**
   * What was rolled besides and rolled again, because its stack was empty.
   */
  again: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player who is tied for the highest score said how to settle it (§8.3).
 */
export interface ChoseAtTie {
  event: 'ChoseAtTie';
  /**
   * Who did.
   */
  seat: number;
  /**
   * To share the victory, or to imitate a protein and let the others vote.
   */
  choice: 'share' | 'imitate';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The game ended.
 */
export interface GameEnded {
  event: 'GameEnded';
  /**
   * The pool is empty, or the last round is over.
   */
  reason: 'pool' | 'round';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player showed the protein cards that were left, and their value was taken off.
 */
export interface CountedHand {
  event: 'CountedHand';
  /**
   * Whose cards they are.
   */
  seat: number;
  /**
   * Coins before that.
   */
  coins: number;
  /**
   * The proteins.
   */
  proteins: string[];
  /**
   * The numbers on their backs, in that order.
   */
  backs: number[];
  /**
   * What is left of the coins, not below 0.
   */
  score: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
