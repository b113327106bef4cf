/**
 * FairShare: one crowd does not starve the others. Work of each group waits in its own line, and the group goes next
 * whose work has taken the least time so far; inside a group the higher priority goes first, then the first to come.
 *
 * Start-time fair queueing (Goyal, Vin and Cheng 1996): virtual time is the start tag of the work begun last, work starts at
 * the later of virtual time and its group's finish tag, and the least start tag goes first. What work takes is known when it
 * ends; until then it is taken to be what the group's last one took.
 *
 * Invariants:
 *  1. The work that runs takes at most `places`: a long piece two, so that nothing is queued behind it, any other one.
 *  2. Groups that always have work waiting get equal time; without a clock, an equal number of pieces.
 *  3. A group that was idle goes before those that were not, and has saved up nothing.
 *  4. Work whose signal is aborted while it waits is never begun, and rejects with the signal's reason.
 *  5. While another group is about, a group's long pieces leave two places free, if there are more: nobody waits for a long
 *     piece to end before a short one of theirs can begin.
 */
import type { Clock } from '../time/clock.ts';
import { type Waiting, WaitingLine } from './waiting-line.ts';

export interface Piece {
  /** Higher first; default 0. */
  readonly priority?: number;
  /** It takes many times as long as most; default false. */
  readonly isLong?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Of one group. */
interface Line {
  readonly waiting: WaitingLine;
  running: number;
  /** Places that its long pieces take. */
  long: number;
  finishTag: number;
  /** What its last work took. */
  cost: number;
}

/** The least that a piece of work counts for, in milliseconds; without a clock each counts for this. */
const LEAST_COST = 1;

/** Places of a long piece, and those that long pieces leave to others. */
const LONG_PLACES = 2;

/** A group that had work within this time (ms) is active: the pause between two steps of a review is shorter. */
const ABOUT_MS = 1_000;

export class FairShare {
  readonly #places: number;
  readonly #clock: Pick<Clock, 'now'> | undefined;
  readonly #lines = new Map<string, Line>();
  /** The group that had work last, and before it the last other one. */
  #seen: readonly { readonly group: string; readonly at: number }[] = [];
  #virtualTime = 0;
  #taken = 0;
  #order = 0;

  /** @param places as many as keep the workers busy while one result travels back */
  constructor(places: number, clock?: Pick<Clock, 'now'>) {
    this.#places = places;
    this.#clock = clock;
  }

  /** Pieces of work that wait. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  async run<Value>(group: string, work: () => Promise<Value>, piece: Piece = {}): Promise<Value> {
    const places = piece.isLong === true ? Math.min(LONG_PLACES, this.#places) : 1;
    const { line, expected } = await this.#turn(group, piece);
    const began = this.#now();
    try {
      return await work();
    } finally {
      line.cost = Math.max(LEAST_COST, this.#now() - began);
      line.finishTag += line.cost - expected;
      line.running -= 1;
      if (piece.isLong === true) line.long -= places;
      this.#taken -= places;
      this.#see(group);
      this.#next();
      this.#forgetIfIdle(group, line);
    }
  }

  #now(): number {
    return this.#clock?.now() ?? 0;
  }

  #see(group: string): void {
    const last = this.#seen[0];
    const other = last?.group === group ? this.#seen[1] : last;
    this.#seen = [{ group, at: this.#now() }, ...(other ? [other] : [])];
  }

  #turn(
    group: string,
    { priority = 0, isLong = false, signal }: Piece,
  ): Promise<{ readonly line: Line; readonly expected: number }> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.#see(group);
    return new Promise((resolve, reject) => {
      const line = this.#lineOf(group);
      const leave = (): void => {
        line.waiting.remove(waiting);
        this.#forgetIfIdle(group, line);
        reject(signal?.reason);
      };
      const begin = (expected: number): void => {
        signal?.removeEventListener('abort', leave);
        resolve({ line, expected });
      };
      const waiting: Waiting = { priority, isLong, order: this.#order++, begin };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.add(waiting);
      this.#next();
    });
  }

  #lineOf(group: string): Line {
    const known = this.#lines.get(group);
    if (known !== undefined) return known;
    const line: Line = { waiting: new WaitingLine(), running: 0, long: 0, finishTag: 0, cost: LEAST_COST };
    this.#lines.set(group, line);
    return line;
  }

  #next(): void {
    while (this.#taken < this.#places) {
      const next = this.#nextTurn();
      if (next === undefined) return;
      const { line, first } = next;
      const places = first.isLong ? Math.min(LONG_PLACES, this.#places) : 1;
      // It waits for the second place, and nobody overtakes it meanwhile.
      if (this.#taken + places > this.#places) return;
      this.#virtualTime = Math.max(this.#virtualTime, line.finishTag);
      line.finishTag = this.#virtualTime + line.cost;
      line.running += 1;
      if (first.isLong) line.long += places;
      this.#taken += places;
      line.waiting.remove(first);
      first.begin(line.cost);
    }
  }

  /** Of the line of the least start tag; of equal ones that whose first piece came first. */
  #nextTurn(): { readonly line: Line; readonly first: Waiting } | undefined {
    let best: { readonly line: Line; readonly first: Waiting } | undefined;
    for (const [group, line] of this.#lines) {
      const first = line.waiting.first(this.#mayBeLong(group, line));
      if (first !== undefined && (best === undefined || this.#isBefore(line, best.line))) best = { line, first };
    }
    return best;
  }

  #mayBeLong(group: string, { long }: Line): boolean {
    if (long === 0) return true;
    const other = this.#seen.find((seen) => seen.group !== group);
    const isAlone = other === undefined || this.#now() - other.at >= ABOUT_MS;
    return long + LONG_PLACES <= (isAlone ? this.#places : this.#places - LONG_PLACES);
  }

  #isBefore(a: Line, b: Line): boolean {
    const [left, right] = [Math.max(this.#virtualTime, a.finishTag), Math.max(this.#virtualTime, b.finishTag)];
    return left === right ? a.waiting.oldest < b.waiting.oldest : left < right;
  }

  /** What it has used counts until virtual time has passed it: a group cannot shed it by pausing for a moment. */
  #forgetIfIdle(group: string, { waiting, running, finishTag }: Line): void {
    if (waiting.size === 0 && running === 0 && finishTag <= this.#virtualTime) this.#lines.delete(group);
    if (this.#taken === 0 && this.waiting === 0) this.#lines.clear();
  }
}
