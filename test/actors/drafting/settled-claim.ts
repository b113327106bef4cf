import type { SettledClaim } from '../../../actors/drafting/settled-claim.ts';
import type { Change, Domain, Finding, IssueCategory, Severity } from '../../../protocols/index.ts';

interface Given {
  readonly id: string;
  readonly category: IssueCategory;
  readonly severity?: Severity;
  readonly domain?: Domain;
  readonly spans: readonly (readonly [start: number, end: number])[];
  readonly change?: Change;
  readonly values?: Finding['values'];
}

/** An accepted claim with a quotation for each span. */
export function settledClaim(given: Given): SettledClaim {
  const { id, category, severity = 'medium', domain = 'legal', spans, change, values = {} } = given;
  const evidence = spans.map(([start, end]) => ({ quote: 'x'.repeat(end - start), start, end, section: '' }));
  const rule = 'ducks.found';
  const finding: Finding = { rule, category, severity, belief: 0.6, values, evidence };
  const tally = { item: id, scores: {}, winners: [], winner: null, margin: 0, tie_break: 'none' as const, belief: 0.6 };
  const counts = { support: 1, oppose: 0, abstain: 0, rounds: 0, dissent: [] };
  return {
    claim: { id, finding, raised_by: [{ expert: 'ducks', rule, belief: 0.6 }] },
    verdict: { claim: id, outcome: 'accepted', severity, tally, ...counts, ...(change && { change }) },
    domain,
    belief: 0.6,
    positions: [],
    against: undefined,
    at: spans[0]?.[0] ?? 0,
  };
}
