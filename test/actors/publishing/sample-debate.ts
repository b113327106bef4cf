import type { Domain, Position, ReviewResult } from '../../../protocols/index.ts';

type Spoken = ReviewResult['boardroom_discussion'][number]['statements'][number];
type Severities = ReviewResult['score_card'][number]['issues'];

const names: Record<string, string> = {
  'liability-cap': 'Liability counsel',
  'data-protection': 'Data protection counsel',
  'payment-terms': 'Payment terms analyst',
  'defined-terms': 'Defined terms checker',
  'vague-terms': 'Plain language editor',
  'customer-advocate': 'Customer’s advocate',
  materiality: 'Materiality judge',
};

function said(expert: string, claim: string, stance: Position['stance'], belief: number, reason: string): Spoken {
  return { expert, expert_name: names[expert] as string, claim, stance, belief, reason };
}

function counts(critical: number, high: number, medium: number, low: number, info: number): Severities {
  return { critical, high, medium, low, info };
}

function tally(item: string, accept: number, winner: 'accept' | 'reject' | null) {
  return {
    item,
    scores: { accept, reject: -accept },
    winners: winner === null ? [] : [winner],
    winner,
    margin: Math.abs(2 * accept),
    tie_break: 'none' as const,
    belief: 1 / (1 + Math.exp(-Math.abs(accept))),
  };
}

function line(
  domain: Domain,
  label: string,
  score: number,
  grade: 'A' | 'B' | 'C' | 'D' | 'E',
  issues: Severities,
  summary: string,
) {
  return { domain, label, score, grade, issues, summary };
}

function member(
  expert: string,
  domain: Domain,
  precision: number,
  findings: number,
  accepted: number,
  positions: number,
) {
  return { expert, name: names[expert] as string, domain, precision, findings, accepted, positions, failure: null };
}

