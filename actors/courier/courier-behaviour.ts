import { createHash } from 'node:crypto';
import type { AnyMachineSnapshot } from 'xstate';
import { Deliver, PATTERNS, parseSubject } from '../../protocols/index.ts';
import type { Behaviour } from '../../runtime/hosting/index.ts';
import { type CourierContext, courierMachine } from './courier-machine.ts';

/** Where the delivery log of an account lies, by webhook id. */
export const deliveryKey = (account: string, webhookId: string) => ['delivery', account, webhookId];

/**
 * Couriers as actors: one for each webhook.
 *
 * @param pauses milliseconds between a failed try and the next; one try more than there are pauses.
 */
export function courierBehaviour(pauses: readonly number[]): Behaviour {
  return {
    type: 'courier',
    machine: courierMachine,
    version: 1,
    durability: 'flush',
    patterns: [PATTERNS.deliver],
    route: ({ subject, body }) => {
      const address = parseSubject(subject);
      if (address?.kind !== 'deliver') return [];
      return [{ key: address.review, event: { type: 'deliver', parcel: Deliver.parse(body) } }];
    },
    birth: (key, event) =>
      event.type === 'deliver' ? { parcel: event.parcel, webhookId: webhookId(key, event.parcel), pauses } : undefined,
    records: (_key, snapshot) => {
      const { parcel, webhook_id, attempts, next_at } = snapshot.context as CourierContext;
      const { review_id, url, payload, account_id } = parcel;
      const value = { webhook_id, review_id, url, payload, state: stateOf(snapshot), attempts, next_at };
      return [{ op: 'put', key: deliveryKey(account_id, webhook_id), value }];
    },
  };
}

const stateOf = ({ value }: AnyMachineSnapshot): string => String(value);

/** Derived, not drawn: after a crash the same webhook has the same id. */
function webhookId(key: string, { payload }: Deliver): string {
  return `msg_${createHash('sha256').update(`${key}\n${payload.event}`).digest('hex').slice(0, 32)}`;
}
