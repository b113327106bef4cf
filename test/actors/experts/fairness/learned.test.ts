import { expect, test } from 'vitest';
import { fairnessExperts } from '../../../../actors/experts/fairness/index.ts';
import { fairness as en } from '../../../../actors/languages/en/fairness.ts';
import { fairness as es } from '../../../../actors/languages/es/fairness.ts';
import { fairness as it } from '../../../../actors/languages/it/fairness.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { findingsOf } from '../knowledge/sample.ts';
import { wellFormed } from '../trial.ts';

const NEW_WORDING = 'Under no circumstances shall our staff bear responsibility for damage that the app causes to you.';
const KNOWN_WORDING = 'We are not liable for any damage that the app causes to you.';

const read = (text: string, type: DocumentType = 'terms_of_service') => {
  const document = parseDocument(text, { type });
  return { document, findings: findingsOf(fairnessExperts, document) };
};

test('fairness: a term in words no rule knows is recognised by the classifier, and said to be so', () => {
  const { document, findings } = read(NEW_WORDING);
  expect(findings.map(({ rule }) => rule)).toEqual(['unfair-limitation-of-liability.recognised']);
  for (const finding of findings) wellFormed(finding, document, { en, es, it });
  expect(en.rules['unfair-limitation-of-liability.recognised']?.description).toContain('classifier');
});

test('fairness: what a rule has found is not found again', () => {
  const { findings } = read(KNOWN_WORDING);
  const own = findings.filter(({ category }) => category === 'unfair_limitation_of_liability');
  expect(own).toHaveLength(1);
  expect(own[0]?.rule).not.toContain('recognised');
});

test('fairness: the classifier speaks of terms of service only, and not of fair ones', () => {
  expect(read(NEW_WORDING, 'privacy_policy').findings.filter(({ rule }) => rule.endsWith('.recognised'))).toEqual([]);
  expect(read('We answer every question about the app within two working days.').findings).toEqual([]);
});
