import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPERTS } from '../../../actors/experts/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { reviewMachine } from '../../../actors/review/review-machine.ts';
import { reviewView } from '../../../actors/review/review-view.ts';
import {
  ARTIFACTS,
  type Call,
  type Position,
  type Protocol,
  protocolNamed,
  type ReviewEvent,
} from '../../../protocols/index.ts';
import { Drive, finding, REVIEW, statement, submission } from './drive.ts';

const CARD = { type: 'services', type_confidence: 0.9, language: 'en' };

const begin = (submit = submission()) => new Drive(reviewMachine, { submit, at: 1_000 });
const briefed = (submit = submission()) => begin(submit).send({ type: 'read.done', output: CARD });
const context = (drive: Drive) => drive.snapshot.context as ReviewContext;
const events = (drive: Drive) =>
  drive.sent.filter(({ subject }) => subject.includes('.event.')).map(({ body }) => body as ReviewEvent);
const names = (drive: Drive) => events(drive).map(({ name, data }) => (name === 'stage' ? data.stage : name));

/** The blind round: these experts state these findings, everybody else nothing. */
function opened(findings: Record<string, ReturnType<typeof finding>[]>, submit = submission()): Drive {
  const drive = briefed(submit);
  for (const expert of context(drive).panel) drive.send(statement(expert, 0, { findings: findings[expert] ?? [] }));
  return drive;
}

/** Everyone who was called in the present round answers with the stance on every claim it was asked about. */
function answered(drive: Drive, stance: Position['stance'], belief: number): Drive {
  const { round } = context(drive);
  for (const call of drive
    .bodies('')
    .filter((body) => (body as Call).round === round && 'claims' in (body as Call)) as Call[]) {
    const positions = call.claims.map(
      ({ id, raised_by }): Position => ({
        expert: call.expert,
        claim: id,
        stance: raised_by.some(({ expert }) => expert === call.expert) ? 'support' : stance,
        belief: raised_by.some(({ expert }) => expert === call.expert) ? 0.8 : belief,
        reason: { key: 'debate.nothing-to-add', values: {} },
      }),
    );
    drive.send(statement(call.expert, round, { positions }));
  }
  return drive;
}

const published = (artifact: string, failure: string | null = null) => ({
  type: 'published',
  published: { review_id: REVIEW, artifact, bytes: failure === null ? 10 : 0, failure },
});

const CLAIM = { 'liability-cap': [finding('liability-cap.missing', 100)] };

describe('review: the way through', () => {
  it('goes from received to completed through every stage, and says so in order without gaps', () => {
    const drive = opened(CLAIM);
    expect(drive.state).toBe('debating');
    while (drive.state === 'debating') answered(drive, 'support', 0.9);
    expect(drive.state).toBe('drafting');
    drive.send({ type: 'draft.done', output: {} });
    for (const name of ARTIFACTS) drive.send(published(name));
    expect(drive.state).toBe('completed');
    expect(names(drive).filter((name) => name !== 'expert-reported')).toEqual([
      'accepted',
      'reading',
      'convening',
      'convened',
      'analysing',
      'round-tallied',
      'debating',
      'round-opened',
      'round-tallied',
      'deciding',
      'decided',
      'drafting',
      'publishing',
      ...ARTIFACTS.map(() => 'artifact-ready'),
      'completed',
    ]);
    expect(events(drive).map(({ seq }) => seq)).toEqual(events(drive).map((_, index) => index + 1));
    expect(context(drive).verdicts[0]?.outcome).toBe('accepted');
  });

  it('briefs every member of the panel once, and dismisses them all at the end of the debate', () => {
    const drive = opened(CLAIM);
    while (drive.state === 'debating') answered(drive, 'support', 0.9);
    const { panel } = context(drive);
    const briefs = drive.sent
      .filter(({ subject }) => subject.includes('.brief.'))
      .map(({ subject }) => subject.split('.').at(-1));
    expect(briefs).toEqual(panel);
    expect(panel.length).toBeGreaterThan(10);
    expect(drive.bodies('.dismiss')).toEqual([{ review_id: REVIEW, experts: panel }]);
  });

  it('debates nothing when nothing is claimed', () => {
    const drive = opened({});
    expect(drive.state).toBe('drafting');
    expect(context(drive).stop_reason).toBe('nothing-contested');
    expect(context(drive).verdicts).toEqual([]);
  });

  it('asks only those who can judge the claim, and at most as many as the topology lets one hear', () => {
    const drive = opened(CLAIM);
    const called = drive.sent
      .filter(({ subject }) => subject.includes('.call.'))
      .map(({ subject }) => subject.split('.').at(-1) as string);
    expect(called).toContain('liability-cap');
    const examiners = called.filter((id) => id !== 'liability-cap');
    expect(examiners.length).toBeLessThanOrEqual(4);
    for (const id of examiners) {
      const expert = EXPERTS.find((candidate) => candidate.id === id);
      expect(expert?.defeaters.some(({ against }) => against === 'any' || against.includes('cap_on_liability'))).toBe(
        true,
      );
    }
  });

  it('rejects a claim that its examiners refute, and keeps the dissent of the expert that raised it', () => {
    const drive = opened(CLAIM);
    while (drive.state === 'debating') answered(drive, 'oppose', 0.02);
    const [verdict] = context(drive).verdicts;
    expect(verdict?.outcome).toBe('rejected');
    expect(verdict?.dissent.map(({ expert }) => expert)).toEqual(['liability-cap']);
  });

  it('lets one speak after the other under a sequential protocol', () => {
    const sequential: Protocol = { ...(protocolNamed('sparse-contested') as Protocol), schedule: 'sequential' };
    const drive = opened(CLAIM, submission({}, sequential));
    const calls = () => drive.sent.filter(({ subject }) => subject.includes('.call.')).length;
    expect(calls()).toBe(1);
    const waiting = Object.keys(context(drive).asked);
    drive.send(statement(waiting[0] as string, 1));
    expect(calls()).toBe(2);
    while (drive.state === 'debating') answered(drive, 'support', 0.9);
    expect(drive.state).toBe('drafting');
  });
});

