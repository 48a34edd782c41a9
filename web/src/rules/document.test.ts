import { describe, expect, it } from 'vitest';
import { readRules, readRulings, sectionAt } from './document';

const RULINGS = `<h1 id="rulings">Adna: rulings</h1><p>Why we decide.</p>
<h3 id="ADNA-R01">ADNA-R01 · Who begins? · really</h3>
<ul><li>Question: Nobody says.</li><li>Ruling: Chance (<a href="/rules/adna#1.2">§1.2</a>, <a href="/rules/adna#2">§2</a>).</li>
<li>Why: It is fair.</li><li>Source: rule 2.</li></ul>
<h3 id="ADNA-R02">ADNA-R02 · What ends it?</h3>
<ul><li><strong>Question</strong> (P1): When?</li><li><strong>Ruling</strong>: Soon.</li></ul>`;
const RULES = `<h1 id="rules">Adna: the rules</h1>
<p>By somebody at <a href="https://example.org/game">home</a>; a <a href="/rules/adna#rulings">ruling</a> says more.</p>
<p>Two labs.</p>
<h2 id="1">§1 The table</h2>
<p id="1.1"><strong><a href="/rules/adna#1.1">§1.1</a></strong> Two <em>chains</em>.</p>
<p id="1.2"><strong><a href="/rules/adna#1.2">§1.2</a></strong> Somebody begins.</p>
<p id="1.3"><strong><a href="/rules/adna#1.3">§1.3</a></strong> It ends (<a href="/rules/adna#rulings">R02</a>).</p>
<p id="1.4"><strong><a href="/rules/adna#1.4">§1.4</a></strong> Prices † are ours.</p>
<h2 id="2">§2 Notation</h2>
<p id="2.1"><strong><a href="/rules/adna#2.1">§2.1</a></strong> <code>lay A</code>.</p>
<h2>The twenty cards</h2>
<table><thead><tr><th></th><th>name</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>`;

describe('the parsed rules page', () => {
  const rulings = readRulings(RULINGS, 'adna');
  const rules = readRules(RULES, 'adna', rulings);

  it('has sections with their numbers, titles and parts', () => {
    expect(rules.sections.map((section) => [section.id, section.number, section.title, section.parts.length])).toEqual([
      ['1', '1', 'The table', 4],
      ['2', '2', 'Notation', 1],
      ['the-twenty-cards', '', 'The twenty cards', 1],
    ]);
  });

  it('keeps the text of a clause without its number', () => {
    expect(rules.sections[0]!.parts[0]).toMatchObject({ kind: 'clause', id: '1.1', html: 'Two <em>chains</em>.' });
    expect(rules.sections[0]!.parts[0]!.text).toBe('§1.1 Two chains.');
  });

  it('has no empty column headings', () => {
    expect(rules.sections[2]!.parts[0]!.html).toContain('<tr><td></td><th>name</th></tr>');
  });

  it('names the source of each clause, if known', () => {
    const clauses = rules.sections.flatMap((section) => section.parts.filter((part) => part.kind === 'clause'));
    expect(clauses.map((clause) => [clause.id, clause.provenance, clause.rulings])).toEqual([
      ['1.1', 'printed', []],
      ['1.2', 'ruling', ['ADNA-R01']],
      ['1.3', 'ruling', ['ADNA-R02']],
      ['1.4', 'rebuilt', []],
      ['2.1', null, []],
    ]);
  });

  it('turns internal links into anchors, and sends no referrer to other sites', () => {
    expect(rules.origin).toContain('href="https://example.org/game" rel="noreferrer"');
    expect(rules.origin).toContain('href="#rulings"');
    expect(rules.gist).toBe('<p>Two labs.</p>');
    expect(rules.sections[0]!.parts[2]!.html).toContain('href="#ADNA-R02"');
  });

  it('reads rulings with any form of their labels', () => {
    expect(rulings.map((ruling) => [ruling.code, ruling.title, ruling.cites])).toEqual([
      ['R01', 'Who begins? · really', ['1.2']],
      ['R02', 'What ends it?', []],
    ]);
    expect(rulings[0]!.parts.map((part) => part.label)).toEqual(['question', 'ruling', 'why', 'source']);
    expect(rulings[0]!.parts[2]!.html).toBe('It is fair.');
    expect(rulings[1]!.parts).toEqual([
      { label: 'question', html: '(P1) When?' },
      { label: 'ruling', html: 'Soon.' },
    ]);
  });

  it('finds the section of an anchor', () => {
    expect(sectionAt(rules, '1.3')?.id).toBe('1');
    expect(sectionAt(rules, '2')?.id).toBe('2');
    expect(sectionAt(rules, 'ADNA-R01')).toBeUndefined();
  });
});
