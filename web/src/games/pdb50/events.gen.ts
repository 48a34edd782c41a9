// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | Drafted
  | RoundBegan
  | Placed
  | TookLead
  | Claimed
  | Graduated
  | Skipped
  | RecruitArrived
  | CardAcquired
  | CardLeft
  | CardRevealed
  | GameEnded;

/**
 * A seat took a compensation token before the first round.
 */
export interface Drafted {
  event: 'Drafted';
  /**
   * The seat that took it.
   */
  seat: number;
  /**
   * The kind of Data.
   */
  token: string;
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
 * A round began: placed researchers are back, and undrafted tokens are in Supply.
 */
export interface RoundBegan {
  event: 'RoundBegan';
  /**
   * The Leader, who takes the first turn.
   */
  seat: number;
  /**
   * Number of the round, from 1.
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
 * A researcher was placed on a box and its action performed.
 */
export interface Placed {
  event: 'Placed';
  /**
   * The researcher's group.
   */
  seat: number;
  /**
   * The box, on the board or on the seat's own card.
   */
  box: string;
  /**
   * Number of the researcher among those the group placed this round, from 1.
   */
  researcher: number;
  /**
   * Tokens returned to Supply, by kind; no zeros.
   */
  pay: {
    [k: string]: number;
  };
  /**
   * Tokens taken from Supply, by kind; no zeros.
   */
  gain: {
    [k: string]: number;
  };
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
 * The Leader token changed hands, or its holder kept it from the others.
 */
export interface TookLead {
  event: 'TookLead';
  /**
   * The new Leader.
   */
  seat: number;
  /**
   * The Leader before.
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
 * A face-up card was paid for; its new owner gets it at the end of the round.
 */
export interface Claimed {
  event: 'Claimed';
  /**
   * The seat that paid.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The Innovate box on which it lies.
   */
  box: string;
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
 * A researcher went back to Supply for Data.
 */
export interface Graduated {
  event: 'Graduated';
  /**
   * The researcher's group.
   */
  seat: number;
  /**
   * The kind of Data.
   */
  token: string;
  /**
   * Whether the seat had no other move.
   */
  forced: boolean;
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
 * A seat with an un-played researcher had no move.
 */
export interface Skipped {
  event: 'Skipped';
  /**
   * The seat that was skipped.
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
 * A researcher recruited this round joined the group.
 */
export interface RecruitArrived {
  event: 'RecruitArrived';
  /**
   * The recruit's group.
   */
  seat: number;
  /**
   * The box on which the recruit waited.
   */
  box: string;
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
 * A claimed card came to its new owner.
 */
export interface CardAcquired {
  event: 'CardAcquired';
  /**
   * The owner.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The Innovate box on which it lay.
   */
  box: string;
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
 * An Additional Action that nobody claimed left the game.
 */
export interface CardLeft {
  event: 'CardLeft';
  /**
   * The Innovate box on which it lay.
   */
  box: string;
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
 * A card was drawn from the deck and laid face up on an Innovate box.
 */
export interface CardRevealed {
  event: 'CardRevealed';
  /**
   * The box.
   */
  box: string;
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
 * The game ended after a round; placed researchers are back.
 */
export interface GameEnded {
  event: 'GameEnded';
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * Achievement by seat.
   */
  scores: number[];
  /**
   * Whether a group reached the goal; otherwise the safety stop ended the game.
   */
  reached: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
