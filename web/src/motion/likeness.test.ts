import { expect, it } from 'vitest';
import { likeness, type Look } from './likeness';

const page = document.createElement('div');
page.innerHTML = `
  <section class="rail" data-zone="hand:0" style="--seat: blue">
    <button class="card" data-piece="p1" data-touch="card:a" data-legal>A<i data-piece="p2">B</i></button>
  </section>`;
const rail = page.querySelector<HTMLElement>('.rail')!;
const card = page.querySelector<HTMLElement>('.card')!;
const look: Look = { element: card, inside: [rail], containers: new Map(), zIndex: '4' };

it("sits in invisible copies of its piece's ancestors", () => {
  const drawn = likeness(look, 40, 60, new Set());
  const shell = drawn.querySelector<HTMLElement>('section.rail')!;
  expect(shell.style.display).toBe('contents');
  expect(shell.style.getPropertyValue('--seat')).toBe('blue');
  expect(shell.querySelector<HTMLElement>(':scope > .card')!.style.width).toBe('40px');
  expect(drawn.style.zIndex).toBe('4');
});

it('can neither be touched nor mistaken for the piece', () => {
  const drawn = likeness(look, 40, 60, new Set());
  expect(drawn.querySelector('[data-piece], [data-zone], [data-touch], [data-legal]')).toBeNull();
  expect(card.dataset['piece']).toBe('p1');
});

it('omits pieces that animate themselves', () => {
  const drawn = likeness(look, 40, 60, new Set(['p2']));
  expect(drawn.querySelector<HTMLElement>('i')!.style.opacity).toBe('0');
});

it('keeps the size of containers, for container queries', () => {
  const drawn = likeness({ ...look, containers: new Map([[rail, { width: 300, height: 80 }]]) }, 40, 60, new Set());
  const shell = drawn.querySelector<HTMLElement>('section')!;
  expect([shell.style.display, shell.style.width, shell.style.height]).toEqual(['block', '300px', '80px']);
});
