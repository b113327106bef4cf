import type { UNFAIR_CATEGORIES } from '../../protocols/index.ts';
import { type Classifier, classifierOf, shipped } from './classifier.ts';
import { letterKeys } from './letter-keys.ts';
import { type SentenceContext, sentenceKeys } from './sentence-keys.ts';
import { fingerprint, type SparseModel } from './sparse-model.ts';

type UnfairCategory = (typeof UNFAIR_CATEGORIES)[number];

/** How a sentence of consumer terms is unfair. */
export interface UnfairJudgement {
  readonly category: UnfairCategory;
  /** Calibrated on terms of service the classifier had not seen, 0..1. */
  readonly probability: number;
  /** Lowest probability at which a sentence gets the category; chosen for the best F1. */
  readonly threshold: number;
  /** 2 potentially unfair, 3 clearly unfair. */
  readonly level: 2 | 3;
}

/** Categories that the set marks clearly unfair wherever it marks them. */
const ALWAYS_SEVERE: ReadonlySet<string> = new Set(['unfair_jurisdiction']);

/** Two classifiers have learned from the same terms, and look at different sides of a sentence: its words, or its letters. */
type View = 'words' | 'letters';

const SHIPPED: Readonly<Record<View, () => Classifier>> = {
  words: shipped('unfair.bin'),
  letters: shipped('unfair-letters.bin'),
};
let measured: Partial<Record<View, Classifier>> = {};
const classifier = (view: View): Classifier => measured[view] ?? SHIPPED[view]();

/**
 * Makes every later judgement of this process come from these models, and from the shipped ones for views left out. For
 * measuring alone: terms that weights were trained on must be judged by others.
 */
export function judgeTermsBy({ words, letters }: Partial<Record<View, SparseModel>>): void {
  measured = {
    ...(words !== undefined && { words: classifierOf(words) }),
    ...(letters !== undefined && { letters: classifierOf(letters) }),
  };
}

/** Categories whose probability reaches their threshold, most probable first. About 150 µs a sentence. */
export function classifyUnfair(sentence: string, context: SentenceContext = {}): UnfairJudgement[] {
  return judgeUnfair(sentence, context).filter(({ probability, threshold }) => probability >= threshold);
}

/** All categories, most probable first: how likely each is, and from what probability on it is worth a reader's time. */
export function judgeUnfair(sentence: string, context: SentenceContext = {}): UnfairJudgement[] {
  return unfairIn(classifier('words').judge(sentenceKeys(sentence, context)));
}

/** The same from the letters alone, by weights of their own; they do not tell the levels apart. */
export function judgeUnfairByLetters(sentence: string, context: SentenceContext = {}): UnfairJudgement[] {
  return unfairIn(classifier('letters').judge(letterKeys(sentence, context)));
}

/** Ends the name of the label that tells level 3 from level 2 within a category. */
const SEVERE = '/severe';

interface Judged {
  readonly head: { readonly name: string; readonly threshold: number };
  readonly probability: number;
}

/** What the labels' probabilities come to. */
export function unfairIn(judged: readonly Judged[]): UnfairJudgement[] {
  return judged
    .filter(({ head }) => !head.name.endsWith(SEVERE))
    .map(({ head: { name, threshold }, probability }) => ({
      category: name as UnfairCategory,
      probability,
      threshold,
      level: levelOf(name, judged),
    }))
    .toSorted((a, b) => b.probability - a.probability);
}

function levelOf(category: string, judged: readonly Judged[]): 2 | 3 {
  if (ALWAYS_SEVERE.has(category)) return 3;
  const severe = judged.find(({ head }) => head.name === category + SEVERE);
  return severe !== undefined && severe.probability >= 0.5 ? 3 : 2;
}

/** Whether the weights were trained on the terms of this name. */
export const hasLearnedTerms = (name: string): boolean =>
  classifier('words').model.origin.documents.includes(fingerprint(name));
