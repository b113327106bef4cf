import { formatState, type StateChange } from '../../protocols/observation/index.ts';
import type { Bus } from '../bus/bus.ts';
import { type Transition, topState } from './transition.ts';

/** Publishes transitions on the bus, to those subscribed at that moment only. */
export class TransitionPublisher {
  readonly #bus: Pick<Bus, 'publish'>;
  readonly #node: string;
  #count = 0;

  /** @param node the name of the node on which the actors live */
  constructor(bus: Pick<Bus, 'publish'>, node: string) {
    this.#bus = bus;
    this.#node = node;
  }

  /** Told since it began. */
  get count(): number {
    return this.#count;
  }

  publish(transitions: readonly Transition[]): void {
    this.#count += transitions.length;
    for (const { type, key, n, from, to, event, at, ms } of transitions) {
      const dot = key.indexOf('.');
      const entity = dot < 0 ? key : key.slice(0, dot);
      const member = dot < 0 ? '' : key.slice(dot + 1);
      const change: StateChange = { actor: `${type}/${key}`, n, from, to, event, at, ms, node: this.#node };
      this.#bus.publish(formatState({ type, entity, member, state: topState(to) }), change);
    }
  }
}
