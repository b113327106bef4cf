import type { Census } from '../observation/node-pulse.ts';
import type { EffectRunner } from './effect-runner.ts';
import type { Households } from './households.ts';

type Waiting = NonNullable<Census['waiting']>;

/** The actors on a node now, and what waits there. */
export function censusOf(
  households: Pick<Households, 'census'>,
  effectRunner: Pick<EffectRunner, 'pending' | 'pendingTypes'>,
): Census {
  const { waiting: mailbox, ...present } = households.census();
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
