import type { Expert } from '../expert.ts';
import { bench } from './bench.ts';
import { labelledLetters } from './labelled-letters.ts';
import { labelledTerms } from './labelled-terms.ts';
import { unfairOnerousTerms } from './onerous-terms.ts';

/** The consumer's bench, and two who have read many terms. */
export const fairnessExperts: readonly Expert[] = [...bench, labelledTerms, labelledLetters, unfairOnerousTerms];
