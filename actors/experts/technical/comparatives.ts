import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Comparisons that do not say with what they compare. */
export const comparatives: Expert = smellExpert({
  id: 'comparatives',
  category: 'smell_comparative',
  severity: 'low',
  belief: 0.75,
  precision: 0.84,
  words: anyOf(`
    higher, longer, lower, greater, better, faster, slower, easier, simpler, larger, bigger, smaller, cheaper, worse, stricter, stronger,
    shorter, minor, more efficient, more secure, more reliable, more than one, more accurate, more flexible, improved, less frequent, fewer,
    newer, older, wider, deeper, closer, safer, quicker, heavier, lighter, smoother, finer, compared to`),
  // `longer than 5 seconds` and `no longer` are complete.
  unless: (sentence, word) =>
    new RegExp(`\\bno ${word}\\b|\\b${word} (?:than|or equal to) (?:\\d|the value|that)|\\d\\S* or ${word}`, 'i').test(
      sentence,
    ),
});
