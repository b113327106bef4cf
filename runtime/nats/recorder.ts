import { headers, type NatsConnection } from 'nats';
import type { RecordedMessage } from '../bus/bus.ts';
import { checkId, checkSubject } from '../bus/pattern.ts';
import { SharedEncoder } from '../bus/shared-encoder.ts';
import { MessageTooLarge } from '../errors.ts';
import type { NatsAppender } from './appender.ts';

/** Marks a message that its receivers handled when it was sent: consumers acknowledge it unread. */
export const HANDLED_HEADER = 'Conclave-Handled';

const ID_HEADER = 'Nats-Msg-Id';

/** By the message's subject. */
export type TraceparentOf = (subject: string) => string | undefined;

/**
 * Records messages that were handled already. All but the last go out without waiting: the server takes the messages of
 * one connection in order, so its answer to the last one confirms those before it.
 */
export class NatsRecorder {
  readonly #connection: NatsConnection;
  readonly #appender: NatsAppender;

  readonly #traceparent: TraceparentOf;

  /** @param traceparent of a message that others act on, where traces are exported */
  constructor(connection: NatsConnection, appender: NatsAppender, traceparent: TraceparentOf = () => undefined) {
    this.#connection = connection;
    this.#appender = appender;
    this.#traceparent = traceparent;
  }

  /** @param isAway whether the server is away: what is sent then would pile up in the client */
  async record(messages: readonly RecordedMessage[], maxBytes: number, isAway: () => boolean): Promise<void> {
    const encoder = new SharedEncoder();
    const encoded = messages.map(({ subject, body, id }) => ({
      subject: checkSubject(subject),
      id: checkId(id),
      data: encoder.encode(body),
    }));
    const fitting = encoded.filter(({ data }) => data.length <= maxBytes);
    await this.#send(fitting, isAway);
    // One message that is too large keeps no other from being recorded.
    const tooLarge = encoded.find(({ data }) => data.length > maxBytes);
    if (tooLarge) throw new MessageTooLarge(tooLarge.data.length, maxBytes);
  }

  async #send(encoded: readonly Encoded[], isAway: () => boolean): Promise<void> {
    const last = encoded.at(-1);
    if (last === undefined) return;
    const before = encoded.slice(0, -1);
    const sendBefore = (): boolean => {
      if (isAway()) return false;
      for (const each of before) this.#connection.publish(each.subject, each.data, { headers: this.#handled(each) });
      return true;
    };
    await this.#appender.append(last.subject, last.data, last.id, { lines: this.#handled(last), before: sendBefore });
  }

  #handled({ id, subject }: Encoded): ReturnType<typeof headers> {
    const lines = headers();
    // Appended, since setting looks for what there is to replace.
    lines.append(ID_HEADER, id);
    lines.append(HANDLED_HEADER, '1');
    const traceparent = this.#traceparent(subject);
    if (traceparent !== undefined) lines.set('traceparent', traceparent);
    return lines;
  }
}

interface Encoded {
  readonly subject: string;
  readonly id: string;
  /** JSON as UTF-8. */
  readonly data: Uint8Array;
}
