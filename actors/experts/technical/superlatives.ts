import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Superlatives: best of what, measured how? */
export const superlatives: Expert = smellExpert({
  id: 'superlatives',
  category: 'smell_superlative',
  severity: 'low',
  belief: 0.75,
  precision: 0.82,
  words: anyOf(`
    best, fastest, highest, lowest, largest, smallest, greatest, easiest, simplest, cheapest, strongest, newest, shortest possible,
    most important, most efficient, most reliable, most secure, most suitable, most appropriate, the most, optimum, world-class,
    leading, unmatched, best-in-class, best in class,
    worst, latest, earliest, nearest, closest, newest, oldest, biggest, most accurate, most recent, most common`),
});
