/** A game's rules and rulings for the page: sections of numbered clauses, and rulings beside the clauses they concern.
 *  The server renders our Markdown (docs/games) to HTML; this module only takes it apart. */

export interface Clause {
  kind: 'clause';
  /** The anchor: `3.2`. */
  id: string;
  html: string;
  text: string;
  /** The ids of rulings about it. */
  rulings: string[];
  provenance: Provenance;
}
/** Text without a number: a table or a remark. */
export interface Passage {
  kind: 'passage';
  html: string;
  text: string;
}
export interface Section {
  id: string;
  /** `3`; empty for unnumbered sections. */
  number: string;
  title: string;
  parts: (Clause | Passage)[];
}
export interface Rules {
  /** A paragraph that summarizes the game. */
  gist: string;
  /** The designer, and a note about these rules. */
  origin: string;
  sections: Section[];
}
export type Label = 'question' | 'ruling' | 'why' | 'source';
export interface Ruling {
  id: string;
  /** `R04`. */
  code: string;
  title: string;
  parts: { label: Label; html: string }[];
  text: string;
  /** The clauses it cites. */
  cites: string[];
}
/** The source of a clause, if known; null for clauses about this program. */
export type Provenance = 'printed' | 'ruling' | 'rebuilt' | null;

const OF_THE_PROGRAM = /\b(notation|options?)\b/i;
const REBUILT = /†|\breconstruct/i;

/** Parse the rules; `rulings` determines which clauses we decided. */
export function readRules(html: string, key: string, rulings: Ruling[]): Rules {
  const body = parsed(html, key);
  const rules: Rules = { gist: '', origin: '', sections: [] };
  let section: Section | undefined;
  for (const element of body.children) {
    if (element.tagName === 'H1') continue;
    if (element.tagName === 'H2') {
      section = sectionOf(element);
      rules.sections.push(section);
    } else if (section) {
      section.parts.push(partOf(element, section, rulings));
    } else {
      rules.origin += rules.gist;
      rules.gist = element.outerHTML;
    }
  }
  return rules;
}

export function readRulings(html: string, key: string): Ruling[] {
  const body = parsed(html, key);
  return [...body.querySelectorAll('h3')].map((heading) => {
    const list = heading.nextElementSibling;
    const [name = '', ...title] = wordsOf(heading).split(' · ');
    return {
      id: heading.id,
      code: name.slice(name.lastIndexOf('-') + 1),
      title: title.join(' · '),
      parts: [...(list?.children ?? [])].map(labelled),
      text: `${wordsOf(heading)} ${list ? wordsOf(list) : ''}`,
      cites: [...(list?.querySelectorAll('a') ?? [])].map((link) => link.hash.slice(1)).filter(isClause),
    };
  });
}

/** Return the section that contains an anchor: `3.2` and `3` are in §3. */
export function sectionAt(rules: Rules, anchor: string): Section | undefined {
  return rules.sections.find(
    (section) => section.id === anchor || section.parts.some((part) => part.kind === 'clause' && part.id === anchor),
  );
}

const isClause = (anchor: string): boolean => /^\d+\.\d+$/.test(anchor);

function parsed(html: string, key: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const here = `/rules/${key}`;
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const words = wordsOf(link);
    if (address === here) link.setAttribute('href', '#rules');
    else if (address === `${here}#rulings` && /^R\d+$/.test(words)) {
      link.setAttribute('href', `#${key.toUpperCase()}-${words}`);
    } else if (address.startsWith(`${here}#`)) link.setAttribute('href', address.slice(here.length));
    else if (!address.startsWith('/')) link.rel = 'noreferrer';
  }
  for (const head of body.querySelectorAll('th')) {
    if (wordsOf(head)) continue;
    head.replaceWith(document.createElement('td')); // an empty header cell isn't a header
  }
  return body;
}

function sectionOf(heading: Element): Section {
  const words = wordsOf(heading);
  const number = /^§(\d+)\s/.exec(words)?.[1] ?? '';
  const title = words.replace(/^§\d+\s+/, '');
  return { id: heading.id || title.toLowerCase().replaceAll(/\W+/g, '-'), number, title, parts: [] };
}

function partOf(element: Element, section: Section, rulings: Ruling[]): Clause | Passage {
  const text = wordsOf(element);
  if (!isClause(element.id)) return { kind: 'passage', html: element.outerHTML, text };
  const named = [...element.querySelectorAll('a')].map((link) => link.hash.slice(1));
  element.querySelector('strong:has(> a)')?.remove(); // its number, which is shown in the margin
  const about = rulings.filter((ruling) => ruling.cites.includes(element.id) || named.includes(ruling.id));
  return {
    kind: 'clause',
    id: element.id,
    html: element.innerHTML.trim(),
    text,
    rulings: about.map((ruling) => ruling.id),
    provenance: provenanceOf(text, section, about.length > 0),
  };
}

function provenanceOf(text: string, section: Section, decided: boolean): Provenance {
  if (REBUILT.test(text)) return 'rebuilt';
  if (decided) return 'ruling';
  return OF_THE_PROGRAM.test(section.title) ? null : 'printed';
}

/** Return the label and text of an item: "Question (P1): …" counts as "question". */
function labelled(item: Element): { label: Label; html: string } {
  const [, word = ''] = /^\s*(\w+)/.exec(item.textContent) ?? [];
  const label = word.toLowerCase() as Label;
  const html = item.innerHTML
    .replace(/^\s*(<strong>)?\w+[:.]?(<\/strong>)?[:.]?\s*/, '')
    .replace(/^(\([^)]*\)): /, '$1 ');
  return { label, html };
}

function wordsOf(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, ' ').trim();
}
