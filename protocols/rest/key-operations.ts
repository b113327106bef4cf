import { KeyListBody, NewKeyBody, NewKeyRequest, RegenerateKeyRequest, RevokedKeyBody } from './key.ts';
import type { Operation } from './operation.ts';

const BODY_ERRORS = [
  'INVALID_PARAMETERS',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_TIMEOUT',
] as const;

/** Keys of the account that asks. */
export const KEY_OPERATIONS = {
  listKeys: {
    method: 'GET',
    path: '/api/keys',
    tag: 'Keys',
    summary: 'List keys',
    description: 'The active keys of the account. Of a key only the last four characters are known.',
    access: 'key',
    answer: { description: 'Every active key.', content: { 'application/json': KeyListBody } },
    errors: [],
  },
  createKey: {
    method: 'POST',
    path: '/api/keys',
    tag: 'Keys',
    summary: 'Make a key',
    description: 'Makes one more key, if the tier allows: 5 on Business, 20 on Enterprise. It is shown once.',
    access: 'key',
    body: { type: 'application/json', schema: NewKeyRequest, isOptional: true },
    answer: { description: 'The key.', content: { 'application/json': NewKeyBody } },
    errors: [...BODY_ERRORS, 'KEY_LIMIT'],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/keys/{key_id}',
    tag: 'Keys',
    summary: 'Revoke a key',
    description: 'The key is dead from then on; also the one this request is made with.',
    access: 'key',
    answer: { description: 'It is revoked.', content: { 'application/json': RevokedKeyBody } },
    errors: ['NOT_FOUND'],
  },
  regenerateKey: {
    method: 'POST',
    path: '/api/keys/{key_id}/regenerate',
    tag: 'Keys',
    summary: 'Regenerate a key',
    description:
      'A new secret under the same id and name, shown once. The old one is dead at once, or goes on working for `grace_hours` so that servers can be changed one by one. Regenerating again ends an earlier grace.',
    access: 'key',
    body: { type: 'application/json', schema: RegenerateKeyRequest, isOptional: true },
    answer: { description: 'The key with its new secret.', content: { 'application/json': NewKeyBody } },
    errors: [...BODY_ERRORS, 'NOT_FOUND'],
  },
} as const satisfies Record<string, Operation>;
