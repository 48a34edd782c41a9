import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../net/messages.gen';
import { holders, inTheWay, invitationIn, openSeats, otherCount, ownSeat, partners, hasPersonIn } from './seats';

const seat = (number: number, kind: SeatInfo['kind'], name = `Seat ${number + 1}`, people = 0): SeatInfo => ({
  seat: number,
  kind,
  name,
  people,
  level: kind === 'bot' ? 'easy' : null,
  away: false,
  resigned: false,
});

describe('seats', () => {
  const ada = seat(0, 'person', 'Ada', 1);
  const pair = seat(1, 'person', 'Ben & Cleo', 2);
  const bot = seat(2, 'bot', 'Easy bot');
  const open = seat(3, 'open');

  it('knows which are open', () => {
    expect(openSeats([ada, pair, bot, open])).toEqual([open]);
  });

  it('names each of those who share one', () => {
    expect(holders(pair)).toEqual(['Ben', 'Cleo']);
    expect(holders(ada)).toEqual(['Ada']);
  });

  it('does not take a name with & in it apart', () => {
    expect(holders(seat(0, 'person', 'Salt & Pepper', 1))).toEqual(['Salt & Pepper']);
    expect(holders(seat(0, 'person', 'Salt & Pepper & Ben', 2))).toEqual(['Salt & Pepper & Ben']);
  });

  it('tells partners only where it knows who I am', () => {
    expect(partners(pair, 'Cleo')).toEqual(['Ben']);
    expect(partners(pair, 'Ada')).toBeNull();
    expect(partners(ada, 'Ada')).toEqual([]);
  });

  it('knows me among friends at one screen by my name', () => {
    const you = { seat: null, seats: [0, 1], host: true };
    expect(ownSeat(you, [ada, pair, bot], 'Cleo')).toBe(1);
    expect(ownSeat(you, [ada, pair, bot], 'nobody here')).toBe(0);
    expect(ownSeat({ ...you, seats: [] }, [ada], 'Ada')).toBeNull();
  });

  it('adds and drops seats as the game allows', () => {
    expect(otherCount([2, 3, 4], 3, 1)).toBe(4);
    expect(otherCount([2, 3, 4], 4, 1)).toBeNull();
    expect(otherCount([2, 4], 4, -1)).toBe(2);
    expect(otherCount([2], 2, -1)).toBeNull();
  });

  it('sees who sits in a seat that would go', () => {
    expect(inTheWay([ada, open, pair], 2)).toBe(pair);
    expect(inTheWay([ada, pair, bot, open], 2)).toBeNull();
  });

  it('starts with somebody', () => {
    expect(hasPersonIn([bot, open])).toBe(false);
    expect(hasPersonIn([ada, open])).toBe(true);
  });
});

describe('an invitation', () => {
  it('is read from the address', () => {
    expect(invitationIn('share=i.BCDFGH.2.0.abc-_')).toEqual({ token: 'i.BCDFGH.2.0.abc-_', seat: 2 });
  });

  it('may be of a kind that does not say its seat', () => {
    expect(invitationIn('share=xyz')).toEqual({ token: 'xyz', seat: null });
  });

  it('is not a turn', () => {
    expect(invitationIn('12')).toBeNull();
    expect(invitationIn('')).toBeNull();
  });
});
