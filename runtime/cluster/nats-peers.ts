import { ErrorCode, type Msg, type NatsConnection, NatsError } from 'nats';
import { inBackground } from '../background.ts';
import { checkSize, encodeBody } from '../bus/body.ts';
import type { Subscription } from '../bus/bus.ts';
import { BusClosed } from '../errors.ts';
import { type Logger, silentLogger } from '../logger.ts';
import { isInbox } from '../nats/inbox.ts';
import { PeerAway, PeerRefused } from './errors.ts';
import { checkPeer, type Peers } from './peers.ts';

export interface NatsPeersOptions {
  /** Stays open when this is closed: others use it too. */
  readonly connection: NatsConnection;
  readonly log?: Logger;
}

const subjectOf = (peer: string): string => `conclave-node.${checkPeer(peer)}`;

/** Header lines and the subject count towards the same limit as the body (bytes). */
const ENVELOPE_BYTES = 4096;

type Answer = { readonly answer: unknown } | { readonly refused: string };

/** Peers over NATS requests. The nodes that serve one name form a queue group. */
export class NatsPeers implements Peers {
  readonly #connection: NatsConnection;
  readonly #log: Logger;
  readonly #subscriptions = new Set<Subscription>();
  readonly #closing = new Set<() => void>();
  #closed = false;

  constructor(options: NatsPeersOptions) {
    this.#connection = options.connection;
    this.#log = options.log ?? silentLogger;
  }

  async ask(peer: string, question: unknown, withinMs: number): Promise<unknown> {
    this.#open();
    let close = (): void => undefined;
    const closing = new Promise<never>((_, reject) => {
      close = () => reject(new BusClosed());
    });
    this.#closing.add(close);
    try {
      const asked = this.#connection.request(subjectOf(peer), this.#encode(question), { timeout: withinMs });
      const { answer } = await Promise.race([asked.then(read), closing]);
      return answer;
    } catch (error) {
      if (!(error instanceof NatsError)) throw error;
      if (error.code === ErrorCode.ConnectionClosed) throw new BusClosed();
      const away = error.code === ErrorCode.NoResponders ? `nobody serves ${peer}` : `${peer} did not answer`;
      throw new PeerAway(away, error);
    } finally {
      this.#closing.delete(close);
    }
  }

  async serve(peer: string, answer: (question: unknown) => Promise<unknown>): Promise<Subscription> {
    this.#open();
    const failed = (error: Error): void => this.#log.error('peers.answer_failed', { peer, error });
    const subscription = this.#connection.subscribe(subjectOf(peer), {
      queue: peer,
      callback: (error, message) => {
        if (error) this.#log.error('peers.subscription_failed', { peer, error });
        // A reply subject outside an inbox would make this node publish where the asking one may not.
        else if (isInbox(message.reply)) inBackground(this.#answer(message, answer), failed);
      },
    });
    const served = {
      stop: async () => {
        this.#subscriptions.delete(served);
        subscription.unsubscribe();
      },
    };
    this.#subscriptions.add(served);
    // While the server is away, the subscription is sent at the reconnect.
    await this.#connection.flush().catch(() => undefined);
    this.#open();
    return served;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const close of this.#closing) close();
    await Promise.all([...this.#subscriptions].map((each) => each.stop()));
  }

  async #answer(message: Msg, answer: (question: unknown) => Promise<unknown>): Promise<void> {
    const text = await Promise.resolve()
      .then(() => answer(JSON.parse(message.string())))
      .then((said) => {
        if (said === undefined) throw new TypeError('there is no answer');
        return this.#encode({ answer: said } satisfies Answer);
      })
      .catch((error: unknown) => {
        const refused = error instanceof Error ? error.message : String(error);
        return encodeBody({ refused } satisfies Answer);
      });
    if (!this.#closed && !this.#connection.isClosed()) message.respond(text);
  }

  #encode(body: unknown): string {
    return checkSize(encodeBody(body), (this.#connection.info?.max_payload ?? 1_048_576) - ENVELOPE_BYTES);
  }

  #open(): void {
    if (this.#closed) throw new BusClosed();
  }
}

function read(message: Msg): { readonly answer: unknown } {
  const answer = JSON.parse(message.string()) as Answer;
  if ('refused' in answer) throw new PeerRefused(answer.refused);
  return answer;
}
