/**
 * FairShare: one crowd does not starve the others. Work of each group waits in a line of its own, and the group goes next
 * whose work has taken the least time so far; inside a group the higher priority goes first, then the first to come.
 *
 * Start-time fair queueing (Goyal, Vin and Cheng 1996): virtual time is the start tag of the work begun last, work starts at
 * the later of virtual time and its group's finish tag, and the least start tag goes first. What work takes is known when it
 * ends; until then it is taken to be what the group's last one took.
 *
 * Invariants:
 *  1. At most `places` pieces of work run at once.
 *  2. Groups that always have work waiting get equal time; without a clock, an equal number of pieces.
 *  3. A group that was idle goes before those that were not, and has saved up nothing.
 *  4. Work whose signal is aborted while it waits is never begun, and rejects with the signal's reason.
 */
import type { Clock } from '../time/clock.ts';

interface Waiting {
  readonly priority: number;
  readonly order: number;
  /** @param expected what its line is charged until it ends */
  readonly begin: (expected: number) => void;
}

/** Of one group. */
interface Line {
  readonly waiting: Waiting[];
  running: number;
  finishTag: number;
  /** What its last work took. */
  cost: number;
}

/** The least that a piece of work counts for, in milliseconds; without a clock each counts for this. */
const LEAST_COST = 1;

export class FairShare {
  readonly #places: number;
  readonly #clock: Pick<Clock, 'now'> | undefined;
  readonly #lines = new Map<string, Line>();
  #virtualTime = 0;
  #running = 0;
  #order = 0;

  /** @param places as many as keep the workers busy while one result travels back */
  constructor(places: number, clock?: Pick<Clock, 'now'>) {
    this.#places = places;
    this.#clock = clock;
  }

  /** Pieces of work that wait. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  async run<Value>(group: string, priority: number, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const { line, expected } = await this.#turn(group, priority, signal);
    const began = this.#clock?.now() ?? 0;
    try {
      return await work();
    } finally {
      line.cost = Math.max(LEAST_COST, (this.#clock?.now() ?? 0) - began);
      line.finishTag += line.cost - expected;
      line.running -= 1;
      this.#running -= 1;
      this.#next();
      this.#forgetIfIdle(group, line);
    }
  }

  #turn(group: string, priority: number, signal?: AbortSignal): Promise<{ line: Line; expected: number }> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(group) ?? { waiting: [], running: 0, finishTag: 0, cost: LEAST_COST };
      this.#lines.set(group, line);
      const leave = (): void => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1);
        this.#forgetIfIdle(group, line);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        priority,
        order: this.#order++,
        begin: (expected) => {
          signal?.removeEventListener('abort', leave);
          resolve({ line, expected });
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#places) {
      const line = this.#nextLine();
      if (line === undefined) return;
      this.#virtualTime = Math.max(this.#virtualTime, line.finishTag);
      line.finishTag = this.#virtualTime + line.cost;
      line.running += 1;
      this.#running += 1;
      takeFirst(line.waiting).begin(line.cost);
    }
  }

  /** The line of the least start tag; of equal ones the one whose first piece came first. */
  #nextLine(): Line | undefined {
    let best: Line | undefined;
    for (const line of this.#lines.values()) {
      if (line.waiting.length === 0) continue;
      if (best === undefined || this.#isBefore(line, best)) best = line;
    }
    return best;
  }

  #isBefore(a: Line, b: Line): boolean {
    const [left, right] = [Math.max(this.#virtualTime, a.finishTag), Math.max(this.#virtualTime, b.finishTag)];
    return left === right ? oldest(a) < oldest(b) : left < right;
  }

  /** What it has used counts until virtual time has passed it: a group cannot shed it by pausing for a moment. */
  #forgetIfIdle(group: string, { waiting, running, finishTag }: Line): void {
    if (waiting.length === 0 && running === 0 && finishTag <= this.#virtualTime) this.#lines.delete(group);
    if (this.#running === 0 && this.waiting === 0) this.#lines.clear();
  }
}

const oldest = ({ waiting }: Line): number => Math.min(...waiting.map(({ order }) => order));

function takeFirst(waiting: Waiting[]): Waiting {
  const first = waiting.reduce((best, other) =>
    other.priority > best.priority || (other.priority === best.priority && other.order < best.order) ? other : best,
  );
  waiting.splice(waiting.indexOf(first), 1);
  return first;
}
