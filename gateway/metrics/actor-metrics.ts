import { type Census, type Transition, topState } from '../../runtime/observation/index.ts';

/** What the actors of this process do, as lines of the Prometheus text format. Labels are types and outermost states only. */
export class ActorMetrics {
  readonly #entered = new Map<string, number>();
  readonly #spent = new Map<string, { visits: number; ms: number }>();

  observe(transitions: readonly Transition[]): void {
    for (const { type, from, to, ms } of transitions) {
      const entered = labels(type, 'to', to);
      this.#entered.set(entered, (this.#entered.get(entered) ?? 0) + 1);
      if (from === null) continue;
      const left = labels(type, 'state', from);
      const spent = this.#spent.get(left) ?? { visits: 0, ms: 0 };
      spent.visits += 1;
      spent.ms += ms;
      this.#spent.set(left, spent);
    }
  }

  lines({ actors }: Census): string[] {
    const present = Object.entries(actors).flatMap(([type, states]) =>
      Object.entries(states).map(([state, count]) => `conclave_actors${labels(type, 'state', state)} ${count}`),
    );
    return [
      '# HELP conclave_actor_transitions_total Steps of actors from state to state, by type and the outermost state they led to.',
      '# TYPE conclave_actor_transitions_total counter',
      ...[...this.#entered].map(([label, count]) => `conclave_actor_transitions_total${label} ${count}`),
      '# HELP conclave_actors Actors in memory, by type and outermost state.',
      '# TYPE conclave_actors gauge',
      ...present,
      '# HELP conclave_state_seconds Time actors spent in a state before they left it, by type and outermost state.',
      '# TYPE conclave_state_seconds summary',
      ...[...this.#spent].flatMap(([label, { visits, ms }]) => [
        `conclave_state_seconds_sum${label} ${ms / 1_000}`,
        `conclave_state_seconds_count${label} ${visits}`,
      ]),
    ];
  }
}

/** Types and states are names in our own source. */
const labels = (type: string, name: string, path: string): string => `{actor="${type}",${name}="${topState(path)}"}`;
