import type { Fault } from './faulty-proxy.ts';

/** What a driver reads from its standard input, and what it writes: one object with a seen for each step, in order. */
export interface Step {
  readonly name: string;
  readonly do:
    | 'review'
    | 'submit'
    | 'upload'
    | 'status'
    | 'results'
    | 'download'
    | 'list'
    | 'cancel'
    | 'keys'
    | 'create-key'
    | 'regenerate-key'
    | 'revoke-key'
    | 'delivery'
    | 'redeliver'
    | 'rotate-secret';
  /** Under which name the review or the key is remembered. */
  readonly as?: string;
  /** Name of an earlier review; or an id as it is. */
  readonly review?: string;
  readonly id?: string;
  readonly preset?: string;
  readonly title?: string;
  readonly document?: 'long' | 'huge';
  readonly idempotency_key?: string;
  readonly artifact?: string;
  readonly has?: readonly string[];
  /** The client's key: a wrong one, or one made before. */
  readonly key?: string;
  /** Name of a key made before, which the step is about. */
  readonly of?: string;
  readonly grace_hours?: number;
  /** The review calls the webhook. */
  readonly hook?: true;
  readonly via?: Fault;
}

export interface SignedWebhook {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
}

export interface Task {
  readonly urls: Readonly<Record<'plain' | Fault, string>>;
  readonly keys: Readonly<Record<'right' | 'wrong', string>>;
  /** A receiver of webhooks. */
  readonly hook: string;
  /** Files with the texts. */
  readonly documents: Readonly<Record<'plain' | 'long' | 'huge', string>>;
  /** Empty, for downloads. */
  readonly directory: string;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly webhooks: readonly SignedWebhook[];
}

export type Seen = Record<string, unknown>;

export interface Report {
  readonly seen: readonly Seen[];
  readonly webhooks: readonly string[];
  /** Everything the driver can make its client and its errors print. */
  readonly printed: string;
}
