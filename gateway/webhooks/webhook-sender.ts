import { lookup } from 'node:dns';
import { type Deliver, WEBHOOK_ANSWER_MS } from '../../protocols/index.ts';
import { ActivityFailure, type ActivityHandler, TerminalError } from '../../runtime/hosting/index.ts';
import type { Clock, Entropy, Store } from '../../runtime/index.ts';
import { publicClient } from './public-client.ts';
import { NO_ADDRESS, NoPublicAddress } from './public-lookup.ts';
import { sign } from './signature.ts';
import { signingSecrets } from './signing-secrets.ts';
import { refuseWebhookUrl } from './target-policy.ts';

export interface WebhookSenderOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly allowLoopback: boolean;
  /** Milliseconds a receiver has to answer; default ten seconds. */
  readonly answerMs?: number;
  /** Looks names up; the system's resolver unless told otherwise. */
  readonly resolve?: typeof lookup;
  /** The `traceparent` of a courier's post, where traces are exported. */
  readonly traceparent?: ((review: string, courier: string) => string | undefined) | undefined;
  /** Called after every attempt: forbidden target, no answer, an answer other than 2xx, or delivered. */
  readonly onOutcome?: (outcome: 'forbidden' | 'unreachable' | 'refused' | 'delivered') => void;
}

/**
 * Posts one webhook once. Fails unless a 2xx comes within ten seconds; redirects are not followed; only public addresses
 * are called, judged when the connection is made, since a name can resolve to another one than it did at submission.
 */
export function webhookSender(options: WebhookSenderOptions): ActivityHandler {
  const post = webhookPost(options);
  return (input, { signal, key }) => {
    const posted = input as PostedWebhook;
    return post({ ...posted, traceparent: options.traceparent?.(posted.parcel.review_id, key) }, signal);
  };
}

/** A parcel under the id that its receiver knows it by. */
interface PostedWebhook {
  readonly parcel: Deliver;
  readonly webhook_id: string;
  readonly traceparent?: string | undefined;
}

/** Posts it; gives the receiver's status, or fails as the activity does. */
export type WebhookPost = (posted: PostedWebhook, signal: AbortSignal) => Promise<{ readonly status: number }>;

/** The same outside an actor: for a test delivery that a person asks for. */
export function webhookPost(options: WebhookSenderOptions): WebhookPost {
  const { store, clock, entropy, allowLoopback, answerMs = WEBHOOK_ANSWER_MS, resolve = lookup, onOutcome } = options;
  const client = publicClient(resolve, allowLoopback);
  return async ({ parcel, webhook_id, traceparent }, signal) => {
    const refused = refuseWebhookUrl(parcel.url, allowLoopback);
    if (refused !== undefined) {
      onOutcome?.('forbidden');
      throw new TerminalError(`webhook_url ${refused}`);
    }
    const now = clock.now();
    const secrets = await signingSecrets(parcel.account_id, store, entropy, now);
    const timestamp = Math.floor(now / 1000);
    const body = JSON.stringify(parcel.payload);
    const { request, dispatcher } = await client();
    const { statusCode, body: answer } = await request(parcel.url, {
      method: 'POST',
      dispatcher,
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Conclave-Webhook/1',
        'webhook-id': webhook_id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': secrets.map((secret) => sign(secret, webhook_id, timestamp, body)).join(' '),
        ...(traceparent !== undefined && { traceparent }),
      },
      body,
    }).catch((error: unknown) => {
      onOutcome?.('unreachable');
      throw new Error(explainFailure(error, answerMs), { cause: error });
    });
    // The body is never read, so a receiver that sends without end is cut off.
    answer.on('error', () => {}).destroy();
    const isAccepted = statusCode >= 200 && statusCode <= 299;
    onOutcome?.(isAccepted ? 'delivered' : 'refused');
    if (!isAccepted) {
      const failure = { code: 'refused', details: { status: statusCode } };
      throw new ActivityFailure(`the receiver answered ${statusCode}`, failure);
    }
    return { status: statusCode };
  };
}

/** Why nobody answered, for the delivery log its account reads: without addresses, which could be of our own network. */
function explainFailure(error: unknown, answerMs: number): string {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return `the receiver did not answer within ${answerMs / 1_000} seconds`;
  if (error instanceof NoPublicAddress || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return NO_ADDRESS;
  if (code === 'ECONNREFUSED') return 'the receiver refused the connection';
  return `the receiver did not answer: ${code ?? name}`;
}
