/** Texts of PDB50's board. */

import type { Card } from '../../net/api';
import type { Good } from './reading';

interface Method {
  short: string;
  why: string;
}
interface Entry {
  method: string;
  resolution: number | null;
  year: number;
}
/** Catalogue values of a structure. */
const entry = (values: Card['values']): Entry => values as unknown as Entry;
/** "X-ray 2.4 Å" */
const seenBy = (methods: Record<string, Method>, { method, resolution }: Entry): string =>
  [methods[method]?.short ?? method, resolution && `${resolution} Å`].filter(Boolean).join(' ');
/** Upper resolution limits in ångström for the sentences below, sharpest first. */
const SHARP = [1.3, 2.2, 3, 4];
const shown = (sentences: string[], resolution: number): string =>
  sentences[SHARP.filter((limit) => resolution > limit).length]!;

/** Short names of boxes; the others use the catalogue. */
const brief: Record<string, string> = {
  recruit: 'Recruit',
  lead: 'Lead',
  publish: 'Publish',
  'prepare-1': 'Prepare',
  'prepare-2': 'Prepare',
  grow: 'Grow',
  xray: 'X-ray',
  nmr: 'NMR',
  em: 'EM',
  analyze: 'Analyze',
  graduate: 'Graduate',
  'innovate-left': 'Archive',
  'innovate-middle': 'Archive',
  'innovate-right': 'Archive',
};

const kinds: Record<Good, [string, string]> = {
  sample: ['sample', 'samples'],
  crystal: ['crystal', 'crystals'],
  square: ['square', 'squares'],
  circle: ['circle', 'circles'],
  triangle: ['triangle', 'triangles'],
};
const arten: Record<Good, [string, string]> = {
  sample: ['Probe', 'Proben'],
  crystal: ['Kristall', 'Kristalle'],
  square: ['Quadrat', 'Quadrate'],
  circle: ['Kreis', 'Kreise'],
  triangle: ['Dreieck', 'Dreiecke'],
};
const methods: Record<string, Method> = {
  'X-ray crystallography': {
    short: 'X-ray',
    why: 'One molecule scatters far too little to be seen. In a crystal countless copies lie in step, and their waves add up to spots that can be measured.',
  },
  'NMR spectroscopy': {
    short: 'NMR',
    why: 'No crystal is needed: in a strong magnet, nuclei that sit close to each other answer together. The many short distances leave one fold, as long as the molecule is small.',
  },
  'electron microscopy': {
    short: 'cryo-EM',
    why: 'No crystal is needed: thousands of copies lie frozen in thin ice, each turned its own way. Sorted and averaged, their faint pictures become one sharp map.',
  },
  'electron crystallography': {
    short: 'electron crystals',
    why: 'Some membrane proteins line up only in sheets one molecule thick. That is too little for X-rays, but electrons scatter far more strongly.',
  },
  'X-ray free-electron laser': {
    short: 'X-ray laser',
    why: 'The crystals were too small for an ordinary beam, and would burn in a stronger one. The pulse of a laser is over before the damage begins.',
  },
};
const methoden: Record<string, Method> = {
  'X-ray crystallography': {
    short: 'Röntgen',
    why: 'Ein Molekül allein streut viel zu wenig. Im Kristall liegen unzählige Kopien im Gleichtakt, und ihre Wellen addieren sich zu Punkten, die man messen kann.',
  },
  'NMR spectroscopy': {
    short: 'NMR',
    why: 'Ein Kristall ist nicht nötig: Im starken Magneten antworten Kerne gemeinsam, die nahe beieinander sitzen. Die vielen kurzen Abstände lassen nur eine Faltung zu, solange das Molekül klein ist.',
  },
  'electron microscopy': {
    short: 'Kryo-EM',
    why: 'Ein Kristall ist nicht nötig: Tausende Kopien liegen in dünnem Eis, jede anders gedreht. Sortiert und gemittelt werden ihre blassen Bilder zu einer scharfen Karte.',
  },
  'electron crystallography': {
    short: 'Elektronenkristalle',
    why: 'Manche Membranproteine ordnen sich nur in Schichten von einem Molekül Dicke. Für Röntgenstrahlen ist das zu wenig, Elektronen aber streuen viel stärker.',
  },
  'X-ray free-electron laser': {
    short: 'Röntgenlaser',
    why: 'Die Kristalle waren zu klein für einen gewöhnlichen Strahl und würden in einem stärkeren verbrennen. Der Puls des Lasers ist vorbei, bevor der Schaden beginnt.',
  },
};

