import { expect, test } from 'vitest';
import { hostLoadOf } from '../../../runtime/hosting/host-load.ts';

test('host load: what waits is added up, and told by type of actor', () => {
  const households = {
    hostLoad: () => ({
      actors: { expert: { thinking: 2 } },
      households: 1,
      waiting: ['expert', 'review', 'expert'],
    }),
  };
  const effectRunner = {
    pending: { activities: 1, alarms: 4, outbox: 2 },
    pendingTypes: () => ({ orders: ['expert'], outbox: ['review', 'courier'] }),
  };
  expect(hostLoadOf(households, effectRunner)).toEqual({
    actors: { expert: { thinking: 2 } },
    households: 1,
    mailbox: 3,
    activities: 1,
    alarms: 4,
    outbox: 2,
    waiting: {
      expert: { mailbox: 2, orders: 1, outbox: 0 },
      review: { mailbox: 1, orders: 0, outbox: 1 },
      courier: { mailbox: 0, orders: 0, outbox: 1 },
    },
  });
});
