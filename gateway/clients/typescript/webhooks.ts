import type { CallOptions, Webhook } from './interface.ts';
import { Secret } from './secret.ts';
import type { Transport } from './transport.ts';

/** A webhook and every attempt to deliver it. Times are ISO 8601, UTC. */
export interface Delivery {
  /** The `webhook-id` of every attempt. */
  readonly id: string;
  readonly review_id: string;
  readonly event: 'review.completed' | 'review.failed' | 'review.revised';
  readonly url: string;
  /** The last two are final. */
  readonly state: 'posting' | 'waiting' | 'delivered' | 'exhausted';
  /** Oldest first. */
  readonly attempts: readonly {
    readonly at: string;
    /** Of the receiver; null when it did not answer. */
    readonly status: number | null;
    /** null when the attempt was accepted. */
    readonly error: string | null;
  }[];
  readonly next_attempt_at: string | null;
}

export interface DeliveryDetail extends Delivery {
  /** What is posted. */
  readonly payload: Webhook;
}

export interface DeliveryPage {
  readonly items: readonly Delivery[];
  readonly next_cursor: string | null;
}

export interface RotatedSecret {
  readonly secret: Secret;
  /** Until then webhooks are signed with the old one too; null when there was none. */
  readonly previous_expires_at: string | null;
}

export interface DeliveryListQuery {
  /** Entries a page, 1..100. */
  readonly limit?: number;
}

/** The webhooks of the account: their delivery log, and the secret they are signed with. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  page(
    query: DeliveryListQuery & { readonly cursor?: string } = {},
    { signal }: CallOptions = {},
  ): Promise<DeliveryPage> {
    return this.#transport.json({ path: DELIVERIES, query: { ...query }, signal });
  }

  /** All deliveries, newest first; pages are fetched when they are needed. */
  async *list(query: DeliveryListQuery = {}, options: CallOptions = {}): AsyncGenerator<Delivery, void> {
    let cursor: string | null = null;
    do {
      const page: DeliveryPage = await this.page({ ...query, ...(cursor !== null && { cursor }) }, options);
      yield* page.items;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  get(id: string, { signal }: CallOptions = {}): Promise<DeliveryDetail> {
    return this.#transport.json({ path: path(id), signal });
  }

  /** Posts the webhook again under the same id; one that is still under way stays as it is. */
  redeliver(id: string, { signal }: CallOptions = {}): Promise<DeliveryDetail> {
    return this.#transport.json({ method: 'POST', path: `${path(id)}/redeliver`, signal });
  }

  /** A new signing secret; for a day webhooks carry a signature by the old one too. Not tried again when its answer is lost. */
  async rotateSecret({ signal }: CallOptions = {}): Promise<RotatedSecret> {
    const rotated = await this.#transport.json<{ secret: string; previous_expires_at: string | null }>({
      method: 'POST',
      path: '/api/webhooks/secret/rotate',
      signal,
      isOnce: true,
    });
    return { ...rotated, secret: new Secret(rotated.secret) };
  }
}

const DELIVERIES = '/api/webhooks/deliveries';
const path = (id: string): string => `${DELIVERIES}/${encodeURIComponent(id)}`;
