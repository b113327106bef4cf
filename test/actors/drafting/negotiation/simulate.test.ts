import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../../../actors/drafting/negotiation/simulate.ts';
import type { NegotiationMove, NegotiationRun } from '../../../../protocols/index.ts';

const move = (id: number, priority: NegotiationMove['priority'], cost: 1 | 2 | 3 | 4): NegotiationMove => ({
  issue_id: `issue-${id}`,
  opening: `Ask ${id}.`,
  counterparty: `Reason of ${cost}.`,
  fallback: `Settle ${id}.`,
  walk_away: `nothing of ${id} is given`,
  priority,
  cost,
});

const runOf = (moves: readonly NegotiationMove[], stance: NegotiationRun['stance']): NegotiationRun =>
  simulate(moves).find((run) => run.stance === stance) as NegotiationRun;
const endOf = ({ ends }: NegotiationRun, id: number) => ends.find(({ issue_id }) => issue_id === `issue-${id}`)?.end;

describe('negotiation: the expected course', () => {
  it('grants words at once and refuses money with a reason', () => {
    const run = runOf([move(1, 'must', 4), move(2, 'nice', 1)], 'expected');
    const opening = run.steps.filter(({ round, by }) => round === 1 && by === 'them');
    expect(opening).toEqual([
      { round: 1, by: 'them', act: 'accept', issues: ['issue-2'], given: [], words: '' },
      { round: 1, by: 'them', act: 'refuse', issues: ['issue-1'], given: [], words: 'Reason of 4.' },
    ]);
  });

  it('gives a reason once for all issues it answers', () => {
    const moves = [move(1, 'must', 4), move(2, 'must', 4), move(3, 'should', 4)];
    const reasons = runOf(moves, 'expected').steps.filter(({ act }) => act === 'refuse');
    expect(reasons.map(({ issues }) => issues)).toEqual([['issue-1', 'issue-2', 'issue-3']]);
  });

  it('trades what weighs less for a must, and gives nothing for it twice', () => {
    const run = runOf([move(1, 'must', 4), move(2, 'should', 3)], 'expected');
    expect(run.steps.filter(({ act }) => act === 'trade')).toMatchObject([{ issues: ['issue-1'], given: ['issue-2'] }]);
    expect([endOf(run, 1), endOf(run, 2)]).toEqual(['as_asked', 'given_up']);
  });

  it('leaves a must open that nothing buys, with the point at which to leave', () => {
    const run = runOf([move(1, 'must', 4)], 'tougher');
    expect(run.ends).toEqual([{ issue_id: 'issue-1', end: 'open', words: 'nothing of 1 is given' }]);
  });

  it('walks the steps of a playbook down until one can be borne', () => {
    const steps = { ...move(1, 'must', 4), further: ['Step 2.', 'Step 3.'] };
    expect(runOf([steps], 'tougher').ends).toEqual([{ issue_id: 'issue-1', end: 'fallback', words: 'Step 3.' }]);
  });

  it('offers nothing where no fallback was given, and leaves the point to the person who decides', () => {
    const asked: NegotiationMove = { ...move(1, 'should', 4), fallback: 'Legal decides.', undecided: true };
    const run = runOf([asked], 'expected');
    expect(run.steps.filter(({ act }) => act === 'settle')).toEqual([]);
    expect(run.steps.at(-1)).toMatchObject({ by: 'us', act: 'refer', issues: ['issue-1'], words: 'Legal decides.' });
    expect(run.ends).toEqual([{ issue_id: 'issue-1', end: 'open', words: 'Legal decides.' }]);
  });

  it('gives away nothing that nobody has decided on, and keeps the point at which to leave', () => {
    const should: NegotiationMove = { ...move(2, 'should', 4), fallback: 'Legal decides.', undecided: true };
    const must: NegotiationMove = { ...move(3, 'must', 4), fallback: 'Legal decides.', undecided: true };
    const run = runOf([move(1, 'must', 4), should, must], 'tougher');
    expect(run.steps.filter(({ act }) => act === 'trade')).toEqual([]);
    expect([2, 3].map((id) => endOf(run, id))).toEqual(['open', 'open']);
    expect(run.steps).toContainEqual(
      expect.objectContaining({ act: 'hold', by: 'us', issues: ['issue-3'], words: 'nothing of 3 is given' }),
    );
  });

  it('concedes a point that is not a must', () => {
    expect(endOf(runOf([move(1, 'should', 4)], 'tougher'), 1)).toBe('given_up');
  });

  it('bears half of the heavy fallbacks, what matters most to us first', () => {
    const run = runOf([move(1, 'should', 4), move(2, 'must', 4), move(3, 'must', 4)], 'expected');
    // The first must is traded for the should; of the fallbacks that are left it bears one.
    expect([1, 2, 3].map((id) => endOf(run, id))).toEqual(['given_up', 'as_asked', 'fallback']);
  });
});

describe('negotiation: other sides', () => {
  it('a tougher side gives less, a softer one more', () => {
    const moves = [move(1, 'must', 4), move(2, 'should', 3), move(3, 'should', 2)];
    const open = (stance: NegotiationRun['stance']) =>
      runOf(moves, stance).ends.filter(({ end }) => end === 'open' || end === 'given_up').length;
    expect(open('tougher')).toBeGreaterThan(open('softer'));
  });

  it('has no run without a move', () => {
    expect(simulate([])).toEqual([]);
  });
});

describe('negotiation: whatever the positions', () => {
  const moves = fc
    .array(
      fc.record({
        priority: fc.constantFrom('must' as const, 'should' as const, 'nice' as const),
        cost: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      }),
      { maxLength: 15 },
    )
    .map((all) => all.map(({ priority, cost }, index) => move(index + 1, priority, cost)));
  const RANK = { must: 2, should: 1, nice: 0 };

  it('ends every issue once, gives up only what weighs less, and opens no more musts to a softer side', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const runs = simulate(all);
        const rank = new Map(all.map(({ issue_id, priority }) => [issue_id, RANK[priority]]));
        for (const { steps, ends } of runs) {
          expect(ends.map(({ issue_id }) => issue_id)).toEqual(all.map(({ issue_id }) => issue_id));
          for (const { issues, given } of steps.filter(({ act }) => act === 'trade')) {
            for (const id of given) expect(rank.get(id)).toBeLessThan(rank.get(issues[0] as string) as number);
          }
        }
        const open = runs.map(({ ends }) => ends.filter(({ end }) => end === 'open').length);
        const [expected = 0, tougher = 0, softer = 0] = open;
        expect(softer).toBeLessThanOrEqual(expected);
        expect(expected).toBeLessThanOrEqual(tougher);
      }),
      { seed: 20261122 },
    );
  });

  it('is the same for the same positions', () => {
    const same = fc.property(moves, (all) => {
      expect(simulate(all)).toEqual(simulate(all));
    });
    fc.assert(same, { seed: 1 });
  });
});
