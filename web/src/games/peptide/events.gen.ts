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
   * The number of the round, from 1.
   */
  round: number;
  /**
   * The First Player's seat, which begins.
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
 * Phase 1 ended; organelles that nobody took were discarded (§2.6).
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
   * The acting seat.
   */
  seat: number;
  /**
   * The organelle taken.
   */
  organelle: 'mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome';
  /**
   * Whether it was taken face down, for ATP only.
   */
  face_down: boolean;
  /**
   * Its former place in the field, from 1; later cards move up.
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
   * The acting seat.
   */
  seat: number;
  /**
   * The previous holder's seat.
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
 * A seat paid to make both selections in this turn (§4.3).
 */
export interface BoughtSelection {
  event: 'BoughtSelection';
  /**
   * The acting seat.
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
 * A seat keeps its turn open for a final ATP action (§4.4).
 */
export interface Held {
  event: 'Held';
  /**
   * The acting seat.
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
   * The acting seat.
   */
  seat: number;
  /**
   * The number of the round.
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
   * The acting seat.
   */
  seat: number;
  /**
   * Whether it agrees; a single no is enough to play on.
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
 * A seat paid for new face-up RNA (§4.1).
 */
export interface RnaReset {
  event: 'RnaReset';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The price.
   */
  atp: number;
  /**
   * The letters discarded.
   */
  before: string[];
  /**
   * The letters face up now.
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
 * A seat paid for a new organelle field (§4.2).
 */
export interface OrganellesReset {
  event: 'OrganellesReset';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The price.
   */
  atp: number;
  /**
   * The organelles discarded.
   */
  before: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * The organelles in the field now.
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
   * The deck.
   */
  deck: 'rna' | 'organelles';
  /**
   * Cards in the new deck.
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
 * A seat discarded an organelle to use it, or a face-down organelle for its ATP (§3.1).
 */
export interface Resolved {
  event: 'Resolved';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The organelle discarded.
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
   * Count of its kind used in this game so far, including this card; 0 if it lay face down.
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
   * The acting seat.
   */
  seat: number;
  /**
   * The organelle discarded.
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
   * The acting seat.
   */
  seat: number;
  /**
   * ATP taken.
   */
  atp: number;
  /**
   * ATP that the supply could not give.
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
 * A seat raised a limit on its Vacuole Track (§7.2).
 */
export interface LimitRaised {
  event: 'LimitRaised';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The limit raised.
   */
  limit: 'energy' | 'rna';
  /**
   * Its new level.
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
 * A seat took a face-up RNA card; usually another was turned up (§3.4).
 */
export interface TookRna {
  event: 'TookRna';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The letter.
   */
  rna: string;
  /**
   * Its former place in the RNA field, from 1; later cards move up.
   */
  place: number;
  /**
   * The letters turned up, placed last.
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
   * The acting seat.
   */
  seat: number;
  /**
   * The number of cards.
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
   * The acting seat.
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
 * Which of two RNA cards a seat kept, for that seat only.
 */
export interface KeptRna {
  event: 'KeptRna';
  /**
   * The acting seat.
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
 * A seat discarded RNA cards face up: the other of two drawn, or cards over its limit.
 */
export interface DiscardedRna {
  event: 'DiscardedRna';
  /**
   * The acting seat.
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
   * The acting seat.
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
   * The acting seat.
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
 * A seat returned ATP over its energy limit (§7.3).
 */
export interface ReturnedAtp {
  event: 'ReturnedAtp';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * ATP returned.
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
   * The acting seat.
   */
  seat: number;
  /**
   * The two cards, the top card first.
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
   * The acting seat.
   */
  seat: number;
  /**
   * Whether the other card went back on top of the deck.
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
 * The amino acids a seat kept and put back, for that seat only (§3.6).
 */
export interface KeptAmino {
  event: 'KeptAmino';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The card kept.
   */
  kept: string;
  /**
   * The card put back on top; null if none was.
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
 * STOP was drawn, which sets the last round (§6.1).
 */
export interface StopShown {
  event: 'StopShown';
  /**
   * The seat that drew it.
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
 * A seat added an amino acid to its chain, over its three RNA cards (§3.7).
 */
export interface Added {
  event: 'Added';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Its codon, spelled with RNA cards.
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
 * A seat fixed an amino acid, discarded its RNA and took a bonus card if any was left (§3.7).
 */
export interface Fixed {
  event: 'Fixed';
  /**
   * The acting seat.
   */
  seat: number;
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Its codon, spelled with the RNA cards discarded.
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
 * The game ended; hands are shown and points counted (§6.2).
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
   * Whether a vote ended it (§6.6). If neither STOP nor a vote did, the round limit did (§6.5).
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
