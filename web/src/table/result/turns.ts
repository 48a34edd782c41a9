/** Turns, derived from who was to move at each ply. */

export interface Turn {
  /** From 1. */
  number: number;
  seat: number;
  /** The ply at which it began. */
  ply: number;
}

/** Return the turns: consecutive moves of one seat. Moves of unknown seats begin no turn. */
export function turnsOf(toMove: (ply: number) => number | null | undefined, plies: number): Turn[] {
  const turns: Turn[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const seat = toMove(ply);
    if (seat === null || seat === undefined || seat === turns.at(-1)?.seat) continue;
    turns.push({ number: turns.length + 1, seat, ply });
  }
  return turns;
}

/** Return the turns of the story: each begins where the previous one ended. */
export function turnsOfCurve(curve: { ply: number; turn: number; seat: number | null }[]): Turn[] {
  return curve.slice(1).map((point, place) => ({ number: point.turn, seat: point.seat ?? 0, ply: curve[place]!.ply }));
}

/** Return the last turn of these seats, so that they have a decision; else the last turn. */
export function lastTurnOf(turns: Turn[], seats: number[]): Turn | undefined {
  return turns.findLast((turn) => seats.includes(turn.seat)) ?? turns.at(-1);
}

/** Return the turn of a position: that of its last move. */
export function turnAt(turns: Turn[], ply: number): Turn | undefined {
  return turns.findLast((turn) => turn.ply < ply) ?? turns[0];
}
