import { createHash } from 'node:crypto';
import { Deliver, PATTERNS, parseSubject, type WebhookBody } from '../../protocols/index.ts';
import type { Behaviour } from '../../runtime/hosting/index.ts';
import type { Key, Store } from '../../runtime/index.ts';
import { type CourierContext, courierMachine } from './courier-machine.ts';
import { post } from './post-activity.ts';
import { type DeliveryRecord, deliveryRecords } from './records.ts';

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
    activities: [post],
    patterns: [PATTERNS.deliver, PATTERNS.commands],
    delivered: [PATTERNS.commands],
    route: ({ subject, body }) => {
      const address = parseSubject(subject);
      const isRedelivery = address?.kind === 'command' && address.name === 'deliver';
      if (address?.kind !== 'deliver' && !isRedelivery) return [];
      const parcel = Deliver.parse(body);
      // A courier that is done stays done: each redelivery has its own courier.
      const key = courierKey(subjectOf(parcel), parcel.again?.number ?? 0);
      return [{ key, event: { type: 'deliver', parcel } }];
    },
    initialInput: (_key, event) =>
      event.type === 'deliver' ? { parcel: event.parcel, webhookId: webhookId(event.parcel), pauses } : undefined,
    records: (_key, snapshot) => {
      const { parcel, webhook_id, attempts, next_at } = snapshot.context as CourierContext;
      const { review_id, url, account_id, again } = parcel;
      const payload = parcel.payload as WebhookBody;
      const value: DeliveryRecord = {
        webhook_id,
        review_id,
        url,
        payload,
        state: String(snapshot.value) as DeliveryRecord['state'],
        attempts: [...(again?.earlier ?? []), ...attempts],
        next_at,
        redeliveries: again?.number ?? 0,
      };
      return [
        deliveryRecords.delivery.put(value, account_id, webhook_id),
        deliveryRecords.listed.put(webhook_id, account_id, instantOf(payload), webhook_id),
      ];
    },
  };
}

/** Derived, not drawn: after a crash the same webhook has the same id. */
const webhookId = (parcel: Deliver): string => idOf(parcel.review_id, eventOf(parcel));

/** Webhook events: one for each review and one for each of its revisions. */
function eventOf({ payload }: Deliver): string {
  const event = String(payload.event);
  return payload.revision === undefined ? event : `${event}/${Number(payload.revision)}`;
}

/** The subject of the webhook: the review, or one of its revisions. */
const subjectOf = ({ review_id, payload }: Deliver): string =>
  payload.revision === undefined ? review_id : `${review_id}.v${Number(payload.revision)}`;

const idOf = (review: string, event: string): string =>
  `msg_${createHash('sha256').update(`${review}\n${event}`).digest('hex').slice(0, 32)}`;

/** Key of the courier of the first delivery (0), or of the Nth redelivery. */
const courierKey = (subject: string, number: number): string => (number === 0 ? subject : `${subject}.${number}`);

/** The event's time; a delivery that has none counts as the oldest. */
const instantOf = (payload: WebhookBody): number => Date.parse(payload.timestamp) || 0;

/** Rows that the couriers of a review left: the log of its webhooks, and their snapshots. */
export function courierTraces(store: Store, account: string, review: string, revisions: readonly number[]): Key[] {
  const told = [
    { id: idOf(review, 'review.completed'), subject: review },
    { id: idOf(review, 'review.failed'), subject: review },
    ...revisions.map((number) => ({ id: idOf(review, `review.revised/${number}`), subject: `${review}.v${number}` })),
  ];
  return told.flatMap(({ id, subject }): Key[] => {
    const record = deliveryRecords.delivery.get(store, account, id);
    if (record === undefined) return [];
    const keys = Array.from({ length: record.redeliveries + 1 }, (_, number) => courierKey(subject, number));
    return [
      deliveryRecords.delivery.key(account, id),
      deliveryRecords.listed.key(account, instantOf(record.payload), id),
      ...keys.map((key) => ['actor', 'courier', key]),
    ];
  });
}
