import { expect, test } from 'vitest';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import { legal as en } from '../../../../actors/languages/en/legal/index.ts';
import { legal as es } from '../../../../actors/languages/es/legal/index.ts';
import { legal as it } from '../../../../actors/languages/it/legal/index.ts';
import { contract } from '../toolkit/sample.ts';
import { findingsOf, tryExperts } from '../trial.ts';

const TRIED = ['half-measures', 'reversed-boilerplate', 'deadlines', 'governing-law'];
const bench = legalExperts.filter(({ id }) => TRIED.includes(id));
const adding = (clause: string): string => contract({ add: [clause] }).text;
const sound = contract().text;

tryExperts('legal', bench, { en, es, it }, [
  {
    expert: 'half-measures',
    rule: 'half-measures.partial',
    positive: adding('Repairs. Supplier shall mend some of the machines and obey most applicable laws.'),
    negative: adding('Repairs. Supplier shall mend all of the machines. Supplier must not sell some of the machines.'),
    defeated: {
      text: adding('Repairs. Supplier shall mend some of the machines listed in the annex.'),
      quoting: 'some of the machines',
      claim: { rule: 'half-measures.partial', category: 'ambiguity' },
      reason: 'half-measures.bounded',
    },
  },
  {
    expert: 'half-measures',
    rule: 'half-measures.optional',
    positive: adding('Reports. Supplier shall send a report at its convenience, and training is optional.'),
    negative: adding('Reports. Supplier shall send a report on every Monday, as soon as it has been approved.'),
  },
  {
    expert: 'half-measures',
    rule: 'half-measures.narrowed',
    positive: adding('Meaning. Loss means only what a court has found. Supplier shall only be liable for fire.'),
    negative: adding('Meaning. Loss means what a court has found. Only the courts of Dublin shall decide.'),
  },
  {
    expert: 'reversed-boilerplate',
    rule: 'reversed-boilerplate.opposite',
    positive: adding('Waiver. A failure of a party to claim its right shall constitute a waiver of every later claim.'),
    negative: adding('Waiver. A failure of a party to claim its right shall not constitute a waiver of a later claim.'),
    defeated: {
      text: adding('Waiver. A failure to object shall constitute a waiver of the right in that specific instance.'),
      quoting: 'A failure to object shall constitute a waiver',
      claim: { rule: 'reversed-boilerplate.opposite', category: 'waiver' },
      reason: 'reversed-boilerplate.single-case',
    },
  },
  {
    expert: 'deadlines',
    rule: 'deadlines.short',
    positive: adding('Defects. Customer must reject goods within two (2) days after delivery, or its claim is lost.'),
    negative: adding(
      'Defects. Customer must reject goods within twenty (20) days after delivery, or its claim is lost.',
    ),
    defeated: {
      text: adding('Defects. Customer must reject goods within two (2) days, or such longer period as the goods need.'),
      quoting: 'two (2) days',
      claim: { rule: 'deadlines.short', category: 'timeline' },
      reason: 'deadlines.extendable',
    },
  },
  {
    expert: 'deadlines',
    rule: 'deadlines.long',
    positive: adding(
      'Refunds. Supplier shall refund the deposit within one hundred twenty (120) days after the return.',
    ),
    negative: adding('Refunds. Supplier shall refund the deposit within thirty (30) days after the return.'),
  },
  {
    expert: 'deadlines',
    rule: 'deadlines.secrecy',
    positive: adding(
      'Secrets. Each party shall keep confidential information secret for ten (10) years after disclosure.',
    ),
    negative: adding(
      'Secrets. Each party shall keep confidential information secret for three (3) years after disclosure.',
    ),
  },
  {
    expert: 'governing-law',
    rule: 'governing-law.other-forum',
    positive: adding('Law. This deed is governed by the laws of Ohio.')
      .replace('courts of Dublin have', 'courts of Texas have')
      .replace('the laws of Ireland', 'the laws of Ohio'),
    negative: adding('Law. This deed is governed by the laws of Ohio.')
      .replace('courts of Dublin have', 'courts of Ohio have')
      .replace('the laws of Ireland', 'the laws of Ohio'),
  },
]);

/** What is usually said, and the same the other way round. */
const TURNED: readonly (readonly [kind: string, usual: string, opposite: string])[] = [
  [
    'severability',
    'If a term is unenforceable, this will not affect the others.',
    'If a term is unenforceable, this will affect the others.',
  ],
  ['consent', 'Consent shall not be unreasonably withheld.', 'Consent shall be unreasonably withheld.'],
  [
    'agency',
    'Supplier shall have no authority to bind the other party.',
    'Supplier shall have full authority to bind the other party.',
  ],
  ['remedy', 'The owner would not have an adequate remedy at law.', 'The owner would have an adequate remedy at law.'],
  [
    'exceptions',
    'It was independently developed without use of the secret.',
    'It was independently developed with use of the secret.',
  ],
  ['amendment', 'This deed may not be amended orally.', 'This deed may be amended orally.'],
  ['survival', 'These duties shall survive the end.', 'These duties shall not survive the end.'],
  [
    'law',
    'Supplier is required to comply with applicable laws.',
    'Supplier is not required to comply with applicable laws.',
  ],
  [
    'waiver',
    'A failure to enforce any right within six (6) months shall be deemed a waiver.',
    'A failure to enforce any right within nine days shall be deemed a waiver.',
  ],
  [
    'waiver',
    'A failure to tell of a defect within nine days shall be deemed a waiver.',
    'A failure to tell of a claim within nine days shall be deemed a waiver.',
  ],
  ['gross_fault', 'The cap applies, save in cases of fraud.', 'The cap applies, even in cases of fraud.'],
  ['arbitration', 'They shall go to binding arbitration.', 'They shall go to non-binding arbitration.'],
  [
    'counterparts',
    'All counterparts are one original.',
    'It has two counterparts, and only the first signed one binds.',
  ],
];

test('legal: every usual clause is known when it is turned round, and left alone when it is not', () => {
  const reversed = bench.filter(({ id }) => id === 'reversed-boilerplate');
  const kinds = (clause: string) =>
    reversed.flatMap((expert) => findingsOf(expert, contract({ add: [clause] }))).map(({ values }) => values.kind);
  expect(TURNED.map(([, usual]) => kinds(`Usual. ${usual}`))).toEqual(TURNED.map(() => []));
  expect(TURNED.map(([, , opposite]) => kinds(`Turned. ${opposite}`))).toEqual(TURNED.map(([kind]) => [kind]));
});

test('legal: a complete contract has no half measures, turned clauses or bad deadlines', () => {
  expect(bench.flatMap((expert) => findingsOf(expert, contract())).map(({ rule }) => rule)).toEqual([]);
  expect(sound.length).toBeGreaterThan(1000);
});
