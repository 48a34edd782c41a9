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
   * The number of the round, from 1.
   */
  round: number;
  /**
   * The number of the last round; null until STOP is shown (§6.1).
   */
  last_round: number | null;
  /**
   * What the seat to move decides: "selecting" and "voting" in Phase 1; others, but "discarding", in Phase 2.
   */
  phase:
    | 'selecting'
    | 'resolving'
    | 'choosing rna'
    | 'keeping rna'
    | 'using vacuole'
    | 'keeping amino'
    | 'building'
    | 'discarding'
    | 'voting';
  /**
   * The pass of Phase 1, from 1; null later (§2.2).
   */
  pass_number: number | null;
  /**
   * Selections or discards that the seat to move still has to make.
   */
  due: number;
  /**
   * Whether the seat to move bought its second selection in this turn (§4.3).
   */
  twice: boolean;
  /**
   * Whether the seat to move keeps its turn open for a final ATP action (§4.4).
   */
  held: boolean;
  /**
   * The seat that proposed to end the game, while the others vote (§6.6).
   */
  asker: number | null;
  /**
   * Whether an end was proposed this round.
   */
  proposed: boolean;
  /**
   * Whether all have agreed that this round is the last (§6.6).
   */
  agreed: boolean;
  /**
   * Whole rounds since the last draw of an amino acid, or since the start.
   */
  quiet_rounds: number;
  /**
   * The seats that follow in this pass, phase, choice of discards or vote.
   */
  waiting: number[];
  /**
   * The seat that holds the First Player card.
   */
  first: number;
  /**
   * Whether the First Player card was selected this round (§2.5).
   */
  first_taken: boolean;
  /**
   * Organelles that may be selected, by name.
   */
  field: {
    [k: string]: number;
  };
  /**
   * Organelles that may be selected, by place.
   */
  field_row: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * Organelles in the deck, by name.
   */
  organelle_deck: {
    [k: string]: number;
  };
  /**
   * Organelles discarded, by name.
   */
  organelle_discards: {
    [k: string]: number;
  };
  /**
   * RNA cards face up, as letters, by place.
   */
  rna_field: string[];
  /**
   * RNA cards in the deck.
   */
  rna_deck_size: number;
  /**
   * RNA cards discarded, by letter.
   */
  rna_discards: {
    [k: string]: number;
  };
  /**
   * ATP in the supply; null if it has no limit (§5.1).
   */
  atp_supply: number | null;
  /**
   * Points of the bonus cards left, from the top.
   */
  bonuses: number[];
  /**
   * What the seat to move can fix; null unless it is using a Ribosome and has a face-up amino acid.
   */
  fixing: Fixing | null;
  /**
   * Cards in the amino acid deck, including STOP until it is shown.
   */
  amino_deck_size: number;
  /**
   * Amino acids out of the game, unseen (§1.4).
   */
  amino_removed: number;
  /**
   * Where STOP can be in the amino acid deck; null once shown.
   */
  stop: StopPlaces | null;
  /**
   * The seats.
   */
  players: PlayerView[];
  /**
   * Everything that was hidden; null until the game is over.
   */
  shown: Shown | null;
  /**
   * RNA that the viewer has not located, in the deck or in others' hands, by letter (§8.1).
   */
  rna_unseen: {
    [k: string]: number;
  };
  /**
   * The viewer's cards; null for a spectator.
   */
  hand: Hand | null;
  /**
   * The two cards that the viewer chooses from: RNA letters, or amino acids with the top card first.
   */
  looking: string[] | null;
  /**
   * For each card in `looking`: the RNA that would be missing if you kept it, by amino acid.
   */
  looking_missing:
    | {
        [k: string]: string;
      }[]
    | null;
  /**
   * Organelles that the viewer could take now but only discard in Phase 2, and what they lack.
   */
  traps: {
    [k: string]: 'atp' | 'chain' | 'deck';
  };
  knowledge: Knowledge;
}
/**
 * The amino acid that a Ribosome can fix (§3.7).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Fixing".
 */
export interface Fixing {
  /**
   * Its place in the chain, from 0.
   */
  place: number;
  /**
   * Points of the bonus card for fixing it; null if none is left.
   */
  bonus: number | null;
}
/**
 * Where STOP can be in the deck, counted from the top (§8.3).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "StopPlaces".
 */
