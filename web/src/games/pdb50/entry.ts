/** What is told of an entry of the archive beside its name. */

import type { Card } from '../../net/api';
import type { Good } from './lab';
import type { Words } from './words';

/** A token of the game, or what is made of such. */
export type Made = 'map' | 'distances' | 'model';
export type Step = Good | Made;

const BY_SPOTS: Step[] = ['sample', 'crystal', 'square', 'map', 'model'];
const STEPS: Record<string, Step[]> = {
  'NMR spectroscopy': ['sample', 'triangle', 'distances', 'model'],
  'electron microscopy': ['sample', 'circle', 'map', 'model'],
};

const methodOf = (card: Card): string => (card.values['method'] as string | undefined) ?? '';

export const methodName = (card: Card, say: Words): string => say.methods[methodOf(card)]?.short ?? methodOf(card);
export const whyMethod = (card: Card, say: Words): string => say.methods[methodOf(card)]?.why ?? '';
/** From the sample to the model, as the method goes. */
export const stepsOf = (card: Card): Step[] => STEPS[methodOf(card)] ?? BY_SPOTS;

/** "X-ray · 2.4 Å · 2000" */
export const factsOf = (card: Card, say: Words): string =>
  [
    methodName(card, say),
    card.values['resolution'] ? `${card.values['resolution'] as number} Å` : '',
    card.values['year'],
  ]
    .filter(Boolean)
    .join(' · ');
