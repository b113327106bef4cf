import { type Deliver, formatSubject } from '../../protocols/index.ts';
import type { AskedActor } from '../../runtime/hosting/index.ts';
import { type DeliveryRecord, deliveryKeys } from './courier-behaviour.ts';

/** Redelivery of a webhook: the courier replies once it has begun. */
export const redeliveryActor = (account: string, webhook: string): AskedActor<Deliver, DeliveryRecord> => ({
  message: (body) => ({ subject: formatSubject({ kind: 'deliver', review: body.review_id }), body }),
  replyKeys: () => [deliveryKeys.delivery(account, webhook)],
  reply: (store, { again }) => {
    const record = store.get(deliveryKeys.delivery(account, webhook)) as DeliveryRecord | undefined;
    return record !== undefined && record.redeliveries >= (again?.number ?? 0) ? record : undefined;
  },
});
