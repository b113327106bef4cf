import { randomUUID } from 'node:crypto';
import { administer } from '../service/administer.ts';
import { reviewWithoutDocument } from './lost-document.ts';
import { SlowReceiver } from './slow-receiver.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body when it is a JSON object; empty otherwise. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Account {
  readonly id: string;
  readonly key: string;
  readonly webhookSecret: string;
}

export interface CallOptions {
  readonly method?: string;
  /** Null sends none. */
  readonly key?: string | null;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** A 429 is what is wanted: it is not waited away. */
  readonly wantsRefusal?: boolean;
}

export type Tier = 'business' | 'enterprise';

/** An agreement with a few faults, so that a review of it finds something. */
const TEXT = `SERVICES AGREEMENT

1. Services. The Supplier shall perform the services promptly and in a timely manner.
2. Fees. The Customer shall pay each invoice within ninety (60) days of receipt.
3. Liability. The Supplier is liable for all direct and indirect loss that the Customer suffers.
4. Term. This Agreement may be ended at once as set out in clause 14.2.
`;

const NEEDS_LOOPBACK = 'needs CONCLAVE_WEBHOOK_ALLOW_LOOPBACK=on, to receive one on this machine';

const FINAL = ['completed', 'failed', 'cancelled'];
const POLL_MS = 500;
/** Looks at a review before it is given up: two minutes. */
const LOOKS = 240;
/** How often a busy service is called again. */
const RETRIES = 10;
/** How often an administrator asks who gets no answer. */
const TRIES = 3;

/** The running service, and what several rules want to see of it, fetched once. */
export class Target {
  readonly url: string;
  readonly key: string;
  readonly #home: string | undefined;
  /** Every pause of the webhooks is waited for, 36 minutes in all; otherwise only the first. */
  readonly isPatient: boolean;
  #withoutAccount = '';
  readonly #remembered = new Map<string, Promise<unknown>>();

  /** `home`: data directory of the service, for `npm run admin`; the environment's when undefined. */
  constructor(url: string, key: string, { home, isPatient = false }: { home?: string; isPatient?: boolean } = {}) {
    this.url = url.replace(/\/$/, '');
    this.key = key;
    this.#home = home;
    this.isPatient = isPatient;
  }

  async call(path: string, options: CallOptions = {}, retries = RETRIES): Promise<Answer> {
    const { method = 'GET', key = this.key, body, form, headers = {}, wantsRefusal = false } = options;
    const sent = body === undefined ? form : typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    // A busy service asks to come again; under the submission's key nothing is done twice.
    if ((response.status === 429 || response.status === 503) && !wantsRefusal) {
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      if (seconds > 60) throw new Error('the monthly limit of this account is used up');
      if (retries === 0) throw new Error(`the service is busy: ${response.status}`);
      await pause(seconds * 1000);
      return this.call(path, options, retries - 1);
    }
    return { status: response.status, headers: response.headers, bytes, body: parse(bytes) };
  }

