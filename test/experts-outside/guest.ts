import { connect, type NatsConnection } from 'nats';
import { DocumentPiece, Receipt, Refusal } from '../../protocols/outside/index.ts';

export interface Asked {
  readonly review_id: string;
  readonly round: number;
  readonly claims: readonly { readonly id: string }[];
}

type Answer = (asked: Asked, guest: Guest) => Promise<void>;

export interface GuestOptions {
  readonly servers: string;
  readonly id: string;
  readonly user?: string;
  readonly pass?: string;
  /** What it does when it is briefed, and when it is called; nothing when not given. */
  readonly onBrief?: Answer;
  readonly onCall?: Answer;
}

/** An outside expert as a stranger would write it: any NATS client, the documented subjects, and nothing of this project's runtime. */
export class Guest {
  readonly id: string;
  readonly connection: NatsConnection;
  /** Resolved with the review it was first briefed on, once it has done what it does then. */
  readonly briefed: Promise<Asked>;
  /** Why it could not answer, each time; a home that is busy or has stopped leaves its guests without a receipt. */
  readonly failures: unknown[] = [];

  private constructor(connection: NatsConnection, { id, onBrief, onCall }: GuestOptions) {
    this.id = id;
    this.connection = connection;
    const { promise, resolve, reject } = Promise.withResolvers<Asked>();
    this.briefed = promise;
    this.#listen(`conclave.review.*.brief.${id}`, async (asked) => {
      try {
        await onBrief?.({ ...asked, round: 0 }, this);
        resolve({ ...asked, round: 0 });
      } catch (error) {
        reject(error);
        throw error;
      }
    });
    // A caller that awaits it hears of the failure; none has to.
    promise.catch(() => undefined);
    this.#listen(`conclave.review.*.round.*.call.${id}`, async (asked) => await onCall?.(asked, this));
  }

  static async start(options: GuestOptions): Promise<Guest> {
    const { servers, id, user, pass } = options;
    const connection = await connect({
      servers,
      inboxPrefix: `_INBOX.${id}`,
      ...(user && { user }),
      ...(pass && { pass }),
    });
    const guest = new Guest(connection, options);
    await connection.flush();
    return guest;
  }

  async text(review: string): Promise<string> {
    let text = '';
    for (let offset: number | null = 0; offset !== null; ) {
      const piece = DocumentPiece.parse(
        await this.request(`conclave-expert.${this.id}.document.${review}`, { offset }),
      );
      text += piece.text;
      offset = piece.next;
    }
    return text;
  }

  async offer(asked: Asked, said: Record<string, unknown>): Promise<Receipt | Refusal> {
    const { review_id, round } = asked;
    const answer = await this.request(`conclave-expert.${this.id}.offer.${review_id}.${round}`, {
      ...this.statement(asked),
      ...said,
    });
    return Receipt.or(Refusal).parse(answer);
  }

  statement({ review_id, round }: Asked): Record<string, unknown> {
    return { review_id, round, expert: this.id, findings: [], positions: [], failure: null };
  }

  async request(subject: string, body: unknown): Promise<unknown> {
    return (await this.connection.request(subject, JSON.stringify(body), { timeout: 30_000 })).json();
  }

  async stop(): Promise<void> {
    await this.connection.close();
  }

  #listen(subject: string, answer: (asked: Asked) => Promise<void>): void {
    this.connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) this.failures.push(error);
        else answer(message.json<Asked>()).catch((failure: unknown) => this.failures.push(failure));
      },
    });
  }
}

/** A finding in the guest's own words about these words of the text. */
export function remark(expert: string, text: string, quote: string, overrides: Record<string, unknown> = {}) {
  const start = text.indexOf(quote);
  return {
    rule: `${expert}.remark`,
    category: 'notices',
    severity: 'medium',
    values: {},
    words: {
      title: 'The guest remarks on this place',
      description: 'A reader from elsewhere sees something here that nobody of the house looks for.',
      suggestion: 'Ask the guest.',
    },
    evidence: [{ quote, start, end: start + quote.length, section: '' }],
    belief: 0.9,
    ...overrides,
  };
}

/** Stands by everything it is asked about. */
export const steadfast: Answer = async (asked, guest) => {
  const reason = { key: 'debate.said', values: { words: 'I have read the place again.' } };
  const positions = asked.claims.map(({ id }) => ({
    expert: guest.id,
    claim: id,
    stance: 'support',
    belief: 0.9,
    reason,
  }));
  await guest.offer(asked, { positions });
};
