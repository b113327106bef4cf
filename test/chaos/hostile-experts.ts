/**
 * HostileExperts: two outside experts that nodes of a cluster in chaos have announced, and that wish nobody well. The liar is on
 * panels, and offers what is no statement each time it is asked. The stranger is on none; it is told of every review, hears who is
 * asked on it, and says about it, on the subjects that outside experts may speak on, whatever could do harm if a node believed it,
 * choked on it, or answered where it is told to.
 */
import { connect, type NatsConnection } from 'nats';
import { parseSubject } from '../../protocols/index.ts';

const STRANGER = 'outside-stranger';
const LIAR = 'outside-liar';

const expert = { domain: 'legal', competence: ['ambiguity'], precision: 0.8 };

/** As an operator announces them: no contract here is in the stranger's language. */
export const ANNOUNCED = [
  { ...expert, id: STRANGER, name: 'Stranger', reads: ['mt'] },
  // Left out for what it says, and never for its silence: that would be another result.
  { ...expert, id: LIAR, name: 'Liar', deadline_seconds: 540 },
];

/** Between two volleys, in milliseconds. */
const EVERY_MS = 200;

/** Reviews the stranger speaks about at a time, and rounds in which the liar lies: those heard of last. */
const REVIEWS = 6;
const LIES = 24;

const REPLIES = [
  '_INBOX.*',
  '_INBOX.>',
  `_INBOX.${STRANGER}.*`,
  'conclave.review.rev_1.verdict',
  '$JS.API.STREAM.PURGE.CONCLAVE',
];

const NONSENSE = ['', '{', 'null', '{"offset":1e400}', '['.repeat(20_000), '\u0000'.repeat(2_000)];

export class HostileExperts {
  /** Messages of the stranger, and reviews on which the liar was asked. */
  said = 0;
  readonly lied = new Set<string>();
  readonly #connection: NatsConnection;
  readonly #timer: NodeJS.Timeout;
  /** The reviews that the stranger knows of, the last one last, with a member of the panel: itself until it has heard of one. */
  readonly #reviews = new Map<string, string>();
  /** Where the liar says that it has nothing to say. */
  readonly #lies = new Set<string>();

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    connection.subscribe('conclave.review.*.brief.*', {
      callback: (_, { subject }) => {
        const brief = parseSubject(subject);
        if (brief?.kind !== 'brief') return;
        if (brief.expert === LIAR) this.#lie(brief.review, 0);
        else if (this.#reviews.has(brief.review)) this.#hear(brief.review, brief.expert);
      },
    });
    connection.subscribe(`conclave.review.*.round.*.call.${LIAR}`, {
      callback: (_, { subject }) => {
        const call = parseSubject(subject);
        if (call?.kind === 'call') this.#lie(call.review, call.round);
      },
    });
    this.#timer = setInterval(() => this.#volley(), EVERY_MS);
  }

  static async start(servers: string): Promise<HostileExperts> {
    return new HostileExperts(await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: EVERY_MS }));
  }

  /** A review that was accepted, for the stranger. What is heard on the message server alone may be missed: it is being killed. */
  tell(review: string): void {
    if (this.#reviews.has(review)) return;
    this.#hear(review, STRANGER);
    this.#volley();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#connection.close();
  }

  #lie(review: string, round: number): void {
    this.lied.add(review);
    this.#lies.add(`${review}.${round}`);
    forgetOldest(this.#lies, LIES);
  }

  #hear(review: string, member: string): void {
    this.#reviews.delete(review);
    this.#reviews.set(review, member);
    forgetOldest(this.#reviews, REVIEWS);
  }

  #volley(): void {
    // Until its home has heard it: the one that asked may have been killed.
    for (const lie of this.#lies) this.#connection.publish(`conclave-expert.${LIAR}.offer.${lie}`, 'null');
    for (const [review, member] of this.#reviews) {
      for (const speaker of [STRANGER, member]) {
        const statement = { review_id: review, round: 0, expert: speaker, findings: [], positions: [], failure: null };
        const bodies = [JSON.stringify(statement), NONSENSE[this.said % NONSENSE.length] ?? ''];
        for (const body of bodies) {
          const reply = REPLIES[this.said++ % REPLIES.length] ?? '';
          this.#connection.publish(`conclave-expert.${speaker}.offer.${review}.0`, body, { reply });
          this.#connection.publish(`conclave-expert.${speaker}.document.${review}`, body, { reply });
        }
      }
    }
  }
}

function forgetOldest(all: Set<string> | Map<string, string>, most: number): void {
  for (const oldest of all.keys()) {
    if (all.size <= most) return;
    all.delete(oldest);
  }
}