  submit(fields: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}): Promise<Answer> {
    const body = { document_text: TEXT, document_title: 'Conformance', preset: 'quick', ...fields };
    const headers = { 'idempotency-key': randomUUID(), ...options.headers };
    return this.call('/api/review/text-review', { method: 'POST', ...options, headers, body });
  }

  /** The last status of a review, and every status it was seen in. */
  async finish(
    id: string,
    key = this.key,
  ): Promise<{ readonly body: Answer['body']; readonly seen: readonly string[] }> {
    const seen = new Set<string>();
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const { status, body } = await this.call(`/api/review/${id}/status`, { key });
      if (status !== 200) throw new Error(`its status answers ${status} ${body.error_code}`);
      seen.add(String(body.status));
      if (FINAL.includes(String(body.status))) return { body, seen: [...seen] };
      await pause(POLL_MS);
    }
    throw new Error(`the review ${id} is not over`);
  }

  /** A quick review, submitted once for all rules and waited for. */
  review(): Promise<{ readonly submitted: Answer; readonly id: string; readonly over: Answer['body'] }> {
    return this.#once('review', async () => {
      const submitted = await this.submit();
      const id = String(submitted.body.review_id);
      return { submitted, id, over: (await this.finish(id)).body };
    });
  }

  results(): Promise<Answer> {
    return this.#once('results', async () => this.call(`/api/review/${(await this.review()).id}/results`));
  }

  /** An account made by `npm run admin`, the same for all rules of one purpose; undefined when that does not reach the service. */
  account(tier: Tier, purpose = 'calls'): Promise<Account | undefined> {
    return this.#once(`${tier} for ${purpose}`, () => this.newAccount(tier));
  }

  async newAccount(tier: Tier): Promise<Account | undefined> {
    if (this.#withoutAccount !== '') return undefined;
    try {
      const made = await this.administer('accounts', 'create', '--name', 'Conformance', '--tier', tier);
      const { account, key, webhook_secret } = made as {
        account: { account_id: string };
        key: string;
        webhook_secret: string;
      };
      // The administration may reach another service than the one under this address.
      const { status } = await this.call('/api/review?limit=1', { key });
      if (status === 200) return { id: account.account_id, key, webhookSecret: webhook_secret };
      this.#withoutAccount = 'npm run admin reaches another service';
    } catch (error) {
      this.#withoutAccount = String(error instanceof Error ? error.message : error).trim();
    }
    return undefined;
  }

  /** What a rule says when it has no account of its own. */
  get needsAccount(): string {
    return `needs an account of its own: ${this.#withoutAccount.split('\n').at(-1)}`;
  }

  administer(...args: readonly string[]): Promise<unknown> {
    return administer(args, this.#home);
  }

  /** What `npm run admin` shows. Asked again when nobody answers in time: a busy machine is no difference. */
  async look(...args: readonly string[]): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.administer(...args);
      } catch (error) {
        if (tries === TRIES) throw error;
        await pause(POLL_MS);
      }
    }
  }

  /** What came to the receiver for a Business account's review; a sentence when webhooks cannot be tried. */
  webhooks(): Promise<WebhookReceiver | string> {
    return this.#once('webhooks', async () => {
      const account = await this.account('business');
      if (account === undefined) return this.needsAccount;
      const receiver = await WebhookReceiver.start();
      const { status, body } = await this.submit({ webhook_url: receiver.url }, { key: account.key });
      if (status !== 200) {
        await receiver.stop();
        return NEEDS_LOOPBACK;
      }
      receiver.reviewId = String(body.review_id);
      await this.finish(receiver.reviewId, account.key);
      await receiver.delivered;
      await receiver.stop();
      return receiver;
    });
  }

  /** What came to the receiver for a review that failed; a sentence when that cannot be tried. */
  failure(): Promise<WebhookReceiver | string> {
    return this.#once('failure', async () => {
      const account = await this.account('business');
      if (account === undefined) return this.needsAccount;
      if (typeof (await this.webhooks()) === 'string') return NEEDS_LOOPBACK;
      const receiver = await WebhookReceiver.start();
      const id = await reviewWithoutDocument(account.id, receiver.url, this.#home);
      if (id === undefined) {
        await receiver.stop();
        return 'needs the message server of the service';
      }
      receiver.reviewId = id;
      await receiver.delivered;
      await receiver.stop();
      return receiver;
    });
  }

  /** A webhook whose receiver never answers the first time and refuses it then: the receiver, and the delivery's id. */
  slowDelivery(): Promise<{ readonly receiver: SlowReceiver; readonly id: string } | string> {
    return this.#once('slow delivery', async () => {
      const account = await this.account('business');
      if (account === undefined) return this.needsAccount;
      const receiver = await SlowReceiver.start();
      const { status, body } = await this.submit({ webhook_url: receiver.url }, { key: account.key });
      if (status !== 200) {
        await receiver.stop();
        return NEEDS_LOOPBACK;
      }
      await this.finish(String(body.review_id), account.key);
      await receiver.came(1);
      const list = await this.call('/api/webhooks/deliveries?limit=100', { key: account.key });
      const items = list.body.items as { id: string; review_id: string }[];
      return { receiver, id: items.find(({ review_id }) => review_id === body.review_id)?.id ?? '' };
    });
  }

  #once<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#remembered.get(name) ?? make();
    this.#remembered.set(name, known);
    return known as Promise<Value>;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function parse(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
