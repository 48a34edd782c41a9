/** Turns, from who was to move after so many moves. */

export interface Turn {
  /** From 1. */
  number: number;
  seat: number;
  /** How many moves had been played when it began. */
  ply: number;
}

/** Moves of one seat in a row are one turn. Where nobody knows who moved, no turn begins. */
export function turnsOf(toMove: (ply: number) => number | null | undefined, plies: number): Turn[] {
  const turns: Turn[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const seat = toMove(ply);
    if (seat === null || seat === undefined || seat === turns.at(-1)?.seat) continue;
    turns.push({ number: turns.length + 1, seat, ply });
  }
  return turns;
}

/** Turns as the story counts them: each begins where the one before ended. */
export function turnsOfCurve(curve: { ply: number; turn: number; seat: number | null }[]): Turn[] {
  return curve.slice(1).map((point, place) => ({ number: point.turn, seat: point.seat ?? 0, ply: curve[place]!.ply }));
}

/** The last turn of one of these seats, so that they have something to decide; else the last of all. */
export function lastTurnOf(turns: Turn[], seats: number[]): Turn | undefined {
  return turns.findLast((turn) => seats.includes(turn.seat)) ?? turns.at(-1);
}

/** The turn that the position after so many moves belongs to: the one whose move came last. */
export function turnAt(turns: Turn[], ply: number): Turn | undefined {
  return turns.findLast((turn) => turn.ply < ply) ?? turns[0];
}
