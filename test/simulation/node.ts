/**
 * Node: one process of the service, composed as the gateway composes it, on a disk that outlives it and lines that may be
 * cut. Alone it has its store to itself; in a cluster it shares the log, the lease book and the actors with others.
 */

import { accountBehaviour } from '../../actors/account/index.ts';
import { courierBehaviour } from '../../actors/courier/index.ts';
import { EXPERTS } from '../../actors/experts/index.ts';
import { planModels } from '../../actors/model-experts/index.ts';
import { expertBehaviour } from '../../actors/panel/index.ts';
import { publisherBehaviour } from '../../actors/publisher/index.ts';
import { reviewBehaviour, revisionBehaviour } from '../../actors/review/index.ts';
import { OutsideExpertService } from '../../gateway/experts/index.ts';
import { ModelService } from '../../gateway/models/model-service.ts';
import { ChangeNotifier } from '../../gateway/reviews/change-notifier.ts';
import { StoredReviewService } from '../../gateway/reviews/stored-review-service.ts';
import { Router, ShardOwnership } from '../../runtime/cluster/index.ts';
import { type ActivityHandler, Host, type IncomingMessage } from '../../runtime/hosting/index.ts';
import { type Bus, Fenced, type MemoryStore, type Store, seededEntropy, silentLogger } from '../../runtime/index.ts';
import { ReplicatedStore } from '../../runtime/replication/index.ts';
import { Dice } from './dice.ts';
import { DiskStore } from './disk.ts';
import { FaultyBook } from './faulty/faulty-book.ts';
import { FaultyBus } from './faulty/faulty-bus.ts';
import { FaultyLog } from './faulty/faulty-log.ts';
import { FaultyPeers } from './faulty/faulty-peers.ts';
import type { Gate } from './gate.ts';
import { Line } from './line.ts';
import { MODELS } from './model-provider.ts';
import type { LineName, NodeOptions, Server } from './node-options.ts';
import { ScriptedModel } from './scripted-model.ts';
import { slowWork } from './slow-work.ts';
import { STRANGER } from './stranger.ts';
import { simulatedThinking } from './thinking.ts';

/** Pauses of the courier, in virtual milliseconds. */
const PAUSES = [1_000, 5_000, 20_000];

/** As the gateway has them. */
const CATCH_UP_MS = 2_000;
const AGAIN_MS = 500;

/** As if every member of a panel were an outside expert: what is forged in their names comes as far as it can. */
const HEARD = [STRANGER, ...EXPERTS.map(({ id }) => id)];

export class Node {
  readonly options: NodeOptions;
  /** Whether it serves clients. */
  isUp = false;
  #isLeaving = false;
  #desk: ModelService | undefined;
  #bus: FaultyBus | undefined;
  #reviews: StoredReviewService | undefined;
  #memory: MemoryStore | undefined;
  #homes: ShardOwnership | undefined;
  #running: Host | undefined;
  #router: Router | undefined;
  #replica: ReplicatedStore | undefined;
  readonly #lines: Line[] = [];
  readonly #cuts = new Map<LineName, { cut(): void; heal(): void }>();
  /** How to end it in an orderly way: the last first, as scopes close. */
  readonly #ends: (() => Promise<unknown>)[] = [];
  /** How its connections end when it dies. */
  readonly #ruptures: (() => unknown)[] = [];

  constructor(options: NodeOptions) {
    this.options = options;
  }

  get gate(): Gate {
    return this.options.gate;
  }

  get reviews(): StoredReviewService {
    return this.#reviews as StoredReviewService;
  }

  /** What it has, as it sees it. */
  get memory(): MemoryStore {
    return this.#memory as MemoryStore;
  }

  get homes(): ShardOwnership | undefined {
    return this.#homes;
  }

