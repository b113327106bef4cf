import type { Expert } from '../expert.ts';
import { ambiguity } from './ambiguity.ts';
import { grammar } from './grammar.ts';
import { inclusiveWording } from './inclusive-wording.ts';
import { passiveDuties } from './passive-duties.ts';
import { readability } from './readability.ts';
import { repetition } from './repetition.ts';
import { sentenceLength } from './sentence-length.ts';
import { spelling } from './spelling.ts';
import { terminology } from './terminology.ts';
import { tone } from './tone.ts';

export { isEnglishWord, spelling as dictionary } from './dictionary.ts';
export { prepareLanguageExperts } from './grammar-checker.ts';

/** Experts on whether the text says what it means, once, in words its readers know. */
export const languageExperts: readonly Expert[] = [
  ambiguity,
  grammar,
  inclusiveWording,
  passiveDuties,
  readability,
  repetition,
  sentenceLength,
  spelling,
  terminology,
  tone,
];
