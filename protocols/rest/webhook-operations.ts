import { DeliveryDetailBody, DeliveryListBody, DeliveryListQuery, RotatedSecretBody } from './delivery.ts';
import type { Operation } from './operation.ts';

/** Webhooks of the account that asks. */
export const WEBHOOK_OPERATIONS = {
  listDeliveries: {
    method: 'GET',
    path: '/api/webhooks/deliveries',
    tag: 'Webhooks',
    summary: 'List deliveries',
    description: 'The webhooks of the account with every attempt to deliver them, newest first, page by page.',
    access: 'key',
    query: DeliveryListQuery,
    answer: { description: 'One page.', content: { 'application/json': DeliveryListBody } },
    errors: ['INVALID_PARAMETERS'],
  },
  getDelivery: {
    method: 'GET',
    path: '/api/webhooks/deliveries/{webhook_id}',
    tag: 'Webhooks',
    summary: 'One delivery',
    description: 'One webhook with what is posted and every attempt.',
    access: 'key',
    answer: { description: 'The delivery.', content: { 'application/json': DeliveryDetailBody } },
    errors: ['NOT_FOUND'],
  },
  redeliver: {
    method: 'POST',
    path: '/api/webhooks/deliveries/{webhook_id}/redeliver',
    tag: 'Webhooks',
    summary: 'Deliver again',
    description:
      'Posts the webhook again under the same id, with the whole schedule of attempts before it. A delivery that is still under way stays as it is: its next attempt comes by itself.',
    access: 'key',
    answer: { description: 'The delivery now.', content: { 'application/json': DeliveryDetailBody } },
    errors: ['NOT_FOUND'],
  },
  rotateSecret: {
    method: 'POST',
    path: '/api/webhooks/secret/rotate',
    tag: 'Webhooks',
    summary: 'Rotate the signing secret',
    description:
      'A new secret for signatures, shown once. For a day every webhook carries two signatures, by the new secret and the one before it, so that receivers can be changed without a gap.',
    access: 'key',
    answer: { description: 'The new secret.', content: { 'application/json': RotatedSecretBody } },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
