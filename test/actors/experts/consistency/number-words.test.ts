import { expect, test } from 'vitest';
import { consistencyExperts } from '../../../../actors/experts/consistency/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { findingsOf } from '../trial.ts';

test('consistency: digits are set to the words, and nothing else changes', () => {
  const text = 'The fee is two thousand (3,000) euro.';
  const [expert] = consistencyExperts.filter(({ id }) => id === 'number-words');
  const [finding] = findingsOf(expert as (typeof consistencyExperts)[number], parseDocument(text));
  const change = finding?.change;
  expect(change && text.slice(0, change.start) + change.after + text.slice(change.end)).toBe(
    'The fee is two thousand (2,000) euro.',
  );
});

test.each([
  ['Year One (1998): the fee is 10 euro.', 0],
  ['The fee for year one is two thousand (1998) euro.', 1],
])('consistency: a calendar year beside the number of a year is no second figure: %s', (text, count) => {
  const [expert] = consistencyExperts.filter(({ id }) => id === 'number-words');
  const findings = findingsOf(expert as (typeof consistencyExperts)[number], parseDocument(text));
  expect(findings.filter(({ rule }) => rule === 'number-words.mismatch')).toHaveLength(count);
});
