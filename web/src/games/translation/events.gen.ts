// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | Began
  | FilledUp
  | Translated
  | TurnedUp
  | Extended
  | Toggled
  | Deleted
  | Rolled
  | Chose
  | Inserted
  | ReverseComplemented
  | Substituted
  | Bought
  | Lost
  | Ended;

/**
 * A seat's turn began.
 */
export interface Began {
  event: 'Began';
  /**
   * Whose turn.
   */
  seat: number;
  /**
   * Which turn of the game, from 1.
   */
  turn: number;
  /**
   * Points to spend in it.
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
 * A short strand was filled up at the start of a turn, free of charge.
 */
export interface FilledUp {
  event: 'FilledUp';
  /**
   * Whose turn begins.
   */
  seat: number;
  /**
   * The letters rolled and laid at the 3' end.
   */
  letters: string;
  /**
   * The active strand now.
   */
  strand: string;
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
 * A seat translated an amino acid.
 */
export interface Translated {
  event: 'Translated';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Its codons on the active strand, from the 5' end.
   */
  codons: string[];
  /**
   * The letters at which they begin, from 1.
   */
  sites: number[];
  /**
   * New pairs that it made.
   */
  pairs: number;
  /**
   * The seat's score now.
   */
  score: number;
  /**
   * Where in the row it lay, from 1.
   */
  place: number;
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
 * The next amino acid of the deck was turned face up.
 */
export interface TurnedUp {
  event: 'TurnedUp';
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Cards left in the deck.
   */
  deck_size: number;
  /**
   * Where in the row it lies now, from 1: where the one before it lay.
   */
  place: number;
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
 * A seat rolled the white die and laid the letter at the 3' end.
 */
export interface Extended {
  event: 'Extended';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The letter rolled.
   */
  letter: string;
  /**
   * The active strand now.
   */
  strand: string;
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
 * A seat turned the water on or off.
 */
export interface Toggled {
  event: 'Toggled';
  /**
   * Who did.
   */
  seat: number;
  /**
   * Whether it is on now.
   */
  water: boolean;
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
 * A seat took a letter out of the strand.
 */
export interface Deleted {
  event: 'Deleted';
  /**
   * Who did.
   */
  seat: number;
  /**
   * Which letter it was, from 1.
   */
  position: number;
  /**
   * The letter that is gone.
   */
  letter: string;
  /**
   * The active strand now.
   */
  strand: string;
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
 * A seat rolled the black die for an Insert.
 */
export interface Rolled {
  event: 'Rolled';
  /**
   * Who did.
   */
  seat: number;
  /**
   * What came up.
   */
  face: string;
  /**
   * The letters that the face allows.
   */
  choices: string;
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
 * A seat chose one of the two letters that its roll allowed.
 */
export interface Chose {
  event: 'Chose';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The letter.
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
 * A seat laid a letter into the strand.
 */
export interface Inserted {
  event: 'Inserted';
  /**
   * Who did.
   */
  seat: number;
  /**
   * Which letter it is now, from 1.
   */
  position: number;
  /**
   * The letter.
   */
  letter: string;
  /**
   * The active strand now.
   */
  strand: string;
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
 * A seat made the other strand the active one.
 */
export interface ReverseComplemented {
  event: 'ReverseComplemented';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The strand that was active.
   */
  before: string;
  /**
   * The active strand now.
   */
  strand: string;
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
 * A seat changed one letter.
 */
export interface Substituted {
  event: 'Substituted';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * Which letter, from 1.
   */
  position: number;
  /**
   * What it was.
   */
  before: string;
  /**
   * What it is.
   */
  after: string;
  /**
   * The active strand now.
   */
  strand: string;
  /**
   * What became of the codons that it is part of: this game reads all three frames.
   */
  codons: CodonChange[];
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
 * What became of one codon that a changed letter is part of.
 */
export interface CodonChange {
  /**
   * The letter at which the codon begins, from 1.
   */
  at: number;
  /**
   * The codon as it was.
   */
  before: string;
  /**
   * The codon as it is.
   */
  after: string;
  /**
   * What it spelled: an amino acid, or * for a stop.
   */
  amino_before: string;
  /**
   * What it spells now: an amino acid, or * for a stop.
   */
  amino_after: string;
  /**
   * The same amino acid (silent), another (missense), a stop (nonsense), or no stop any more (readthrough).
   */
  effect: 'silent' | 'missense' | 'nonsense' | 'readthrough';
}
/**
 * A seat took an action card from the pool.
 */
export interface Bought {
  event: 'Bought';
  /**
   * Who did.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * Points paid.
   */
  cost: number;
  /**
   * Copies left in the pool.
   */
  left: number;
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
 * A seat's turn ended with points that nothing could be done with.
 */
export interface Lost {
  event: 'Lost';
  /**
   * Whose turn.
   */
  seat: number;
  /**
   * Points lost.
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
 * The game ended.
 */
export interface Ended {
  event: 'Ended';
  /**
   * Why: the last amino acid was translated, or none for too many turns.
   */
  reason: 'all_translated' | 'too_quiet';
  /**
   * Points by seat.
   */
  scores: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
