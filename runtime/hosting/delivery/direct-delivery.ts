/**
 * DirectDelivery: messages that go from household to household without the journal. Owns their redelivery until they are handled,
 * and what happens to a message that cannot be sent.
 *
 * Invariants:
 *  1. A message is redelivered as long as its record is in the outbox; its receiver handles it once however often it comes.
 *  2. A message that cannot be sent is a dead letter, and its sender handles `crashed`.
 */
import type { AnyEventObject } from 'xstate';
import type { Delivery } from '../../bus/bus.ts';
import type { Key, Store } from '../../store/store.ts';
import { crashed } from '../arrival.ts';
import type { DeadLetterKeeper } from '../dead-letters/dead-letter-keeper.ts';
import type { IdentifiedMessage } from '../effects.ts';
import type { Ownership } from '../ownership.ts';
import type { RetryWhileOwned } from './retry-while-owned.ts';

/** A message as it comes to a host; its identity is the same however often it comes. */
export type IncomingMessage = Pick<Delivery, 'subject' | 'body' | 'id'>;

interface DirectDeliveryOptions {
  readonly store: Pick<Store, 'get' | 'range'>;
  readonly ownership: Pick<Ownership, 'owns' | 'commit'>;
  readonly attempts: RetryWhileOwned;
  readonly letters: DeadLetterKeeper;
  /** Delivers a message to the node that owns its receiver. Rejects when it could not. */
  readonly deliverDirectly: (message: IncomingMessage) => Promise<void>;
  /** Gives the sender an event until it is stored; the record goes in the same transaction. */
  readonly giveSender: (record: Key, event: AnyEventObject, id: string) => void;
}

export class DirectDelivery {
  readonly #options: DirectDeliveryOptions;

  constructor(options: DirectDeliveryOptions) {
    this.#options = options;
  }

  /** Until its receiver has it, or another node owns its sender. */
  deliverUntilHandled(message: IdentifiedMessage): void {
    const { store, attempts } = this.#options;
    const [, , sender] = message.record as readonly [string, string, string];
    attempts.try(sender, `delivery past the journal of ${message.id}`, async () => {
      if (store.get(message.record) !== undefined) await this.#deliverDirectly(message);
    });
  }

  /** Delivers once more what actors of this node have sent and nobody has handled yet; resolves to how many could not be delivered. */
  async redeliver(): Promise<number> {
    const { store, ownership } = this.#options;
    const outstanding = [...store.range(['outbox'])].flatMap(([record, value]) => {
      const message = { ...(value as Omit<IdentifiedMessage, 'record'>), record };
      const isOutstanding = message.isAwaited || message.isBrought;
      return isOutstanding && ownership.owns(String(record[2])) ? [message] : [];
    });
    const outcomes = await Promise.allSettled(outstanding.map((message) => this.#deliverDirectly(message)));
    return outcomes.filter(({ status }) => status === 'rejected').length;
  }

  /** Keeps a message that could not be sent, and tells its sender. */
  undeliverable({ subject, body, id, record }: IdentifiedMessage, error: unknown): void {
    const { attempts, letters, giveSender } = this.#options;
    const [, type, key] = record as readonly [string, string, string];
    const event = crashed(error);
    attempts.try(key, `dead letter for ${type}/${key}`, async () => {
      await letters.keep({ actor: `${type}/${key}`, id, event, unsent: { subject, body } }, error);
      giveSender(record, event, `${id}/crashed`);
    });
  }

  async #deliverDirectly({ subject, body, id, record }: IdentifiedMessage): Promise<void> {
    const { deliverDirectly, store, ownership } = this.#options;
    await deliverDirectly({ subject, body, id });
    // A stored actor removed its record when it handled the event, which the id tells; a derived actor's is still there.
    if (store.get(record) !== undefined) await ownership.commit(String(record[2]), [{ op: 'remove', key: record }]);
  }
}
