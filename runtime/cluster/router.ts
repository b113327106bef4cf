/**
 * Router: delivers journaled messages to the node that owns their actors. Owns finding the node and trying again; it does
 * not own the handling, which makes repetition harmless.
 *
 * Invariants:
 *  1. A message is acknowledged only after the owner has handled it, on this node or another.
 *  2. A message whose owner is unknown, away or failing is delivered again until it is handled.
 */
import { inBackground } from '../background.ts';
import type { Bus, Delivery, Subscription } from '../bus/bus.ts';
import { keepAliveWhile } from '../bus/delivery-keepalive.ts';
import { Fenced, MessageTooLarge } from '../errors.ts';
import {
  addresseeOf,
  type DeadLetter,
  entityOfSubject,
  type Host,
  type IncomingMessage,
  type Replayed,
} from '../hosting/index.ts';
import type { Key, Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { PeerAway, PeerRefused } from './errors.ts';
import type { Peers } from './peers.ts';
import type { ShardOwnership } from './shard-ownership.ts';

/** All nodes take from this one durable consumer. */
const CONSUMER = 'homes';

/** A message without an owner is delivered again after this long (ms): shards change hands in less than a second. */
const NOBODY_MS = 300;

/** After a failure of the owner (ms): time for a full disk or mailbox to drain. */
const FAILED_MS = 1_000;

/** Far above what handling takes; a peer that died is noticed at once by its absence. */
const ANSWER_MS = 15_000;

export interface RouterOptions {
  /** This node's name, under which peers find it. */
  readonly node: string;
  readonly bus: Bus;
  readonly peers: Peers;
  readonly shards: Pick<ShardOwnership, 'ownerOf'>;
  readonly host: Pick<Host, 'handle' | 'replay' | 'patterns'>;
  readonly store: Pick<Store, 'get'>;
  readonly clock: Clock;
  readonly onError: (what: string, error: unknown) => void;
}

type Question = { readonly deliver: IncomingMessage } | { readonly replay: Key };

type Answer =
  | { readonly outcome: 'handled'; readonly replayed?: Replayed }
  | { readonly outcome: 'elsewhere' }
  | { readonly outcome: 'failed'; readonly reason: string };

export class Router {
  readonly #options: RouterOptions;
  #subscriptions: Subscription[] = [];
  #stopped = false;

  constructor(options: RouterOptions) {
    this.#options = options;
  }

  /** Answers peers, then takes messages. Rejects when either cannot begin. */
  async start(): Promise<void> {
    const { peers, bus, node, host } = this.#options;
    this.#subscriptions.push(await peers.serve(node, (question) => this.#answer(question as Question)));
    this.#subscriptions.push(await bus.consume(CONSUMER, host.patterns, (delivery) => this.#take(delivery)));
  }

  /** Accepts nothing more; deliveries under way are still acknowledged when handled. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#subscriptions.splice(0).map((subscription) => subscription.stop()));
  }

  /** As Host.replay, on the node that owns the letter's actor. Rejects with Fenced while nobody has it, with PeerAway or PeerRefused. */
  async replay(key: Key): Promise<Replayed> {
    const letter = this.#options.store.get(key) as DeadLetter | undefined;
    if (letter === undefined) return { outcome: 'unknown' };
    const addressee = addresseeOf(letter);
    const answer = await this.#ask(addressee, { replay: key });
    if (answer.outcome === 'handled' && answer.replayed !== undefined) return answer.replayed;
    if (answer.outcome === 'failed') throw new Error(answer.reason);
    throw new Fenced(addressee);
  }

  /** Delivers a message to its owner, bypassing the journal. Rejects with Fenced while there is no owner, or with the owner's error. */
  async deliverDirectly(message: IncomingMessage): Promise<void> {
    const entity = entityOfSubject(message.subject);
    const answer = await this.#ask(entity, { deliver: message });
    if (answer.outcome === 'failed') throw new Error(answer.reason);
    if (answer.outcome === 'elsewhere') throw new Fenced(entity);
  }

  #take(delivery: Delivery): void {
    inBackground(this.#deliver(delivery), (error) => this.#options.onError(`delivery of ${delivery.subject}`, error));
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { subject, body, id, ack, retry } = delivery;
    const asking = this.#ask(entityOfSubject(subject), { deliver: { subject, body, id } }).catch(withoutAnswer);
    keepAliveWhile(this.#options.clock, delivery, asking);
    const answer = await asking;
    if (answer.outcome === 'handled') return ack();
    if (this.#stopped) return;
    if (answer.outcome === 'failed') this.#options.onError(`delivery of ${subject}`, answer.reason);
    retry(answer.outcome === 'failed' ? FAILED_MS : NOBODY_MS);
  }

  /** Rejects when a peer is away, as it does not reject for what happens here. */
  async #ask(key: string, question: Question): Promise<Answer> {
    const { shards, peers, node } = this.#options;
    const home = shards.ownerOf(key);
    if (home === undefined) return { outcome: 'elsewhere' };
    if (home === node) return this.#answer(question);
    return (await peers.ask(home, question, ANSWER_MS)) as Answer;
  }

  async #answer(question: Question): Promise<Answer> {
    const { host } = this.#options;
    try {
      if ('replay' in question) return { outcome: 'handled', replayed: await host.replay(question.replay) };
      await host.handle(question.deliver);
      return { outcome: 'handled' };
    } catch (error) {
      if (error instanceof Fenced) return { outcome: 'elsewhere' };
      return { outcome: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
    }
  }
}

/** A peer that went away is found out by its heartbeats; until then there is nothing to say. */
function withoutAnswer(error: unknown): Answer {
  if (error instanceof PeerAway || error instanceof PeerRefused) return { outcome: 'elsewhere' };
  // A question is a little larger than its message: it is delivered again until the owner itself takes it.
  if (error instanceof MessageTooLarge) return { outcome: 'elsewhere' };
  return { outcome: 'failed', reason: String(error) };
}