export interface StopPlaces {
  /**
   * Its first possible place, from 1.
   */
  first: number;
  /**
   * Its last possible place.
   */
  last: number;
}
/**
 * What everybody sees of a seat.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  /**
   * ATP tokens.
   */
  atp: number;
  /**
   * ATP, including what the organelles taken will bring.
   */
  energy: number;
  /**
   * RNA cards in hand.
   */
  rna_size: number;
  /**
   * RNA cards in hand that everybody has seen, as letters (§8.1).
   */
  rna_known: string;
  /**
   * Amino acids in hand.
   */
  amino_size: number;
  /**
   * Selections made this round.
   */
  picked: number;
  /**
   * Organelles taken face up and not yet resolved.
   */
  organelles: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * Organelles taken face down and not yet resolved.
   */
  face_down: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * The peptide chain after START, left to right.
   */
  chain: string[];
  /**
   * Number of fixed amino acids, from the left; the others lie face up over their RNA (§3.7).
   */
  fixed: number;
  /**
   * The RNA beneath each face-up amino acid, in the order of the codon.
   */
  codons: string[];
  /**
   * Points of the bonus cards taken.
   */
  bonus: number[];
  /**
   * Points of bonus cards and chain (§6.2).
   */
  points: number;
  /**
   * Points of fixed amino acids.
   */
  fixed_points: number;
  /**
   * Points of face-up amino acids in the chain.
   */
  face_up_points: number;
  /**
   * The limits of the advanced game; null in the basic game.
   */
  limits: Limits | null;
  /**
   * What each limit would be if raised; null unless the seat is using a Vacuole (§7.2).
   */
  raised: Limits | null;
  /**
   * RNA cards chosen for discard; they count as in hand until shown (§7.3).
   */
  laid_aside: number;
  /**
   * RNA cards drawn, while the seat chooses which to keep (§3.4).
   */
  drawn: number;
  /**
   * RNA discarded over the limit at the end of the last round, as letters.
   */
  given_up: string;
}
/**
 * The limits of a seat in the advanced game (§7.1).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Limits".
 */
export interface Limits {
  /**
   * ATP that may be kept at the end of a round.
   */
  energy: number;
  /**
   * RNA cards that may be kept in hand at the end of a round.
   */
  rna: number;
}
/**
 * Everything that was hidden during the game (§8.4).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  /**
   * The hands, by seat.
   */
  hands: ShownHand[];
  /**
   * How the points add up, by seat.
   */
  counts: Points[];
  /**
   * The rest of the amino acid deck, from the top.
   */
  deck: string[];
  /**
   * Amino acids that were out of the game (§1.4).
   */
  removed: string[];
}
/**
 * A hand after the game.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "ShownHand".
 */
export interface ShownHand {
  /**
   * Its RNA, as letters.
   */
  rna: string;
  /**
   * Its amino acids.
   */
  amino: string[];
}
/**
 * A seat's points by source (§6.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Points".
 */
export interface Points {
  /**
   * Bonus cards.
   */
  bonus: number;
  /**
   * Amino acids fixed in the chain, at their full value.
   */
  fixed: number;
  /**
   * Amino acids face up in the chain, at half their value, rounded up.
   */
  face_up: number;
  /**
   * Amino acids in hand that RNA in hand matches.
   */
  matched: number;
  /**
   * Points lost for the other amino acids in hand.
   */
  unmatched: number;
  /**
   * The sum.
   */
  total: number;
}
/**
 * The viewer's cards.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  /**
   * RNA, as letters.
   */
  rna: string;
  /**
   * Amino acids, sorted by name.
   */
  amino: string[];
  /**
   * RNA chosen for discard (§7.3).
   */
  laid_aside: string;
  /**
   * Number of amino acids that the RNA matches at once (§6.3).
   */
  matched: number;
  /**
   * The RNA that each amino acid lacks if it gets all your RNA, in the order of its codon (§3.8).
   */
  missing: {
    [k: string]: string;
  };
  /**
   * `missing` once the RNA chosen for discard is gone.
   */
  missing_after: {
    [k: string]: string;
  };
  /**
   * Amino acids that the RNA matches separately but not all at once; else empty.
   */
  either: string[];
  /**
   * Points of the hand if the game ended now (§6.2).
   */
  points: number;
}
/**
 * What the viewer can deduce about the amino acid deck (§8.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Knowledge".
 */
export interface Knowledge {
  /**
   * Every draw so far.
   */
  draws: Draw[];
  /**
   * Cards that the viewer put back and nobody has played.
   */
  traced: Traced[];
  /**
   * Amino acids that may be in any hidden place.
   */
  unseen: string[];
  /**
   * The top card of the deck, if the viewer knows it.
   */
  top: string | null;
}
/**
 * A draw from the amino acid deck (§3.6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  /**
   * The seat that drew.
   */
  seat: number;
  /**
   * Whether a card went back on top.
   */
  put_back: boolean;
  /**
   * The card kept, if the viewer drew it.
   */
  kept: string | null;
  /**
   * The card put back, if the viewer put it back.
   */
  back: string | null;
}
/**
 * An amino acid that the viewer put back on the deck, and where it can be now (§8.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Traced".
 */
export interface Traced {
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * The seats that may hold it.
   */
  hands: number[];
  /**
   * Whether it may lie on top of the deck.
   */
  top: boolean;
}
