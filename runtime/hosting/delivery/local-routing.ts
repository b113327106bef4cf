import { anyMatcher } from '../../bus/pattern.ts';
import type { Addressed, Behaviour, Outgoing } from '../behaviour.ts';
import { entityOf } from '../ownership.ts';

export interface LocalAddress extends Addressed {
  readonly behaviour: Behaviour;
}

/** Where a message goes: to actors of the sender's household, and whether to others as well. */
export interface Destinations {
  readonly local: readonly LocalAddress[];
  /** An actor of another household takes it. */
  readonly leaves: boolean;
  /** Types whose `route` threw, with what it threw. */
  readonly faults: readonly { readonly behaviour: Behaviour; readonly error: unknown }[];
}

/** Finds the actors that a message is for among the behaviours of a host. */
export class LocalRouting {
  readonly #behaviours: readonly Behaviour[];
  readonly #matchers: readonly ((subject: string) => boolean)[];
  /** Patterns of the messages that the journal delivers to actors of this host. */
  readonly delivered: readonly string[];
  readonly #isDelivered: (subject: string) => boolean;

  constructor(behaviours: readonly Behaviour[]) {
    this.#behaviours = behaviours;
    this.#matchers = behaviours.map(({ patterns }) => matcherOf(patterns));
    this.delivered = [...new Set(behaviours.flatMap(({ patterns, delivered = patterns }) => delivered))];
    this.#isDelivered = matcherOf(this.delivered);
  }

  /** Whether somebody takes messages on this subject, and gets none of them from the journal. */
  isDirect(subject: string): boolean {
    return !this.#isDelivered(subject) && this.#matchers.some((matches) => matches(subject));
  }

  find(entity: string, { subject, body }: Outgoing): Destinations {
    const local: LocalAddress[] = [];
    const faults: { behaviour: Behaviour; error: unknown }[] = [];
    let leaves = false;
    for (const [index, behaviour] of this.#behaviours.entries()) {
      if (!this.#matchers[index]?.(subject)) continue;
      try {
        for (const { key, event } of behaviour.route({ subject, body, isLocal: true })) {
          if (entityOf(key) === entity) local.push({ behaviour, key, event });
          else leaves = true;
        }
      } catch (error) {
        faults.push({ behaviour, error });
      }
    }
    return { local, leaves, faults };
  }
}

const matcherOf = (patterns: readonly string[]) => (patterns.length === 0 ? () => false : anyMatcher(patterns));
