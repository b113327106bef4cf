import type { DeliveryRecord } from '../../../actors/courier/index.ts';
import { type DeliveryBody, type DeliveryDetailBody, DeliveryListQuery } from '../../../protocols/index.ts';
import type { DeliveryService } from '../../webhooks/index.ts';
import { parse } from '../body/parameters.ts';
import { ApiError } from '../errors/api-error.ts';
import { type AccountContext, type Answer, type Handler, json } from '../request-context.ts';

const WEBHOOK_ID = /^msg_[0-9a-f]{32}$/;

/** One for all: an unknown, a malformed and another account's webhook must not be told apart. */
const NO_SUCH_WEBHOOK = new ApiError('NOT_FOUND');

/** Operations on the webhooks of the account that asks. */
export interface DeliveryHandlers {
  readonly list: Handler<AccountContext>;
  readonly get: Handler<AccountContext>;
  readonly redeliver: Handler<AccountContext>;
  readonly rotateSecret: Handler<AccountContext>;
}

export function deliveryHandlers(deliveries: DeliveryService): DeliveryHandlers {
  return {
    list: ({ account, query }) => {
      const { items, next } = deliveries.list(account.account_id, parse(DeliveryListQuery, query));
      return json({ items: items.map(listed), next_cursor: next });
    },
    get: ({ account, params }) => detail(deliveries.find(account.account_id, idOf(params))),
    redeliver: async ({ account, params }) => detail(await deliveries.redeliver(account.account_id, idOf(params))),
    rotateSecret: async ({ account }) => {
      const { secret, previousExpiresAt } = await deliveries.rotateSecret(account.account_id);
      return json({ secret, previous_expires_at: previousExpiresAt === null ? null : iso(previousExpiresAt) });
    },
  };
}

/** Throws NO_SUCH_WEBHOOK for what is not the id of a webhook. */
function idOf({ webhook_id }: AccountContext['params']): string {
  if (webhook_id === undefined || !WEBHOOK_ID.test(webhook_id)) throw NO_SUCH_WEBHOOK;
  return webhook_id;
}

function detail(record: DeliveryRecord | undefined): Answer {
  if (record === undefined) throw NO_SUCH_WEBHOOK;
  return json({ ...listed(record), payload: record.payload } satisfies DeliveryDetailBody);
}

const iso = (instant: number): string => new Date(instant).toISOString();

const listed = ({ webhook_id, review_id, url, payload, state, attempts, next_at }: DeliveryRecord): DeliveryBody => ({
  id: webhook_id,
  review_id,
  event: payload.event,
  url,
  state,
  attempts: attempts.map(({ at, status, error }) => ({ at: iso(at), status, error })),
  next_attempt_at: next_at === null ? null : iso(next_at),
});
