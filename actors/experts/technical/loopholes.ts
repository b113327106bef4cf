import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Ways out of a requirement. */
export const loopholes: Expert = smellExpert({
  id: 'loopholes',
  category: 'smell_loophole',
  severity: 'medium',
  belief: 0.84,
  precision: 0.89,
  quick: true,
  words: anyOf(`
    as far as possible, as far as practicable, where possible, if possible, whenever possible, if practicable, where practicable,
    where applicable, if applicable, if necessary, where necessary, when necessary, as appropriate, if appropriate, where appropriate,
    as desired, if desired, as needed, if needed, as required by circumstances, under normal circumstances, best effort, best efforts,
    to the extent possible, to the extent practical, to the extent practicable, unless impractical, if feasible, where feasible`),
});
