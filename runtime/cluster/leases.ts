/**
 * Leases: what the lease book says, as this node last heard it, and this node's own writing in it. Owns nothing but the
 * picture: ShardOwnership acts on it.
 */
import { stringHash } from '../../protocols/index.ts';
import type { Subscription } from '../bus/bus.ts';
import type { Clock } from '../time/clock.ts';
import type { LeaseBook } from './lease-book.ts';
import { Membership } from './membership.ts';
import { SHARDS } from './shard.ts';

interface Lease {
  /** null: free. */
  readonly node: string | null;
  readonly revision: number;
}

interface LeasesOptions {
  readonly node: string;
  readonly book: LeaseBook;
  readonly clock: Clock;
  /** A lease changed; undefined: a node came, beat or went. */
  readonly onChange: (shard: number | undefined) => void;
}

const FREE: Lease = { node: null, revision: 0 };

export class Leases {
  readonly #options: LeasesOptions;
  readonly #roster: Membership;
  readonly #leases = new Map<number, Lease>();
  /** All shards, in this node's own order. */
  readonly #order: readonly number[];
  /** Of this node's own heartbeat. */
  #revision = 0;
  #beats = 0;
  #beating = false;

  constructor(options: LeasesOptions) {
    this.#options = options;
    const rank = (shard: number): number => stringHash(`${options.node}/${shard}`);
    this.#order = every(() => true).toSorted((a, b) => rank(a) - rank(b));
    this.#roster = new Membership(options.node, options.clock.now());
  }

  watch(): Promise<Subscription> {
    return this.#options.book.watch((key, value, revision) => this.#hear(key, value, revision));
  }

  /** Never rejects: a heartbeat that did not get through is the next one's business. */
  async beat(leaving: boolean): Promise<void> {
    if (this.#beating && !leaving) return;
    this.#beating = true;
    this.#beats += 1;
    await this.#writeSelf({ beat: this.#beats, ...(leaving && { leaving }) });
    this.#beating = false;
  }

  /** Says that this node is gone, so that nobody waits for its heartbeat. */
  depart(): Promise<void> {
    return this.#writeSelf(null);
  }

  /** The epoch of the claim; undefined when somebody else was first. Rejects when the book is away. */
  async claim(shard: number): Promise<number | undefined> {
    const { node } = this.#options;
    return this.#write(shard, { node });
  }

  /** Frees the shard if it is still this node's. Never rejects: what failed is found and freed later. */
  async release(shard: number): Promise<void> {
    if (this.#of(shard).node !== this.#options.node) return;
    await this.#write(shard, { node: null }).catch(() => undefined);
  }

  /** Whom the lease names, if that node is alive. */
  owner(shard: number): string | undefined {
    const { node } = this.#of(shard);
    return node === null || this.#roster.isDead(node, this.#now()) ? undefined : node;
  }

  /** Whether this node lost the lease that it claimed at the epoch: another node wrote it since, or the book no longer has it. */
  isLost(shard: number, epoch: number): boolean {
    const { revision } = this.#of(shard);
    return epoch > 0 && (revision > epoch || revision === 0);
  }

  /**
   * Shards that this node may claim: nobody's, of the dead, or its own from an earlier incarnation. Each node has an order of its
   * own, so that they do not all try the same one first.
   */
  free(): number[] {
    const now = this.#now();
    const self = this.#options.node;
    return this.#order.filter((shard) => {
      const { node } = this.#of(shard);
      return node === null || node === self || this.#roster.isDead(node, now);
    });
  }

  /** Shards that the book gives to this node, except these. */
  ownedExcept(these: ReadonlySet<number>): number[] {
    return every((shard) => this.#of(shard).node === this.#options.node && !these.has(shard));
  }

  isHeardOf(node: string): boolean {
    return !this.#roster.isDead(node, this.#now());
  }

  members(): readonly string[] {
    return this.#roster.members(this.#now());
  }

  remainingMs(): number {
    return this.#roster.remainingMs(this.#now());
  }

  isIsolated(): boolean {
    return this.#roster.isIsolated(this.#now());
  }

  #of(shard: number): Lease {
    return this.#leases.get(shard) ?? FREE;
  }

  #now(): number {
    return this.#options.clock.now();
  }

  async #write(shard: number, value: { readonly node: string | null }): Promise<number | undefined> {
    const revision = await this.#options.book.write(`shard.${shard}`, value, this.#of(shard).revision);
    // The watcher may have heard of it, or of what came after, before the answer was here.
    if (revision !== undefined && revision > this.#of(shard).revision) this.#leases.set(shard, { ...value, revision });
    return revision;
  }

  async #writeSelf(value: unknown): Promise<void> {
    const { book, node } = this.#options;
    const revision = await book.write(`node.${node}`, value, this.#revision).catch(() => undefined);
    if (revision !== undefined) this.#revision = Math.max(this.#revision, revision);
  }

  #hear(key: string, value: unknown, revision: number): void {
    const [kind, name] = key.split('.') as [string, string];
    if (kind === 'node') {
      if (name === this.#options.node) this.#revision = revision;
      this.#roster.note(name, value, this.#now());
      this.#options.onChange(undefined);
    } else if (kind === 'shard') {
      const shard = Number(name);
      // An answer to our own write may have been faster than the watcher.
      if (revision !== 0 && revision < this.#of(shard).revision) return;
      const node = (value as { node?: unknown } | undefined)?.node;
      this.#leases.set(shard, { node: typeof node === 'string' ? node : null, revision });
      this.#options.onChange(shard);
    }
  }
}

const every = (holds: (shard: number) => boolean): number[] =>
  Array.from({ length: SHARDS }, (_, shard) => shard).filter(holds);
