/** Alarms: the timers of this node's actors. Their records are in the store, so nothing here needs to survive a crash. */
import type { Clock } from '../time/clock.ts';

export class Alarms {
  readonly #clock: Clock;
  readonly #set = new Map<string, Map<string, () => void>>();
  #stopped = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Instead of the actor's alarm of that id, if it has one. */
  set(actor: string, id: string, at: number, ring: () => void): void {
    // A timer would keep the process alive; the record waits for the next start.
    if (this.#stopped) return;
    this.drop(actor, id);
    const mine = this.#set.get(actor) ?? new Map<string, () => void>();
    this.#set.set(actor, mine);
    const cancel = this.#clock.at(at, () => {
      this.#forget(actor, id);
      ring();
    });
    mine.set(id, cancel);
  }

  drop(actor: string, id: string): void {
    this.#set.get(actor)?.get(id)?.();
    this.#forget(actor, id);
  }

  dropAll(actor: string): void {
    for (const cancel of this.#set.get(actor)?.values() ?? []) cancel();
    this.#set.delete(actor);
  }

  /** Names of the actors that have alarms. */
  actors(): readonly string[] {
    return [...this.#set.keys()];
  }

  /** No alarm fires any more. */
  stop(): void {
    this.#stopped = true;
    for (const actor of this.#set.keys()) this.dropAll(actor);
  }

  #forget(actor: string, id: string): void {
    const mine = this.#set.get(actor);
    mine?.delete(id);
    if (mine?.size === 0) this.#set.delete(actor);
  }
}
