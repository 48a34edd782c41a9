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

  it('lists the open seats', () => {
    expect(openSeats([ada, pair, bot, open])).toEqual([open]);
  });

  it('names everyone who shares a seat', () => {
    expect(holders(pair)).toEqual(['Ben', 'Cleo']);
    expect(holders(ada)).toEqual(['Ada']);
  });

  it('does not split a name that contains &', () => {
    expect(holders(seat(0, 'person', 'Salt & Pepper', 1))).toEqual(['Salt & Pepper']);
    expect(holders(seat(0, 'person', 'Salt & Pepper & Ben', 2))).toEqual(['Salt & Pepper & Ben']);
  });

  it('names my partners only if it knows which player I am', () => {
    expect(partners(pair, 'Cleo')).toEqual(['Ben']);
    expect(partners(pair, 'Ada')).toBeNull();
    expect(partners(ada, 'Ada')).toEqual([]);
  });

  it('finds me by name among friends on one screen', () => {
    const you = { seat: null, seats: [0, 1], host: true };
    expect(ownSeat(you, [ada, pair, bot], 'Cleo')).toBe(1);
    expect(ownSeat(you, [ada, pair, bot], 'nobody here')).toBe(0);
    expect(ownSeat({ ...you, seats: [] }, [ada], 'Ada')).toBeNull();
  });

  it('changes the number of seats as the game allows', () => {
    expect(otherCount([2, 3, 4], 3, 1)).toBe(4);
    expect(otherCount([2, 3, 4], 4, 1)).toBeNull();
    expect(otherCount([2, 4], 4, -1)).toBe(2);
    expect(otherCount([2], 2, -1)).toBeNull();
  });

  it('finds the player in a seat to be removed', () => {
    expect(inTheWay([ada, open, pair], 2)).toBe(pair);
    expect(inTheWay([ada, pair, bot, open], 2)).toBeNull();
  });

  it('needs a person to start', () => {
    expect(hasPersonIn([bot, open])).toBe(false);
    expect(hasPersonIn([ada, open])).toBe(true);
  });
});

describe('an invitation', () => {
  it('is read from the address', () => {
    expect(invitationIn('share=i.BCDFGH.2.0.abc-_')).toEqual({ token: 'i.BCDFGH.2.0.abc-_', seat: 2 });
  });

  it('may lack a seat', () => {
    expect(invitationIn('share=xyz')).toEqual({ token: 'xyz', seat: null });
  });

  it('is not a turn', () => {
    expect(invitationIn('12')).toBeNull();
    expect(invitationIn('')).toBeNull();
  });
});
