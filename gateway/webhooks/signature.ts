import { createHmac } from 'node:crypto';

/**
 * Signature of a webhook as Standard Webhooks defines it (https://www.standardwebhooks.com): base64 of HMAC-SHA-256 over
 * `id.timestamp.body`, keyed with the bytes after `whsec_`.
 *
 * @param timestamp seconds since 1970-01-01 UTC
 */
export function sign(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
