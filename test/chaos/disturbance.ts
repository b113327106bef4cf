import type { SeededRandom } from '../../protocols/index.ts';
import type { Cluster } from './cluster.ts';
import { pause } from './process.ts';

/** Between two blows, in milliseconds: at least, and three times that at most. */
export const BLOWS_MS = 1_000;

/** What was killed is started again after at most this long, in milliseconds. */
const DOWN_MS = 1_500;

/** A frozen node is away for longer than a lease lasts, and then goes on as if nothing had been. */
const FROZEN_MS = 8_000;

export interface Blow {
  readonly what: 'kill' | 'freeze' | 'stop' | 'purge';
  readonly whom: string;
}

/** Kills, freezes and stops nodes and the message server at random, and starts them again, and purges the journal, until it is ended. */
export class Disturbance {
  readonly blows: Blow[] = [];
  readonly #cluster: Cluster;
  readonly #random: SeededRandom;
  readonly #everyMs: number;
  readonly #most: number;
  readonly #ended = new AbortController();
  readonly #healing = new Set<Promise<void>>();
  readonly #down = new Set<string>();
  readonly #failures: unknown[] = [];

  /**
   * @param everyMs shortest pause between two blows, in milliseconds; the longest is three times that
   * @param most no more blows than this, however long it lasts
   */
  constructor(cluster: Cluster, random: SeededRandom, { everyMs, most }: { everyMs: number; most: number }) {
    this.#cluster = cluster;
    this.#random = random;
    this.#everyMs = everyMs;
    this.#most = most;
  }

  /** Resolves when it was ended and everything runs again. */
  async run(): Promise<void> {
    while (!this.#ended.signal.aborted && this.blows.length < this.#most) {
      // The first blow falls at once: a few reviews on a quick machine are over before the first pause is.
      const healing = this.#strike();
      this.#healing.add(healing);
      healing.catch((error: unknown) => this.#failures.push(error)).finally(() => this.#healing.delete(healing));
      await pause(this.#random.integer(this.#everyMs, 3 * this.#everyMs));
    }
    await Promise.allSettled(this.#healing);
    if (this.#failures.length > 0) throw new AggregateError(this.#failures, 'what was killed did not come back');
  }

  end(): void {
    this.#ended.abort();
  }

  async #strike(): Promise<void> {
    const { nats, processes: targets } = this.#cluster;
    const target = targets[this.#random.integer(0, targets.length - 1)] as typeof nats;
    const kind = this.#random.integer(1, 10);
    const downFor = this.#random.integer(0, DOWN_MS);
    if (kind === 3) {
      if (await this.#cluster.purgeJournal()) this.blows.push({ what: 'purge', whom: 'journal' });
      return;
    }
    // Down or frozen already: it cannot fall any lower.
    if (this.#down.has(target.name)) return;
    this.#down.add(target.name);
    try {
      // Mostly as a power cut does it; now and then a pause of the machine, or an orderly stop.
      if (target !== nats && kind === 1) await this.#freeze(target);
      else if (target !== nats && kind === 2) await this.#restart(target, 'stop', downFor);
      else await this.#restart(target, 'kill', downFor);
    } finally {
      this.#down.delete(target.name);
    }
  }

  async #freeze(target: Cluster['nats']): Promise<void> {
    this.blows.push({ what: 'freeze', whom: target.name });
    await target.freeze(FROZEN_MS);
  }

  async #restart(target: Cluster['nats'], what: 'kill' | 'stop', downFor: number): Promise<void> {
    this.blows.push({ what, whom: target.name });
    await target.end(what === 'kill' ? 'SIGKILL' : 'SIGTERM');
    await pause(downFor);
    await target.start();
  }
}
