import type { HostLoad } from '../observation/node-pulse.ts';
import type { EffectRunner } from './effect-runner.ts';
import type { Households } from './households.ts';

type Waiting = NonNullable<HostLoad['waiting']>;

/** The actors on a node now, and what waits there. */
export function hostLoadOf(
  households: Pick<Households, 'hostLoad'>,
  effectRunner: Pick<EffectRunner, 'pending' | 'pendingTypes'>,
): HostLoad {
  const { waiting: mailbox, ...present } = households.hostLoad();
  const waiting = byType({ mailbox, ...effectRunner.pendingTypes() });
  return { ...present, mailbox: mailbox.length, ...effectRunner.pending, waiting };
}

/** How often each type occurs in each list. */
function byType(lists: Readonly<Record<keyof Waiting[string], readonly string[]>>): Waiting {
  const counts: Record<string, { mailbox: number; orders: number; outbox: number }> = {};
  for (const name of ['mailbox', 'orders', 'outbox'] as const) {
    for (const type of lists[name]) {
      counts[type] ??= { mailbox: 0, orders: 0, outbox: 0 };
      counts[type][name] += 1;
    }
  }
  return counts;
}
