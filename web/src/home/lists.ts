/** Tables in a list, and the order in which somebody wants to see them. */

import type { ListedSeat, MyTableListing, TableListing } from '../net/http.gen';

const ORDER: Record<MyTableListing['standing'], number> = { your_turn: 0, their_turn: 1, waiting: 2, over: 3 };
/** How many finished games are worth a place on the first page. */
export const FINISHED = 3;

/** Where it is your turn comes first, what is over last; among equals, what changed last. */
export function inOrder(tables: MyTableListing[]): MyTableListing[] {
  const sorted = [...tables].sort(
    (one, other) => ORDER[one.standing] - ORDER[other.standing] || other.updated.localeCompare(one.updated),
  );
  let finished = 0;
  return sorted.filter((table) => table.standing !== 'over' || ++finished <= FINISHED);
}

/** Tables where somebody new can sit down, those with the fewest seats missing first. */
export function withRoom(tables: TableListing[], mine: MyTableListing[]): TableListing[] {
  const sitting = new Set(mine.map((table) => table.code));
  return tables
    .filter((table) => table.open_seats > 0 && !table.over && !sitting.has(table.code))
    .sort((one, other) => one.open_seats - other.open_seats || other.updated.localeCompare(one.updated));
}

/** Those at the table besides you. */
export const others = (table: TableListing): ListedSeat[] =>
  table.seats.filter((seat) => !seat.you && seat.kind !== 'open');

/** How it ended for you. */
export function outcome(table: MyTableListing): 'won' | 'shared' | 'lost' | 'ended' {
  const winners = table.result?.winners;
  if (!Array.isArray(winners) || winners.length === 0) return 'ended';
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  if (!mine.some((seat) => winners.includes(seat))) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** The games that are known here in their order, any others after them. */
export function onShelf<Game extends { key: string }>(games: Game[], known: string[]): Game[] {
  const place = (game: Game): number => (known.includes(game.key) ? known.indexOf(game.key) : known.length);
  return [...games].sort((one, other) => place(one) - place(other));
}

/** "2–4", "2", "2, 4": numbers that follow each other are a range. */
export function seatsInWords(seats: number[]): string {
  const sorted = [...seats].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  if (sorted.length < 2) return String(first);
  return last - first === sorted.length - 1 ? `${first}–${last}` : sorted.join(', ');
}
