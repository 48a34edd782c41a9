// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | RoundBegan
  | SelectionEnded
  | Took
  | BecameFirst
  | BoughtSelection
  | Held
  | Proposed
  | Answered
  | RnaReset
  | OrganellesReset
  | Reshuffled
  | Resolved
  | Declined
  | GainedAtp
  | LimitRaised
  | TookRna
  | DrewRna
  | SawRna
  | KeptRna
  | DiscardedRna
  | LaidAside
  | ChoseRna
  | ReturnedAtp
  | SawAminos
  | TookAmino
  | KeptAmino
  | StopShown
  | Added
  | Fixed
  | Ended;

/**
 * A new round: organelles were dealt face up (§2.1).
 */
export interface RoundBegan {
  event: 'RoundBegan';
  /**
   * Its number, from 1.
   */
  round: number;
  /**
   * The seat that begins, the First Player.
   */
  first: number;
  /**
   * The organelles dealt.
   */
  field: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * Whether it is the last round (§6.1).
   */
  last: boolean;
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
 * Phase 1 is over; what nobody took was discarded (§2.6).
 */
export interface SelectionEnded {
  event: 'SelectionEnded';
  /**
   * The organelles discarded.
   */
  left: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * The seat that resolves first.
   */
  first: number;
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
 * A seat selected an organelle (§2.3, §2.4).
 */
export interface Took {
  event: 'Took';
  /**
   * Who.
   */
  seat: number;
  /**
   * Which.
   */
  organelle: 'mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome';
  /**
   * Whether it lies face down, for ATP only.
   */
  face_down: boolean;
  /**
   * Its place in the row of the field until now, from 1; those after it move up.
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
 * A seat selected the First Player card (§2.5).
 */
export interface BecameFirst {
  event: 'BecameFirst';
  /**
   * Who.
   */
  seat: number;
  /**
   * Who held it until now.
   */
  before: number;
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
 * A seat paid to make both selections in one turn (§4.3).
 */
export interface BoughtSelection {
  event: 'BoughtSelection';
  /**
   * Who.
   */
  seat: number;
  /**
   * The price.
   */
  atp: number;
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
 * A seat keeps its turn open for an ATP action after all else (§4.4).
 */
export interface Held {
  event: 'Held';
  /**
   * Who.
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
 * A seat proposed that this round be the last, because nobody draws amino acids (§6.6).
 */
export interface Proposed {
  event: 'Proposed';
  /**
   * Who.
   */
  seat: number;
  /**
   * Which round.
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
 * A seat answered the proposal (§6.6).
 */
export interface Answered {
  event: 'Answered';
  /**
   * Who.
   */
  seat: number;
  /**
   * Whether it agrees; one that does not is enough to play on.
   */
  agrees: boolean;
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
 * A seat paid to have new RNA cards turned up (§4.1).
 */
export interface RnaReset {
  event: 'RnaReset';
  /**
   * Who.
   */
  seat: number;
  /**
   * The price.
   */
  atp: number;
  /**
   * The letters that were discarded.
   */
  before: string[];
  /**
   * The letters that lie face up now.
   */
  after: string[];
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
 * A seat paid to have the organelle field dealt anew (§4.2).
 */
export interface OrganellesReset {
  event: 'OrganellesReset';
  /**
   * Who.
   */
  seat: number;
  /**
   * The price.
   */
  atp: number;
  /**
   * The organelles that were discarded.
   */
  before: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * The organelles that lie there now.
   */
  after: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
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
 * A deck ran out and its discards became the new deck (§5.2, §5.3).
 */
export interface Reshuffled {
  event: 'Reshuffled';
  /**
   * Which deck.
   */
  deck: 'rna' | 'organelles';
  /**
   * How many cards it has now.
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
 * A seat discarded an organelle to use it, or one that lay face down for its ATP (§3.1).
 */
export interface Resolved {
  event: 'Resolved';
  /**
   * Who.
   */
  seat: number;
  /**
   * Which.
   */
  organelle: 'mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome';
  /**
   * ATP paid for it.
   */
  paid: number;
  /**
   * Whether it lay face down.
   */
  face_down: boolean;
  /**
   * How many of its kind have been used in this game, with this one; 0 for one that lay face down.
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
 * A seat discarded an organelle without effect (§3.9).
 */
export interface Declined {
  event: 'Declined';
  /**
   * Who.
   */
  seat: number;
  /**
   * Which.
   */
  organelle: 'mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome';
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
 * A seat took ATP from the supply (§5.1).
 */
export interface GainedAtp {
  event: 'GainedAtp';
  /**
   * Who.
   */
  seat: number;
  /**
   * How much.
   */
  atp: number;
  /**
   * How much more the supply could not give.
   */
  lost: number;
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
 * A seat moved a marker up on its Vacuole Track (§7.2).
 */
export interface LimitRaised {
  event: 'LimitRaised';
  /**
   * Who.
   */
  seat: number;
  /**
   * Which limit.
   */
  limit: 'energy' | 'rna';
  /**
   * The limit now.
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
 * A seat took a face-up RNA card, and others were turned up: one, as a rule (§3.4).
 */
export interface TookRna {
  event: 'TookRna';
  /**
   * Who.
   */
  seat: number;
  /**
   * The letter.
   */
  rna: string;
  /**
   * Its place in the RNA field until now, from 1; those after it move up.
   */
  place: number;
  /**
   * The letters turned up, which come last.
   */
  refill: string[];
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
 * A seat drew RNA cards that the others do not see (§3.4, §3.5).
 */
export interface DrewRna {
  event: 'DrewRna';
  /**
   * Who.
   */
  seat: number;
  /**
   * How many.
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
 * The RNA cards a seat drew, for that seat only.
 */
export interface SawRna {
  event: 'SawRna';
  /**
   * Who.
   */
  seat: number;
  /**
   * The letters.
   */
  rna: string[];
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
 * The RNA card a seat kept of two, for that seat only.
 */
export interface KeptRna {
  event: 'KeptRna';
  /**
   * Who.
   */
  seat: number;
  /**
   * The letter.
   */
  rna: string;
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
 * RNA cards went to the discard pile, face up: the other of two drawn, or what a limit does not allow.
 */
export interface DiscardedRna {
  event: 'DiscardedRna';
  /**
   * Who.
   */
  seat: number;
  /**
   * The letters.
   */
  rna: string[];
  /**
   * Whether the RNA limit was the reason (§7.3).
   */
  over_limit: boolean;
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
 * A seat chose an RNA card to discard, face down until all have chosen (§7.3).
 */
export interface LaidAside {
  event: 'LaidAside';
  /**
   * Who.
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
 * The RNA card that a seat laid aside, for that seat only (§7.3).
 */
export interface ChoseRna {
  event: 'ChoseRna';
  /**
   * Who.
   */
  seat: number;
  /**
   * The letter.
   */
  rna: string;
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
 * A seat gave back what its energy limit does not allow (§7.3).
 */
export interface ReturnedAtp {
  event: 'ReturnedAtp';
  /**
   * Who.
   */
  seat: number;
  /**
   * How much.
   */
  atp: number;
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
 * The amino acid cards a seat looks at, for that seat only (§3.6).
 */
export interface SawAminos {
  event: 'SawAminos';
  /**
   * Who.
   */
  seat: number;
  /**
   * The two cards, the top one first.
   */
  aminos: string[];
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
 * A seat took an amino acid card to its hand (§3.6).
 */
export interface TookAmino {
  event: 'TookAmino';
  /**
   * Who.
   */
  seat: number;
  /**
   * Whether another went back on top of the deck.
   */
  back: boolean;
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
 * The amino acid a seat kept and the one it put back, for that seat only (§3.6).
 */
export interface KeptAmino {
  event: 'KeptAmino';
  /**
   * Who.
   */
  seat: number;
  /**
   * The card that it kept.
   */
  kept: string;
  /**
   * The card that went back on top; null if none did.
   */
  back: string | null;
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
 * STOP came up: it is known now when the game ends (§6.1).
 */
export interface StopShown {
  event: 'StopShown';
  /**
   * Who drew it.
   */
  seat: number;
  /**
   * The number of the last round.
   */
  last_round: number;
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
 * An amino acid joined a peptide chain, with its three RNA cards beneath it (§3.7).
 */
export interface Added {
  event: 'Added';
  /**
   * Whose chain.
   */
  seat: number;
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Its codon: the RNA cards in this order.
   */
  rna: string;
  /**
   * Its place in the chain after START, from 1.
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
 * An amino acid was made permanent; its RNA was discarded and a bonus card taken if there was one (§3.7).
 */
export interface Fixed {
  event: 'Fixed';
  /**
   * Whose chain.
   */
  seat: number;
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Its codon: the RNA cards discarded, in this order.
   */
  rna: string;
  /**
   * Its place in the chain after START, from 1.
   */
  place: number;
  /**
   * The points of the bonus card; null if none was left.
   */
  bonus: number | null;
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
 * The game is over: hands are shown and points counted (§6.2).
 */
export interface Ended {
  event: 'Ended';
  /**
   * Points by seat.
   */
  scores: number[];
  /**
   * Whether STOP ended it (§6.1).
   */
  by_stop: boolean;
  /**
   * Whether all had agreed to end it (§6.6); if neither, it was the last round that there can be (§6.5).
   */
  by_vote: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
