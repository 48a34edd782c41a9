/** Lists of tables and their order. */

import type { ListedSeat, MyTableListing, TableListing } from '../net/http.gen';

const ORDER: Record<MyTableListing['standing'], number> = { your_turn: 0, their_turn: 1, waiting: 2, over: 3 };
/** The number of finished games on the home page. */
export const FINISHED = 3;

/** Return tables in order: your turn first, finished last, then by latest change. */
export function inOrder(tables: MyTableListing[]): MyTableListing[] {
  const sorted = [...tables].sort(
    (a, b) => ORDER[a.standing] - ORDER[b.standing] || b.updated.localeCompare(a.updated),
  );
  let finished = 0;
  return sorted.filter((table) => table.standing !== 'over' || ++finished <= FINISHED);
}

/** Return tables with open seats, the fewest first. */
export function withRoom(tables: TableListing[], mine: MyTableListing[]): TableListing[] {
  const sitting = new Set(mine.map((table) => table.code));
  return tables
    .filter((table) => table.open_seats > 0 && !table.over && !sitting.has(table.code))
    .sort((a, b) => a.open_seats - b.open_seats || b.updated.localeCompare(a.updated));
}

/** Return the other players at the table. */
export const others = (table: TableListing): ListedSeat[] =>
  table.seats.filter((seat) => !seat.you && seat.kind !== 'open');

/** Return how the game ended for you. */
export function outcome(table: MyTableListing): 'won' | 'shared' | 'lost' | 'ended' {
  const winners = table.result?.winners;
  if (!Array.isArray(winners) || winners.length === 0) return 'ended';
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  if (!mine.some((seat) => winners.includes(seat))) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** Return the games in our order, unknown ones last. */
export function onShelf<Game extends { key: string }>(games: Game[], known: string[]): Game[] {
  const place = (game: Game): number => (known.includes(game.key) ? known.indexOf(game.key) : known.length);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** Return seat counts in words, with ranges: "2–4", "2", "2, 4". */
export function seatsInWords(seats: number[]): string {
  const sorted = [...seats].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  if (sorted.length < 2) return String(first);
  return last - first === sorted.length - 1 ? `${first}–${last}` : sorted.join(', ');
}
