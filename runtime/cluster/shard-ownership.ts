/**
 * ShardOwnership: which shards this node owns. It claims, keeps, hands over and loses them; it does not know what lives in
 * a shard.
 *
 * A lease in the book says whose a shard should be; the fence in the store says whose it is. The revision of the claim is
 * the epoch: it is in the fence, and every commit of the shard's actors holds only while it does.
 *
 * Invariants:
 *  1. An actor writes only under the fence of this node's present epoch of its shard (Ownership.1).
 *  2. A shard is assigned only after the fence is set and everything its last owner wrote is visible here.
 *  3. A shard whose lease or fence is another's is dropped at once.
 *  4. A shard that is handed over is free only after nothing of it is handled here any more.
 */
import { inBackground } from '../background.ts';
import type { Subscription } from '../bus/bus.ts';
import { Fenced, StoreFailed } from '../errors.ts';
import type { Ownership, OwnershipListener } from '../hosting/index.ts';
import type { Logger } from '../logger.ts';
import type { Store, Write } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import type { LeaseBook } from './lease-book.ts';
import { Leases } from './leases.ts';
import { SHARDS, shardOf } from './shard.ts';
import { fenceKey, setFence } from './shard-fence.ts';
import { TurnBatch } from './turn-batch.ts';

/** Between two heartbeats, and between two checks of the balance, in milliseconds. */
const BEAT_MS = 1_000;

/** Shards handed over at the same time: a node's share moves within two seconds while most reviews go on. */
const MAX_HANDOVERS = 8;

/** Work under way at a handover may take this long (ms); then it is cut off, and the next owner repeats it. */
const HANDOVER_MS = 10_000;

/** Longer than one handover (ms): then the log does not answer either. */
const DRAIN_MS = 12_000;

export interface ShardOwnershipOptions {
  /** This node's name: letters, digits, `-` and `_`. */
  readonly node: string;
  readonly book: LeaseBook;
  /** The store all nodes have in common: a commit resolves when it holds cluster-wide and is visible here. */
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Holding {
  /** 0 until the lease is written. */
  epoch: number;
  stage: 'claiming' | 'held' | 'leaving';
}

export class ShardOwnership implements Ownership {
  readonly #options: ShardOwnershipOptions;
  readonly #leases: Leases;
  readonly #holdings = new Map<number, Holding>();
  /** When a shard whose claim or release failed may be tried again: a store in trouble would be asked without a pause. */
  readonly #retryAfter = new Map<number, number>();
  readonly #work = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  #phase: 'new' | 'running' | 'draining' | 'stopped' = 'new';
  #listener: OwnershipListener | undefined;
  #subscription: Subscription | undefined;
  #balanceScheduled = false;
  #cancelBeat: () => void = () => {};
  /** Claimed in this tick: they are assigned together, since each assignment scans the store. */
  readonly #claimed = new TurnBatch<number>((shards) => this.#assign(shards));

  constructor(options: ShardOwnershipOptions) {
    this.#options = options;
    this.#leases = new Leases({ ...options, onChange: (shard) => this.#changed(shard) });
  }

  /** Resolves when it knows the present owners; from then on it claims its share. Rejects when the book cannot be watched. */
  async start(): Promise<void> {
    this.#subscription = await this.#leases.watch();
    this.#phase = 'running';
    this.#beat();
  }

