/** JournalReader: the messages of a review as the journal has them, a page at a time. It never acknowledges and keeps nothing. */
import { AckPolicy, type ConsumerConfig, DeliverPolicy, type JsMsg, type NatsConnection, nanos } from 'nats';
import { PATTERNS } from '../../protocols/index.ts';
import { connectTo } from './connection.ts';

export interface JournaledMessage {
  /** Place in the journal. */
  readonly sequence: number;
  /** When the journal took it; milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly subject: string;
  /** The sender, taken from the message's id. */
  readonly from: string;
  readonly bytes: number;
}

export interface JournalPage {
  readonly messages: readonly JournaledMessage[];
  /** How many there were from where the page begins on. */
  readonly total: number;
}

export interface WholeMessage extends JournaledMessage {
  /** Its body as it was sent. */
  readonly text: string;
}

const STREAM = 'CONCLAVE';

/** A page that nobody waits for longer (ms). */
const WITHIN_MS = 2_000;

/** The server forgets a consumer nobody reads from (ms). */
const FORGET_MS = 5_000;

export class JournalReader {
  readonly #servers: string;
  #connection: Promise<NatsConnection> | undefined;

  /** @param servers connected to when somebody asks first */
  constructor(servers: string) {
    this.#servers = servers;
  }

  /** Messages of the review, oldest first, without bodies. Rejects when the journal does not answer or does not let us. */
  async page(review: string, after: number, limit: number): Promise<JournalPage> {
    const { found, total } = await this.#read(review, after + 1, limit, true);
    const messages = found.map((message) => ({ ...placeOf(message, review), bytes: sizeOf(message) }));
    return { messages, total };
  }

  /** One message with its body; undefined when the review has none at this place, or no more. Rejects as `page` does. */
  async message(review: string, sequence: number): Promise<WholeMessage | undefined> {
    const [message] = (await this.#read(review, sequence, 1, false)).found;
    return message?.seq === sequence ? wholeOf(message, review) : undefined;
  }

  /** All messages of the review with their bodies, oldest first, up to the limit. Rejects as `page` does. */
  async whole(review: string, limit: number): Promise<readonly WholeMessage[]> {
    const { found } = await this.#read(review, 1, limit, false);
    return found.map((message) => wholeOf(message, review));
  }

  async #read(review: string, from: number, limit: number, headersOnly: boolean) {
    const connection = await this.#connect();
    const manager = await connection.jetstreamManager({ checkAPI: false });
    const config: Partial<ConsumerConfig> = {
      filter_subject: PATTERNS.everythingOf(review),
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: Math.max(1, from),
      ack_policy: AckPolicy.None,
      headers_only: headersOnly,
      inactive_threshold: nanos(FORGET_MS),
      mem_storage: true,
    };
    const { name, num_pending: total } = await manager.consumers.add(STREAM, config);
    const wanted = Math.min(limit, total);
    const found: JsMsg[] = [];
    if (wanted === 0) return { found, total };
    const consumer = await connection.jetstream({ checkAPI: false }).consumers.get(STREAM, name);
    const arriving = await consumer.fetch({ max_messages: wanted, expires: WITHIN_MS });
    for await (const message of arriving) found.push(message);
    return { found, total };
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => undefined);
    await connection?.close();
  }

  #connect(): Promise<NatsConnection> {
    this.#connection ??= connectTo(this.#servers, { maxReconnectAttempts: -1, name: 'conclave-pages' });
    this.#connection.catch(() => {
      this.#connection = undefined;
    });
    return this.#connection;
  }
}

const placeOf = ({ seq, subject, info, headers }: JsMsg, review: string): Omit<JournaledMessage, 'bytes'> => ({
  sequence: seq,
  at: Math.floor(info.timestampNanos / 1e6),
  subject,
  from: senderOf(headers?.get('Nats-Msg-Id') ?? '', review),
});

const wholeOf = (message: JsMsg, review: string): WholeMessage => ({
  ...placeOf(message, review),
  bytes: message.data.length,
  text: message.string(),
});

/** As the server tells it in place of the body. */
const sizeOf = ({ headers }: JsMsg): number => Number(headers?.get('Nats-Msg-Size') ?? 0);

/** Identities are `<type>/<key>#<number>`, and those of experts `<what made them>><key>#<number>`. */
function senderOf(id: string, review: string): string {
  const sender = id.slice(id.lastIndexOf('>') + 1).replace(/#\d+$/, '');
  if (sender.startsWith(`${review}.`)) return `expert ${sender.slice(review.length + 1)}`;
  return sender.replace(`/${review}`, '');
}
