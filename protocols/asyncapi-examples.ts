import type { Brief, Call, Dismissal, RoundTally, Statement, Verdicts } from './messages.ts';
import type { WebhookBody } from './rest/webhook.ts';
import type { Finding } from './review/finding.ts';
import type { ReviewEvent } from './review/view.ts';

/** One claim on its way through a review, as its messages tell it. */

const REVIEW = 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47';

/** 2026-11-20T09:30:00Z. */
const START = 1_795_167_000_000;

const CLAUSE = 'The Supplier is liable without limit.';
const AT = 412;

const document = { hash: '4b22777d4dd1fc1c61c3f36b7d4e3f8a2b9c5d6e7f8091a2b3c4d5e6f708192a', length: 18_204 };

const finding: Finding = {
  rule: 'liability-cap.uncapped',
  category: 'uncapped_liability',
  severity: 'high',
  values: { party: 'Supplier' },
  evidence: [{ quote: CLAUSE, start: AT, end: AT + CLAUSE.length, section: '9.2 Liability' }],
  belief: 0.84,
};

const brief: Brief = {
  review_id: REVIEW,
  expert: 'liability-cap',
  document,
  document_type: 'services',
  deep_review: false,
  max_findings: 40,
  seed: 1_260_550_013,
  deadline_at: START + 20_000,
};

const firstStatement: Statement = {
  review_id: REVIEW,
  round: 0,
  expert: 'liability-cap',
  findings: [finding],
  positions: [],
  failure: null,
};

const call: Call = {
  review_id: REVIEW,
  round: 1,
  expert: 'indemnity',
  document,
  document_type: 'services',
  claims: [{ id: 'c1', finding, raised_by: [{ expert: 'liability-cap', rule: finding.rule, belief: 0.84 }] }],
  heard: [],
  deadline_at: START + 30_000,
};

const position = {
  expert: 'indemnity',
  claim: 'c1',
  stance: 'oppose',
  belief: 0.2,
  reason: { key: 'liability-cap.capped-elsewhere', values: { section: '14.1' } },
} as const;

const answer: Statement = {
  review_id: REVIEW,
  round: 1,
  expert: 'indemnity',
  findings: [],
  positions: [position],
  failure: null,
};

const excused: Statement = {
  review_id: REVIEW,
  round: 1,
  expert: 'indemnity',
  findings: [],
  positions: [],
  failure: 'the model did not answer in time',
};

const tally = {
  item: 'c1',
  scores: { accept: 0.61, reject: 0 },
  winners: ['accept'],
  winner: 'accept',
  margin: 0.61,
  tie_break: 'none',
  belief: 0.65,
} as const;

const round: RoundTally = {
  review_id: REVIEW,
  round: 1,
  tallies: [{ ...tally, winners: [...tally.winners] }],
  agreement: 0,
  changed: 1,
  stopped_by: null,
};

const verdicts: Verdicts = {
  review_id: REVIEW,
  verdicts: [
    {
      claim: 'c1',
      outcome: 'disputed',
      severity: 'high',
      tally: { ...tally, winners: [...tally.winners] },
      support: 1,
      oppose: 1,
      abstain: 0,
      rounds: 1,
      dissent: [position],
    },
  ],
};

const dismissal: Dismissal = { review_id: REVIEW, experts: ['indemnity', 'liability-cap'] };

const event: ReviewEvent = {
  review_id: REVIEW,
  seq: 9,
  name: 'expert-reported',
  at: START + 640,
  data: { expert: 'liability-cap', round: 0, findings: 1, positions: 0, failure: null },
};

const completed: WebhookBody = {
  event: 'review.completed',
  review_id: REVIEW,
  status: 'completed',
  credits_used: 2,
  artifacts: ['txt', 'md', 'json', 'redline', 'revised-docx', 'pdf', 'report', 'zip'],
  timestamp: '2026-11-20T09:30:04.812Z',
};

const failed: WebhookBody = {
  ...completed,
  event: 'review.failed',
  status: 'failed',
  credits_used: 0,
  artifacts: [],
  error: { detail: 'The document could not be read.', error_code: 'UNREADABLE_DOCUMENT' },
};

/** Payloads by message, each with a name that says what it shows. */
export const MESSAGE_EXAMPLES = {
  Brief: { services: brief },
  Call: { oneClaim: call },
  Statement: { findings: firstStatement, position: answer, failure: excused },
  RoundTally: { undecided: round },
  Verdicts: { disputed: verdicts },
  Dismissal: { over: dismissal },
  ReviewEvent: { reported: event },
  Webhook: { completed, failed },
} as const;
