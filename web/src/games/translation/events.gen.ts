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
   * The seat.
   */
  seat: number;
  /**
   * The turn of the game, from 1.
   */
  turn: number;
  /**
   * Points to spend this turn.
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
   * The seat whose turn begins.
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
   * The seat.
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
   * The positions of their first letters, from 1.
   */
  sites: number[];
  /**
   * New pairs it makes.
   */
  pairs: number;
  /**
   * The seat's score now.
   */
  score: number;
  /**
   * Its place in the row, from 1.
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
   * Its place in the row, from 1: that of the card it replaces.
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
   * The seat.
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
   * The seat.
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
   * The seat.
   */
  seat: number;
  /**
   * The position of the letter, from 1.
   */
  position: number;
  /**
   * The deleted letter.
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
   * The seat.
   */
  seat: number;
  /**
   * The face rolled.
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
   * The seat.
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
   * The seat.
   */
  seat: number;
  /**
   * Its position in the strand, from 1.
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
   * The seat.
   */
  seat: number;
  /**
   * The strand that was active before.
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
   * The seat.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * The position of the letter, from 1.
   */
  position: number;
  /**
   * The letter before the change.
   */
  before: string;
  /**
   * The letter now.
   */
  after: string;
  /**
   * The active strand now.
   */
  strand: string;
  /**
   * Changes of the codons that contain the letter: the game reads all three frames.
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
 * A codon that contains a changed letter, before and after.
 */
export interface CodonChange {
  /**
   * The position of the codon's first letter, from 1.
   */
  at: number;
  /**
   * The codon before the change.
   */
  before: string;
  /**
   * The codon now.
   */
  after: string;
  /**
   * The amino acid it spelled, or * for a stop.
   */
  amino_before: string;
  /**
   * The amino acid it spells now, or * for a stop.
   */
  amino_after: string;
  /**
   * The same amino acid (silent), another (missense), a new stop (nonsense), or a lost stop (readthrough).
   */
  effect: 'silent' | 'missense' | 'nonsense' | 'readthrough';
}
/**
 * A seat took an action card from the pool.
 */
export interface Bought {
  event: 'Bought';
  /**
   * The seat.
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
 * A seat's turn ended with points that it could not spend.
 */
export interface Lost {
  event: 'Lost';
  /**
   * The seat.
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
   * The reason: the last amino acid was translated, or none for too many turns.
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
