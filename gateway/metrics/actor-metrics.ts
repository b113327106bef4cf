import { type HostLoad, type Transition, topState } from '../../runtime/observation/index.ts';
import type { MetricFamily } from './metric-family.ts';

/** State transitions of the actors of this process. Labels are types and outermost states only: names in our own source. */
export class ActorMetrics {
  /** By actor type and outermost state. */
  readonly #entered = new Series(() => ({ count: 0 }));
  readonly #spent = new Series(() => ({ visits: 0, ms: 0 }));

  observe(transitions: readonly Transition[]): void {
    for (const { type, from, to, ms } of transitions) {
      this.#entered.of(type, topState(to)).count += 1;
      if (from === null) continue;
      const spent = this.#spent.of(type, topState(from));
      spent.visits += 1;
      spent.ms += ms;
    }
  }

  families({ actors }: HostLoad): MetricFamily[] {
    return [
      {
        kind: 'counter',
        name: 'conclave_actor_transitions_total',
        help: 'State transitions of actors, by type and the outermost state they led to.',
        samples: this.#entered.all().map(([actor, to, { count }]) => ({ labels: { actor, to }, value: count })),
      },
      {
        kind: 'gauge',
        name: 'conclave_actors',
        help: 'Actors in memory, by type and outermost state.',
        samples: Object.entries(actors).flatMap(([actor, states]) =>
          Object.entries(states).map(([state, value]) => ({ labels: { actor, state }, value })),
        ),
      },
      {
        kind: 'summary',
        name: 'conclave_state_seconds',
        help: 'Time actors spent in a state before they left it, by type and outermost state.',
        points: this.#spent
          .all()
          .map(([actor, state, { visits, ms }]) => ({ labels: { actor, state }, sum: ms / 1_000, count: visits })),
      },
    ];
  }
}

/** One value for each actor type and state. */
class Series<Value> {
  readonly #byType = new Map<string, Map<string, Value>>();
  readonly #initial: () => Value;

  constructor(initial: () => Value) {
    this.#initial = initial;
  }

  of(type: string, state: string): Value {
    const states = this.#byType.get(type) ?? new Map<string, Value>();
    this.#byType.set(type, states);
    const value = states.get(state) ?? this.#initial();
    states.set(state, value);
    return value;
  }

  all(): (readonly [type: string, state: string, value: Value])[] {
    return [...this.#byType].flatMap(([type, states]) =>
      [...states].map(([state, value]) => [type, state, value] as const),
    );
  }
}
