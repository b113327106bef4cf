import { expect, test } from 'vitest';
import { isProposed, withheldClause } from '../../../../actors/drafting/usefulness/sendable.ts';
import type { Change } from '../../../../protocols/index.ts';
import { settledClaim } from '../settled-claim.ts';

const clause: Change = { start: 9, end: 9, before: '', after: '\n\n7. Notices. Notices are\nin writing.' };
const words: Change = { start: 0, end: 8, before: 'ten days', after: 'thirty days' };

function settled(rule: string, change: Change) {
  const one = settledClaim({ id: 'c1', category: 'notices', spans: [[0, 8]], change });
  return { ...one, claim: { ...one.claim, finding: { ...one.claim.finding, rule } } };
}

test('changes: a whole clause is not put into a contract, and its wording is told', () => {
  const one = settled('notices.missing', clause);
  expect(isProposed(one, clause, 'services')).toBe(false);
  expect(withheldClause(one, 'services')).toBe('Notices. Notices are in writing.');
});

test('changes: a whole clause is put into a paper that is no contract', () => {
  const one = settled('notices.missing', clause);
  expect(isProposed(one, clause, 'requirements')).toBe(true);
  expect(withheldClause(one, 'requirements')).toBeUndefined();
});

test('changes: words are changed where readers would send the change, and kept where they would not', () => {
  expect(isProposed(settled('termination-convenience.short-notice', words), words, 'services')).toBe(true);
  expect(isProposed(settled('spelling.misspelled', words), words, 'services')).toBe(true);
  expect(isProposed(settled('consequential-loss.one-sided', words), words, 'services')).toBe(false);
  expect(withheldClause(settled('consequential-loss.one-sided', words), 'services')).toBeUndefined();
});