describe('review: what goes wrong', () => {
  it('fails with the reason when the document cannot be read', () => {
    const error = { code: 'terminal', message: 'no text', terminal: true };
    const drive = begin().send({ type: 'read.failed', error });
    expect(drive.state).toBe('failed');
    expect(context(drive).error).toEqual({
      detail: 'The document could not be read: no text',
      error_code: 'UNREADABLE_DOCUMENT',
    });
  });

  it('goes on without experts that fail or stay silent, and names them', () => {
    const drive = briefed();
    const [first, second, ...rest] = context(drive).panel as [string, string, ...string[]];
    drive.send(statement(first, 0, { failure: 'it threw' }));
    for (const expert of rest) drive.send(statement(expert, 0));
    expect(drive.state).toBe('analysing');
    drive.send({ type: 'round.due', round: 0 });
    expect(drive.state).toBe('drafting');
    expect(context(drive).failures).toEqual({ [first]: 'it threw', [second]: 'did not answer in time' });
  });

  it('ignores the deadline of another round, a second statement, and one from outside the panel', () => {
    const drive = briefed();
    const [first] = context(drive).panel as [string];
    drive.send({ type: 'round.due', round: 3 });
    drive.send(statement(first, 0));
    drive.send(statement(first, 0, { findings: [finding('liability-cap.missing', 5)] }));
    drive.send(statement('stranger', 0, { findings: [finding('liability-cap.missing', 5)] }));
    expect(drive.state).toBe('analysing');
    expect(context(drive).findings).toEqual({ [first]: [] });
  });

  it('completes without an artifact that cannot be made, and says which', () => {
    const drive = opened({}).send({ type: 'draft.done', output: {} });
    for (const name of ARTIFACTS) drive.send(published(name, name === 'pdf' ? 'no font' : null));
    expect(drive.state).toBe('completed');
    expect(context(drive).artifacts).not.toContain('pdf');
    expect(context(drive).unpublished).toEqual({ pdf: 'no font' });
  });

  it.each(['reading', 'analysing', 'debating', 'drafting', 'publishing'])('can be cancelled while %s', (stage) => {
    const stages: Record<string, () => Drive> = {
      reading: begin,
      analysing: briefed,
      debating: () => opened(CLAIM),
      drafting: () => opened({}),
      publishing: () => opened({}).send({ type: 'draft.done', output: {} }),
    };
    const drive = (stages[stage] as () => Drive)();
    expect(drive.state).toBe(stage);
    drive.send({ type: 'cancel', reason: 'asked' });
    expect(drive.state).toBe('cancelled');
    expect(names(drive).at(-1)).toBe('cancelled');
    // Once the experts have done their work it is paid for.
    const isSpent = stage === 'drafting' || stage === 'publishing';
    expect(drive.bodies('.settle')).toMatchObject([{ outcome: isSpent ? 'capture' : 'release' }]);
    expect(reviewView('cancelled', context(drive)).credits_used).toBe(isSpent ? context(drive).submit.credits : 0);
  });

  it('ends as failed when its own machine breaks', () => {
    const drive = briefed().send({ type: 'crashed', message: 'a defect' });
    expect(drive.state).toBe('failed');
    expect(context(drive).error?.error_code).toBe('INTERNAL');
  });

  it('sends a webhook when one was asked for, and only then', () => {
    expect(opened({}).send({ type: 'crashed', message: 'x' }).bodies('.deliver')).toEqual([]);
    const drive = opened({}, submission({ webhook_url: 'https://client.example/hook' })).send({
      type: 'crashed',
      message: 'x',
    });
    expect(drive.bodies('.deliver')).toMatchObject([
      { url: 'https://client.example/hook', payload: { event: 'review.failed', credits_used: 0, artifacts: [] } },
    ]);
  });
});

describe('review: order of arrival', () => {
  it('does not change claims, tallies or verdicts', () => {
    const findings: Record<string, ReturnType<typeof finding>[]> = {
      'liability-cap': [finding('liability-cap.missing', 100)],
      'uncapped-liability': [finding('uncapped-liability.open', 102, { category: 'uncapped_liability', belief: 0.6 })],
      'defined-terms': [
        finding('defined-terms.undefined', 400, { category: 'defined_terms', severity: 'low', belief: 0.5 }),
      ],
    };
    const outcome = (order: (panel: readonly string[]) => string[]) => {
      const drive = briefed();
      for (const expert of order(context(drive).panel))
        drive.send(statement(expert, 0, { findings: findings[expert] ?? [] }));
      while (drive.state === 'debating') answered(drive, 'oppose', 0.3);
      const { claims, tallies, verdicts, positions, findings: heard } = context(drive);
      return JSON.stringify({ claims, tallies, verdicts, positions, heard });
    };
    const expected = outcome((panel) => [...panel]);
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (keys) => {
        const shuffled = outcome((panel) =>
          panel
            .map((id) => ({ id, key: keys.next().value as number }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ id }) => id),
        );
        expect(shuffled).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });
});
