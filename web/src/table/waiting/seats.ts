/** Questions about seats before play, answered from the server's seat list. */

import type { SeatInfo, You } from '../../net/messages.gen';

export const openSeats = (seats: SeatInfo[]): SeatInfo[] => seats.filter((info) => info.kind === 'open');

/** Return the names of a seat's holders: the server calls a shared seat "Ada & Ben". */
export function holders(info: SeatInfo): string[] {
  const names = info.name.split(' & ');
  return info.people > 1 && names.length === info.people ? names : [info.name];
}

/** Return the others who share my seat; null if I can't tell which of them I am. */
export function partners(info: SeatInfo, me: string): string[] | null {
  const names = holders(info);
  if (!names.includes(me)) return null;
  return names.filter((name) => name !== me);
}

/** Return the next allowed number of seats in a direction; null if there is none. */
export function otherCount(allowed: number[], now: number, direction: 1 | -1): number | null {
  const found = allowed.filter((count) => (count - now) * direction > 0).sort((a, b) => (a - b) * direction);
  return found[0] ?? null;
}

/** Return a taken seat that a smaller count would remove. */
export const inTheWay = (seats: SeatInfo[], count: number): SeatInfo | null =>
  seats.slice(count).find((info) => info.kind === 'person') ?? null;

/** Whether a person would be playing if bots filled the open seats. */
export const hasPersonIn = (seats: SeatInfo[]): boolean => seats.some((info) => info.kind === 'person');

export const isMine = (you: You, seat: number): boolean => you.seats.includes(seat);

/** Return the seat I play myself; my other seats belong to friends on this screen. */
export function ownSeat(you: You, seats: SeatInfo[], me: string): number | null {
  const named = you.seats.find((seat) => seats[seat] && holders(seats[seat]).includes(me));
  return named ?? you.seats[0] ?? null;
}

/** Return the seat and token of an invitation in the address: `#share=i.CODE.SEAT.…`. */
export function invitationIn(hash: string): { token: string; seat: number | null } | null {
  const token = /^share=(.+)$/.exec(hash)?.[1];
  if (!token) return null;
  const seat = /^i\.[A-Z]+\.(\d+)\./i.exec(token)?.[1];
  return { token, seat: seat === undefined ? null : Number(seat) };
}
