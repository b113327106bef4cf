import type { Expert } from '../expert.ts';
import { assumptions } from './assumptions.ts';
import { claimEvidence } from './claim-evidence.ts';
import { deliverables } from './deliverables.ts';
import { dependencies } from './dependencies.ts';
import { exitPlan } from './exit-plan.ts';
import { pricingClarity } from './pricing-clarity.ts';
import { scope } from './scope.ts';
import { statedRequirements } from './stated-requirements.ts';
import { timeline } from './timeline.ts';

/** Experts on whether the deal works: what, by when, for how much, and how it ends. */
export const businessExperts: readonly Expert[] = [
  assumptions,
  claimEvidence,
  deliverables,
  dependencies,
  exitPlan,
  pricingClarity,
  scope,
  statedRequirements,
  timeline,
];
