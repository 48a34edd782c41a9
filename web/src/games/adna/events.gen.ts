// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | GameStarted
  | TurnBegan
  | Drew
  | SawDraw
  | SetUracilAside
  | Laid
  | Mutated
  | Passed
  | Declared
  | Chose
  | Planned
  | Stopped
  | Answered
  | Cancelled
  | ThermometerMoved
  | TookEffect
  | Failed
  | ChainCut
  | BasesRemoved
  | TurnedUp
  | UracilTurnedUp
  | Added
  | Rearranged
  | LookedAtHand
  | SawHand
  | TookCards
  | TookBases
  | SawTaken
  | FragmentLost
  | Rejoined
  | Dephosphorylated
  | Discarded
  | PutDown
  | GameWon
  | GameDrawn;

/**
 * What lay on the table went back, the draw for A, T and G (or what was agreed instead) said who starts, the decks
 * were shuffled (§2.4). Of the first game it is told with its first move.
 */
export interface GameStarted {
  event: 'GameStarted';
  /**
   * The number of the game in the match, from 1.
   */
  number: number;
  /**
   * The seat that starts.
   */
  starter: number;
  /**
   * Blocks of bases that each seat took in that draw.
   */
  blocks: number[];
  /**
   * How that was decided: by the draw, by chance, or by agreement (the first seat, then in turns).
   */
  by: 'atg' | 'random' | 'first';
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
 * A turn began.
 */
export interface TurnBegan {
  event: 'TurnBegan';
  /**
   * Whose turn it is.
   */
  seat: number;
  /**
   * The number of the turn in this game, from 1, of both seats together.
   */
  turn: number;
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
 * Cards were drawn; the backs say from which decks.
 */
export interface Drew {
  event: 'Drew';
  /**
   * Who drew.
   */
  seat: number;
  /**
   * Cards drawn from the Bases deck.
   */
  bases: number;
  /**
   * Cards drawn from the Enzymes deck.
   */
  enzymes: number;
  /**
   * Cards drawn from the Reactions deck.
   */
  reactions: number;
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
 * Which cards they were, for the one who drew them.
 */
export interface SawDraw {
  event: 'SawDraw';
  /**
   * Who drew.
   */
  seat: number;
  /**
   * The cards.
   */
  cards: string[];
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
 * A second uracil among the first bases went under the deck and was replaced (§2.7).
 */
export interface SetUracilAside {
  event: 'SetUracilAside';
  /**
   * Who had taken it.
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
 * A base from the hand was laid at a 3' end.
 */
export interface Laid {
  event: 'Laid';
  /**
   * Who laid it.
   */
  seat: number;
  /**
   * Its letter.
   */
  base: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Cards on that chain now.
   */
  length: number;
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
 * Two bases changed places in the heat (§3.2).
 */
export interface Mutated {
  event: 'Mutated';
  /**
   * Who swapped them.
   */
  seat: number;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Where they stand, from 1.
   */
  positions: number[];
  /**
   * What stood there.
   */
  before: string;
  /**
   * What stands there now.
   */
  after: string;
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
 * Somebody who was asked let it be.
 */
export interface Passed {
  event: 'Passed';
  /**
   * Who was asked.
   */
  seat: number;
  /**
   * What was asked.
   */
  phase:
    | 'opening'
    | 'mutate'
    | 'main'
    | 'discard'
    | 'remove'
    | 'pick'
    | 'place'
    | 'take'
    | 'answer'
    | 'restore'
    | 'add'
    | 'shift'
    | 'seal'
    | 'repair'
    | 'clean';
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
 * A card was played, with all that goes with it; it has not taken effect yet.
 */
export interface Declared {
  event: 'Declared';
  /**
   * Who played it.
   */
  seat: number;
  /**
   * The main card.
   */
  card: string;
  /**
   * The seat whose chain it is aimed at; null if it is aimed at none.
   */
  chain: number | null;
  /**
   * Cards played with it.
   */
  supports: string[];
  /**
   * The temperature that it leads to; null if it is no temperature card.
   */
  celsius: number | null;
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
 * Something was chosen for the card being played, or for a swap in the heat; nothing has moved yet.
 */
export interface Chose {
  event: 'Chose';
  /**
   * Who chose.
   */
  seat: number;
  /**
   * A base to take out, a base to rearrange, no more of them, a base for a position, or a card by its back.
   */
  what: 'remove' | 'pick' | 'done' | 'place' | 'take';
  /**
   * The card being played; null for a swap in the heat.
   */
  card: string | null;
  /**
   * The seat whose chain it is about; null if it is about none.
   */
  chain: number | null;
  /**
   * The position, from 1; of no more bases, how many there are; of a back, the how-manieth it is.
   */
  place: number;
  /**
   * The letter there, or the one that is to stand there; of a back, its deck; empty if there is none.
   */
  base: string;
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
 * What a rearrangement is to do is decided; the rival may answer it now.
 */
export interface Planned {
  event: 'Planned';
  /**
   * Who played the card.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Where bases are to change, from 1, ascending.
   */
  positions: number[];
  /**
   * What stands there.
   */
  before: string;
  /**
   * What is to stand there.
   */
  after: string;
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
 * Somebody plays nothing more in this turn, in order to discard (§3.4).
 */
export interface Stopped {
  event: 'Stopped';
  /**
   * Who stopped.
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
 * A card was played in answer to another.
 */
export interface Answered {
  event: 'Answered';
  /**
   * Who answered.
   */
  seat: number;
  /**
   * The answer.
   */
  card: string;
  /**
   * The card that it answers.
   */
  to: string;
  /**
   * The temperature that it leads to; null if it only cancels.
   */
  celsius: number | null;
  /**
   * Which answer in this exchange it is, from 1.
   */
  number: number;
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
 * An answer was itself answered and has no effect.
 */
export interface Cancelled {
  event: 'Cancelled';
  /**
   * The answer without effect.
   */
  card: string;
  /**
   * Who had played it.
   */
  seat: number;
  /**
   * Which answer in this exchange it was, from 1.
   */
  number: number;
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
 * The thermometer shows another temperature.
 */
export interface ThermometerMoved {
  event: 'ThermometerMoved';
  /**
   * What it showed, in °C.
   */
  before: number;
  /**
   * What it shows now, in °C.
   */
  after: number;
  /**
   * The card that moved it.
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
 * A card takes effect: it lies on the thermometer, and all that was played with it or against it is put away.
 */
export interface TookEffect {
  event: 'TookEffect';
  /**
   * Who had played it.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The temperature at which it lies (§5.6).
   */
  celsius: number;
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
 * A card was spent without effect; all that was played with it or against it is put away too.
 */
export interface Failed {
  event: 'Failed';
  /**
   * Who had played it.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * It was cancelled, or the temperature no longer allowed it.
   */
  why: 'cancelled' | 'temperature';
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
 * A restriction enzyme cut a chain.
 */
export interface ChainCut {
  event: 'ChainCut';
  /**
   * Who played it.
   */
  seat: number;
  /**
   * The enzyme.
   */
  enzyme: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Where its site begins, from 1.
   */
  site: number;
  /**
   * How many cards stay on the chain.
   */
  kept: number;
  /**
   * The bases taken off.
   */
  removed: string;
  /**
   * After how many bases the enzyme cuts the other strand, which is not on the table.
   */
  kept_below: number;
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
 * A Reactions card took bases off a chain, or out of it.
 */
export interface BasesRemoved {
  event: 'BasesRemoved';
  /**
   * Who played it.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * The bases, in the order in which they stood.
   */
  bases: string;
  /**
   * Cards on that chain now.
   */
  length: number;
  /**
   * Where they stood, from 1, ascending.
   */
  positions: number[];
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
 * Bases were turned up from the deck, to be laid on a chain.
 */
export interface TurnedUp {
  event: 'TurnedUp';
  /**
   * Who turned them up.
   */
  seat: number;
  /**
   * The bases.
   */
  bases: string;
  /**
   * The seat whose chain they are for.
   */
  chain: number;
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
 * A uracil was turned up; it went to the hand and was replaced.
 */
export interface UracilTurnedUp {
  event: 'UracilTurnedUp';
  /**
   * Whose hand it went to.
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
 * A base turned up from the deck was laid.
 */
export interface Added {
  event: 'Added';
  /**
   * Who laid it.
   */
  seat: number;
  /**
   * Its letter.
   */
  base: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Cards on that chain now.
   */
  length: number;
  /**
   * Bases that are left over because the chain is complete, and go under the deck.
   */
  surplus: string;
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
 * Bases of a chain were laid in another order.
 */
export interface Rearranged {
  event: 'Rearranged';
  /**
   * Who played the card.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Where they stand, from 1, ascending.
   */
  positions: number[];
  /**
   * What stood there.
   */
  before: string;
  /**
   * What stands there now.
   */
  after: string;
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
 * Somebody saw the rival's whole hand.
 */
export interface LookedAtHand {
  event: 'LookedAtHand';
  /**
   * Who looked.
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
 * What was in it, for the one who looked.
 */
export interface SawHand {
  event: 'SawHand';
  /**
   * Who looked.
   */
  seat: number;
  /**
   * The rival's cards.
   */
  cards: string[];
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
 * Cards picked by their backs were shown and taken (Ethidium Bromide).
 */
export interface TookCards {
  event: 'TookCards';
  /**
   * Who took them.
   */
  seat: number;
  /**
   * The cards.
   */
  cards: string[];
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
 * All Bases cards of a hand changed hands (Electrophoresis tank).
 */
export interface TookBases {
  event: 'TookBases';
  /**
   * Who took them.
   */
  seat: number;
  /**
   * How many there were.
   */
  count: number;
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
 * Which bases they were, for one of the two players concerned.
 */
export interface SawTaken {
  event: 'SawTaken';
  /**
   * Who took them.
   */
  seat: number;
  /**
   * The cards.
   */
  cards: string[];
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
 * A fragment beside a chain went under the deck.
 */
export interface FragmentLost {
  event: 'FragmentLost';
  /**
   * The seat whose chain it lay beside.
   */
  chain: number;
  /**
   * Its bases.
   */
  bases: string;
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
 * A fragment was joined to its chain again.
 */
export interface Rejoined {
  event: 'Rejoined';
  /**
   * Who played the repair.
   */
  seat: number;
  /**
   * The repair.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * The bases joined to it.
   */
  bases: string;
  /**
   * Cards on that chain now.
   */
  length: number;
  /**
   * Bases that are left over because the chain is complete, and go under the deck.
   */
  surplus: string;
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
 * A fragment can no longer be ligated.
 */
export interface Dephosphorylated {
  event: 'Dephosphorylated';
  /**
   * Who saw to that.
   */
  seat: number;
  /**
   * The seat whose fragment it is.
   */
  chain: number;
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
 * A card went face down under its deck.
 */
export interface Discarded {
  event: 'Discarded';
  /**
   * Who discarded it.
   */
  seat: number;
  /**
   * Its deck, which the back shows.
   */
  deck: 'bases' | 'enzymes' | 'reactions';
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
 * Which card it was, for the one who discarded it.
 */
export interface PutDown {
  event: 'PutDown';
  /**
   * Who discarded it.
   */
  seat: number;
  /**
   * The card.
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
 * A chain was complete: a game of the match was won (§10.1).
 */
export interface GameWon {
  event: 'GameWon';
  /**
   * Who won.
   */
  seat: number;
  /**
   * Cards on the complete chain.
   */
  length: number;
  /**
   * Cards left in the winner's hand.
   */
  cards: number;
  /**
   * Length less cards.
   */
  points: number;
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
 * Nobody could finish (§10.4).
 */
export interface GameDrawn {
  event: 'GameDrawn';
  /**
   * Turns played.
   */
  turns: number;
  /**
   * Whether the game is played again.
   */
  again: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
