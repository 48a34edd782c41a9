/** Who sits where, and what can be done about it: said about the seats as the server tells them. */

import type { SeatInfo, You } from '../../net/messages.gen';

export const openSeats = (seats: SeatInfo[]): SeatInfo[] => seats.filter((one) => one.kind === 'open');

/** Those who hold a seat, by name: the server calls a seat that is shared "Ada & Ben". */
export function holders(one: SeatInfo): string[] {
  const names = one.name.split(' & ');
  return one.people > 1 && names.length === one.people ? names : [one.name];
}

/** Those who share my seat, without me; null if it cannot be told which of them I am. */
export function partners(one: SeatInfo, me: string): string[] | null {
  const names = holders(one);
  if (!names.includes(me)) return null;
  return names.filter((name) => name !== me);
}

/** The next number of seats that the game knows, in that direction; null if there is none. */
export function otherCount(allowed: number[], now: number, direction: 1 | -1): number | null {
  const found = allowed.filter((count) => (count - now) * direction > 0).sort((a, b) => (a - b) * direction);
  return found[0] ?? null;
}

/** Who sits in a seat that would go if there were only so many. */
export const inTheWay = (seats: SeatInfo[], count: number): SeatInfo | null =>
  seats.slice(count).find((one) => one.kind === 'person') ?? null;

/** The person who would be left to play against bots, if the open seats were filled. */
export const somebodyPlays = (seats: SeatInfo[]): boolean => seats.some((one) => one.kind === 'person');

export const isMine = (you: You, seat: number): boolean => you.seats.includes(seat);

/** Of the seats I hold, the one that I play myself: the others are those of friends at this screen. */
export function ownSeat(you: You, seats: SeatInfo[], me: string): number | null {
  const named = you.seats.find((seat) => seats[seat] && holders(seats[seat]).includes(me));
  return named ?? you.seats[0] ?? null;
}

/** The seat that an invitation is for, and its text; the address has it as `#share=i.CODE.SEAT.…`. */
export function invitationIn(hash: string): { token: string; seat: number | null } | null {
  const token = /^share=(.+)$/.exec(hash)?.[1];
  if (!token) return null;
  const seat = /^i\.[A-Z]+\.(\d+)\./i.exec(token)?.[1];
  return { token, seat: seat === undefined ? null : Number(seat) };
}
