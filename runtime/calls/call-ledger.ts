/**
 * CallLedger: calls that cost money. Owns one row for each attempt (begun → answered | refused | lost) and the budgets they
 * draw on; it knows neither what is asked nor how it is sent.
 *
 * Invariants:
 *  1. A row `begun` and its money are on disk before the first byte is sent; only who wrote the row sends.
 *  2. An answer is stored as it came, before anybody reads it. A call that has an answer is never sent again.
 *  3. An attempt of a process that is gone is lost; one of a process that lives is waited for until its deadline.
 *  4. What was lost stays booked at its bound; it is repeated `repeats` times at most.
 *  5. No budget is ever over its limit: the row and its three budgets change in one conditional transaction.
 *  6. An attempt under way is aborted by its own deadline only: not by a hand-over, not by the end of its actor.
 *  7. A row that nobody asks for again, since its seat was given up, stays `begun` when its process dies: whether it was answered
 *     nobody will learn. It is booked at its bound as a lost one is, and a review's result counts it as lost.
 *  8. A wait that a server asked for is on disk with the refusal: a crash does not shorten it, and every node keeps it.
 */
import type { Condition, Store, Write } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { draw, type SpendingLimits } from './budgets.ts';
import { type CallAnswer, notSent, outcomeOf } from './call-outcome.ts';
import type { CallKey, CallRow, CallUsage } from './call-row.ts';
import { CallFailed, NotSent } from './errors.ts';
import { callRecords } from './records.ts';

/** How long after its deadline an attempt of another process is given up: clocks differ. Milliseconds. */
const GRACE_MS = 5_000;

/** How often the row of another process is read, in milliseconds. */
const LOOK_MS = 250;

/** Attempts that were refused and may be tried again, before the call is given up. */
const MAX_REFUSALS = 5;

/** Commits tried against others that draw on the same budgets: a crowd of that size is far beyond any gate. */
const MAX_CONFLICTS = 1_000;

/** Terms of one call. Money in millionths of a dollar. */
export interface CallTerms {
  readonly key: CallKey;
  readonly model: string;
  readonly account: string;
  readonly bound: number;
  readonly limits: SpendingLimits;
  /** Milliseconds one attempt may take. */
  readonly attemptMs: number;
  /** No attempt begins after this instant. */
  readonly until: number;
  readonly repeats: number;
}

/** Sends once, as the attempt of this number. Throws NotSent only when nothing can have been charged. */
export type Send = (signal: AbortSignal, attempt: number) => Promise<CallAnswer>;

/** An answer on record, and the attempt it came with. */
export interface RecordedAnswer {
  readonly attempt: number;
  readonly body: Uint8Array;
  readonly row: Extract<CallRow, { state: 'answered' }>;
}

export interface CallLedgerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** This process, with a new name at every start. */
  readonly incarnation: string;
  readonly isAlive: (incarnation: string) => boolean;
  /** Called for every row that is written. */
  readonly onRow?: (key: CallKey, row: CallRow) => void;
}

export class CallLedger {
  readonly #options: CallLedgerOptions;
  readonly #underWay = new Map<string, Promise<unknown>>();
  #lastBegin: Promise<unknown> = Promise.resolve();
  #isStopping = false;

  constructor(options: CallLedgerOptions) {
    this.#options = options;
  }

  /** The answer to the call: the one on record, or that of an attempt made now. Rejects with CallFailed. */
  async answer(terms: CallTerms, send: Send): Promise<RecordedAnswer> {
    const { clock } = this.#options;
    for (let attempt = 1, lost = 0, refused = 0; ; ) {
      const row = this.#row(terms.key, attempt);
      switch (row?.state) {
        case undefined:
          if (clock.now() >= terms.until) throw new CallFailed('late', 'no time is left for the call');
          await this.#attempt(terms, attempt, send);
          break;
        case 'begun':
          await this.#waitFor(terms.key, attempt, row);
          break;
        case 'answered':
          return {
            attempt,
            row,
            body: this.#options.store.bytes(callRecords.call.key(terms.key, attempt)) as Uint8Array,
          };
        case 'refused':
          await this.#afterRefusal(row, terms, ++refused);
          attempt += 1;
          break;
        case 'lost':
          if (++lost > terms.repeats) throw new CallFailed('lost', `the call was lost ${times(lost)}`);
          attempt += 1;
          break;
        default:
          row satisfies never;
      }
    }
  }

