import type { Claim } from '../../../protocols/index.ts';
import { UNFAIR_CATEGORIES } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { viewOf } from './labelled-terms.ts';
import { letterJudgements } from './terms-reading.ts';

const ID = 'labelled-letters';

/** Under this belief it opposes; from here to one half it keeps silent: letters alone are too coarse for close calls. */
const OPPOSES = 0.3;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const view = viewOf(claim, document, (sentence) => letterJudgements(document, sentence));
  if (view === undefined || (view.belief >= OPPOSES && view.belief < 0.5)) return undefined;
  const { belief, percent } = view;
  return belief >= 0.5
    ? { stance: 'support', belief, reason: { key: `${ID}.alike`, values: { percent } } }
    : { stance: 'oppose', belief, reason: { key: `${ID}.unlike`, values: { percent } } };
}

/**
 * Has learned from the same labelled terms as `labelled-terms`, but looks at runs of letters, not at words, with weights of its
 * own. It raises nothing: it is there so that what a reader of labelled terms rejects rests on two seats, and one that is wrong, or
 * lies, leaves a dispute.
 */
export const labelledLetters: Expert = {
  id: ID,
  domain: 'fairness',
  competence: UNFAIR_CATEGORIES,
  serves: ['terms_of_service'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.9,
  detectors: [],
  defeaters: [{ against: UNFAIR_CATEGORIES, examine }],
};
