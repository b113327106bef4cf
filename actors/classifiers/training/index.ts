export { carried } from '../carried.ts';
export { hasLearnedContract } from '../clause-classifier.ts';
export { clausePassages } from '../clause-passages.ts';
export { sentenceKeys } from '../sentence-keys.ts';
export { encode } from '../sparse-model.ts';
export { hasLearnedTerms, unfairIn } from '../unfair-classifier.ts';
export { counted } from './corpus.ts';
export type { Examples, Label, Settings } from './examples.ts';
export { train } from './train.ts';
