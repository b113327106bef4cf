import { createInbox, headers, type Msg, type MsgHdrs, type NatsConnection, NatsError } from 'nats';
import type { Appended } from '../bus/bus.ts';
import { BusClosed, JournalRefused } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';

/** A stream's answer comes in under a millisecond; after this long (ms) the try is lost and made again. */
const ACK_TIMEOUT_MS = 2000;

/** Between tries to append, growing (ms): a server that restarts is back in less than a second. */
const RETRY_MS = [50, 100, 200, 400, 1000] as const;

/**
 * Appends to a stream until they are in it. Owns trying again: while the server is away an append waits, and is tried
 * under the same id, which the server stores once.
 */
export class NatsAppender {
  readonly #connection: NatsConnection;
  readonly #clock: Clock;
  readonly #inbox: string;
  /** Attempts whose answer has not come, by the last level of the subject it comes on. */
  readonly #attempts = new Map<string, (answer: Msg | undefined) => void>();
  /** Wakes appends that pause before they try again. */
  readonly #pausing = new Set<() => void>();
  #count = 0;
  #closed = false;

  /** `inbox`: what this user's answers begin with. One subscription takes all answers. The library's own publish makes an error, with its stack, for each message that goes well. */
  constructor(connection: NatsConnection, clock: Clock, inbox = '_INBOX') {
    this.#connection = connection;
    this.#clock = clock;
    this.#inbox = createInbox(inbox);
    connection.subscribe(`${this.#inbox}.*`, {
      callback: (error, answer) => {
        if (error === null) this.#attempts.get(answer.subject.slice(this.#inbox.length + 1))?.(answer);
      },
    });
  }

  /** Rejects with JournalRefused when the server answers with an error, with BusClosed after close. */
  async append(
    subject: string,
    data: string | Uint8Array,
    id: string,
    { lines = headers(), before }: AppendOptions = {},
  ): Promise<Appended> {
    lines.set('Nats-Msg-Id', id);
    for (let attempt = 0; ; attempt++) {
      this.#open();
      const outcome = before?.() === false ? undefined : await this.#attempt(subject, data, lines);
      if (outcome) return outcome;
      this.#open();
      await this.#pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] as number);
    }
  }

  /** Makes whatever waits try again now: the connection is back. */
  wake(): void {
    for (const give of this.#attempts.values()) give(undefined);
    for (const wake of this.#pausing) wake();
  }

  close(): void {
    this.#closed = true;
    this.wake();
  }

  /** undefined when no answer came and the message may or may not be in the stream. */
  async #attempt(subject: string, data: string | Uint8Array, lines: MsgHdrs): Promise<Appended | undefined> {
    const token = String(this.#count++);
    const { promise, resolve } = Promise.withResolvers<Msg | undefined>();
    this.#attempts.set(token, resolve);
    const cancel = this.#clock.at(this.#clock.now() + ACK_TIMEOUT_MS, () => resolve(undefined));
    try {
      this.#connection.publish(subject, data, { reply: `${this.#inbox}.${token}`, headers: lines });
      return appended(subject, await promise);
    } catch (error) {
      if (error instanceof NatsError) return undefined;
      throw error;
    } finally {
      cancel();
      this.#attempts.delete(token);
    }
  }

  async #pause(ms: number): Promise<void> {
    const woken = new AbortController();
    const wake = (): void => woken.abort();
    this.#pausing.add(wake);
    await wait(this.#clock, ms, woken.signal);
    this.#pausing.delete(wake);
  }

  #open(): void {
    if (this.#closed) throw new BusClosed();
  }
}

interface AppendOptions {
  /** Header lines beside the id. */
  readonly lines?: MsgHdrs;
  /** Sends what the answer also confirms, at every attempt; false when the attempt has to wait. */
  readonly before?: () => boolean;
}

interface PubAnswer {
  readonly seq: number;
  readonly duplicate?: boolean;
  readonly error?: { readonly err_code?: number; readonly description: string };
}

/** JetStream starting up, or a cluster without a leader: what the server says when asking again will help. */
const NOT_YET = new Set([10008, 10009]);

/** What the stream answered; undefined when there is no answer, no journal or no server at the moment. Throws JournalRefused. */
function appended(subject: string, answer: Msg | undefined): Appended | undefined {
  // No stream listens on the subject: the server itself answers, with a status and without a body.
  if (answer === undefined || answer.data.length === 0) return undefined;
  const { error, seq, duplicate } = answer.json<PubAnswer>();
  if (error === undefined) return { sequence: seq, duplicate: duplicate ?? false };
  if (NOT_YET.has(error.err_code ?? 0)) return undefined;
  throw new JournalRefused(`the journal refused a message on ${subject}`, new Error(error.description));
}
