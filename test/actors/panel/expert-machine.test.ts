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
const failure = (name: string) => ({
  type: `${name}.failed`,
  error: { code: 'Error', message: 'it threw', terminal: false },
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

  it('says in which round its work failed, and answers the next call', () => {
    const drive = expert().send(failure('examine')).send(call(1)).send(failure('answer')).send(call(2));
    drive.send({ type: 'answer.done', output: [] });
    expect(statements(drive).map(({ round, failure: reason }) => [round, reason])).toEqual([
      [0, 'it threw'],
      [1, 'it threw'],
      [2, null],
    ]);
    expect(drive.activities.map(({ id }) => id)).toEqual(['examine', 'answer-1', 'answer-2']);
  });

  it('answers a call that creates it: the review asks again after a crash', () => {
    const input = expertBehaviour.initialInput('key', call(3));
    const drive = new Drive(expertMachine, input).send({ type: 'answer.done', output: [] });
    expect(statements(drive)).toMatchObject([{ round: 3, expert: 'liability-cap', failure: null }]);
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
