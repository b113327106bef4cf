import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Terms for which no test can be written. */
export const nonverifiableTerms: Expert = smellExpert({
  id: 'nonverifiable-terms',
  category: 'smell_nonverifiable_term',
  severity: 'medium',
  belief: 0.78,
  precision: 0.85,
  quick: true,
  words: anyOf(`
    indication, indications, details, detail, several, many, multiple, some of the, wide range,
    wide, suitable, sufficient, as simple as possible, as possible, where possible, if possible, whenever possible, as required,
    as needed, simplified, high performance, long-term, short-term, minimal impact, maximi[sz]e, optimi[sz]e, optimal,
    good, bad, better quality, large number, small number, near real time, scalable, reliable, enhanced, peak, certain types, few, numerous, maintainable,
    minimi[sz]e, average, feasible`),
});
