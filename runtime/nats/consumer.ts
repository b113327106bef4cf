import { ConsumerEvents, type ConsumerMessages, type JsMsg, type NatsConnection } from 'nats';
import { inBackground } from '../background.ts';
import type { Delivery } from '../bus/bus.ts';
import { isId } from '../bus/pattern.ts';
import { callSubscriber } from '../bus/subscriber-callback.ts';
import type { Logger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { HANDLED_HEADER } from './recorder.ts';
import { type ConsumerOptions, ensureConsumer, ensureStream, type StreamOptions } from './stream.ts';

/** Messages asked for ahead of the handlers; more costs memory, fewer a pause at every refill. */
const PREFETCH = 500;

/** A pull request lives this long (ms); also how long the client library waits before it asks for a lost consumer again. */
const PULL_MS = 2000;

/** The server sends at least this often (ms); after two missed heartbeats the library renews its request. */
const HEARTBEAT_MS = 1000;

/** Between two tries to bring a consumer back, in milliseconds. */
const RESTART_MS = 200;

/**
 * What keeps a consumer from beginning may be a server that is just starting; a refusal that lasts longer (ms) is somebody's
 * mistake, and a service that waited for it in silence would look as if it ran.
 */
const FIRST_WITHIN_MS = 15_000;

export interface NatsConsumerOptions {
  readonly connection: NatsConnection;
  readonly stream: StreamOptions;
  readonly consumer: ConsumerOptions;
  /** The filter covers the patterns; this decides. */
  readonly matches: (subject: string) => boolean;
  readonly onDelivery: (delivery: Delivery) => void;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * A durable consumer on the server and our pulling from it. Owns coming back: after a reconnect, when the server lost the
 * consumer or the stream, and when the library gives up, it pulls again; the server knows what was acknowledged.
 */
export class NatsConsumer {
  readonly #options: NatsConsumerOptions;
  readonly #ended = new AbortController();
  #messages: ConsumerMessages | undefined;
  #restarting: Promise<void> | undefined;
  #began = false;
  readonly #failed = (error: Error): void =>
    this.#options.log.error('bus.consumer_failed', { consumer: this.#options.consumer.name, error });

  constructor(options: NatsConsumerOptions) {
    this.#options = options;
  }

  /** Rejects when the server cannot make the consumer. */
  async start(): Promise<void> {
    const { connection, stream, consumer } = this.#options;
    const manager = await connection.jetstreamManager();
    await ensureStream(manager, stream);
    await ensureConsumer(manager, stream.name, consumer);
    const durable = await connection.jetstream().consumers.get(stream.name, consumer.name);
    const messages = await durable.consume({
      max_messages: Math.min(PREFETCH, consumer.maxUnsettled),
      expires: PULL_MS,
      idle_heartbeat: HEARTBEAT_MS,
      callback: (message) => this.#take(message),
    });
    if (this.#ended.signal.aborted) {
      // Stopped while it was starting: nobody else knows of this pull.
      await messages.close();
      return;
    }
    this.#messages = messages;
    inBackground(this.#watch(messages), this.#failed);
  }

  /**
   * Restarts pulling, until it works or the consumer is stopped. Only the first time it gives up after a while, and rejects with
   * the server's reason.
   */
  restart(): Promise<void> {
    this.#restarting ??= this.#startAgain().finally(() => {
      this.#restarting = undefined;
    });
    return this.#restarting;
  }

  /** As `restart`, for callers that do not wait for it. */
  restartSoon(): void {
    inBackground(this.restart(), this.#failed);
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    const messages = this.#messages;
    this.#messages = undefined;
    await messages?.close();
  }

  async #startAgain(): Promise<void> {
    const { clock, log, consumer } = this.#options;
    const before = this.#messages;
    this.#messages = undefined;
    await before?.close();
    const until = this.#began ? Number.POSITIVE_INFINITY : clock.now() + FIRST_WITHIN_MS;
    while (!this.#ended.signal.aborted) {
      try {
        await this.start();
        this.#began = true;
        return;
      } catch (cause) {
        if (clock.now() >= until) {
          this.#ended.abort();
          throw cause;
        }
        log.warn('bus.consumer_restart', {
          consumer: consumer.name,
          error: cause instanceof Error ? cause : undefined,
        });
        await wait(clock, RESTART_MS, this.#ended.signal);
      }
    }
  }

  async #watch(messages: ConsumerMessages): Promise<void> {
    messages.closed().then(
      () => this.#lost(messages),
      () => this.#lost(messages),
    );
    for await (const { type } of await messages.status()) {
      const gone =
        type === ConsumerEvents.ConsumerNotFound ||
        type === ConsumerEvents.ConsumerDeleted ||
        type === ConsumerEvents.StreamNotFound;
      if (gone) this.#lost(messages);
    }
  }

  #lost(messages: ConsumerMessages): void {
    if (this.#messages === messages && !this.#ended.signal.aborted) this.restartSoon();
  }

  #take(message: JsMsg): void {
    if (this.#ended.signal.aborted) return;
    // The subject first: the headers of a message are parsed only when somebody asks for them.
    if (!this.#options.matches(message.subject) || message.headers?.has(HANDLED_HEADER)) {
      message.ack();
      return;
    }
    const delivery = toDelivery(message);
    if (delivery) {
      callSubscriber(this.#options.onDelivery, delivery, this.#options.log);
      return;
    }
    // Somebody else wrote into our subjects; it would come again for ever.
    this.#options.log.warn('bus.not_json', { subject: message.subject, sequence: message.seq });
    message.term();
  }
}

/**
 * What somebody else wrote, from a tool at hand, may have no identity, or one that no store can keep: its place in the
 * journal is one then, since two of them are not the same message.
 */
function idOf(message: JsMsg): string {
  const given = message.headers?.get('Nats-Msg-Id') ?? '';
  return isId(given) ? given : `journal/${message.seq}@${message.info.timestampNanos}`;
}

/** undefined when the body is not JSON. */
function toDelivery(message: JsMsg): Delivery | undefined {
  try {
    return {
      subject: message.subject,
      body: JSON.parse(message.string()),
      id: idOf(message),
      sequence: message.seq,
      attempt: message.info.deliveryCount,
      ack: () => message.ack(),
      working: () => message.working(),
      retry: (delayMs) => message.nak(Math.max(0, Math.ceil(delayMs))),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