/** Everything of the sample review that does not hold offsets. */
export const sampleDebate: Omit<ReviewResult, 'metadata' | 'structured_issues' | 'proposed_changes' | 'document'> = {
  risk: {
    overall: 68,
    categories: {
      uncapped_liability: 92,
      indemnity: 78,
      sub_processors: 76,
      breach_notice: 74,
      payment_terms: 46,
      price_adjustment: 52,
      termination_for_convenience: 44,
      number_words: 40,
      defined_terms: 18,
      cross_references: 19,
      duplication: 12,
      ambiguity: 6,
    },
    domains: { legal: 84, compliance: 75, business: 49, consistency: 31, language: 6 },
  },
  score_card: [
    line(
      'legal',
      'Legal',
      84,
      'E',
      counts(1, 1, 1, 0, 0),
      'Unlimited liability and an open indemnity decide the grade.',
    ),
    line(
      'compliance',
      'Compliance',
      75,
      'D',
      counts(0, 2, 0, 0, 0),
      'The data processing terms miss two duties of Article 28 GDPR.',
    ),
    line('business', 'Business', 49, 'C', counts(0, 0, 2, 0, 0), 'Payment is late and prices may rise freely.'),
    line(
      'consistency',
      'Consistency',
      31,
      'B',
      counts(0, 0, 1, 3, 0),
      'One contradiction in numbers; the rest is tidying.',
    ),
    line('language', 'Language', 6, 'A', counts(0, 0, 0, 0, 1), 'One phrase that cannot be measured.'),
  ],
  executive_briefings: [
    {
      audience: 'general_counsel',
      label: 'General counsel',
      headline: 'Do not sign before liability and the indemnity are limited.',
      points: ['Clause 9.2 has no cap.', 'Clause 8.1 covers every loss.', 'Two duties of Article 28 GDPR are missing.'],
      issues: ['issue-1', 'issue-2', 'issue-3'],
    },
    {
      audience: 'finance',
      label: 'Finance',
      headline: 'Cash comes late and the price is open.',
      points: ['Invoices fall due after ninety days.', 'Fees can rise by notice alone.'],
      issues: ['issue-5', 'issue-6'],
    },
    {
      audience: 'business_owner',
      label: 'Business owner',
      headline: 'The contract can be ended at will by one side.',
      points: ['Thirty days’ notice by the Customer suffices.', 'Response times are not stated.'],
      issues: ['issue-7', 'issue-12'],
    },
  ],
  boardroom_discussion: [
    {
      round: 0,
      findings: [
        { expert: 'liability-cap', expert_name: names['liability-cap'] as string, count: 3 },
        { expert: 'data-protection', expert_name: names['data-protection'] as string, count: 2 },
        { expert: 'payment-terms', expert_name: names['payment-terms'] as string, count: 2 },
        { expert: 'defined-terms', expert_name: names['defined-terms'] as string, count: 4 },
        { expert: 'vague-terms', expert_name: names['vague-terms'] as string, count: 2 },
      ],
      statements: [],
      tallies: [tally('c1', 1.4, null), tally('c5', 0.6, null)],
      agreement: 0.79,
    },
    {
      round: 1,
      findings: [],
      statements: [
        said('customer-advocate', 'c1', 'oppose', 0.2, 'An unlimited liability favours the Customer.'),
        said('liability-cap', 'c1', 'support', 0.95, 'Clause 9.2 names indirect loss and no amount.'),
        said('customer-advocate', 'c5', 'oppose', 0.3, 'Large customers commonly pay at ninety days.'),
        said('payment-terms', 'c5', 'support', 0.8, 'The statutory default is thirty days.'),
        said('materiality', 'c5', 'oppose', 0.45, 'Interest under clause 3.2 already compensates.'),
        said('vague-terms', 'c13', 'oppose', 0.1, 'The clause is short and easy to read.'),
      ],
      tallies: [tally('c1', 2.1, 'accept'), tally('c5', 0.4, null), tally('c13', -2.2, 'reject')],
      agreement: 0.86,
    },
    {
      round: 2,
      findings: [],
      statements: [
        said('customer-advocate', 'c1', 'oppose', 0.22, 'For the Customer an unlimited liability is an advantage.'),
        said('materiality', 'c1', 'support', 0.9, 'The amount at stake can exceed the value of the contract.'),
        said('materiality', 'c5', 'oppose', 0.44, 'Interest under clause 3.2 already compensates for late money.'),
        said('payment-terms', 'c5', 'amend', 0.72, 'Forty-five days would be acceptable.'),
      ],
      tallies: [tally('c1', 2.6, 'accept'), tally('c5', 0.3, null)],
      agreement: 0.93,
    },
  ],
  negotiation_simulation: [
    {
      issue_id: 'issue-1',
      opening: 'Cap liability at 100% of the Fees of the year.',
      counterparty: 'The Customer will ask for 200% and an exception for data loss.',
      fallback: 'Settle at 150%, with a separate cap for data loss.',
      priority: 'must',
    },
    {
      issue_id: 'issue-5',
      opening: 'Thirty days.',
      counterparty: 'The Customer will say its system pays at sixty.',
      fallback: 'Settle at forty-five days with interest from day thirty-one.',
      priority: 'should',
    },
  ],
  consensus: {
    protocol: {
      name: 'panel',
      title: 'Blind round, then contested claims only',
      gate: { kind: 'contested', belief_under: 0.8 },
      topology: { kind: 'k-out', k: 4, draw: 'competence' },
      schedule: 'sync',
      visibility: 'last-round',
      exposure: 'stance-and-reason',
      decision: { rule: 'log-odds', accept: 0.7 },
      stop: { rules: [{ rule: 'no-change', rounds: 1 }], min_rounds: 1, max_rounds: 3 },
    },
    rounds: 2,
    stop_reason: 'No expert changed its position in the last round.',
    agreement: [0.79, 0.86, 0.93],
    accepted: 11,
    disputed: 1,
    rejected: 1,
    rejected_claims: [
      {
        claim: 'c13',
        category: 'readability',
        title: 'Clause 12 is hard to read',
        reason: 'Its sentences are short, and the plain language editor opposed the claim.',
      },
    ],
  },
  panel: [
    member('liability-cap', 'legal', 0.86, 3, 3, 2),
    member('data-protection', 'compliance', 0.84, 2, 2, 1),
    member('payment-terms', 'business', 0.71, 2, 2, 2),
    member('defined-terms', 'consistency', 0.92, 4, 4, 1),
    member('vague-terms', 'language', 0.68, 2, 1, 2),
    member('customer-advocate', 'adversarial', 0.62, 0, 0, 3),
    {
      ...member('materiality', 'adversarial', 0.75, 0, 0, 3),
      failure: 'It did not answer within its time in round 1.',
    },
  ],
};
