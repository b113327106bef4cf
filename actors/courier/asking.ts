import { type Deliver, formatSubject } from '../../protocols/index.ts';
import type { AskedActor } from '../../runtime/hosting/index.ts';
import { type DeliveryRecord, deliveryRecords } from './records.ts';

/** Redelivery of a webhook: the courier replies once it has begun. */
export const redeliveryActor = (account: string, webhook: string): AskedActor<Deliver, DeliveryRecord> => ({
  message: (body) => ({ subject: formatSubject({ kind: 'command', review: body.review_id, name: 'deliver' }), body }),
  replyKeys: () => [deliveryRecords.delivery.key(account, webhook)],
  reply: (store, { again }) => {
    const record = deliveryRecords.delivery.get(store, account, webhook);
    return record !== undefined && record.redeliveries >= (again?.number ?? 0) ? record : undefined;
  },
});
