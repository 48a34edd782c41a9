/** Addresses of turns: `/t/CODE?ply=12#12` is the table after 12 moves, for people, for programs and for reloading. */

/** What an address asks for: how many moves, or null for now. */
export function askedPly(hash: string, search: string): number | null {
  for (const asked of [hash, new URLSearchParams(search).get('ply') ?? ''])
    if (/^\d+$/.test(asked)) return Number(asked);
  return null;
}

/** The address to give to others. */
export const shareAddress = (origin: string, code: string, ply: number | null): string =>
  `${origin}/t/${code}${ply === null ? '' : `?ply=${ply}#${ply}`}`;

/** The address of this page while that turn is looked at: the part after # says it, nothing else contradicts it. */
export function pageAddress(path: string, search: string, ply: number | null): string {
  const rest = new URLSearchParams(search);
  rest.delete('ply');
  // `?screen` has no value, and keeps none
  const query = rest.size ? `?${rest.toString().replace(/=(?=&|$)/g, '')}` : '';
  return `${path}${query}${ply === null ? '' : `#${ply}`}`;
}

/** From which turn to play on: from a game that the rules have ended, not from its end, but from a last turn. */
export function playableFrom(ply: number, plies: number, lastTurn: number, endedByRules: boolean): number {
  return endedByRules && ply >= plies ? Math.max(0, Math.min(lastTurn, plies - 1)) : ply;
}
