import { type DocumentType, SEVERITIES } from '../../../protocols/index.ts';
import { CONTRACTS_AND_TERMS } from '../contract-types.ts';
import type { SettledClaim } from '../settled-claim.ts';
import { isWorthFullText } from './usefulness.ts';

/**
 * Whether readers seldom find such a claim useful. Only rules are judged so, and only in contracts and terms: a client's own
 * playbook, and whoever runs elsewhere, says what matters to whom.
 */
export function isSeldomUseful({ claim: { finding }, advice }: SettledClaim, type: DocumentType): boolean {
  const isRule = finding.words === undefined && advice === undefined;
  return isRule && CONTRACTS_AND_TERMS.has(type) && !isWorthFullText(finding.rule);
}

const LOW = SEVERITIES.indexOf('low');

/** What is seldom useful is never urgent, whatever it would cost if it were true. */
export function weighed(settled: SettledClaim, type: DocumentType): SettledClaim {
  if (!isSeldomUseful(settled, type) || SEVERITIES.indexOf(settled.verdict.severity) >= LOW) return settled;
  return { ...settled, verdict: { ...settled.verdict, severity: 'low' } };
}
