import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Words that say what somebody likes instead of what is to be built. */
export const subjectiveLanguage: Expert = smellExpert({
  id: 'subjective-language',
  category: 'smell_subjective_language',
  severity: 'medium',
  belief: 0.78,
  precision: 0.85,
  quick: true,
  words: anyOf(`
    user-friendly, user friendly, intuitive, easy, easy to use, ease of use, simple, straightforward, convenient, attractive,
    elegant, modern, robust, flexible, seamless, state-of-the-art, state of the art, cost-effective, high quality, nice,
    suitable, appropriate, adequate, sufficient, reasonable, necessary, useful, distinctive, distinct, clear, compact, small,
    short, low, normal, basic, standard, consistent, automatic, external, internal, intended, related, means, part, way, ways,
    typical, acceptable performance, inconvenience, important, satisfactory, pleasant, familiar, sensible, desirable, permanent,
    good, effective, efficient, powerful, smooth, natural, proper, meaningful, difficult, accurate, precise, pleasing, usable, great,
    helpful, readable, understandable, comprehensive, advanced, innovative, practical, practicable, fair, major, comfortable,
    responsive, interactive, stable, ideal, excellent, something, certain`),
});