const en = {
  rooms: {
    office: 'Office',
    'wet lab': 'Wet lab',
    'crystal room': 'Crystal room',
    'instrument hall': 'Instrument hall',
    computing: 'Computing',
    'seminar room': 'Seminar room',
    archive: 'Archive: the Protein Data Bank',
  } as Record<string, string>,
  stores: 'Supply',
  lab: 'The lab',
  yourCards: 'Your cards',
  race: (goal: number) => `First to ${goal}`,
  round: (round: number) => `Round ${round}`,
  beforeRound: 'Draft',
  leader: 'Leader',
  toPlace: (count: number) => `${count} to place`,
  team: (count: number) => `Team of ${count}`,
  allPlaced: 'all placed',
  coming: (count: number) => `+${count}`,
  good: (kind: Good, count: number) => kinds[kind][count === 1 ? 0 : 1],
  deck: (count: number) => (count === 1 ? '1 card in the deck' : `${count} cards in the deck`),
  aside: (count: number) => `${count} set aside`,
  here: (name: string) => `${name} is here`,
  youAreHere: 'you are here',
  closed: 'closed in this game',
  opens: (round: number) => `from round ${round}`,
  or: 'or',
  has: (name: string) => `${name} has it`,
  youHave: 'You have it',
  atRoundEnd: 'at round end',
  noCard: 'No card: the deck is empty',
  claimedLast: 'Claimed in the last round',
  ownBox: 'a box of your own',
  costs: (price: string) => `costs ${price}`,
  yourTeam: (left: number, team: number) => `Your team · ${left} of ${team} ${team === 1 ? 'move' : 'moves'} left`,
  tap: 'Touch a marked box',
  tapText: 'to send this researcher there',
  wait: (name: string) => `${name}’s turn`,
  waitText: 'Touch a box to see what it does.',
  noneLeft: 'You’ve placed everyone. More researchers, more moves per round.',
  choose: (box: string) => `${box}: which way?`,
  graduates: (data: number) => `A researcher leaves for good. Take ${data} Data:`,
  give: (box: string, count: number) => `${box}: give ${count}`,
  putBack: 'Put back',
  thenPays: (card: string) => `then pays for ${card}`,
  thenLacks: (card: string) => `${card} then lacks`,
  draft: 'If you go later, you get a token first',
  draftNow: 'Take one token',
  draftWaits: (name: string) => `${name} takes a token`,
  goesFirst: 'goes first',
  now: 'now',
  took: 'took it',
  later: 'later',
  countsFor: (cards: string) => `counts for ${cards}`,
  takeToken: (kind: Good) => `Take the ${kinds[kind][0]}`,
  gone: (kind: Good) => `The ${kinds[kind][0]} is taken`,
  deposited: (name: string) => `${name} deposited`,
  youDeposited: 'You deposited',
  onTo: (round: number) => `On to round ${round}`,
  toResult: 'See the result',
  archiveOf: (name: string) => `Archive: ${name}`,
  finalRace: 'The race at the end',
  newInArchive: 'New in the archive',
  whyMethod: (method: string) => `Why ${method}`,
  methods,
  steps: {
    sample: 'sample',
    crystal: 'crystal',
    square: 'spots',
    circle: 'pictures',
    triangle: 'peaks',
    map: 'map',
    distances: 'distances',
    model: 'model',
  },
  rebuilt: 'reconstructed: the printed symbol is lost',
  brief,
  notes: { recruit: 'more moves', lead: 'go first', graduate: 'leaves for good' } as Record<string, string>,
  /** About the entry, then the molecule. */
  facts: (values: Card['values']) => `${seenBy(methods, entry(values))} · since ${entry(values).year}`,
  history: (values: Card['values']) =>
    `First seen in ${entry(values).year} · this entry: ${seenBy(methods, entry(values))}`,
  shows: (resolution: number | null) =>
    resolution === null
      ? 'It has no resolution: the entry is a bundle of models that all fit.'
      : shown(
          [
            `At ${resolution} Å single atoms stand apart.`,
            `At ${resolution} Å nearly every group is clear, and water molecules begin to show.`,
            `At ${resolution} Å the chain can be followed, with most of its side groups.`,
            `At ${resolution} Å the chain can be followed, with its large side groups.`,
            `At ${resolution} Å helices look like rods.`,
          ],
          resolution,
        ),
  over: 'The game is over',
};

