import type { Expert } from '../expert.ts';
import { counterpartyCounsel } from './counterparty-counsel.ts';
import { devilsAdvocate } from './devils-advocate.ts';
import { duplicateJudge } from './duplicate-judge.ts';
import { evidenceAuditor } from './evidence-auditor.ts';
import { integrity } from './integrity.ts';
import { materialityJudge } from './materiality-judge.ts';
import { precedentSceptic } from './precedent-sceptic.ts';
import { verifier } from './verifier.ts';

/** Experts that argue against the panel, and one that asks whether the document argues with the panel. */
export const adversarialExperts: readonly Expert[] = [
  counterpartyCounsel,
  devilsAdvocate,
  duplicateJudge,
  evidenceAuditor,
  integrity,
  materialityJudge,
  precedentSceptic,
  verifier,
];
