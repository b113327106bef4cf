/**
 * Membership: which nodes there are. Decides which of them count as alive, from the arrival of heartbeats here and this node's own
 * clock: the clocks of other nodes prove nothing.
 *
 * Invariants:
 *  1. A node whose heartbeat changed here within `DEAD_MS` is alive.
 *  2. While this node does not hear its own heartbeat, no node is dead. When it hears again, the time restarts for all that
 *     were not dead before: work is not handed to those who were.
 */

/** Silence (ms) after which a node is dead: five heartbeats, so that a garbage collection or a slow disk does not count. */
const DEAD_MS = 5_000;

/** This node's own heartbeat comes back at once; without it for this long (ms) the node is isolated. */
const DEAF_MS = 2_500;

interface Heartbeat {
  readonly heard: number;
  /** It hands over its shards and takes no more. */
  readonly leaving: boolean;
}

export class Membership {
  readonly #self: string;
  readonly #nodes = new Map<string, Heartbeat>();
  #heardSelf: number;

  constructor(self: string, now: number) {
    this.#self = self;
    this.#heardSelf = now;
  }

  /** A node's heartbeat changed, or it is gone (undefined, null). */
  note(node: string, value: unknown, now: number): void {
    if (node === this.#self) {
      if (this.isIsolated(now)) this.#hearAgain(now);
      this.#heardSelf = now;
    }
    if (value === undefined || value === null) this.#nodes.delete(node);
    else this.#nodes.set(node, { heard: now, leaving: (value as { leaving?: unknown }).leaving === true });
  }

  /** Milliseconds until others may declare this node dead unless its heartbeat arrives; 0 when they may. */
  remainingMs(now: number): number {
    return Math.max(0, DEAD_MS - (now - this.#heardSelf));
  }

  isIsolated(now: number): boolean {
    return now - this.#heardSelf > DEAF_MS;
  }

  isDead(node: string, now: number): boolean {
    if (node === this.#self || this.isIsolated(now)) return false;
    const heartbeat = this.#nodes.get(node);
    return heartbeat === undefined || now - heartbeat.heard >= DEAD_MS;
  }

  /** Nodes that share the work: alive and not leaving, this one among them; by name. */
  members(now: number): readonly string[] {
    const others = [...this.#nodes].filter(
      ([node, { leaving }]) => node !== this.#self && !leaving && !this.isDead(node, now),
    );
    return [this.#self, ...others.map(([node]) => node)].toSorted();
  }

  #hearAgain(now: number): void {
    for (const [node, { heard, leaving }] of this.#nodes) {
      if (this.#heardSelf - heard < DEAD_MS) this.#nodes.set(node, { heard: now, leaving });
    }
  }
}
