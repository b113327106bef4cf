import { type DocumentType, SEVERITIES } from '../../../protocols/index.ts';
import { CONTRACTS_AND_TERMS } from '../contract-types.ts';
import { questionOf } from '../question.ts';
import type { SettledClaim } from '../settled-claim.ts';
import { isWorthFirstPage, isWorthFullText, usefulness, WORTH_FIRST_PAGE } from './usefulness.ts';

const LOW = SEVERITIES.indexOf('low');
const HIGH = SEVERITIES.indexOf('high');

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
  // The expert calls a term grave only where a second classifier or a very high probability speaks for it.
  if (finding.rule.startsWith('grievous-') && SEVERITIES.indexOf(finding.severity) <= HIGH) return false;
  return isRule && CONTRACTS_AND_TERMS.has(type) && (isAnswered(settled) || !isWorthFullText(finding.rule));
}

/** From this belief on what is taken for grievous is plain enough for the first page, where it stands for the whole review. */
const PLAIN = 0.95;

/** Whether the first page may lead with it. What a playbook, a model or an outside expert says is theirs to weigh. */
export function mayLead({ claim: { finding }, advice }: SettledClaim, type: DocumentType): boolean {
  const isRule = finding.words === undefined && advice === undefined;
  if (!isRule || !CONTRACTS_AND_TERMS.has(type)) return true;
  return finding.rule.startsWith('grievous-') ? finding.belief >= PLAIN : isWorthFirstPage(finding.rule);
}

/** Of 65 questions readers called 14 useful, of 327 other findings of the same documents 156. */
const OF_A_QUESTION = 0.45;

/** Below this three of five findings only cost their reader time: in nine contracts readers called one of 13 of them useful. */
const WORTH_A_LINE = 0.4;

/** A usual clause that is missing leaves a gap that the law fills: of 29 lists of them readers called 3 useful. */
const WORTH_MISSING = 0.45;

/** What one more reader who finds it useful would lift so far was judged too seldom to be set aside: two clauses in conflict, for one. */
const LIFTED = 0.41;

/**
 * Whether so few readers act on such a point that it is no issue of a contract: it is named among what was set aside, and counts in the
 * score. Of the claims of `isSeldomUseful`, those whose rule was judged often enough; slips of wording are one line of their own, and stay.
 */
export function isSetAside(settled: SettledClaim, type: DocumentType): boolean {
  // The marks are of contracts, and a question may be asked of any document.
  if (!CONTRACTS_AND_TERMS.has(type) || !isSeldomUseful(settled, type)) return false;
  const question = questionOf(settled);
  // The sentence beside it was read with it: nothing is left to ask.
  if (question?.key === 'verifier.beside') return true;
  const { rule, severity } = settled.claim.finding;
  const useful = usefulness(rule);
  // What would cost so much if it holds is asked rather than left out.
  if (question !== undefined && SEVERITIES.indexOf(severity) <= HIGH && useful >= WORTH_FIRST_PAGE) return false;
  const share = question === undefined ? 1 : OF_A_QUESTION;
  return useful * share < WORTH_A_LINE && usefulness(rule, 1) * share < LIFTED;
}

/** The same of a usual clause that is missing and costs little. */
export const isUsualSilence = ({ claim: { finding } }: SettledClaim, type: DocumentType): boolean =>
  CONTRACTS_AND_TERMS.has(type) && usefulness(finding.rule) < WORTH_MISSING;

/** What is seldom useful is never urgent, whatever it would cost if it were true. */
export function weighed(settled: SettledClaim, type: DocumentType): SettledClaim {
  if (!isSeldomUseful(settled, type) || SEVERITIES.indexOf(settled.verdict.severity) >= LOW) return settled;
  return { ...settled, verdict: { ...settled.verdict, severity: 'low' } };
}
