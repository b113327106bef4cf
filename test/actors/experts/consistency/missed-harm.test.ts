import { expect, test } from 'vitest';
import { consistencyExperts } from '../../../../actors/experts/consistency/index.ts';
import { consistency as en } from '../../../../actors/languages/en/consistency/index.ts';
import { consistency as es } from '../../../../actors/languages/es/consistency/index.ts';
import { consistency as it } from '../../../../actors/languages/it/consistency/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { findingsOf, tryExperts } from '../trial.ts';

const bench = consistencyExperts.filter(({ id }) =>
  ['contradictions', 'cross-references', 'placeholders'].includes(id),
);

/** Clauses with headings; `cited` is where the first one sends its reader for termination. */
const clauses = (cited: string): string => `1. Term
This Agreement lasts until it is terminated in accordance with Section ${cited}.
2. Fees
The Customer shall pay the fees each month.
3. Insurance
The Supplier shall insure the goods against fire.
4. Termination
Either party may terminate this Agreement on ninety days' notice.
5. Notices
Letters go to the address of each party.
6. Law
The laws of Texas govern.
`;

/** What readers of contracts found and no expert did: references astray, figures lost, a bargain redacted. */
tryExperts('consistency', bench, { en, es, it }, [
  {
    expert: 'contradictions',
    rule: 'contradictions.court-and-arbitration',
    positive:
      '1. Any dispute under this Agreement shall be settled by binding arbitration in Boston.\n\n2. The courts of Texas have exclusive jurisdiction.\n',
    negative:
      '1. Any dispute under this Agreement shall be settled by binding arbitration in Boston.\n\n2. The courts of Texas have exclusive jurisdiction to enforce an award.\n',
  },
  {
    expert: 'cross-references',
    rule: 'cross-references.other-matter',
    positive: clauses('3'),
    negative: clauses('4'),
  },
  {
    expert: 'placeholders',
    rule: 'placeholders.lost-figure',
    positive: '1. Term. This Agreement runs for an initial term of years from the date of signature.\n',
    negative: '1. Term. This Agreement runs for an initial term of two years from the date of signature.\n',
  },
  {
    expert: 'placeholders',
    rule: 'placeholders.redacted-terms',
    positive:
      '1. Fees. The Customer shall pay a fee of [***] for each unit, and a price of [***] for spare parts, within [***] days of the invoice.\n',
    negative: '1. Staff. The manager of the Supplier is [***], and the clerk is [***].\n',
  },
]);

const rulesOn = (text: string): string[] =>
  bench.flatMap((expert) => findingsOf(expert, parseDocument(text, { type: 'services' })).map(({ rule }) => rule));

test('consistency: a row of stars that closes a text is no redaction', () => {
  expect(rulesOn('1. Fees. The Customer shall pay the fees.\n\n*****\n')).toEqual([]);
});

test('consistency: transactions that are to be completed are no blank', () => {
  expect(rulesOn('1. Sale. It requires the transactions contemplated herein to be completed.\n')).toEqual([]);
});
