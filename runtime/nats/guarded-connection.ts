import type { NatsConnection } from 'nats';
import type { NatsAddress } from './address.ts';
import { connectNats } from './connection.ts';

/**
 * GuardedConnection: a second connection to the servers, for what strangers may send. On one connection everything arrives in
 * turn: behind sixty megabytes of a flood a review would wait for its own messages, or lose the connection with them.
 */
export class GuardedConnection {
  readonly #address: NatsAddress;
  #opened: Promise<NatsConnection> | undefined;

  constructor(address: NatsAddress) {
    this.#address = address;
  }

  /** Connects at the first call; rejects when the servers do not answer, and the next call tries again. */
  open(): Promise<NatsConnection> {
    const opened = this.#opened ?? connectNats(this.#address);
    this.#opened = opened;
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = undefined;
    });
    return opened;
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined);
    await opened?.close();
  }
}
