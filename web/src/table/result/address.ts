/** Addresses of turns: `/t/CODE?ply=12#12` is the table after 12 moves, for people, programs and reloads. */

/** Return the requested ply; null for the present. */
export function askedPly(hash: string, search: string): number | null {
  for (const asked of [hash, new URLSearchParams(search).get('ply') ?? ''])
    if (/^\d+$/.test(asked)) return Number(asked);
  return null;
}

/** Return the address to share. */
export const shareAddress = (origin: string, code: string, ply: number | null): string =>
  `${origin}/t/${code}${ply === null ? '' : `?ply=${ply}#${ply}`}`;

/** Return this page's address while a turn is viewed: only the hash names the turn. */
export function pageAddress(path: string, search: string, ply: number | null): string {
  const rest = new URLSearchParams(search);
  rest.delete('ply');
  // `?screen` has no value and gets no `=`
  const query = rest.size ? `?${rest.toString().replace(/=(?=&|$)/g, '')}` : '';
  return `${path}${query}${ply === null ? '' : `#${ply}`}`;
}

/** Return the ply to play on from: if the rules ended the game, the last turn instead of the end. */
export function playableFrom(ply: number, plies: number, lastTurn: number, endedByRules: boolean): number {
  return endedByRules && ply >= plies ? Math.max(0, Math.min(lastTurn, plies - 1)) : ply;
}
