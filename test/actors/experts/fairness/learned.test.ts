import { expect, test } from 'vitest';
import { fairnessExperts } from '../../../../actors/experts/fairness/index.ts';
import { labelledLetters } from '../../../../actors/experts/fairness/labelled-letters.ts';
import { beliefOf, labelledTerms } from '../../../../actors/experts/fairness/labelled-terms.ts';
import { fairness as en } from '../../../../actors/languages/en/fairness.ts';
import { fairness as es } from '../../../../actors/languages/es/fairness.ts';
import { fairness as it } from '../../../../actors/languages/it/fairness.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { findingsOf } from '../toolkit/sample.ts';
import { answer, claimOn, wellFormed } from '../trial.ts';

const NEW_WORDING = 'Under no circumstances shall our staff bear responsibility for damage that the app causes to you.';
const KNOWN_WORDING = 'We are not liable for any damage that the app causes to you.';

const read = (text: string, type: DocumentType = 'terms_of_service') => {
  const document = parseDocument(text, { type });
  return { document, findings: findingsOf(fairnessExperts, document) };
};

test('fairness: a term in words no rule knows is recognised by the classifier, and said to be so', () => {
  const { document, findings } = read(NEW_WORDING);
  expect(findings.map(({ rule }) => rule)).toEqual(['labelled-terms.limitation-of-liability']);
  for (const finding of findings) wellFormed(finding, document, { en, es, it });
  expect(en.rules['labelled-terms.limitation-of-liability']?.description).toContain('classifier');
});

test('fairness: what a rule has found is not found again', () => {
  const { findings } = read(KNOWN_WORDING);
  const own = findings.filter(({ category }) => category === 'unfair_limitation_of_liability');
  expect(own).toHaveLength(1);
  expect(own[0]?.rule).not.toContain('labelled-terms');
});

test('fairness: the classifier speaks of terms of service only, and not of fair ones', () => {
  expect(read(NEW_WORDING, 'privacy_policy').findings.filter(({ rule }) => rule.startsWith('labelled-terms.'))).toEqual(
    [],
  );
  expect(read('We answer every question about the app within two working days.').findings).toEqual([]);
});

test.each([
  ['We may terminate your account at any time for any reason without notice.', 'support', 'labelled-terms.alike'],
  ['You may cancel your order within fourteen days and get your money back.', 'oppose', 'labelled-terms.unlike'],
])(
  'fairness: the reader of labelled terms weighs a claim by the like of its sentence: %s',
  (quoting, stance, reason) => {
    const document = parseDocument(quoting, { type: 'terms_of_service' });
    const claim = { rule: 'somebody.found', category: 'unfair_unilateral_termination' } as const;
    const examination = answer(labelledTerms, claimOn(document, { quoting, claim }), document);
    expect(examination).toMatchObject({ stance, reason: { key: reason } });
    for (const part of [en, es, it]) expect(part.reasons[reason]).toContain('{percent}');
  },
);

test.each([
  ['We may terminate your account at any time for any reason without notice.', 'support', 'labelled-letters.alike'],
  ['You may cancel your order within fourteen days and get your money back.', 'oppose', 'labelled-letters.unlike'],
])(
  'fairness: a second reader of labelled terms, by letters, raises nothing and weighs claims: %s',
  (quoting, stance, reason) => {
    const document = parseDocument(quoting, { type: 'terms_of_service' });
    const claim = { rule: 'somebody.found', category: 'unfair_unilateral_termination' } as const;
    expect(findingsOf([labelledLetters], document)).toEqual([]);
    const examination = answer(labelledLetters, claimOn(document, { quoting, claim }), document);
    expect(examination).toMatchObject({ stance, reason: { key: reason } });
    for (const part of [en, es, it]) expect(part.reasons[reason]).toContain('{percent}');
  },
);

test.each([
  [1, 0.3],
  [0, 0.3],
  [1, 1],
  [0, 0],
])('fairness: a probability of %d against a threshold of %d is a belief all the same', (probability, threshold) => {
  const belief = beliefOf({ probability, threshold });
  expect(belief).toBeGreaterThanOrEqual(0.05);
  expect(belief).toBeLessThanOrEqual(0.95);
});
