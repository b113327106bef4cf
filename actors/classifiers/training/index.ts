export { carried } from '../carried.ts';
export { hasLearnedContract } from '../clause-classifier.ts';
export { clausePassages } from '../clause-passages.ts';
export { sentenceKeys } from '../sentence-keys.ts';
export { encode, type SparseModel } from '../sparse-model.ts';
export { hasLearnedTerms, judgeTermsBy, unfairIn } from '../unfair-classifier.ts';
export { counted } from './corpus.ts';
export type { Examples, Label, Settings } from './examples.ts';
export { type Trained, train } from './train.ts';
