import type { Clock } from './clock.ts';

interface Alarm {
  readonly instant: number;
  readonly order: number;
  readonly callback: () => void;
}

/**
 * Time that passes only when told to, for tests, simulation and the lab.
 *
 * Invariants:
 *  1. Callbacks run in order of their instants; those of the same instant in the order they were asked for.
 *  2. While a callback runs, `now` is its own instant, or later when it was asked for too late; time never goes back.
 *  3. A callback asked for during `advance` runs in the same `advance` when its instant is within it.
 */
export class VirtualClock implements Clock {
  #now: number;
  #order = 0;
  readonly #alarms = new Set<Alarm>();

  /** Starts at the instant (milliseconds since 1970). */
  constructor(start = 0) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  at(instant: number, callback: () => void): () => void {
    const alarm = { instant, order: this.#order++, callback };
    this.#alarms.add(alarm);
    return () => {
      this.#alarms.delete(alarm);
    };
  }

  /** Lets the milliseconds pass and runs what falls due, without giving way to promises in between. */
  advance(ms: number): void {
    if (!(ms >= 0)) throw new RangeError(`time cannot pass by ${ms} ms`);
    const end = this.#now + ms;
    for (let alarm = this.#next(end); alarm !== undefined; alarm = this.#next(end)) this.#ring(alarm);
    this.#now = end;
  }

  /** As `advance`, and lets promises settle after every callback, so that what they ask for within the time is run too. */
  async advanceAsync(ms: number): Promise<void> {
    if (!(ms >= 0)) throw new RangeError(`time cannot pass by ${ms} ms`);
    const end = this.#now + ms;
    await settled();
    for (let alarm = this.#next(end); alarm !== undefined; alarm = this.#next(end)) {
      this.#ring(alarm);
      await settled();
    }
    this.#now = end;
  }

  /** Instant of the next callback, or undefined when nobody waits. */
  nextInstant(): number | undefined {
    return this.#next(Number.POSITIVE_INFINITY)?.instant;
  }

  #ring(alarm: Alarm): void {
    this.#alarms.delete(alarm);
    this.#now = Math.max(this.#now, alarm.instant);
    alarm.callback();
  }

  #next(end: number): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (alarm.instant > end) continue;
      if (!next || alarm.instant < next.instant || (alarm.instant === next.instant && alarm.order < next.order))
        next = alarm;
    }
    return next;
  }
}

/** One turn of the event loop: every promise that could settle has settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
