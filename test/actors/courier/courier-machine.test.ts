import { describe, expect, it } from 'vitest';
import { type CourierContext, courierMachine } from '../../../actors/courier/courier-machine.ts';
import { courierBehaviour } from '../../../actors/courier/index.ts';
import { formatSubject } from '../../../protocols/index.ts';
import { Drive, REVIEW } from '../review/drive.ts';

const PAUSES = [30_000, 300_000, 1_800_000];
const parcel = {
  review_id: REVIEW,
  account_id: 'a',
  url: 'https://client.example/hook',
  payload: { event: 'review.completed' },
};
const courier = () => new Drive(courierMachine, { parcel, webhookId: 'msg_1', pauses: PAUSES });
const context = (drive: Drive) => drive.snapshot.context as CourierContext;
const refusal = (status: number) => ({
  type: 'post.failed',
  error: { code: 'refused', message: `the receiver answered ${status}`, details: { status }, terminal: false },
});

describe('courier: the schedule', () => {
  it('is done with the first 2xx', () => {
    const drive = courier().send({ type: 'post.done', output: { status: 204 } });
    expect(drive.state).toBe('delivered');
    expect(drive.activities).toHaveLength(1);
    expect(context(drive).attempts).toMatchObject([{ status: 204, error: null }]);
  });

  it('tries at once and after each pause, counted from the failure before, then gives up', () => {
    const drive = courier();
    for (const [index, pause] of PAUSES.entries()) {
      drive.now += 1_000;
      drive.send(refusal(503));
      expect(drive.state).toBe('waiting');
      expect(drive.alarms[index]?.at).toBe(drive.now + pause);
      drive.now = drive.alarms[index]?.at as number;
      drive.send({ type: 'retry.due' });
    }
    drive.send(refusal(503));
    expect(drive.state).toBe('exhausted');
    expect(drive.activities.map(({ id }) => id)).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
    expect(context(drive).attempts).toHaveLength(4);
  });

  it('sends the same webhook id on every try', () => {
    const drive = courier().send(refusal(500)).send({ type: 'retry.due' });
    expect(drive.activities.map(({ input }) => (input as { webhook_id: string }).webhook_id)).toEqual([
      'msg_1',
      'msg_1',
    ]);
  });
});

describe('courier: the actor', () => {
  it('is born of the order to deliver, with an id that the same webhook always has', () => {
    const behaviour = courierBehaviour(PAUSES);
    const message = { subject: formatSubject({ kind: 'deliver', review: REVIEW }), body: parcel };
    const [first] = behaviour.route(message);
    const input = () =>
      behaviour.initialInput(first?.key as string, first?.event as { type: string }) as { webhookId: string };
    expect(first?.key).toBe(REVIEW);
    expect(input().webhookId).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(input()).toEqual(input());
  });

  it('refuses an order that is not one', () => {
    const subject = formatSubject({ kind: 'deliver', review: REVIEW });
    expect(() => courierBehaviour(PAUSES).route({ subject, body: { url: 7 } })).toThrow(/review_id/);
  });
});
