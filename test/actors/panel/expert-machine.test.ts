import { describe, expect, it } from 'vitest';
import { expertMachine } from '../../../actors/panel/expert-machine.ts';
import { expertBehaviour } from '../../../actors/panel/index.ts';
import { formatSubject, type Statement } from '../../../protocols/index.ts';
import { Drive, finding, REVIEW } from '../review/drive.ts';

const document = { hash: 'a'.repeat(64), length: 10 };
const brief = {
  review_id: REVIEW,
  expert: 'liability-cap',
  document,
  document_type: 'services' as const,
  deep_review: false,
  max_findings: 40,
  seed: 1,
  deadline_at: 10,
};
const call = (round: number) => ({
  type: 'call',
  call: {
    review_id: REVIEW,
    round,
    expert: 'liability-cap',
    document,
    document_type: 'services',
    claims: [],
    heard: [],
    deadline_at: 10,
  },
});
const expert = () => new Drive(expertMachine, { brief });
const failure = (name: string, terminal = false) => ({
  type: `${name}.failed`,
  error: { message: 'it threw', terminal },
});
const statements = (drive: Drive) => drive.sent.map(({ body }) => body as Statement);

describe('expert: its part in a review', () => {
  it('states its findings, answers round by round, and leaves when dismissed', () => {
    const drive = expert().send({ type: 'examine.done', output: [finding('liability-cap.missing', 3)] });
    expect(statements(drive)).toMatchObject([
      { round: 0, expert: 'liability-cap', failure: null, findings: [{ rule: 'liability-cap.missing' }] },
    ]);
    drive
      .send(call(1))
      .send({ type: 'answer.done', output: [] })
      .send(call(2))
      .send({ type: 'answer.done', output: [] });
    expect(statements(drive).map(({ round }) => round)).toEqual([0, 1, 2]);
    expect(drive.sent.at(-1)?.subject).toBe(
      formatSubject({ kind: 'statement', review: REVIEW, round: 2, expert: 'liability-cap' }),
    );
    drive.send({ type: 'dismiss' });
    expect(drive.state).toBe('dismissed');
  });

  it('answers a call once, however often it comes', () => {
    const drive = expert()
      .send({ type: 'examine.done', output: [] })
      .send(call(1))
      .send({ type: 'answer.done', output: [] });
    drive.send(call(1));
    expect(drive.state).toBe('listening');
    expect(drive.activities.filter(({ name }) => name === 'answer')).toHaveLength(1);
  });

  it('begins failed thinking again after growing pauses, under new names, then says that it could not', () => {
    const drive = expert();
    const pauses: number[] = [];
    for (let restart = 1; restart <= 2; restart++) {
      drive.send(failure('examine'));
      expect(drive.state).toBe('resting');
      pauses.push((drive.alarms.at(-1)?.at as number) - drive.now);
      drive.send({ type: 'rested' });
    }
    drive.send(failure('examine'));
    expect(drive.activities.map(({ id }) => id)).toEqual(['examine-1', 'examine-2', 'examine-3']);
    expect(pauses[0]).toBeGreaterThanOrEqual(100);
    expect(pauses[1]).toBeGreaterThan(pauses[0] as number);
    expect(statements(drive)).toMatchObject([{ failure: 'it threw', findings: [] }]);
    expect(drive.state).toBe('listening');
  });

  it('comes back to the round it failed in', () => {
    const drive = expert().send({ type: 'examine.done', output: [] }).send(call(1)).send(failure('answer'));
    drive.send({ type: 'rested' }).send({ type: 'answer.done', output: [] });
    expect(statements(drive).map(({ round, failure: reason }) => [round, reason])).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  it('does the same in a round', () => {
    const drive = expert().send({ type: 'examine.done', output: [] }).send(call(1)).send(failure('answer', true));
    expect(statements(drive).at(-1)).toMatchObject({ round: 1, failure: 'it threw' });
  });
});

describe('expert: its address', () => {
  const route = (subject: string, body: unknown) => expertBehaviour.route({ subject, body });

  it('is review and expert; a dismissal reaches everyone it names', () => {
    const subject = formatSubject({ kind: 'brief', review: REVIEW, expert: 'liability-cap' });
    expect(route(subject, brief)).toMatchObject([{ key: `${REVIEW}.liability-cap`, event: { type: 'brief' } }]);
    const dismissal = route(formatSubject({ kind: 'dismiss', review: REVIEW }), {
      review_id: REVIEW,
      experts: ['a', 'b'],
    });
    expect(dismissal.map(({ key }) => key)).toEqual([`${REVIEW}.a`, `${REVIEW}.b`]);
  });

  it('takes nothing that is not what the subject promises', () => {
    expect(() => route(formatSubject({ kind: 'brief', review: REVIEW, expert: 'x' }), { nonsense: true })).toThrow(
      /nonsense/,
    );
    expect(route(formatSubject({ kind: 'tally', review: REVIEW, round: 1 }), {})).toEqual([]);
  });
});
