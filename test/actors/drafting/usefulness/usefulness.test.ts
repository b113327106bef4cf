import { expect, test } from 'vitest';
import type { LeadingClaim } from '../../../../actors/drafting/same-words.ts';
import { rank } from '../../../../actors/drafting/scoring/ranking.ts';
import { AUTHORS_MARKS, READERS_MARKS } from '../../../../actors/drafting/usefulness/readers-marks.ts';
import { isSeldomUseful, isSetAside, weighed } from '../../../../actors/drafting/usefulness/seldom-useful.ts';
import { isAside } from '../../../../actors/drafting/usefulness/set-aside.ts';
import { isWorthFirstPage, isWorthFullText, usefulness } from '../../../../actors/drafting/usefulness/usefulness.ts';
import { EXPERTS } from '../../../../actors/experts/index.ts';
import type { Severity } from '../../../../protocols/index.ts';
import { settledClaim } from '../settled-claim.ts';

const ADVICE: NonNullable<LeadingClaim['advice']> = {
  topic: 'discretion',
  standing: 'failed',
  step: null,
  preferred: null,
  fallback: [],
  walk_away: null,
  owner: null,
  note: null,
};

function claim(id: string, rule: string, severity: Severity = 'medium'): LeadingClaim {
  const settled = settledClaim({ id, category: 'cap_on_liability', severity, spans: [[0, 8]] });
  return { ...settled, claim: { ...settled.claim, finding: { ...settled.claim.finding, rule } }, also: [] };
}

test('usefulness: stays between 0 and 1, and follows the marks where there are many', () => {
  for (const rule of [...Object.keys(READERS_MARKS), 'nobody.knows', 'x.missing', '']) {
    expect(usefulness(rule)).toBeGreaterThanOrEqual(0);
    expect(usefulness(rule)).toBeLessThanOrEqual(1);
  }
  expect(usefulness('liability-cap.missing')).toBeGreaterThan(0.6);
  expect(usefulness('housekeeping.slips')).toBeLessThan(0.1);
});

test('usefulness: a story that nobody judged is taken for the class that it tells', () => {
  expect(usefulness('clause-risks.minimum-harsh-story')).toBe(usefulness('clause-risks.minimum-harsh'));
});

test('usefulness: every judged rule belongs to an expert there is', () => {
  const known = new Set(EXPERTS.map(({ id }) => id));
  const experts = Object.keys(READERS_MARKS).map((rule) => rule.split('.')[0] as string);
  expect(experts.filter((id) => !known.has(id) && id !== 'housekeeping')).toEqual([]);
});

test('usefulness: a rule that nobody judged is shown in full, unless it is of a kind that readers rejected', () => {
  expect(isWorthFullText('new-expert.harmful')).toBe(true);
  expect(isWorthFullText('grievous-data.sold')).toBe(true);
  expect(isWorthFirstPage('grievous-data.sold')).toBe(false);
  expect(isWorthFullText('spelling.new-rule')).toBe(false);
});

test('ranking: what readers seldom find useful comes last and is never urgent in a contract', () => {
  const claims = [claim('c1', 'discretion.sole', 'critical'), claim('c2', 'liability-cap.missing', 'low')];
  const own = claims.map((one) => ({ ...one, ...weighed(one, 'services') }));
  expect(rank(own, 'services').map((one) => [one.claim.id, one.verdict.severity])).toEqual([
    ['c2', 'low'],
    ['c1', 'low'],
  ]);
});

test('ranking: a disputed claim that the text answers comes last, one that is only doubted does not', () => {
  const one = claim('c1', 'liability-cap.missing');
  const reason = { key: 'verifier.elsewhere', values: {} };
  const against = (belief: number): NonNullable<LeadingClaim['against']> => ({
    claim: 'c1',
    expert: 'verifier',
    stance: 'oppose',
    belief,
    reason,
  });
  const disputed = { ...one, verdict: { ...one.verdict, outcome: 'disputed' as const } };
  expect(isSeldomUseful({ ...disputed, against: against(0.02) }, 'services')).toBe(true);
  expect(isSeldomUseful({ ...disputed, against: against(0.3) }, 'services')).toBe(false);
  expect(isSeldomUseful({ ...one, against: against(0.02) }, 'services')).toBe(false);
});

