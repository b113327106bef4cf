import type { Bus } from '../bus/bus.ts';
import type { Transition } from '../observation/transition.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { ActivityHandler } from './activities/activity.ts';
import type { Behaviour } from './behaviour.ts';
import type { RetryPolicy } from './dead-letters/retry-policy.ts';
import type { IncomingMessage } from './delivery/direct-delivery.ts';
import type { Ownership } from './ownership.ts';

/** What a host is made of, and its callbacks. */
export interface HostOptions {
  /** Durable consumer from which it takes messages, the same across restarts; without one the caller passes them to `handle`. */
  readonly name?: string;
  readonly bus: Bus;
  readonly store: Store;
  /** Which actors this node owns; default all. */
  readonly ownership?: Ownership;
  readonly clock: Clock;
  readonly behaviours: readonly Behaviour[];
  /** By activity name. */
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
  /** Delivers a message without the journal to the node that owns its receiver; default: this one. Rejects when it could not. */
  readonly deliverDirectly?: (message: IncomingMessage) => Promise<void>;
  /** The tenant of an entity: the work of tenants takes turns. Default: one tenant for all. */
  readonly tenantOf?: (entity: string) => string;
  /** Default DEFAULT_RETRY, or OUT_OF_ORDER_RETRY when the caller passes the messages. */
  readonly retry?: RetryPolicy;
  readonly onError: (what: string, error: unknown) => void;
  /** Called with the transitions of its actors, once they are stored; at most once for each. */
  readonly onTransitions?: (transitions: readonly Transition[]) => void;
}
