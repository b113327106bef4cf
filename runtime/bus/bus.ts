/**
 * Bus: how messages travel. Owns delivery; knows nothing of what messages mean.
 *
 * Invariants (one contract suite holds every implementation to them):
 *  1. `publish` reaches the live subscribers of that moment at most once; nobody else ever.
 *  2. `append` resolves only when the journal has the message; the same id again within the window stores no second copy.
 *  3. `consume` delivers every journaled message of its patterns at least once, in journal order on the first attempt,
 *     until it is acknowledged; a consumer that returns under its name resumes after its last acknowledgement.
 *  4. Bodies are JSON values; what arrives equals what was sent.
 *  5. `record` puts messages that were handled already into the journal, for observers and for history: live subscribers
 *     get them, consumers do not.
 *  6. After `close` nothing is delivered and every call rejects with BusClosed.
 */
export interface Bus {
  /** To the present subscribers. Throws BusClosed, or MessageTooLarge over the server's limit. */
  publish(subject: string, body: unknown): void;

  /** Into the journal, and to live subscribers. `id` is the message's own identity, the same on every try. */
  append(subject: string, body: unknown, id: string): Promise<Appended>;

  /**
   * Messages that their receivers have handled already: into the journal and to live subscribers, in this order, each under
   * its own id. Resolves when the journal has all of them; waits while the server is away.
   */
  record(messages: readonly RecordedMessage[]): Promise<void>;

  /**
   * Live messages whose subject matches the pattern (`*` one level, `>` the rest), at most once. What `accepts` denies is
   * dropped before its body is parsed.
   */
  subscribe(pattern: string, onMessage: (message: Message) => void, accepts?: Accepts): Promise<Subscription>;

  /** Journaled messages for the durable consumer `name`; each must be settled. */
  consume(name: string, patterns: readonly string[], onDelivery: (delivery: Delivery) => void): Promise<Subscription>;

  close(): Promise<void>;
}

export interface Appended {
  /** Position in the journal, from 1. */
  readonly sequence: number;
  /** The journal had this id already. */
  readonly duplicate: boolean;
}

/** Whether a message is worth parsing, by where it goes and how long its body is. */
export type Accepts = (subject: string, bytes: number) => boolean;

export interface RecordedMessage {
  readonly subject: string;
  readonly body: unknown;
  readonly id: string;
}

export interface Message {
  readonly subject: string;
  readonly body: unknown;
  /**
   * Where the sender awaits an answer, if it does: `publish` on this subject reaches it. Only of live messages, and only when
   * it is an inbox: on any other subject a stranger would make us speak.
   */
  readonly reply?: string;
}

export interface Delivery extends Message {
  /** The id given to append. */
  readonly id: string;
  readonly sequence: number;
  /** 1 on the first delivery. */
  readonly attempt: number;
  /** Handled: never deliver again. */
  ack(): void;
  /** Still being handled: restarts the time after which an unsettled delivery is redelivered. */
  working(): void;
  /** Not handled: deliver again after the delay, in milliseconds. */
  retry(delayMs: number): void;
}

export interface Subscription {
  /** Resolves when no further message will be delivered. */
  stop(): Promise<void>;
}
