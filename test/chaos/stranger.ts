/**
 * Stranger: an outside expert whom no review has asked. Is told of every review, hears who is asked on it, and says about it, on
 * the subjects that outside experts may speak on, whatever could do harm if a node believed it, choked on it, or answered where it
 * is told to.
 */
import { connect, type NatsConnection } from 'nats';
import { parseSubject } from '../../protocols/index.ts';

const ID = 'outside-stranger';

/** Between two volleys, in milliseconds. */
const EVERY_MS = 200;

/** Reviews it speaks about at a time: those it heard of last. */
const REVIEWS = 6;

const REPLIES = [
  '_INBOX.*',
  '_INBOX.>',
  `_INBOX.${ID}.*`,
  'conclave.review.rev_1.verdict',
  '$JS.API.STREAM.PURGE.CONCLAVE',
];

const NONSENSE = ['', '{', 'null', '{"offset":1e400}', '['.repeat(20_000), '\u0000'.repeat(2_000)];

export class Stranger {
  /** Messages it has said. */
  said = 0;
  readonly #connection: NatsConnection;
  readonly #timer: NodeJS.Timeout;
  /** The reviews it knows of, the last one last, with a member of the panel: itself until it has heard of one. */
  readonly #reviews = new Map<string, string>();

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    connection.subscribe('conclave.review.*.brief.*', {
      callback: (_, { subject }) => {
        const brief = parseSubject(subject);
        if (brief?.kind === 'brief') this.#hear(brief.review, brief.expert);
      },
    });
    this.#timer = setInterval(() => this.#volley(), EVERY_MS);
  }

  static async start(servers: string): Promise<Stranger> {
    return new Stranger(await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: EVERY_MS }));
  }

  /** A review that was accepted. What is heard on the message server alone may be missed: the server is being killed. */
  tell(review: string): void {
    if (this.#reviews.has(review)) return;
    this.#hear(review, ID);
    this.#volley();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#connection.close();
  }

  #hear(review: string, member: string): void {
    this.#reviews.delete(review);
    this.#reviews.set(review, member);
    for (const oldest of this.#reviews.keys()) {
      if (this.#reviews.size <= REVIEWS) break;
      this.#reviews.delete(oldest);
    }
  }

  #volley(): void {
    for (const [review, member] of this.#reviews) {
      for (const expert of [ID, member]) {
        const statement = { review_id: review, round: 0, expert, findings: [], positions: [], failure: null };
        const bodies = [JSON.stringify(statement), NONSENSE[this.said % NONSENSE.length] ?? ''];
        for (const body of bodies) {
          const reply = REPLIES[this.said++ % REPLIES.length] ?? '';
          this.#connection.publish(`conclave-expert.${expert}.offer.${review}.0`, body, { reply });
          this.#connection.publish(`conclave-expert.${expert}.document.${review}`, body, { reply });
        }
      }
    }
  }
}
