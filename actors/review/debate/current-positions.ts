import { standing } from '../../../protocols/debate/index.ts';
import type { Claim, Position } from '../../../protocols/index.ts';
import type { ReviewContext } from '../review-context.ts';
import { itemOf, termsOf } from '../review-terms.ts';

/** Where everyone stands on a claim of the review now, in order of expert id. */
export const currentPositions = (
  context: Parameters<typeof termsOf>[0] & Pick<ReviewContext, 'positions'>,
  claim: Claim,
): readonly Position[] => standing(termsOf(context), context.positions, itemOf(claim));
