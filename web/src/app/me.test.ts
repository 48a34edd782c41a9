import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from './me.svelte';
import { settings } from './settings.svelte';

const answer = (body: object): Response => new Response(JSON.stringify(body), { status: 200 });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer({ name: '', known: false, guest: null }))),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the name made up at the first table until you choose another', async () => {
  expect(me.called).toBe('');
  await me.adopt('Keen Codon');
  expect([me.name, settings.choices.name]).toEqual(['Keen Codon', 'Keen Codon']);
  await me.adopt('Sunny Kinase');
  expect(me.called).toBe('Keen Codon');
  me.name = ' ';
  expect(me.called).toBe('Keen Codon');

  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer({ name: 'Ada', known: true, guest: null }))),
  );
  await me.call('Ada');
  expect([me.called, settings.choices.name]).toEqual(['Ada', 'Ada']);
});
