import { expect, test } from 'vitest';
import { verdictOf } from '../../../../actors/drafting/scoring/verdict.ts';
import type { Issue } from '../../../../protocols/index.ts';

const consensus = {
  outcome: 'accepted',
  support: 1,
  oppose: 0,
  abstain: 0,
  belief: 1,
  rounds: 1,
  dissent: [],
} as const;
const issue = (severity: Issue['severity'], outcome: 'accepted' | 'disputed' = 'accepted') => ({
  severity,
  consensus: { ...consensus, outcome, dissent: [] },
});

test.each([
  ['a score without issues', 5, [], 'accept'],
  ['a low score with a high issue', 5, [issue('high')], 'accept_with_corrections'],
  ['a low score with a critical issue', 5, [issue('critical')], 'do_not_accept'],
  ['a low score with a disputed critical issue', 5, [issue('critical', 'disputed')], 'accept'],
  ['a middling score', 45, [issue('medium')], 'improve_first'],
  ['the highest score', 100, [issue('critical')], 'rework'],
  ['no score', null, [issue('critical')], 'cannot_be_judged'],
] as const)('verdict: %s', (_what, score, issues, verdict) => {
  expect(verdictOf(score, issues)).toBe(verdict);
});
