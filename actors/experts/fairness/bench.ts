import type { Expert } from '../expert.ts';
import { unfairArbitration } from './arbitration.ts';
import { unfairChoiceOfLaw } from './choice-of-law.ts';
import { unfairContentRemoval } from './content-removal.ts';
import { unfairContractByUsing } from './contract-by-using.ts';
import { unfairJurisdiction } from './jurisdiction.ts';
import { unfairLimitationOfLiability } from './limitation-of-liability.ts';
import { unfairPrivacyIncluded } from './privacy-included.ts';
import { unfairUnilateralChange } from './unilateral-change.ts';
import { unfairUnilateralTermination } from './unilateral-termination.ts';

/** Experts on unfair terms that work by rules, one for each category, in order of expert id. */
export const bench: readonly Expert[] = [
  unfairArbitration,
  unfairChoiceOfLaw,
  unfairContentRemoval,
  unfairContractByUsing,
  unfairJurisdiction,
  unfairLimitationOfLiability,
  unfairPrivacyIncluded,
  unfairUnilateralChange,
  unfairUnilateralTermination,
];
