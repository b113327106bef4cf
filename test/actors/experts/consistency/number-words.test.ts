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
