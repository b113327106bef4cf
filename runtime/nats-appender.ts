import { type JetStreamClient, type JetStreamPublishOptions, type NatsConnection, NatsError } from 'nats';
import type { Appended } from './bus.ts';
import type { Clock } from './clock.ts';
import { BusClosed, JournalRefused } from './errors.ts';
import { wait } from './wait.ts';

/** A stream's answer comes in under a millisecond; after this long (ms) the try is lost and made again. */
const ACK_TIMEOUT_MS = 2000;

/** Between tries to append, growing (ms): a server that restarts is back in less than a second. */
const RETRY_MS = [50, 100, 200, 400, 1000] as const;

/**
 * Appends to a stream until they are in it. Owns trying again: while the server is away an append waits, and is tried
 * under the same id, which the server stores once.
 */
export class NatsAppender {
  readonly #journal: JetStreamClient;
  readonly #clock: Clock;
  /** Wakes appends whose answer will not come any more. */
  readonly #waiting = new Set<() => void>();
  #closed = false;

  constructor(connection: NatsConnection, clock: Clock) {
    this.#journal = connection.jetstream({ timeout: ACK_TIMEOUT_MS });
    this.#clock = clock;
  }

  /** Rejects with JournalRefused when the server answers with an error, with BusClosed after close. */
  async append(
    subject: string,
    data: string | Uint8Array,
    id: string,
    headers?: JetStreamPublishOptions['headers'],
  ): Promise<Appended> {
    const options = { msgID: id, timeout: ACK_TIMEOUT_MS, ...(headers && { headers }) };
    for (let attempt = 0; ; attempt++) {
      this.#open();
      const outcome = await this.#attempt(subject, data, options);
      if (outcome) return outcome;
      this.#open();
      await this.#pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] as number);
    }
  }

  /** Makes whatever waits try again now: the connection is back. */
  wake(): void {
    for (const wake of this.#waiting) wake();
  }

  close(): void {
    this.#closed = true;
    this.wake();
  }

  /** undefined when no answer came and the message may or may not be in the stream. */
  async #attempt(
    subject: string,
    data: string | Uint8Array,
    options: Partial<JetStreamPublishOptions>,
  ): Promise<Appended | undefined> {
    let interrupt = (): void => undefined;
    const interrupted = new Promise<undefined>((resolve) => {
      interrupt = () => resolve(undefined);
    });
    this.#waiting.add(interrupt);
    try {
      const published = this.#journal.publish(subject, data, options);
      // When interrupted, its late failure is nobody's.
      published.catch(() => undefined);
      const answer = await Promise.race([published, interrupted]);
      return answer && { sequence: answer.seq, duplicate: answer.duplicate };
    } catch (error) {
      if (isRefusal(error)) throw new JournalRefused(`the journal refused a message on ${subject}`, error);
      return undefined;
    } finally {
      this.#waiting.delete(interrupt);
    }
  }

  async #pause(ms: number): Promise<void> {
    const woken = new AbortController();
    const wake = (): void => woken.abort();
    this.#waiting.add(wake);
    await wait(this.#clock, ms, woken.signal);
    this.#waiting.delete(wake);
  }

  #open(): void {
    if (this.#closed) throw new BusClosed();
  }
}

/** JetStream starting up, or a cluster without a leader: what the server says when asking again will help. */
const NOT_YET = new Set([10008, 10009]);

/** Whether the journal answered with an error, as opposed to no answer, no journal or no server at the moment. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof NatsError)) return true;
  const { api_error: answer } = error;
  return answer !== undefined && !NOT_YET.has(answer.err_code ?? 0);
}
