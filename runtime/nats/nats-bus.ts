import { Events, headers, type JetStreamManager, type Msg, type NatsConnection } from 'nats';
import { inBackground } from '../background.ts';
import { checkSize, encodeBody } from '../bus/body.ts';
import type { Accepts, Appended, Bus, Delivery, Message, RecordedMessage, Subscription } from '../bus/bus.ts';
import { anyMatcher, checkId, checkName, checkPattern, checkSubject, coveringPattern, isId } from '../bus/pattern.ts';
import { RecentIds } from '../bus/recent-ids.ts';
import { callSubscriber } from '../bus/subscriber-callback.ts';
import { BusClosed, JournalRefused } from '../errors.ts';
import { type Logger, silentLogger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { parseAddress } from './address.ts';
import { NatsAppender } from './appender.ts';
import { connectNats } from './connection.ts';
import { NatsConsumer } from './consumer.ts';
import { GuardedConnection } from './guarded-connection.ts';
import { inboxOf, isInbox } from './inbox.ts';
import { type JournalState, journalState } from './journal-state.ts';
import { NatsRecorder, type TraceparentOf } from './recorder.ts';
import { ensureStream, type StreamOptions } from './stream.ts';

export interface NatsBusOptions {
  /** As parseAddress reads it. */
  readonly servers: string;
  readonly journal: StreamOptions;
  readonly clock: Clock;
  readonly log?: Logger;
  /** A delivery not settled within this time is redelivered; default 5,000 ms, so that a crash costs no more. */
  readonly ackWaitMs?: number;
  /** Unsettled deliveries of one consumer; default 2,000. */
  readonly maxUnsettled?: number;
  /** The traceparent of a recorded message, by its subject, for the process that answers it. */
  readonly traceparent?: TraceparentOf | undefined;
  /** How long `connect` waits for the server and its journal; default 15,000 ms. */
  readonly connectWithinMs?: number;
}

/** Between tries to connect (ms): a server that restarts is back in less than a second. */
const RETRY_MS = 200;

/** Header lines and the subject travel in the same limit as the body (bytes). */
const ENVELOPE_BYTES = 4096;

/** Ids a live subscription remembers: an append retried within that many messages reaches it once. */
const REMEMBERED_IDS = 4096;

const ID_HEADER = 'Nats-Msg-Id';

/**
 * The bus over a NATS server. Journaled messages are on the same subjects as live ones, so that an operator's `nats sub`
 * shows both; a live one carries a header that makes the stream refuse it.
 *
 * Invariants beside the port's:
 *  1. While the server is away an append waits and is tried again under the same id, until the bus is closed; a publish is
 *     dropped: it is not meant for those who subscribe later.
 *  2. After every reconnect each consumer starts a new pull.
 *  3. What a subscription has to accept first comes over its own connection: a flood of it delays nothing else.
 */
export class NatsBus implements Bus {
  readonly #options: NatsBusOptions;
  readonly #log: Logger;
  readonly #connection: NatsConnection;
  readonly #guarded: GuardedConnection;
  readonly #appender: NatsAppender;
  readonly #recorder: NatsRecorder;
  readonly #journaled: (subject: string) => boolean;
  readonly #consumers = new Set<NatsConsumer>();
  #manager: Promise<JetStreamManager> | undefined;
  /** Live messages that were not JSON. */
  #strangers = 0;
  #away = false;
  #closed = false;

  private constructor(connection: NatsConnection, options: NatsBusOptions, inbox: string) {
    this.#options = options;
    this.#log = options.log ?? silentLogger;
    this.#connection = connection;
    this.#guarded = new GuardedConnection(parseAddress(options.servers));
    this.#appender = new NatsAppender(connection, options.clock, inbox);
    this.#recorder = new NatsRecorder(connection, this.#appender, options.traceparent);
    this.#journaled = anyMatcher(options.journal.subjects);
    inBackground(this.#watch(), (error) => this.#log.error('bus.not_watched', { error }));
  }

  /** Connects and makes the journal; rejects with the last error when that takes too long. */
  static async connect(options: NatsBusOptions): Promise<NatsBus> {
    const address = parseAddress(options.servers);
    const until = options.clock.now() + (options.connectWithinMs ?? 15_000);
    for (;;) {
      let connection: NatsConnection | undefined;
      try {
        connection = await connectNats(address);
        await ensureStream(await connection.jetstreamManager(), options.journal);
        return new NatsBus(connection, options, inboxOf(address.user));
      } catch (error) {
        await connection?.close();
        if (options.clock.now() >= until) throw error;
        await wait(options.clock, RETRY_MS);
      }
    }
  }

  /** Of the message server it is connected to. */
  get serverVersion(): string {
    return this.#connection.info?.version ?? '';
  }

  /** The message server's description of the journal; undefined when there is none. Rejects while the server is away. */
  async journal(): Promise<JournalState | undefined> {
    this.#manager ??= this.#connection.jetstreamManager();
    return journalState(await this.#manager, this.#options.journal.name);
  }

  publish(subject: string, body: unknown): void {
    this.#open();
    checkSubject(subject);
    const text = this.#encode(body);
    if (this.#away) return;
    this.#connection.publish(subject, text, this.#journaled(subject) ? { headers: liveOnly() } : {});
  }

  async append(subject: string, body: unknown, id: string): Promise<Appended> {
    this.#open();
    checkId(id);
    if (!this.#journaled(checkSubject(subject))) throw new JournalRefused(`the journal does not take ${subject}`);
    return this.#appender.append(subject, this.#encode(body), id);
  }

  async record(messages: readonly RecordedMessage[]): Promise<void> {
    this.#open();
    const refused = messages.find(({ subject }) => !this.#journaled(subject));
    if (refused) throw new JournalRefused(`the journal does not take ${refused.subject}`);
    await this.#recorder.record(messages, this.#maxBodyBytes(), () => this.#away);
  }

  async subscribe(pattern: string, onMessage: (message: Message) => void, accepts?: Accepts): Promise<Subscription> {
    this.#open();
    const recent = new RecentIds(REMEMBERED_IDS);
    let stopped = false;
    const connection = accepts === undefined ? this.#connection : await this.#guarded.open();
    const subscription = connection.subscribe(checkPattern(pattern), {
      callback: (error, message) => {
        if (stopped || this.#closed) return;
        if (error) this.#log.error('bus.subscription_failed', { pattern, error });
        else if (accepts?.(message.subject, message.data.length) ?? true) this.#receive(message, recent, onMessage);
      },
    });
    await this.#registered(connection);
    return {
      stop: async () => {
        stopped = true;
        subscription.unsubscribe();
      },
    };
  }

  async consume(
    name: string,
    patterns: readonly string[],
    onDelivery: (delivery: Delivery) => void,
  ): Promise<Subscription> {
    this.#open();
    checkName(name);
    const consumer = new NatsConsumer({
      connection: this.#connection,
      stream: this.#options.journal,
      consumer: {
        name,
        filter: coveringPattern(patterns),
        ackWaitMs: this.#options.ackWaitMs ?? 5000,
        maxUnsettled: this.#options.maxUnsettled ?? 2000,
      },
      matches: anyMatcher(patterns),
      onDelivery,
      clock: this.#options.clock,
      log: this.#log,
    });
    this.#consumers.add(consumer);
    await consumer.restart();
    this.#open();
    return {
      stop: async () => {
        this.#consumers.delete(consumer);
        await consumer.stop();
      },
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#appender.close();
    await Promise.all([...this.#consumers].map((consumer) => consumer.stop()));
    // Acknowledgements given just now are still in the buffer; a server that is away gets none.
    if (!this.#away)
      await Promise.race([this.#connection.flush().catch(() => undefined), wait(this.#options.clock, 1000)]);
    await this.#guarded.close();
    await this.#connection.close();
  }

  #receive(message: Msg, recent: RecentIds, onMessage: (message: Message) => void): void {
    const { subject } = message;
    const id = message.headers?.get(ID_HEADER);
    // Ids count per subject: no sender can silence another by using up its ids.
    if (id && isId(id) && !recent.add(`${subject} ${id}`)) return;
    let body: unknown;
    try {
      body = JSON.parse(message.string());
    } catch {
      this.#complain(subject);
      return;
    }
    const { reply } = message;
    callSubscriber(onMessage, { subject, body, ...(isInbox(reply) && { reply }) }, this.#log);
  }

  /** Logs the first message that is not JSON, the tenth, the hundredth: a flood of them must not fill the log. */
  #complain(subject: string): void {
    this.#strangers += 1;
    if (/^10*$/.test(String(this.#strangers))) this.#log.warn('bus.not_json', { subject, count: this.#strangers });
  }

  /** Resolves when the server has seen what was sent so far; at once while it is away, for it will hear at reconnect. */
  async #registered(connection: NatsConnection): Promise<void> {
    if (!this.#away) await connection.flush().catch(() => undefined);
    this.#open();
  }

  async #watch(): Promise<void> {
    for await (const status of this.#connection.status()) {
      if (status.type === Events.Disconnect && !this.#away) {
        this.#away = true;
        if (!this.#closed) this.#log.warn('bus.disconnected', { server: String(status.data) });
      } else if (status.type === Events.Reconnect) {
        this.#away = false;
        this.#log.info('bus.reconnected', { server: String(status.data) });
        this.#appender.wake();
        for (const consumer of this.#consumers) consumer.restartSoon();
      }
    }
  }

  #encode(body: unknown): string {
    return checkSize(encodeBody(body), this.#maxBodyBytes());
  }

  #maxBodyBytes(): number {
    return (this.#connection.info?.max_payload ?? 1_048_576) - ENVELOPE_BYTES;
  }

  #open(): void {
    if (this.#closed) throw new BusClosed();
  }
}

/** A stream refuses a message that expects another stream; live subscribers get it all the same. */
function liveOnly(): ReturnType<typeof headers> {
  const lines = headers();
  lines.set('Nats-Expected-Stream', '-');
  return lines;
}
