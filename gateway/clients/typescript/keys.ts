import type { CallOptions } from './interface.ts';
import { Secret } from './secret.ts';
import type { Transport } from './transport.ts';

/** A key's record, without the key itself. Times are ISO 8601, UTC. */
export interface Key {
  readonly id: string;
  readonly name: string;
  readonly last_four: string;
  /** When the present secret was made. */
  readonly created_at: string;
  /** The secret before the last regeneration, while it still works. */
  readonly previous: { readonly last_four: string; readonly expires_at: string } | null;
}

export interface NewKey extends Key {
  readonly key: Secret;
}

export interface KeyList {
  readonly items: readonly Key[];
  /** Keys the account may hold. */
  readonly limit: number;
}

/** The keys of the account whose key the client has. */
export class Keys {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list({ signal }: CallOptions = {}): Promise<KeyList> {
    return this.#transport.json({ path: '/api/keys', signal });
  }

  /** One more key; KEY_LIMIT (409) when the tier allows none. Not tried again when its answer is lost. */
  create({ name, signal }: CallOptions & { readonly name?: string } = {}): Promise<NewKey> {
    return this.#made('/api/keys', { name }, signal);
  }

  /**
   * A new secret for a key. The old one is dead at once, or after `graceHours` (0..24). Not tried again when its answer is
   * lost: regenerate once more then.
   */
  regenerate(id: string, { graceHours, signal }: CallOptions & { readonly graceHours?: number } = {}): Promise<NewKey> {
    return this.#made(`${path(id)}/regenerate`, { grace_hours: graceHours }, signal);
  }

  /** The key is dead from then on, also the one the client has. NOT_FOUND (404) when it was so before. */
  async revoke(id: string, { signal }: CallOptions = {}): Promise<void> {
    await this.#transport.json({ method: 'DELETE', path: path(id), signal });
  }

  async #made(path: string, fields: object, signal: AbortSignal | undefined): Promise<NewKey> {
    const made = await this.#transport.json<Key & { readonly key: string }>({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal,
      isOnce: true,
    });
    return { ...made, key: new Secret(made.key) };
  }
}

const path = (id: string): string => `/api/keys/${encodeURIComponent(id)}`;
