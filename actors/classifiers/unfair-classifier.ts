import type { UNFAIR_CATEGORIES } from '../../protocols/index.ts';
import { shipped } from './classifier.ts';
import { sentenceKeys } from './sentence-keys.ts';
import { fingerprint } from './sparse-model.ts';

type UnfairCategory = (typeof UNFAIR_CATEGORIES)[number];

/** How a sentence of consumer terms is unfair. */
export interface UnfairJudgement {
  readonly category: UnfairCategory;
  /** Calibrated on terms of service the classifier had not seen, 0..1. */
  readonly probability: number;
  /** 2 potentially unfair, 3 clearly unfair. */
  readonly level: 2 | 3;
}

/** Categories that the set marks clearly unfair wherever it marks them. */
const ALWAYS_SEVERE: ReadonlySet<string> = new Set(['unfair_jurisdiction']);

const classifier = shipped('unfair.bin');

/**
 * What a rule's word is worth beside the classifier's, in log-odds: a category it sees gains SEEN, one it looked for and
 * does not see loses UNSEEN. Any-unfair F1 in cross-validation .72 without, .755 with; anything from 1 to 2.5 and from 0 to
 * 1 comes within .005 of that.
 */
const SEEN = 1.5;
const UNSEEN = 0.5;

/**
 * Categories whose probability reaches their threshold, most probable first. `seen`: what rules that looked for every
 * category saw in the sentence; left out when no rule has looked. About 100 µs a sentence.
 */
export function classifyUnfair(sentence: string, seen?: ReadonlySet<string>): UnfairJudgement[] {
  return unfairIn(classifier().judge(sentenceKeys(sentence)), seen);
}

/** Ends the name of the label that tells level 3 from level 2 within a category. */
const SEVERE = '/severe';

interface Judged {
  readonly head: { readonly name: string; readonly threshold: number };
  readonly probability: number;
}

/** What the labels' probabilities come to. */
export function unfairIn(judged: readonly Judged[], seen?: ReadonlySet<string>): UnfairJudgement[] {
  return judged
    .filter(({ head }) => !head.name.endsWith(SEVERE))
    .map(({ head: { name, threshold }, probability }) => {
      const shift = seen === undefined ? 0 : seen.has(name) ? SEEN : -UNSEEN;
      return {
        category: name as UnfairCategory,
        threshold,
        probability: shifted(probability, shift),
        level: levelOf(name, judged),
      };
    })
    .filter(({ probability, threshold }) => probability >= threshold)
    .map(({ category, probability, level }) => ({ category, probability, level }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** The probability whose log-odds are larger by this. */
function shifted(probability: number, by: number): number {
  const odds = probability * Math.exp(by);
  return odds / (1 - probability + odds);
}

function levelOf(category: string, judged: readonly Judged[]): 2 | 3 {
  if (ALWAYS_SEVERE.has(category)) return 3;
  const severe = judged.find(({ head }) => head.name === category + SEVERE);
  return severe !== undefined && severe.probability >= 0.5 ? 3 : 2;
}

/** Whether the weights were trained on the terms of this name. */
export const hasLearnedTerms = (name: string): boolean =>
  classifier().model.origin.documents.includes(fingerprint(name));
