import type { Brief, Call, Dismissal, RoundTally, Verdicts } from './messages.ts';
import type { NodeReport, StateChange } from './observation/index.ts';
import type { DocumentPiece, DocumentRequest, OfferedStatement, Receipt, Refusal } from './outside/index.ts';
import type { WebhookBody } from './rest/webhook.ts';
import type { ReviewEvent } from './review/view.ts';

/** One claim on its way through a review, as its messages tell it. */

const REVIEW = 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47';

/** 2026-11-20T09:30:00Z. */
const START = 1_795_167_000_000;

const EXPERT = 'outside-liability';

const CLAUSE = 'The Supplier is liable without limit.';
const AT = 412;

const document = { hash: '4b22777d4dd1fc1c61c3f36b7d4e3f8a2b9c5d6e7f8091a2b3c4d5e6f708192a', length: 18_204 };

const finding: OfferedStatement['findings'][number] = {
  rule: 'outside-liability.uncapped',
  category: 'uncapped_liability',
  severity: 'high',
  values: {},
  evidence: [{ quote: CLAUSE, start: AT, end: AT + CLAUSE.length, section: '9.2 Liability' }],
  words: {
    title: 'Liability has no limit',
    description: 'Clause 9.2 makes the Supplier answer for any amount.',
    suggestion: 'Limit liability to the fees of a year.',
  },
  belief: 0.84,
};

const brief: Brief = {
  review_id: REVIEW,
  expert: EXPERT,
  document,
  document_type: 'services',
  deep_review: false,
  max_findings: 40,
  seed: 1_260_550_013,
  deadline_at: START + 60_000,
};

const first: OfferedStatement = {
  review_id: REVIEW,
  round: 0,
  expert: EXPERT,
  findings: [finding],
  positions: [],
  failure: null,
};

const call: Call = {
  review_id: REVIEW,
  round: 1,
  expert: EXPERT,
  document,
  document_type: 'services',
  claims: [{ id: 'c1', finding, raised_by: [{ expert: EXPERT, rule: finding.rule, belief: 0.84 }] }],
  heard: [
    {
      expert: 'indemnity',
      claim: 'c1',
      stance: 'oppose',
      belief: 0.2,
      reason: { key: 'debate.outweighed', values: {} },
    },
  ],
  deadline_at: START + 70_000,
};

const position: OfferedStatement['positions'][number] = {
  expert: EXPERT,
  claim: 'c1',
  stance: 'support',
  belief: 0.9,
  reason: { key: 'debate.said', values: { words: 'Clause 14.1 limits the fees, not the liability.' } },
};

const second: OfferedStatement = {
  review_id: REVIEW,
  round: 1,
  expert: EXPERT,
  findings: [],
  positions: [position],
  failure: null,
};

const excused: OfferedStatement = { ...second, positions: [], failure: 'the model did not answer in time' };

const begin: DocumentRequest = { offset: 0 };
const piece: DocumentPiece = { offset: 0, text: '9.2 Liability. The Supplier is liable without limit.', next: null };
const receipt: Receipt = { accepted: true, refused: [] };
const partly: Receipt = {
  accepted: true,
  refused: [{ rule: finding.rule, reason: 'outside-liability.uncapped misquotes the document at 412: The Suplier' }],
};
const refusal: Refusal = { error: 'the first statement counts, and was taken' };

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
      outcome: 'accepted',
      severity: 'high',
      tally: { ...tally, winners: [...tally.winners] },
      support: 1,
      oppose: 1,
      abstain: 0,
      rounds: 1,
      dissent: call.heard,
    },
  ],
};

const dismissal: Dismissal = { review_id: REVIEW, experts: ['indemnity', EXPERT] };

const event: ReviewEvent = {
  review_id: REVIEW,
  seq: 9,
  name: 'expert-reported',
  at: START + 640,
  data: { expert: EXPERT, round: 0, findings: 1, positions: 0, failure: null },
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

const step: StateChange = {
  actor: `review/${REVIEW}`,
  n: 7,
  from: 'debating.choosing',
  to: 'debating.speaking',
  event: '',
  at: START + 720,
  ms: 0,
  node: 'node_3f2a',
};

const birth: StateChange = {
  ...step,
  actor: `expert/${REVIEW}.indemnity`,
  n: 1,
  from: null,
  to: 'thinking',
  event: 'brief',
  at: START + 41,
};

const up: NodeReport = {
  node: 'node_3f2a',
  at: START + 2_000,
  started_at: START - 86_400_000,
  actors: { review: { debating: 1 }, expert: { thinking: 12, listening: 76 }, account: { open: 1 } },
  households: 2,
  mailbox: 0,
  activities: 12,
  alarms: 2,
  transitions: 48_213,
  outbox: 0,
  waiting: { expert: { mailbox: 0, orders: 12, outbox: 0 } },
  shards: 32,
  lag: 0,
  lease_ms: 4_310,
  loop_delay_ms: 3.1,
  heap_bytes: 96_468_992,
};

/** Payloads by message, each with a name that says what it shows. */
export const MESSAGE_EXAMPLES = {
  Brief: { services: brief },
  Call: { oneClaim: call },
  Statement: { findings: first, position: second },
  OfferedStatement: { findings: first, position: second, failure: excused },
  DocumentRequest: { begin },
  DocumentPiece: { whole: piece },
  Receipt: { whole: receipt, partly },
  Refusal: { again: refusal },
  RoundTally: { undecided: round },
  Verdicts: { accepted: verdicts },
  Dismissal: { over: dismissal },
  ReviewEvent: { reported: event },
  StateChange: { step, birth },
  NodeReport: { up },
  Webhook: { completed, failed },
} as const;