  /** The answer on record: undefined when the call has none yet. */
  recorded(key: CallKey): RecordedAnswer | undefined {
    for (let attempt = 1; ; attempt += 1) {
      const row = this.#row(key, attempt);
      if (row === undefined || row.state === 'begun') return undefined;
      if (row.state === 'answered') {
        return { attempt, row, body: this.#options.store.bytes(callRecords.call.key(key, attempt)) as Uint8Array };
      }
    }
  }

  /** Until when the model's server has asked everybody to wait; 0 when it has not. */
  pausedUntil(model: string): number {
    return callRecords.pause.get(this.#options.store, model)?.until ?? 0;
  }

  /** Books what an answer cost in place of its bound; a second time changes nothing. */
  async settle(
    terms: CallTerms,
    { attempt, row }: RecordedAnswer,
    usage: CallUsage | null,
    cost: number,
  ): Promise<void> {
    if (row.cost !== null) return;
    await this.#change(terms, attempt, row, { ...row, usage, cost }, cost - row.bound);
  }

  /** Begins nothing more; resolves when nothing is under way, or after the milliseconds. */
  async drained(withinMs: number): Promise<void> {
    this.#isStopping = true;
    const { clock } = this.#options;
    const enough = new AbortController();
    await Promise.race([Promise.allSettled(this.#underWay.values()), wait(clock, withinMs, enough.signal)]);
    enough.abort();
  }

  #row(key: CallKey, attempt: number): CallRow | undefined {
    return callRecords.call.get(this.#options.store, key, attempt);
  }

  /** Counted as under way before its row is written: a wait for the end of all attempts must not miss one that begins. */
  async #attempt(terms: CallTerms, attempt: number, send: Send): Promise<void> {
    const name = JSON.stringify(callRecords.call.key(terms.key, attempt));
    const same = this.#underWay.get(name);
    if (same !== undefined) {
      // Its failure is reported to the caller that began it.
      await Promise.allSettled([same]);
      return;
    }
    const made = this.#begin(terms, attempt).then((begun) => begun && this.#made(terms, attempt, begun, send));
    this.#underWay.set(name, made);
    try {
      await made;
    } finally {
      this.#underWay.delete(name);
    }
  }

  /** The row that allows to send; undefined when another has begun the same attempt. One at a time: they share budgets. */
  async #begin(terms: CallTerms, attempt: number): Promise<CallRow | undefined> {
    const turn = this.#lastBegin.then(() => this.#beginNow(terms, attempt));
    this.#lastBegin = turn.catch(() => undefined);
    const row = await turn;
    await this.#options.store.flush();
    return row;
  }

  async #beginNow({ key, model, account, bound, attemptMs, limits }: CallTerms, attempt: number) {
    const { store, clock, incarnation, onRow } = this.#options;
    const at = callRecords.call.key(key, attempt);
    for (let tries = 0; tries < MAX_CONFLICTS; tries += 1) {
      if (this.#isStopping) throw new CallFailed('unavailable', 'the service is stopping');
      if (store.get(at) !== undefined) return undefined;
      const now = clock.now();
      const row: CallRow = {
        state: 'begun',
        life: incarnation,
        model,
        account,
        begun_at: now,
        deadline_at: now + attemptMs,
        bound,
      };
      const budgets = draw(store, { ...row, review: key.review }, limits, bound);
      if (budgets.over !== undefined)
        throw new CallFailed('budget', `the ${budgets.over} budget does not allow the call`);
      const writes: Write[] = [...budgets.writes, { op: 'put', key: at, value: row }];
      if (await store.commit(writes, [...budgets.conditions, { absent: at }])) {
        onRow?.(key, row);
        return row;
      }
    }
    throw new CallFailed('unavailable', 'too many calls draw on the same budget at once');
  }

  async #made(terms: CallTerms, attempt: number, begun: CallRow, send: Send): Promise<void> {
    const { clock } = this.#options;
    const controller = new AbortController();
    const cancel = clock.at(begun.deadline_at, () => controller.abort());
    try {
      const answer = await send(controller.signal, attempt);
      await this.#record(terms, attempt, begun, answer);
    } catch (error) {
      const now = clock.now();
      if (error instanceof NotSent) {
        await this.#change(terms, attempt, begun, notSent(begun, now), -begun.bound);
      } else {
        await this.#change(terms, attempt, begun, { ...begun, state: 'lost', ended_at: now, status: null }, 0);
      }
    } finally {
      cancel();
    }
    await this.#options.store.flush();
  }

  async #record(terms: CallTerms, attempt: number, begun: CallRow, answer: CallAnswer): Promise<void> {
    const outcome = outcomeOf(begun, answer, { attempt, now: this.#options.clock.now() });
    const { row, refunded, body, pausedUntil = 0 } = outcome;
    const key = callRecords.call.key(terms.key, attempt);
    const beside: Write[] = body === undefined ? [] : [{ op: 'put-bytes', key, bytes: body }];
    if (pausedUntil > this.pausedUntil(terms.model)) {
      beside.push(callRecords.pause.put({ until: pausedUntil }, terms.model));
    }
    await this.#change(terms, attempt, begun, row, -refunded, beside);
  }

  /** Replaces the row and moves the money, only if the row is still what it was: else another has decided about it. */
  async #change(
    { key, limits }: CallTerms,
    attempt: number,
    before: CallRow,
    after: CallRow,
    amount: number,
    beside: readonly Write[] = [],
  ): Promise<boolean> {
    const { store, onRow } = this.#options;
    const at = callRecords.call.key(key, attempt);
    for (let tries = 0; tries < MAX_CONFLICTS; tries += 1) {
      const budgets = draw(store, { ...before, review: key.review }, limits, amount);
      const writes: Write[] = [...budgets.writes, { op: 'put', key: at, value: after }, ...beside];
      const conditions: Condition[] = [...budgets.conditions, { present: at, value: before }];
      if (await store.commit(writes, conditions)) {
        onRow?.(key, after);
        return true;
      }
      if (JSON.stringify(store.get(at)) !== JSON.stringify(before)) return false;
    }
    return false;
  }

  async #waitFor(key: CallKey, attempt: number, row: CallRow): Promise<void> {
    const { clock, incarnation, isAlive, store, onRow } = this.#options;
    const at = callRecords.call.key(key, attempt);
    const mine = row.life === incarnation ? this.#underWay.get(JSON.stringify(at)) : undefined;
    if (mine !== undefined) {
      await mine;
      return;
    }
    const now = clock.now();
    if (now <= row.deadline_at + GRACE_MS && isAlive(row.life)) {
      await wait(clock, LOOK_MS);
      return;
    }
    const lost: CallRow = { ...row, state: 'lost', ended_at: now, status: null };
    if (await store.commit([{ op: 'put', key: at, value: lost }], [{ present: at, value: row }])) onRow?.(key, lost);
  }

  /** Waits until the call may be tried again. The instant is in the row, so a restart waits no longer than that. */
  async #afterRefusal(row: Extract<CallRow, { state: 'refused' }>, { until }: CallTerms, refusals: number) {
    const { clock } = this.#options;
    const { status, retry_at } = row;
    const by = status === null ? 'no connection could be made' : `the model's server answered ${status}`;
    if (retry_at === null) throw new CallFailed(status === 413 || status === 400 ? 'too-long' : 'refused', by);
    if (refusals > MAX_REFUSALS) throw new CallFailed('unavailable', `${by}, ${times(refusals)}`);
    if (retry_at >= until)
      throw new CallFailed(status === null ? 'unavailable' : 'late', `${by}: no time is left to try again`);
    if (retry_at > clock.now()) await wait(clock, retry_at - clock.now());
  }
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
