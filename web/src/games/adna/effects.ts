/** What each Reactions card does, as briefly as a card in hand has room for; its numbers are those printed on it. */

import type { Card } from '../../net/api';
import { degrees, firstSentence } from './texts';

type Printed = (name: string) => number;
type Effects = Record<string, (n: Printed) => string>;

const en: Effects = {
  'agarose-gel': (n) => `Draw ${n('draws')} bases`,
  'alkaline-phosphatase': (n) => `Take off the last ${n('takes')} bases`,
  pcr: (n) => `Add ${n('adds')} bases; its tubes act too`,
  bsa: (n) => `After the cut: ${n('moves')} level up or down`,
  deletion: (n) => `Take any ${n('takes')} bases out`,
  dephosphorylation: () => 'Your cut cannot be ligated',
  detergent: () => 'Cancels a Reactions card',
  'distilled-water': (n) => `${n('down')} level down`,
  dmso: (n) => `Draw ${n('draws')} bases`,
  'dnase-i': (n) => `Up to ${n('longest')} long: leaves ${n('leaves')}`,
  'dna-ladder': (n) => `Up to ${n('takes')} off the longer chain`,
  'loading-dye': () => 'Look at the rival’s hand',
  'dna-polymerase': (n) => `Rearrange up to ${n('rearranges')} bases`,
  dntps: (n) => `Add ${n('adds')} bases`,
  'dry-ice': (n) => `Down to ${degrees(n('down_to'))} °C`,
  electrophoresis: () => 'Take the rival’s bases',
  'ethidium-bromide': (n) => `Take ${n('takes')} cards of the rival`,
  goggles: () => 'Cancels Ultra-Violet Light',
  'heating-block': (n) => `${n('up')} levels up`,
  'ice-box': (n) => `To ${degrees(n('down_to'))} °C, or stops heating`,
  klenow: () => 'Cancels the phosphatase',
  ligase: () => 'Serves Ligation',
  ligation: () => 'Rejoins your fragment',
  linker: (n) => `Rejoins your fragment, with ${n('adds')} bases`,
  'magnesium-chloride': () => 'Serves PCR',
  'non-toxic-stain': () => 'Cancels Ethidium Bromide',
  denaturation: () => 'Cancels a Cycler',
  polylinker: (n) => `Rejoins your fragment, with ${n('adds')} bases`,
  'rnase-a': () => 'Takes a U off a chain',
  spectrophotometer: (n) => `Add ${n('adds')} bases`,
  'thermal-cycler': () => 'To any temperature',
  'uv-light': (n) => `Rearrange up to ${n('rearranges')} bases`,
  'water-bath': (n) => `Up to ${degrees(n('up_to'))} °C`,
};

const de: Effects = {
  'agarose-gel': (n) => `${n('draws')} Basen ziehen`,
  'alkaline-phosphatase': (n) => `Nimmt die letzten ${n('takes')} Basen weg`,
  pcr: (n) => `${n('adds')} Basen anfügen; die Röhrchen wirken mit`,
  bsa: (n) => `Nach dem Schnitt ${n('moves')} Stufe auf oder ab`,
  deletion: (n) => `Nimmt ${n('takes')} beliebige Basen heraus`,
  dephosphorylation: () => 'Dein Schnitt bleibt unligierbar',
  detergent: () => 'Hebt eine Reaktion auf',
  'distilled-water': (n) => `${n('down')} Stufe kälter`,
  dmso: (n) => `${n('draws')} Basen ziehen`,
  'dnase-i': (n) => `Bis ${n('longest')} Basen: nur ${n('leaves')} bleiben`,
  'dna-ladder': (n) => `Bis ${n('takes')} von der längeren Kette`,
  'loading-dye': () => 'Sieh die Hand des Gegners',
  'dna-polymerase': (n) => `Bis ${n('rearranges')} Basen umordnen`,
  dntps: (n) => `${n('adds')} Basen anfügen`,
  'dry-ice': (n) => `Hinab auf ${degrees(n('down_to'))} °C`,
  electrophoresis: () => 'Nimm die Basen des Gegners',
  'ethidium-bromide': (n) => `Nimm dem Gegner ${n('takes')} Karten`,
  goggles: () => 'Hebt Ultra-Violet Light auf',
  'heating-block': (n) => `${n('up')} Stufen wärmer`,
  'ice-box': (n) => `Auf ${degrees(n('down_to'))} °C, oder stoppt Heizen`,
  klenow: () => 'Hebt die Phosphatase auf',
  ligase: () => 'Dient Ligation',
  ligation: () => 'Fügt dein Fragment wieder an',
  linker: (n) => `Fragment wieder an, mit ${n('adds')} Basen`,
  'magnesium-chloride': () => 'Dient PCR',
  'non-toxic-stain': () => 'Hebt Ethidium Bromide auf',
  denaturation: () => 'Hebt Cycler auf',
  polylinker: (n) => `Fragment wieder an, mit ${n('adds')} Basen`,
  'rnase-a': () => 'Nimmt ein U von einer Kette',
  spectrophotometer: (n) => `${n('adds')} Basen anfügen`,
  'thermal-cycler': () => 'Auf jede Temperatur',
  'uv-light': (n) => `Bis ${n('rearranges')} Basen umordnen`,
  'water-bath': (n) => `Hinauf auf ${degrees(n('up_to'))} °C`,
};

/** Briefly, or in the card's own words where there is no brief form. */
const of =
  (effects: Effects) =>
  (card: Card | undefined): string => {
    if (!card) return '';
    const brief = effects[card.id.slice('card:'.length)];
    return brief ? brief((name) => Number(card.values[name] ?? 0)) : firstSentence(card.text);
  };

export const effects = { en: of(en), de: of(de) };
