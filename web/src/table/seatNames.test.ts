import { expect, test } from 'vitest';
import { en } from '../app/messages/en';
import { calledName, levelOf } from './seatNames';

const BOT = { kind: 'bot', name: 'Rosalind (easy bot)', level: 'easy' } as const;

test('a bot is called by its first name, with its level beside it', () => {
  expect(calledName(BOT)).toBe('Rosalind');
  expect(levelOf(en, BOT)).toBe('easy bot');
});

test('a person keeps their name and has no level', () => {
  expect(calledName({ kind: 'person', name: 'Mia (9b)' })).toBe('Mia (9b)');
  expect(levelOf(en, { kind: 'person', level: null })).toBe('');
});
