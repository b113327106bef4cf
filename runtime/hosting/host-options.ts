import type { Bus } from '../bus/bus.ts';
import type { Transition } from '../observation/transition.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { ActivityHandler } from './activities/activity.ts';
import type { Behaviour } from './behaviour.ts';
import type { RetryPolicy } from './dead-letters/retry-policy.ts';
import type { IncomingMessage } from './delivery/direct-delivery.ts';
import type { Ownership } from './ownership.ts';

/** What a host is made of, and whom it tells. */
export interface HostOptions {
  /** Durable consumer by which it takes messages itself, the same across restarts; without one somebody brings them to `handle`. */
  readonly name?: string;
  readonly bus: Bus;
  readonly store: Store;
  /** Which actors live here; default all. */
  readonly ownership?: Ownership;
  readonly clock: Clock;
  readonly behaviours: readonly Behaviour[];
  /** By activity name. */
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
  /** Brings a message to its receiver without the journal, wherever that lives; default: here. Rejects when it could not. */
  readonly bring?: (message: IncomingMessage) => Promise<void>;
  /** Whom an entity belongs to: the work of tenants takes turns. Default: all belong to one. */
  readonly tenantOf?: (entity: string) => string;
  /** Default DEFAULT_RETRY, or OUT_OF_ORDER_RETRY when somebody else brings the messages. */
  readonly retry?: RetryPolicy;
  readonly onError: (what: string, error: unknown) => void;
  /** Called with the transitions of its actors, once they are stored; at most once for each. */
  readonly onTransitions?: (transitions: readonly Transition[]) => void;
}
