import { describe, expect, test } from 'vitest';
import { redebate, retrace, withoutExperts } from '../../../actors/replay/index.ts';
import { claimOutcome, debateRecord } from '../../../actors/review/index.ts';
import { type Claim, OUTCOMES, PROTOCOLS, type Protocol, protocolNamed } from '../../../protocols/index.ts';
import { replay, USUAL_STOPS, usualDecisions } from '../../../protocols/lab/index.ts';
import { OutsideExpert } from '../../../protocols/outside/index.ts';
import { sampleText } from '../publishing/sample-agreement.ts';
import { recordedReview } from './recorded-review.ts';

const named = (name: string): Protocol => protocolNamed(name) as Protocol;

const sequential: Protocol = {
  ...named('ring'),
  name: 'ring-in-turn',
  gate: { kind: 'contested', belief_under: 0.9 },
  schedule: 'sequential',
  visibility: 'all-rounds',
};

describe.each([...PROTOCOLS, sequential].map((protocol) => [protocol.name, protocol] as const))(
  'replay of a review under %s',
  (_, protocol) => {
    test('level 0 under its own rules gives its own outcomes, rounds and reason', async () => {
      const { record } = await recordedReview(sampleText, protocol);
      const { decision, stop } = protocol;
      const [ending] = replay(debateRecord(record), [decision], [stop], claimOutcome);
      expect(record.claims.length).toBeGreaterThan(5);
      expect(ending?.outcomes).toEqual(record.verdicts.map(({ outcome }) => outcome));
      expect(ending?.rounds).toBe(record.positions.length);
    });

    test('level 1 under itself reuses every statement and gives the same verdicts', async () => {
      const { record, document } = await recordedReview(sampleText, protocol);
      expect(retrace(record).verdicts).toEqual(record.verdicts);
      const again = redebate(record, document, protocol);
      expect(again.review.verdicts).toEqual(record.verdicts);
      expect(again.recomputed).toBe(0);
    });

    test('without nobody it is the recorded review, word for word', async () => {
      const { record, document } = await recordedReview(sampleText, protocol);
      const whole = withoutExperts(record, document, () => false);
      expect(JSON.parse(JSON.stringify(whole.positions))).toEqual(record.positions);
      expect(JSON.parse(JSON.stringify(whole.verdicts))).toEqual(record.verdicts);
    });
  },
);

describe('replay of a review under another protocol', () => {
  test.each([
    ['sparse-contested', 'complete-two-rounds'],
    ['sparse-contested', 'sparse-deep'],
    ['ring', 'sparse-quick'],
  ])('from %s to %s is what that protocol would have given', async (from, to) => {
    const { record, document } = await recordedReview(sampleText, named(from));
    const { record: wanted } = await recordedReview(sampleText, named(to));
    const { review, reused, recomputed } = redebate(record, document, named(to));
    expect(JSON.parse(JSON.stringify(review.verdicts))).toEqual(wanted.verdicts);
    expect(JSON.parse(JSON.stringify(review.positions))).toEqual(wanted.positions);
    expect(reused + recomputed).toBeGreaterThan(0);
  });

  test('a shorter debate of the same kind is reused whole', async () => {
    const shorter = named('sparse-quick');
    const { record, document } = await recordedReview(sampleText, { ...shorter, stop: named('sparse-contested').stop });
    const { reused, recomputed } = redebate(record, document, shorter);
    expect(record.positions.length).toBeGreaterThan(0);
    expect({ reused: reused > 0, recomputed }).toEqual({ reused: true, recomputed: 0 });
  });
});

test('replay: an expert that failed before the debate is left out again', async () => {
  const { record, document } = await recordedReview(sampleText, named('complete-two-rounds'));
  const [lost] = record.positions[0]?.map(({ expert }) => expert) ?? [];
  const without = {
    ...record,
    failures: { [lost as string]: 'did not answer in time' },
    findings: { ...record.findings, [lost as string]: [] },
    positions: record.positions.map((round) => round.filter(({ expert }) => expert !== lost)),
  };
  const { review } = redebate(without, document, named('complete-two-rounds'));
  expect(review.positions.flat().some(({ expert }) => expert === lost)).toBe(false);
});

test('replay: without one of them the others still speak', async () => {
  const { record, document } = await recordedReview(sampleText, named('sparse-contested'));
  const [out] = record.positions[0]?.map(({ expert }) => expert) ?? [];
  const { positions } = withoutExperts(record, document, (expert) => expert === out);
  const voices = new Set(positions[0]?.map(({ expert }) => expert));
  expect(voices.has(out as string)).toBe(false);
  expect(voices.size).toBeGreaterThan(3);
});

test('replay: an expert that runs elsewhere keeps its weight, and is left out where it would have to be asked', async () => {
  const { record, document } = await recordedReview(sampleText, named('complete-two-rounds'));
  const voices = (claim: string) => record.positions[0]?.filter((position) => position.claim === claim).length ?? 0;
  const disputed = record.claims.find(({ id }) => voices(id) > 1) as Claim;
  const [own, renamed] = [disputed.raised_by[0]?.expert as string, 'outside-one'];
  const outside = [
    OutsideExpert.parse({
      id: renamed,
      name: 'One',
      domain: 'legal',
      competence: [disputed.finding.category],
      precision: 0.9,
    }),
  ];
  const text = JSON.stringify(record).replaceAll(JSON.stringify(own), JSON.stringify(renamed));
  const moved = JSON.parse(text) as typeof record;
  const elsewhere: typeof record = { ...moved, submit: { ...moved.submit, outside } };
  const votes = debateRecord(elsewhere).rounds.at(-1)?.ballots.get(disputed.id);
  expect(votes?.find(({ voter }) => voter === renamed)?.competence).toBe(0.9);
  const again = redebate(elsewhere, document, { ...named('sparse-deep'), gate: { kind: 'all' }, exposure: 'stance' });
  expect(again.unanswered).toBeGreaterThan(0);
  expect(again.review.failures[renamed]).toBe('did not answer');
});

test('replay: every rule with every stop, and outcomes that are outcomes', async () => {
  const { record } = await recordedReview(sampleText, named('sparse-deep'));
  const debate = debateRecord(record);
  const decisions = usualDecisions(debate.items);
  const endings = replay(debate, decisions, USUAL_STOPS, claimOutcome);
  expect(endings.length).toBe(decisions.length * USUAL_STOPS.length);
  expect(new Set(USUAL_STOPS.flatMap(({ rules }) => rules.map(({ rule }) => rule))).size).toBe(12);
  const outcomes = new Set(endings.flatMap((ending) => ending.outcomes));
  expect(outcomes.isSubsetOf(new Set(OUTCOMES))).toBe(true);
  expect(outcomes.size).toBeGreaterThan(1);
});