test('ranking: in a requirement document, and for a playbook, the rule keeps its rank', () => {
  const [one] = [claim('c1', 'discretion.sole', 'critical')] as [LeadingClaim];
  expect(isSeldomUseful(one, 'requirements')).toBe(false);
  expect(weighed(one, 'requirements')).toBe(one);
  expect(isSeldomUseful({ ...one, advice: ADVICE }, 'services')).toBe(false);
});

test('set aside: a missing clause that readers shrug at is no issue of a contract, and one of other papers is', () => {
  expect(isSetAside(claim('c1', 'force-majeure.missing', 'low'), 'services')).toBe(true);
  expect(isSetAside(claim('c1', 'force-majeure.missing', 'low'), 'requirements')).toBe(false);
  expect(isSetAside(claim('c1', 'liability-cap.missing', 'low'), 'services')).toBe(false);
  expect(isSetAside({ ...claim('c1', 'force-majeure.missing'), advice: ADVICE }, 'services')).toBe(false);
});

test('set aside: a question is worth less than half of what it asks about', () => {
  const reason = { key: 'verifier.may-answer', values: {} };
  const position = { claim: 'c1', expert: 'verifier', stance: 'oppose' as const, belief: 0.3, reason };
  const asked = (rule: string, severity: Severity = 'medium') => ({
    ...claim('c1', rule, severity),
    positions: [position],
  });
  const middling = Object.keys(READERS_MARKS).find((rule) => usefulness(rule) > 0.45 && usefulness(rule) < 0.55) ?? '';
  expect(isSetAside(claim('c1', middling), 'services')).toBe(false);
  expect(isSetAside(asked(middling), 'services')).toBe(true);
  // What would cost so much if it holds is asked all the same.
  expect(isSetAside(asked('liability-cap.missing', 'high'), 'services')).toBe(false);
  // The marks are of contracts.
  expect(isSetAside(asked(middling), 'requirements')).toBe(false);
});

test('set aside: no rule is on the word of one reader alone', () => {
  const times = (rule: string): number =>
    [READERS_MARKS, AUTHORS_MARKS].flatMap((all) => all[rule] ?? []).reduce((sum, count) => sum + count, 0);
  const judged = Object.keys({ ...READERS_MARKS, ...AUTHORS_MARKS }).filter((rule) => times(rule) <= 1);
  const aside = judged.filter((rule) => isSetAside(claim('c1', rule, 'low'), 'services'));
  // Only where what its expert says of the kind is rejected, too.
  const like = (rule: string): string => rule.replace(/\.(missing|not-stated|no-)?.*/, '.$1another-rule');
  expect(aside.filter((rule) => isWorthFullText(like(rule)))).toEqual([]);
  expect(isSetAside(claim('c1', 'contradictions.periods', 'low'), 'services')).toBe(false);
});

test('set aside: a claim that takes a useful one with it stays an issue', () => {
  const lead = claim('c1', 'force-majeure.missing', 'low');
  expect(isAside({ ...lead, also: [claim('c2', 'sanctions-export.missing', 'low')] }, 'services')).toBe(true);
  expect(isAside({ ...lead, also: [claim('c2', 'liability-cap.missing', 'low')] }, 'services')).toBe(false);
});

test('weighed: a grievous term that its expert calls grave stays grave, one that it does not follows the marks', () => {
  const grievous = (severity: Severity) =>
    weighed(claim('c1', 'grievous-money.payment-withhold-setoff-at-will', severity), 'services');
  expect(grievous('critical').verdict.severity).toBe('critical');
  expect(grievous('high').verdict.severity).toBe('high');
});