const de: typeof en = {
  rooms: {
    office: 'Büro',
    'wet lab': 'Labor',
    'crystal room': 'Kristallraum',
    'instrument hall': 'Gerätehalle',
    computing: 'Rechenraum',
    'seminar room': 'Seminarraum',
    archive: 'Archiv: die Protein Data Bank',
  },
  stores: 'Vorrat',
  lab: 'Das Institut',
  race: (goal) => `Wer hat zuerst ${goal}?`,
  round: (round) => `Runde ${round}`,
  beforeRound: 'Vorab',
  yourCards: 'Deine Karten',
  leader: 'führt an',
  toPlace: (count) => `noch ${count} zu setzen`,
  team: (count) => `Team von ${count}`,
  allPlaced: 'alle gesetzt',
  coming: (count) => `+${count}`,
  good: (kind, count) => arten[kind][count === 1 ? 0 : 1],
  deck: (count) => (count === 1 ? '1 Karte im Stapel' : `${count} Karten im Stapel`),
  aside: (count) => `${count} abgelegt`,
  here: (name) => `${name} ist hier`,
  youAreHere: 'du bist hier',
  closed: 'in diesem Spiel zu',
  opens: (round) => `ab Runde ${round}`,
  or: 'oder',
  has: (name) => `${name} hat sie`,
  youHave: 'Du hast sie',
  atRoundEnd: 'am Rundenende',
  noCard: 'Keine Karte: der Stapel ist leer',
  claimedLast: 'In der letzten Runde vergeben',
  ownBox: 'ein Feld nur für dich',
  costs: (price) => `kostet ${price}`,
  yourTeam: (left, team) => `Dein Team · noch ${left} von ${team} ${team === 1 ? 'Zug' : 'Zügen'}`,
  tap: 'Berühre ein markiertes Feld',
  tapText: 'und diese Person geht dorthin',
  wait: (name) => `${name} setzt gerade`,
  waitText: 'Berühre ein Feld, um danach zu fragen.',
  noneLeft: 'Du hast alle gesetzt. Je mehr Leute, desto mehr Züge pro Runde.',
  choose: (box) => `${box}: auf welche Art?`,
  graduates: (data) => `Eine Person geht für immer. Nimm dafür ${data} Data:`,
  give: (box, count) => `${box}: gib ${count}`,
  putBack: 'Zurück',
  thenPays: (card) => `reicht dann für ${card}`,
  thenLacks: (card) => `${card} fehlt dann noch`,
  draft: 'Wer später beginnt, bekommt ein Plättchen',
  draftNow: 'Nimm ein Plättchen',
  draftWaits: (name) => `${name} nimmt ein Plättchen`,
  goesFirst: 'beginnt',
  now: 'jetzt',
  took: 'hat es',
  later: 'später',
  countsFor: (cards) => `zählt für ${cards}`,
  takeToken: (kind) => `Nimm: ${arten[kind][0]}`,
  gone: (kind) => `${arten[kind][0]} ist weg`,
  deposited: (name) => `${name} hat hinterlegt`,
  youDeposited: 'Du hast hinterlegt',
  onTo: (round) => `Weiter mit Runde ${round}`,
  toResult: 'Zum Ergebnis',
  archiveOf: (name) => `Archiv: ${name}`,
  finalRace: 'Das Rennen am Ende',
  newInArchive: 'Neu im Archiv',
  whyMethod: (method) => `Warum ${method}`,
  methods: methoden,
  steps: {
    sample: 'Probe',
    crystal: 'Kristall',
    square: 'Punkte',
    circle: 'Bilder',
    triangle: 'Spitzen',
    map: 'Karte',
    distances: 'Abstände',
    model: 'Modell',
  },
  rebuilt: 'ergänzt, wo das gedruckte Zeichen verloren ist',
  brief,
  notes: { recruit: 'mehr Züge', lead: 'beginnen', graduate: 'geht für immer' },
  facts: (values) => `${seenBy(methoden, entry(values))} · seit ${entry(values).year}`,
  history: (values) => `Zuerst gesehen ${entry(values).year} · dieser Eintrag: ${seenBy(methoden, entry(values))}`,
  shows: (resolution) =>
    resolution === null
      ? 'Eine Auflösung hat der Eintrag nicht: Er ist ein Bündel von Modellen, die alle passen.'
      : shown(
          [
            `Bei ${resolution} Å stehen einzelne Atome getrennt.`,
            `Bei ${resolution} Å ist fast jede Gruppe klar, und erste Wassermoleküle zeigen sich.`,
            `Bei ${resolution} Å lässt sich die Kette verfolgen, mit den meisten Seitengruppen.`,
            `Bei ${resolution} Å lässt sich die Kette verfolgen, mit großen Seitengruppen.`,
            `Bei ${resolution} Å sehen Helices wie Stäbe aus.`,
          ],
          resolution,
        ),
  over: 'Das Spiel ist aus',
};

export const words = { en, de };
export type Words = typeof en;
