import type { Expert } from '../expert.ts';
import { bench } from './bench.ts';
import { labelledTerms } from './labelled-terms.ts';
import { unfairOnerousTerms } from './onerous-terms.ts';

/** The consumer's bench, and one who has read many terms. */
export const fairnessExperts: readonly Expert[] = [...bench, labelledTerms, unfairOnerousTerms];
