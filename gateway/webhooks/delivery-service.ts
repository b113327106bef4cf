/** DeliveryService: webhook deliveries as gateways see them, read from the records that couriers store. */
import { type DeliveryRecord, deliveryRecords, redeliveryActor } from '../../actors/courier/index.ts';
import type { Deliver } from '../../protocols/index.ts';
import { ActorClient, type RecordChanges } from '../../runtime/hosting/index.ts';
import type { Bus, Clock, Entropy, Key, Store } from '../../runtime/index.ts';
import { InvalidCursor } from '../reviews/review-service.ts';
import { type RotatedSecret, rotateSecret } from './signing-secrets.ts';

/** Attempts kept in the log of one delivery; the oldest are dropped first. */
const KEPT_ATTEMPTS = 40;

/** A courier begins within milliseconds; after this long (ms) its node is away. */
const TAKEN_UP_MS = 10_000;

export interface DeliveryServiceOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly changes: RecordChanges;
}

export interface DeliveryPage {
  readonly items: readonly DeliveryRecord[];
  readonly next: string | null;
}

export class DeliveryService {
  readonly #options: DeliveryServiceOptions;
  readonly #actors: ActorClient;

  constructor(options: DeliveryServiceOptions) {
    this.#options = options;
    this.#actors = new ActorClient(options);
  }

  /** Newest first. Throws InvalidCursor. */
  list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }): DeliveryPage {
    const after = cursor === undefined ? undefined : cursorKey(accountId, cursor);
    const range = this.#options.store.range(['delivery-listed', accountId], {
      reverse: true,
      limit: limit + 1,
      ...(after && { after }),
    });
    const entries = [...range];
    const last = entries[limit - 1];
    const items = entries.slice(0, limit).flatMap(([, id]) => this.find(accountId, id as string) ?? []);
    return { items, next: entries.length > limit && last !== undefined ? cursorOf(last[0]) : null };
  }

  find(accountId: string, webhookId: string): DeliveryRecord | undefined {
    return deliveryRecords.delivery.get(this.#options.store, accountId, webhookId);
  }

  /** Delivers again what is over; resolves when the courier has taken it up. Undefined when there is no such webhook. */
  async redeliver(accountId: string, webhookId: string): Promise<DeliveryRecord | undefined> {
    const found = this.find(accountId, webhookId);
    if (found === undefined || found.state === 'posting' || found.state === 'waiting') return found;
    const number = found.redeliveries + 1;
    const { review_id, url, payload, attempts } = found;
    const again = { number, earlier: attempts.slice(-KEPT_ATTEMPTS).map((attempt) => ({ ...attempt })) };
    const parcel: Deliver = { review_id, account_id: accountId, url, payload, again };
    const asked = { id: `redeliver/${webhookId}/${number}`, withinMs: TAKEN_UP_MS };
    return await this.#actors.ask(redeliveryActor(accountId, webhookId), parcel, asked);
  }

  rotateSecret(accountId: string): Promise<RotatedSecret> {
    const { store, entropy, clock } = this.#options;
    return rotateSecret(accountId, store, entropy, clock.now());
  }
}

const cursorOf = (key: Key): string => Buffer.from(JSON.stringify(key.slice(2))).toString('base64url');

function cursorKey(accountId: string, cursor: string): Key {
  try {
    const [at, id, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof at === 'number' && typeof id === 'string' && rest.length === 0) {
      return deliveryRecords.listed.key(accountId, at, id);
    }
  } catch {
    // Not even JSON: the same answer as for any other text that is not a cursor.
  }
  throw new InvalidCursor('The cursor is not one that this list has given.');
}
