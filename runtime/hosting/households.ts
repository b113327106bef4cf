import type { HostLoad } from '../observation/node-pulse.ts';
import { topState } from '../observation/transition.ts';
import { Household, type HouseholdEnvironment } from './household.ts';
import type { KeyFilter } from './ownership.ts';

/** The households in memory on this node, by entity. */
export class Households {
  readonly #environment: HouseholdEnvironment;
  readonly #byEntity = new Map<string, Household>();

  constructor(environment: HouseholdEnvironment) {
    this.#environment = environment;
  }

  /** The household in memory, or an empty one that loads its actors as they are needed. */
  open(entity: string): Household {
    const existing = this.#byEntity.get(entity);
    if (existing) return existing;
    const household = new Household(entity, this.#environment);
    this.#byEntity.set(entity, household);
    return household;
  }

  find(entity: string): Household | undefined {
    return this.#byEntity.get(entity);
  }

  dropIfEmpty(household: Household): void {
    const { entity, isEmpty } = household;
    if (isEmpty && this.#byEntity.get(entity) === household) this.#byEntity.delete(entity);
  }

  /** Resolves when no event waits or is being handled. */
  async idle(belongs: KeyFilter = () => true): Promise<void> {
    const waited = [...this.#byEntity.values()].filter(({ entity }) => belongs(entity));
    await Promise.all(waited.map((household) => household.idle()));
  }

  close(belongs: KeyFilter): void {
    for (const [entity, household] of this.#byEntity) {
      if (!belongs(entity)) continue;
      household.close();
      this.#byEntity.delete(entity);
    }
  }

  /** Actors in memory, by type. */
  actorCounts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const household of this.#byEntity.values()) {
      for (const type of household.population) counts[type] = (counts[type] ?? 0) + 1;
    }
    return counts;
  }

  /** Actors in memory by type and state, and for each event that waits the type of its actor. */
  hostLoad(): Pick<HostLoad, 'actors' | 'households'> & { readonly waiting: readonly string[] } {
    const actors: Record<string, Record<string, number>> = {};
    const waiting: string[] = [];
    for (const household of this.#byEntity.values()) {
      for (const type of household.waitingTypes()) waiting.push(type);
      for (const [type, path] of household.states()) {
        const state = topState(path);
        actors[type] = { ...actors[type], [state]: (actors[type]?.[state] ?? 0) + 1 };
      }
    }
    return { actors, households: this.#byEntity.size, waiting };
  }
}
