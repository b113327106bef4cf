import { type DocumentType, SEVERITIES } from '../../../protocols/index.ts';
import { CONTRACTS_AND_TERMS } from '../contract-types.ts';
import { questionOf } from '../question.ts';
import type { SettledClaim } from '../settled-claim.ts';
import { isWorthFirstPage, isWorthFullText, usefulness } from './usefulness.ts';

/** From here down the verifier has quoted what answers the claim, and does not only doubt it. */
const ANSWERED = 0.05;

/** Disputed, and the text answers it: others held that it matters, nobody that the answer is none. */
const isAnswered = ({ verdict, against }: SettledClaim): boolean =>
  verdict.outcome === 'disputed' && against?.expert === 'verifier' && against.belief <= ANSWERED;

/**
 * Whether readers seldom find such a claim useful, or it is only a question. Only rules are judged so, and only in contracts and terms. A client's playbook
 * and outside experts decide for themselves what matters.
 */
export function isSeldomUseful(settled: SettledClaim, type: DocumentType): boolean {
  const { finding } = settled.claim;
  const isRule = finding.words === undefined && settled.advice === undefined;
  // An attempt to steer the review keeps its severity: the contracts that readers judged had none.
  if (finding.rule === 'integrity.orders-to-reader') return false;
  if (questionOf(settled) !== undefined) return true;
  return isRule && CONTRACTS_AND_TERMS.has(type) && (isAnswered(settled) || !isWorthFullText(finding.rule));
}

/** From this belief on what is taken for grievous is plain enough for the first page, where it stands for the whole review. */
const PLAIN = 0.95;

/** Whether the first page may lead with it. What a playbook, a model or an outside expert says is theirs to weigh. */
export function mayLead({ claim: { finding }, advice }: SettledClaim, type: DocumentType): boolean {
  const isRule = finding.words === undefined && advice === undefined;
  if (!isRule || !CONTRACTS_AND_TERMS.has(type)) return true;
  return isWorthFirstPage(finding.rule) && (!finding.rule.startsWith('grievous-') || finding.belief >= PLAIN);
}

/** Of 50 questions readers called 12 useful, of 172 other findings of the same documents 76. */
const OF_A_QUESTION = 0.55;

/** Below this three of four findings only cost their reader time. */
const WORTH_A_LINE = 0.25;

/** What one more reader who finds it useful would lift so far was judged too seldom to be set aside: two clauses in conflict, for one. */
const LIFTED = 0.35;

/**
 * Whether so few readers act on such a point that it is no issue of a contract: it is named among what was set aside, and counts in the
 * score. Of the claims of `isSeldomUseful`, those whose rule was judged often enough; slips of wording are one line of their own, and stay.
 */
export function isSetAside(settled: SettledClaim, type: DocumentType): boolean {
  // The marks are of contracts, and a question may be asked of any document.
  if (!CONTRACTS_AND_TERMS.has(type) || !isSeldomUseful(settled, type)) return false;
  const share = questionOf(settled) === undefined ? 1 : OF_A_QUESTION;
  const { rule } = settled.claim.finding;
  return usefulness(rule) * share < WORTH_A_LINE && usefulness(rule, 1) * share < LIFTED;
}

const LOW = SEVERITIES.indexOf('low');

/** What is seldom useful is never urgent, whatever it would cost if it were true. */
export function weighed(settled: SettledClaim, type: DocumentType): SettledClaim {
  if (!isSeldomUseful(settled, type) || SEVERITIES.indexOf(settled.verdict.severity) >= LOW) return settled;
  return { ...settled, verdict: { ...settled.verdict, severity: 'low' } };
}
