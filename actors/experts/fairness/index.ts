import type { Expert } from '../expert.ts';
import { unfairArbitration } from './arbitration.ts';
import { unfairChoiceOfLaw } from './choice-of-law.ts';
import { unfairContentRemoval } from './content-removal.ts';
import { unfairContractByUsing } from './contract-by-using.ts';
import { unfairJurisdiction } from './jurisdiction.ts';
import { learned } from './learned.ts';
import { unfairLimitationOfLiability } from './limitation-of-liability.ts';
import { unfairPrivacyIncluded } from './privacy-included.ts';
import { unfairUnilateralChange } from './unilateral-change.ts';
import { unfairUnilateralTermination } from './unilateral-termination.ts';

/** The consumer's bench, in order of expert id. */
export const fairnessExperts: readonly Expert[] = [
  unfairArbitration,
  unfairChoiceOfLaw,
  unfairContentRemoval,
  unfairContractByUsing,
  unfairJurisdiction,
  unfairLimitationOfLiability,
  unfairPrivacyIncluded,
  unfairUnilateralChange,
  unfairUnilateralTermination,
].map(learned);
