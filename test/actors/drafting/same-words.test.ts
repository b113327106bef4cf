import { expect, test } from 'vitest';
import { oneIssueEach } from '../../../actors/drafting/same-words.ts';
import type { Change, IssueCategory, Severity } from '../../../protocols/index.ts';
import { settledClaim } from './settled-claim.ts';

const claim = (id: string, category: IssueCategory, severity: Severity, from = 0, change?: Change) =>
  settledClaim({ id, category, severity, spans: [[from, from + 100]], ...(change && { change }) });
const told = (...claims: ReturnType<typeof claim>[]) =>
  oneIssueEach(claims).map((lead) => [lead.claim.id, ...lead.also.map((other) => other.claim.id)]);

test('one clause: a note on the words of a grave claim goes with it', () => {
  expect(told(claim('note', 'ambiguity', 'low'), claim('grave', 'indemnity', 'high'))).toEqual([['grave', 'note']]);
});

test('one clause: claims about other words stay apart', () => {
  expect(told(claim('a', 'indemnity', 'high'), claim('b', 'indemnity', 'high', 400))).toEqual([['a'], ['b']]);
});

test('one clause: a claim with wording for other words stays alone', () => {
  const own = { start: 80, end: 90, before: 'ten days  ', after: 'thirty days' };
  const lead = { start: 0, end: 10, before: 'the seller', after: 'each party' };
  expect(told(claim('a', 'indemnity', 'high', 0, lead), claim('b', 'payment_terms', 'medium', 0, own))).toEqual([
    ['a'],
    ['b'],
  ]);
});

test('one clause: an attempt on the reader is told by itself', () => {
  const order = claim('order', 'embedded_instructions', 'high');
  const own = {
    ...order,
    claim: { ...order.claim, finding: { ...order.claim.finding, rule: 'integrity.orders-to-reader' } },
  };
  expect(told(claim('grave', 'indemnity', 'critical'), own)).toEqual([['grave'], ['order']]);
});

test('one clause: what is asked for together with a missing cap is told with it', () => {
  const missing = (id: string, rule: string) => {
    const one = settledClaim({ id, category: 'cap_on_liability', spans: [] });
    return { ...one, claim: { ...one.claim, finding: { ...one.claim.finding, rule } } };
  };
  expect(told(missing('loss', 'consequential-loss.missing'))).toEqual([['loss']]);
  expect(told(missing('loss', 'consequential-loss.missing'), missing('cap', 'liability-cap.missing'))).toEqual([
    ['cap', 'loss'],
  ]);
});
