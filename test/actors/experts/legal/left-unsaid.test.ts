import { expect, test } from 'vitest';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import { legal as en } from '../../../../actors/languages/en/legal/index.ts';
import { legal as es } from '../../../../actors/languages/es/legal/index.ts';
import { legal as it } from '../../../../actors/languages/it/legal/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { contract } from '../toolkit/sample.ts';
import { findingsOf, tryExperts } from '../trial.ts';

const TRIED = ['bare-clauses', 'missing-particulars'];
const bench = legalExperts.filter(({ id }) => TRIED.includes(id));
const adding = (clause: string): string => contract({ add: [clause] }).text;

/** What is left behind when half a clause is taken out. */
tryExperts('legal', bench, { en, es, it }, [
  {
    expert: 'bare-clauses',
    rule: 'bare-clauses.stub',
    positive: adding('Changes. The annexes may be modified by mutual agreement.'),
    negative: adding('Changes. The annexes may be modified by mutual agreement in a document that both have signed.'),
  },
  {
    expert: 'missing-particulars',
    rule: 'missing-particulars.amount',
    positive: adding('Set-up. Customer shall pay Supplier a handling fee when the machines arrive.'),
    negative: adding('Set-up. Customer shall pay Supplier a handling fee of $200 when the machines arrive.'),
    defeated: {
      text: adding('Set-up. Customer shall pay Supplier a handling fee. The handling fee is $200.'),
      quoting: 'a handling fee.',
      claim: { rule: 'missing-particulars.amount', category: 'payment_terms' },
      reason: 'missing-particulars.given',
    },
  },
  {
    expert: 'missing-particulars',
    rule: 'missing-particulars.definition',
    positive: adding('Meaning. "Machines" means equipment.'),
    negative: adding('Meaning. "Machines" means the milling machines of schedule 2. "Days" means calendar days.'),
  },
  {
    expert: 'missing-particulars',
    rule: 'missing-particulars.forum',
    positive: adding(
      'Disputes. Any dispute goes to a court of the choosing of Supplier, or at a court of its choosing.',
    ),
    negative: adding('Disputes. Any dispute goes to a court of competent jurisdiction in Cork.'),
  },
  {
    expert: 'missing-particulars',
    rule: 'missing-particulars.general',
    positive: adding('Quality. The machines follow the general guidelines of the trade.'),
    negative: adding('Quality. The machines follow the general guidelines set out in schedule 2.'),
  },
  {
    expert: 'missing-particulars',
    rule: 'missing-particulars.later',
    positive: adding('Training. The number of lessons will be determined separately.'),
    negative: adding('Training. The number of lessons will be determined by the price list in schedule 2.'),
  },
  {
    expert: 'missing-particulars',
    rule: 'missing-particulars.should',
    positive: adding('Care. Customer should oil the machines.'),
    negative: adding('Care. If Customer should forget to oil the machines, Supplier shall do it.'),
  },
]);

const stubs = (clause: string): unknown[] => {
  const bare = bench.find(({ id }) => id === 'bare-clauses');
  if (bare === undefined) throw new Error('nobody looks at bare clauses');
  return findingsOf(bare, parseDocument(adding(clause), { type: 'services' })).map(({ values }) => values.kind);
};

test.each([
  ['indemnity', 'Losses. Supplier shall indemnify Customer from expenses that it causes.'],
  ['law', 'Law. This Agreement shall be governed by the principles of fairness.'],
  ['mail', 'Notices. A notice may be sent by ordinary mail.'],
  ['survival', 'Duration. These duties continue indefinitely.'],
  ['embargo', 'Law. This Agreement follows the laws of North Korea.'],
  ['cap', 'Liability. The liability of Supplier shall not exceed ten dollars.'],
])('legal: a bare clause of the kind %s is found', (kind, clause) => {
  expect(stubs(clause)).toContain(kind);
});

test.each([
  ['indemnity', 'Losses. Supplier shall indemnify Customer against claims that third parties bring.'],
  ['law', 'Law. This Agreement shall be governed by the laws of the State of Oregon.'],
  ['mail', 'Notices. A notice may be sent by ordinary mail and must be confirmed by courier.'],
  ['survival', 'Duration. The duties on trade secrets continue indefinitely.'],
  ['embargo', 'Exports. No machine may be sold against the laws of Iran or the sanctions on it.'],
  ['cap', 'Liability. The liability of Supplier shall not exceed $900,000.'],
])('legal: a complete clause of the kind %s is left alone', (kind, clause) => {
  expect(stubs(clause)).not.toContain(kind);
});