  /** Hands over every shard to the other nodes. Resolves when nothing is handled here any more, or after 12 s. */
  async drain(): Promise<void> {
    this.#phase = 'draining';
    // Others must count without this node before they may take more.
    await this.#leases.beat(true);
    for (const [shard, holding] of this.#holdings) if (holding.stage === 'held') this.#revoke(shard, holding);
    const settled = new AbortController();
    const idle = async (): Promise<void> => {
      while (this.#work.size > 0) await Promise.all(this.#work);
      settled.abort();
    };
    inBackground(idle(), () => settled.abort());
    await wait(this.#options.clock, DRAIN_MS, AbortSignal.any([settled.signal, this.#stopped.signal]));
    await Promise.all(this.#leases.ownedExcept(new Set()).map((shard) => this.#leases.release(shard)));
  }

  /** Ends at once: other nodes claim its shards when its heartbeats stop. */
  async stop(): Promise<void> {
    const drained = this.#phase === 'draining';
    this.#phase = 'stopped';
    this.#stopped.abort();
    this.#cancelBeat();
    await this.#subscription?.stop();
    for (const shard of this.#holdings.keys()) this.#dropShard(shard);
    if (drained) await this.#leases.depart();
  }

  listen(listener: OwnershipListener): void {
    this.#listener = listener;
    const here = new Set(this.ownedShards());
    if (here.size > 0) listener.assigned((key) => here.has(shardOf(key)));
  }

  owns(key: string): boolean {
    return this.ownsShard(shardOf(key));
  }

  async commit(key: string, writes: readonly Write[]): Promise<void> {
    const shard = shardOf(key);
    const holding = this.#holdings.get(shard);
    if (holding === undefined || holding.stage === 'claiming') throw new Fenced(key);
    const { node, store } = this.#options;
    const fence = { present: fenceKey(shard), value: { node, epoch: holding.epoch } };
    const lost = (): void => {
      if (this.#holdings.get(shard) === holding) this.#dropShard(shard);
    };
    const held = await store.commit(writes, [fence]).catch((error) => {
      // The commit may still take effect. Under a new epoch it has, or never will: so the shard is claimed again.
      if (error instanceof StoreFailed) lost();
      throw error;
    });
    if (held) return;
    lost();
    throw new Fenced(key);
  }

  /** The node that owns the actor or entity, as far as this node knows; undefined while none does. */
  ownerOf(key: string): string | undefined {
    const shard = shardOf(key);
    const holding = this.#holdings.get(shard);
    if (holding !== undefined) return holding.stage === 'held' ? this.#options.node : undefined;
    const owner = this.#leases.owner(shard);
    return owner === this.#options.node ? undefined : owner;
  }

  /** Whether this node owns the shard. Work done once in a cluster is done by the owner of shard 0. */
  ownsShard(shard: number): boolean {
    return this.#holdings.get(shard)?.stage === 'held';
  }

  /** Shards that this node owns. */
  ownedShards(): readonly number[] {
    return [...this.#holdings.keys()].filter((shard) => this.ownsShard(shard));
  }

  /** Milliseconds for which the shards stay this node's own if no further heartbeat of it gets through. */
  leaseMs(): number {
    return this.#leases.remainingMs();
  }

  /** Nodes among which the shards are shared, by name. */
  members(): readonly string[] {
    return this.#leases.members();
  }

  /** Whether the node is heard of: one that hands over is, until it has ended. */
  isHeardOf(node: string): boolean {
    return this.#leases.isHeardOf(node);
  }

  #beat(): void {
    if (this.#phase === 'stopped') return;
    const { clock } = this.#options;
    this.#cancelBeat = clock.at(clock.now() + BEAT_MS, () => this.#beat());
    inBackground(this.#leases.beat(this.#phase === 'draining'), (error) =>
      this.#options.log.warn('leases.no_beat', { error }),
    );
    this.#scheduleBalance();
  }

  #changed(shard: number | undefined): void {
    const holding = shard === undefined ? undefined : this.#holdings.get(shard);
    if (shard !== undefined && holding !== undefined && this.#leases.isLost(shard, holding.epoch)) {
      this.#options.log.warn('shards.lost', { shard, to: this.#leases.owner(shard) ?? '' });
      this.#dropShard(shard);
    }
    this.#scheduleBalance();
  }

  /** Changes of one event-loop turn are balanced together. */
  #scheduleBalance(): void {
    if (this.#balanceScheduled) return;
    this.#balanceScheduled = true;
    queueMicrotask(() => {
      this.#balanceScheduled = false;
      if (this.#phase === 'running' && !this.#leases.isIsolated()) this.#balance();
    });
  }

  #balance(): void {
    const share = Math.ceil(SHARDS / this.#leases.members().length);
    const stages = [...this.#holdings.values()].map(({ stage }) => stage);
    const leaving = stages.filter((stage) => stage === 'leaving').length;
    const missing = share - (stages.length - leaving);
    const now = this.#options.clock.now();
    if (missing > 0) {
      const mayClaim = (shard: number) => !this.#holdings.has(shard) && (this.#retryAfter.get(shard) ?? now) <= now;
      const free = this.#leases.free().filter(mayClaim);
      for (const shard of free.slice(0, missing)) this.#track(this.#claim(shard));
    }
    for (const shard of this.ownedShards().slice(0, Math.max(0, Math.min(-missing, MAX_HANDOVERS - leaving)))) {
      this.#revoke(shard, this.#holdings.get(shard) as Holding);
    }
    if (missing > 0) return;
    for (const shard of this.#leases.ownedExcept(new Set(this.#holdings.keys()))) {
      if ((this.#retryAfter.get(shard) ?? now) > now) continue;
      this.#retryAfter.set(shard, now + BEAT_MS);
      this.#track(this.#leases.release(shard));
    }
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => {
      this.#work.delete(tracked);
      this.#scheduleBalance();
    });
    this.#work.add(tracked);
  }

  async #claim(shard: number): Promise<void> {
    const { node, store, log } = this.#options;
    const holding: Holding = { epoch: 0, stage: 'claiming' };
    this.#holdings.set(shard, holding);
    try {
      // Read before the claim: if somebody sets the fence after us, ours fails.
      const before = store.get(fenceKey(shard));
      const epoch = await this.#leases.claim(shard);
      holding.epoch = epoch ?? 0;
      const isOurs = epoch !== undefined && (await setFence(store, shard, { node, epoch }, before));
      if (isOurs && this.#isCurrent(shard, holding)) return await this.#claimed.add(shard);
    } catch (error) {
      log.warn('shards.claim_failed', { shard, error: error as Error });
    }
    if (this.#holdings.get(shard) === holding) this.#holdings.delete(shard);
    this.#retryAfter.set(shard, this.#options.clock.now() + BEAT_MS);
    // Claimed while everything was handed over, or under a fence that moved: free for the next claim.
    if (this.#phase !== 'stopped' && holding.epoch > 0) await this.#leases.release(shard);
  }

  #isCurrent(shard: number, holding: Holding): boolean {
    if (this.#phase !== 'running' || this.#holdings.get(shard) !== holding) return false;
    return !this.#leases.isLost(shard, holding.epoch);
  }

  #assign(claimed: readonly number[]): void {
    const here = new Set<number>();
    for (const shard of claimed) {
      const holding = this.#holdings.get(shard);
      if (holding?.stage !== 'claiming' || this.#phase === 'stopped') continue;
      holding.stage = 'held';
      here.add(shard);
    }
    if (here.size === 0) return;
    this.#options.log.info('shards.assigned', { shards: here.size, held: this.ownedShards().length });
    this.#listener?.assigned((key) => here.has(shardOf(key)));
    if (this.#phase === 'draining') for (const shard of here) this.#revoke(shard, this.#holdings.get(shard) as Holding);
  }

  #revoke(shard: number, holding: Holding): void {
    holding.stage = 'leaving';
    this.#track(this.#handOver(shard, holding));
  }

  async #handOver(shard: number, holding: Holding): Promise<void> {
    const done = new AbortController();
    const left = this.#listener?.revoking((key) => shardOf(key) === shard).finally(() => done.abort());
    if (left !== undefined)
      await wait(this.#options.clock, HANDOVER_MS, AbortSignal.any([done.signal, this.#stopped.signal]));
    if (this.#holdings.get(shard) !== holding) return;
    this.#dropShard(shard);
    await this.#leases.release(shard);
  }

  #dropShard(shard: number): void {
    this.#holdings.delete(shard);
    this.#listener?.lost((key) => shardOf(key) === shard);
    this.#scheduleBalance();
  }
}
