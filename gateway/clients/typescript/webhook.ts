import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from './errors.ts';
import type { Webhook } from './interface.ts';
import { nodePlatform } from './platform.ts';

export interface WebhookCheck {
  /** `whsec_…`; several while a secret is being replaced. */
  readonly secret: string | readonly string[];
  /** As a Headers object, or as Node gives them. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it arrived, before any parsing. */
  readonly body: string | Uint8Array;
  /** How far the timestamp may be off, in seconds either way; default 300. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970-01-01 UTC; default the machine's clock. */
  readonly now?: number;
}

const TOLERANCE_SECONDS = 300;

/**
 * The webhook when its signature is right and it is not an old one sent again; throws WebhookRefused otherwise. As Standard
 * Webhooks has it: base64 of HMAC-SHA-256 over `id.timestamp.body`. A repetition has the same webhook-id: remember those
 * you have handled.
 */
export function verifyWebhook(check: WebhookCheck): Webhook & { readonly webhook_id: string } {
  const { secret, body, toleranceSeconds = TOLERANCE_SECONDS, now = nodePlatform.now() } = check;
  const id = headerOf(check.headers, 'webhook-id');
  const timestamp = headerOf(check.headers, 'webhook-timestamp');
  const signatures = headerOf(check.headers, 'webhook-signature').split(' ');
  if (!/^\d{1,15}$/.test(timestamp)) throw new WebhookRefused('webhook-timestamp is not a number of seconds');
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookRefused('webhook-timestamp is too far from now');
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
  const expected = [secret].flat().map((each) => digest(each as string, `${id}.${timestamp}.`, bytes));
  const given = signatures.filter((each) => each.startsWith('v1,')).map((each) => Buffer.from(each.slice(3), 'base64'));
  // Every pair is compared: the time tells neither which secret nor which signature was right.
  const right = expected.flatMap((mine) =>
    given.map((theirs) => theirs.length === mine.length && timingSafeEqual(theirs, mine)),
  );
  if (!right.includes(true)) throw new WebhookRefused('no webhook-signature is right');
  return { ...(JSON.parse(bytes.toString()) as Webhook), webhook_id: id };
}

function digest(secret: string, prefix: string, body: Uint8Array): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(prefix).update(body).digest();
}

function headerOf(headers: WebhookCheck['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefused(`${name} is missing`);
  return value;
}
