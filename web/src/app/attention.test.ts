import { beforeEach, describe, expect, it } from 'vitest';
import { attention } from './attention';

const icon = (): string | null => document.querySelector('link[rel="icon"]')!.getAttribute('href');

describe('attention', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icons/flask.svg">';
  });

  it('shows your turn in the icon until it is over', () => {
    attention.turn('BCDFGH', true);
    expect(icon()).toBe('/icons/flask-turn.svg');
    attention.turn('BCDFGH', false);
    expect(icon()).toBe('/icons/flask.svg');
  });

  it('stays while it is your turn at another table', () => {
    attention.turn('BCDFGH', true);
    attention.turn('JKLMNP', true);
    attention.turn('BCDFGH', false);
    expect(icon()).toBe('/icons/flask-turn.svg');
    attention.turn('JKLMNP', false);
    expect(icon()).toBe('/icons/flask.svg');
  });
});
