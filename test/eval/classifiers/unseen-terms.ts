import { type Examples, type SparseModel, type Trained, train } from '../../../actors/classifiers/training/index.ts';
import { LETTER_SETTINGS, UNFAIR_SETTINGS } from './training-settings.ts';
import { letterExamples, type TermsSentence, unfairExamples } from './unfair-examples.ts';

/** Weights of both classifiers of terms that have not learned from the terms they judge. */
export interface UnseenTerms {
  readonly examples: Examples;
  /** The classifier that reads by words. */
  readonly words: Trained;
  readonly weightsFor: (document: string) => { readonly words: SparseModel; readonly letters: SparseModel };
}

/** Trains both in folds by document. The folds are the same: they depend on the documents and the seed alone. */
export function unseenTerms(sentences: readonly TermsSentence[], tell: (step: string) => void): UnseenTerms {
  const examples = unfairExamples(sentences);
  const words = train(examples, UNFAIR_SETTINGS, (step) => tell(`words, ${step}`));
  const letters = train(letterExamples(sentences), LETTER_SETTINGS, (step) => tell(`letters, ${step}`));
  const weightsFor = (document: string) => {
    const index = examples.documents.indexOf(document);
    return { words: words.modelWithout(index), letters: letters.modelWithout(index) };
  };
  return { examples, words, weightsFor };
}
