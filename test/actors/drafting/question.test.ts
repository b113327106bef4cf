import { expect, test } from 'vitest';
import { tidied } from '../../../actors/drafting/housekeeping.ts';
import { questionOf } from '../../../actors/drafting/question.ts';
import type { LeadingClaim } from '../../../actors/drafting/same-words.ts';
import { isSeldomUseful, weighed } from '../../../actors/drafting/usefulness/seldom-useful.ts';
import { speak } from '../../../actors/languages/index.ts';
import type { Position } from '../../../protocols/index.ts';
import { settledClaim } from './settled-claim.ts';

const said = (key: string, stance: Position['stance'] = 'oppose'): Position => ({
  expert: 'verifier',
  claim: 'c1',
  stance,
  belief: 0.3,
  reason: { key, values: { section: '9.2', quote: 'Each party may assign.' } },
});

function missing(positions: readonly Position[]): LeadingClaim {
  const settled = settledClaim({ id: 'c1', category: 'anti_assignment', severity: 'high', spans: [] });
  const finding = { ...settled.claim.finding, rule: 'assignment.missing', place: 0 };
  return { ...settled, claim: { ...settled.claim, finding }, positions, also: [] };
}

test('questions: a passage that may answer a claim leaves a question, in low severity and below the first findings', () => {
  const question = missing([said('verifier.may-answer')]);
  expect(questionOf(question)?.values.section).toBe('9.2');
  expect(isSeldomUseful(question, 'services')).toBe(true);
  expect(weighed(question, 'services').verdict.severity).toBe('low');
  const asked = { ...question, ...weighed(question, 'services') };
  const again = { ...asked, claim: { ...asked.claim, id: 'c2' } };
  expect(tidied([asked, again], 'services', speak('English'))).toHaveLength(2);
});

test('questions: what nobody answers, or was rejected, or a playbook asks for, is none', () => {
  expect(questionOf(missing([]))).toBeUndefined();
  expect(questionOf(missing([said('verifier.bearer')]))).toBeUndefined();
  expect(questionOf(missing([said('verifier.may-answer', 'support')]))).toBeUndefined();
  const question = missing([said('verifier.may-answer')]);
  expect(questionOf({ ...question, verdict: { ...question.verdict, outcome: 'rejected' } })).toBeUndefined();
});

test('questions: a plainly grievous term stays a finding whatever is said of its matter elsewhere', () => {
  const question = missing([said('verifier.may-answer')]);
  const grievous = (belief: number): LeadingClaim => ({
    ...question,
    claim: { ...question.claim, finding: { ...question.claim.finding, rule: 'grievous-data.data-sale', belief } },
  });
  expect(questionOf(grievous(0.8))).toBeDefined();
  expect(questionOf(grievous(0.95))).toBeUndefined();
});
