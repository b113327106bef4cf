import type { DecisionService } from '../../../../gateway/reviews/decision-service.ts';
import type { DecisionsBody } from '../../../../protocols/index.ts';

/** Decisions on reviews that a test made up: there are none, and none are taken. */
export const undecided: DecisionService = {
  decide: async (view) => undecided.read(view),
  read: ({ review_id }): DecisionsBody => ({
    review_id,
    revision: 1,
    making: null,
    decisions: [],
    undecided: { changes: [], issues: [] },
    revisions: [],
  }),
};
