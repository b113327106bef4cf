/** Everything that couriers store for readers: the delivery log of each account. */
import { z } from 'zod';
import type { WebhookBody } from '../../protocols/index.ts';
import { table } from '../../runtime/index.ts';
import type { Attempt } from './courier-machine.ts';

/** One webhook as its log shows it. */
export interface DeliveryRecord {
  readonly webhook_id: string;
  readonly review_id: string;
  readonly url: string;
  readonly payload: WebhookBody;
  readonly state: 'posting' | 'waiting' | 'delivered' | 'exhausted';
  readonly attempts: readonly Attempt[];
  readonly next_at: number | null;
  /** Redeliveries so far. */
  readonly redeliveries: number;
}

const Delivery = z.strictObject({
  webhook_id: z.string(),
  review_id: z.string(),
  url: z.string(),
  payload: z.custom<WebhookBody>((value) => typeof value === 'object' && value !== null),
  state: z.enum(['posting', 'waiting', 'delivered', 'exhausted']),
  attempts: z.array(z.strictObject({ at: z.number(), status: z.number().nullable(), error: z.string().nullable() })),
  next_at: z.number().nullable(),
  redeliveries: z.int().min(0),
});

export const deliveryRecords = {
  delivery: table(
    'delivery',
    (account: string, webhookId: string) => [account, webhookId],
    Delivery as z.ZodType<DeliveryRecord>,
    { isAnnounced: true },
  ),
  /** Webhook ids by the instant of the event; newest first when read in reverse. */
  listed: table(
    'delivery-listed',
    (account: string, at: number, webhookId: string) => [account, at, webhookId],
    z.string(),
  ),
} as const;
