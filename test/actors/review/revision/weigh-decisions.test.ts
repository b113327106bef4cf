import { describe, expect, it } from 'vitest';
import { redraftResult } from '../../../../actors/drafting/index.ts';
import { assessRisk } from '../../../../actors/drafting/scoring/risk.ts';
import { weighDecisions } from '../../../../actors/review/index.ts';
import { type AskedDecision, type Issue, ReviewResult, type TakenDecision } from '../../../../protocols/index.ts';
import { sampleResult } from '../../publishing/sample-result.ts';

const [change] = sampleResult.proposed_changes as [ReviewResult['proposed_changes'][number]];
const signature = { by: 'A. Rossi', at: '2026-11-20T10:00:00.000Z', revision: 2 };
const weigh = (asked: readonly AskedDecision[], held: readonly TakenDecision[] = []) =>
  weighDecisions(sampleResult, held, asked, signature);

describe('decisions: weighing', () => {
  it('takes decisions on changes and issues, and keeps the last one on each target', () => {
    const first = weigh([{ target: change.id, action: 'accept' }]);
    expect(first).toMatchObject({ conflicts: [], taken: 1 });
    const second = weigh([{ target: change.id, action: 'reject' }], first.decisions);
    expect(second.decisions).toEqual([{ target: change.id, action: 'reject', ...signature }]);
  });

  it('takes nothing when the same is decided again', () => {
    const { decisions } = weigh([{ target: change.id, action: 'accept', reason: 'agreed' }]);
    expect(weigh([{ target: change.id, action: 'accept', reason: 'agreed' }], decisions).taken).toBe(0);
  });

  it.each([
    ['an unknown target', { target: 'change-99', action: 'accept' }, null],
    ['another wording than was seen', { target: change.id, action: 'accept', seen: 'as it never was' }, change.after],
    ['an edit without wording', { target: change.id, action: 'edit' }, change.after],
    ['the wording of the document', { target: change.id, action: 'edit', after: change.before }, change.after],
    ['an acceptance with wording', { target: change.id, action: 'accept', after: 'new' }, change.after],
    ['a severity for a change', { target: change.id, action: 'edit', after: 'new', severity: 'low' }, change.after],
    ['an edit of an issue that changes nothing', { target: 'issue-1', action: 'edit' }, expect.any(String)],
  ] as const)('says what is there for %s', (_, asked, current) => {
    expect(weigh([asked]).conflicts).toEqual([{ target: asked.target, reason: expect.any(String), current }]);
  });

  it('refuses wording seen before somebody edited it', () => {
    const { decisions } = weigh([{ target: change.id, action: 'edit', after: 'edited' }]);
    const stale = weigh([{ target: change.id, action: 'accept', seen: change.after }], decisions);
    expect(stale.conflicts).toMatchObject([{ current: 'edited' }]);
  });

  it('refuses to accept the change of an issue that is rejected', () => {
    const asked = [
      { target: change.issue_id, action: 'reject' },
      { target: change.id, action: 'accept' },
    ] as const;
    expect(weigh(asked).conflicts).toMatchObject([{ target: change.id }]);
  });
});

describe('decisions: the result again', () => {
  const redraft = (asked: readonly AskedDecision[]) => redraftResult(sampleResult, weigh(asked).decisions, 2);

  it('takes a rejected change out and lists it apart', () => {
    const result = redraft([{ target: change.id, action: 'reject', reason: 'not ours' }]);
    expect(result.proposed_changes.map(({ id }) => id)).not.toContain(change.id);
    expect(result.decided?.rejected_changes).toEqual([change]);
    expect(result.structured_issues.find(({ id }) => id === change.issue_id)?.proposed_change).toBeNull();
    expect(result.metadata.revision).toBe(2);
    expect(ReviewResult.parse(result)).toEqual(result);
  });

  it('leaves the score as it is where nothing is taken out, also what counts in it and is no issue', () => {
    const [first] = sampleResult.structured_issues as [Issue];
    const whole = assessRisk([...sampleResult.structured_issues, { ...first, category: 'insurance', severity: 'low' }]);
    const panel = { ...sampleResult, risk: whole };
    const decided = (action: 'accept' | 'reject') =>
      redraftResult(panel, weigh([{ target: change.issue_id, action }]).decisions, 2).risk;
    expect(decided('accept')).toEqual(whole);
    const { overall, categories } = decided('reject');
    expect(overall).toBeLessThan(whole.overall);
    expect(overall).toBeGreaterThan(
      assessRisk(sampleResult.structured_issues.filter(({ id }) => id !== change.issue_id)).overall,
    );
    expect(categories.insurance).toBe(whole.categories.insurance);
  });

  it('takes a rejected issue out with its change, and the score falls', () => {
    const before = sampleResult.risk.overall;
    const result = redraft([{ target: change.issue_id, action: 'reject' }]);
    expect(result.structured_issues.map(({ id }) => id)).not.toContain(change.issue_id);
    expect(result.proposed_changes.map(({ id }) => id)).not.toContain(change.id);
    expect(result.risk.overall).toBeLessThan(before);
    expect(result.metadata.overall_score).toBe(result.risk.overall);
  });

  it('puts edited wording and an edited issue in place, with who decided', () => {
    const result = redraft([
      { target: change.id, action: 'edit', after: 'other words', reason: 'house style' },
      { target: 'issue-1', action: 'edit', severity: 'low', title: 'Renamed' },
    ]);
    expect(result.proposed_changes.find(({ id }) => id === change.id)).toMatchObject({
      after: 'other words',
      decision: { action: 'edit', by: 'A. Rossi', reason: 'house style' },
    });
    const at = result.structured_issues.findIndex(({ id }) => id === 'issue-1');
    expect(result.structured_issues[at]).toMatchObject({ severity: 'low', title: 'Renamed' });
    expect(result.structured_issues.slice(at + 1).every(({ severity }) => ['low', 'info'].includes(severity))).toBe(
      true,
    );
  });

  it('accepts the change with its issue', () => {
    const result = redraft([{ target: change.issue_id, action: 'accept' }]);
    expect(result.proposed_changes.find(({ id }) => id === change.id)?.decision?.action).toBe('accept');
  });
});