  /** Never comes back when it dies meanwhile. `cuts`: lines that are cut from the beginning. */
  async start(cuts: ReadonlySet<LineName>): Promise<void> {
    const { disk, gate, server } = this.options;
    this.#memory = await disk.mount();
    const local = new DiskStore(this.#memory, disk, gate);
    const shared = server.shared && (await this.#join(server.shared, local, cuts));
    const changes = new ChangeNotifier(gate.clock);
    const store = shared?.store ?? changes.watching(this.#sabotaged(local));
    const bus = this.#openBus(cuts);
    await changes.listen(bus);
    this.#replica?.onApplied((writes) => changes.applied(writes));
    const replica = this.#replica;
    const caughtUp = replica && (() => replica.caughtUp(CATCH_UP_MS));
    const { models } = this.options;
    this.#reviews = new StoredReviewService({
      bus,
      store,
      clock: gate.clock,
      changes,
      caughtUp,
      // As if the account had agreed: consent is checked before anything that can go wrong here.
      ...(models && { planModels: (request) => planModels(MODELS, { ...request, consent: 'stays' }) }),
    });
    const handlers = await this.#handlers(store);
    if (!shared) this.#ends.push(() => this.#settled());
    const host = this.#host(bus, store, handlers);
    this.#running = host;
    await host.start();
    this.#ends.push(() => host.stop());
    if (shared) await this.#moveIn(shared.peers, { bus, store, host });
    const ports = { bus, store, host, clock: gate.clock, log: silentLogger };
    const heard = { ...ports, experts: HEARD, homes: this.#homes ?? { owns: () => true } };
    const listening = await new OutsideExpertService(heard).open();
    this.#ends.push(() => listening.stop());
    await this.options.sabotage.hears?.(bus, host);
    this.isUp = true;
  }

  /** As on SIGTERM: what lives here is handed over, and what is being handled is finished. Never comes back when it dies meanwhile. */
  async stop(): Promise<void> {
    this.isUp = false;
    this.#isLeaving = true;
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }

  /** From one moment to the next. */
  die(): void {
    this.isUp = false;
    this.gate.die();
    for (const rupture of this.#ruptures) rupture();
  }

  /** As JournalWatch has it: after so many milliseconds, and again until everything was brought. */
  mend(ms: number): void {
    const { gate, sabotage } = this.options;
    if (sabotage.isBlindToPurges) return;
    gate.clock.at(gate.clock.now() + ms, () => {
      this.#running?.redeliver().then(
        (left) => gate.enter(() => left > 0 && this.mend(AGAIN_MS)),
        (error) => this.options.onError('deliverDirectly again', error),
      );
    });
  }

  calm(): void {
    for (const line of this.#lines) line.calm();
  }

  cut(line: LineName): void {
    this.#cuts.get(line)?.cut();
  }

  heal(line: LineName): void {
    this.#cuts.get(line)?.heal();
  }

  async #join({ log, table, network }: NonNullable<Server['shared']>, local: DiskStore, cuts: ReadonlySet<LineName>) {
    const { name: node, gate, seed, life, sabotage } = this.options;
    const book = new FaultyBook(table, this.#line('book'));
    const peers = new FaultyPeers(network, this.#line('peers'));
    const transactions = new FaultyLog(log, this.#line('log'));
    this.#connected('book', book, cuts);
    this.#connected('peers', peers, cuts);
    this.#connected('log', transactions, cuts);
    const store = new ReplicatedStore({
      node,
      store: local,
      log: sabotage.log?.(transactions, new Dice(seed, 'sabotage', String(life))) ?? transactions,
      peers,
      clock: gate.clock,
      entropy: seededEntropy(seed * 1_000 + life),
    });
    this.#ends.push(() => store.close());
    await store.open();
    this.#replica = store;
    const common = this.#sabotaged(store);
    const fenced = sabotage.fences?.(common) ?? common;
    this.#homes = new ShardOwnership({ node, book, store: fenced, clock: gate.clock, log: silentLogger });
    return { store: common, peers };
  }

  #sabotaged(store: Store): Store {
    return this.options.sabotage.store?.(store) ?? store;
  }

  #openBus(cuts: ReadonlySet<LineName>): Bus {
    const { server, onError, onAppended } = this.options;
    const bus = new FaultyBus(server.journal, this.#line('bus'), onError, onAppended);
    this.#connected('bus', bus, cuts);
    this.#bus = bus;
    return this.options.sabotage.bus?.(this.#bus) ?? this.#bus;
  }

  /** The activities, with a language model among the experts where there is one. */
  async #handlers(store: Store): Promise<Record<string, ActivityHandler>> {
    const { name, gate, seed, life, trouble, server, post, models, sabotage } = this.options;
    const thinking = simulatedThinking(store);
    const isSlow = server.shared !== undefined && trouble > 0;
    const slow = (work: Record<string, ActivityHandler>) =>
      isSlow ? slowWork(work, gate, new Dice(seed, 'work', String(life))) : work;
    if (models === undefined) return slow({ ...thinking, post });
    const isDead = (other: string): boolean => {
      const of = other.slice(0, other.indexOf('/'));
      return of === name || this.#homes === undefined || !this.#homes.isHeardOf(of);
    };
    const hasToAbort = (): boolean => sabotage.abortsCalls === true && this.#isLeaving;
    const socket = models.socket(gate, new Dice(seed, 'model', String(life)), trouble > 0, hasToAbort);
    this.#desk = await ModelService.open({
      file: MODELS,
      secret: () => undefined,
      store: sabotage.calls?.(store, new Dice(seed, 'sabotage', String(life))) ?? store,
      clock: gate.clock,
      incarnation: `${name}/${life}`,
      isAlive: (other) => !isDead(other),
      nodes: () => this.#homes?.members().length ?? 1,
      workers: thinking,
      reach: async () => ({ languageModel: new ScriptedModel(), socket }),
    });
    return slow({ ...this.#desk.handlers(), post });
  }

  /** Calls of language models that are under way have their answers. */
  async #settled(): Promise<void> {
    await this.#desk?.settled();
  }

  #host(bus: Bus, store: Store, handlers: Record<string, ActivityHandler>): Host {
    const { name, gate, onError, onTransitions } = this.options;
    return new Host({
      ...(this.#homes
        ? { ownership: this.#homes, deliverDirectly: (message) => this.#deliverDirectly(message) }
        : { name }),
      bus,
      store,
      clock: gate.clock,
      behaviours: [
        accountBehaviour,
        reviewBehaviour,
        revisionBehaviour,
        expertBehaviour,
        publisherBehaviour,
        courierBehaviour(PAUSES),
      ],
      handlers,
      onError,
      onTransitions,
    });
  }

  async #deliverDirectly(message: IncomingMessage): Promise<void> {
    if (this.#router === undefined) throw new Fenced(message.subject);
    await this.#router.deliverDirectly(message);
  }

  async #moveIn(peers: FaultyPeers, parts: { bus: Bus; store: Store; host: Host }): Promise<void> {
    const { name: node, gate, onError, sabotage } = this.options;
    const homes = this.#homes as ShardOwnership;
    const router = new Router({
      ...parts,
      node,
      peers: sabotage.peers?.(peers) ?? peers,
      shards: homes,
      clock: gate.clock,
      onError,
    });
    this.#ends.push(() => router.stop());
    await router.start();
    this.#router = router;
    this.#ends.push(async () => {
      await homes.drain();
      await this.#settled();
      await homes.stop();
    });
    await homes.start();
  }

  #line(name: LineName): Line {
    const { gate, seed, life, trouble } = this.options;
    const line = new Line(gate, new Dice(seed, name, String(life)), trouble);
    this.#lines.push(line);
    return line;
  }

  #connected(
    name: LineName,
    connection: { cut(): void; heal(): void; close(): Promise<void> },
    cuts: ReadonlySet<LineName>,
  ): void {
    this.#cuts.set(name, connection);
    this.#ends.push(() => connection.close());
    this.#ruptures.push(() => connection.close());
    if (cuts.has(name)) connection.cut();
  }
}
