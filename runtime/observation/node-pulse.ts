import { monitorEventLoopDelay } from 'node:perf_hooks';
import { formatNodeUp, type NodeReport } from '../../protocols/observation/index.ts';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../time/clock.ts';

/** The actors on a node, and the work that waits there. */
export type HostLoad = Pick<
  NodeReport,
  'actors' | 'households' | 'mailbox' | 'activities' | 'alarms' | 'outbox' | 'waiting'
>;

/** Often enough that a dead node is noticed before anybody asks, and a hundredth of the messages of one review. */
const BEAT_MS = 2_000;

const LOOP_RESOLUTION_MS = 10;

/** A node's part in a cluster: the shards it owns, and how long until it loses them. */
export type ClusterShare = Pick<NodeReport, 'shards' | 'lag' | 'lease_ms'>;

export interface NodePulseOptions {
  readonly node: string;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly hostLoad: () => HostLoad;
  /** Transitions since the node started. */
  readonly transitions: () => number;
  /** Only for a node of a cluster. */
  readonly share?: (() => ClusterShare) | undefined;
  readonly onError: (what: string, error: unknown) => void;
}

/** NodePulse: publishes every two seconds that this node is alive and which actors it hosts. */
export class NodePulse {
  readonly #options: NodePulseOptions;
  readonly #startedAt: number;
  readonly #loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  #cancel: () => void = () => {};

  constructor(options: NodePulseOptions) {
    this.#options = options;
    this.#startedAt = options.clock.now();
  }

  start(): void {
    this.#loop.enable();
    this.#beat();
  }

  stop(): void {
    this.#cancel();
    this.#loop.disable();
  }

  #beat(): void {
    const { node, bus, clock, onError } = this.#options;
    try {
      bus.publish(formatNodeUp(node), this.#report());
    } catch (error) {
      onError('telling of the node', error);
    }
    this.#loop.reset();
    this.#cancel = clock.at(clock.now() + BEAT_MS, () => this.#beat());
  }

  #report(): NodeReport {
    const { node, clock, hostLoad, transitions, share } = this.#options;
    // The histogram measures the pause between two looks, its resolution included.
    const delay = this.#loop.count === 0 ? 0 : this.#loop.percentile(99) / 1e6 - LOOP_RESOLUTION_MS;
    return {
      node,
      at: clock.now(),
      started_at: this.#startedAt,
      ...hostLoad(),
      transitions: transitions(),
      ...(share?.() ?? { shards: null, lag: null, lease_ms: null }),
      loop_delay_ms: Math.max(0, Math.round(delay * 10) / 10),
      heap_bytes: process.memoryUsage().heapUsed,
    };
  }
}
