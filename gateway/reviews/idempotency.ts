import { z } from 'zod';
import { SHORTEST_IDEMPOTENCY_MS, SubmittedBody } from '../../protocols/index.ts';
import { type Clock, derivedUuid, type Store, table } from '../../runtime/index.ts';

/**
 * Idempotency: one answer for one Idempotency-Key of an account on a route.
 *
 * Invariants:
 *  1. The record is on disk before the work begins; a crash in between leaves it without an answer, and the next try does
 *     the work again under the same review_id, which the review's actor recognises.
 *  2. A request that was refused leaves no record: nothing happened, so the key is free for the corrected request.
 *  3. A process runs one try at a time and refuses a second one meanwhile. A try in another process gets the same answer.
 */
const Entry = z.strictObject({
  fingerprint: z.string(),
  at: z.number(),
  answer: SubmittedBody.nullable(),
});
type Entry = z.infer<typeof Entry>;

/** How long an Idempotency-Key is kept: as long as its review, and no less than the shortest time. Milliseconds. */
export const idempotencyKeptMs = (retentionMs: number): number => Math.max(retentionMs, SHORTEST_IDEMPOTENCY_MS);

export const idempotencyRecords = {
  answer: table('idempotency', (account: string, route: string, key: string) => [account, route, key], Entry, {
    cameAt: ({ at }) => at,
  }),
} as const;

/** The key was used with a different request. */
export class IdempotencyMismatch extends Error {
  override readonly name = 'IdempotencyMismatch';
}

/** The first request with the key has no answer yet. */
export class IdempotencyInProgress extends Error {
  override readonly name = 'IdempotencyInProgress';
}

export interface IdempotentRequest {
  readonly account: string;
  readonly route: string;
  readonly key: string;
  /** Hash of everything in the request that matters. */
  readonly fingerprint: string;
}

export class Idempotency {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #running = new Set<string>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * The kept answer, or that of `work`, which is given the review_id. `isRefusal` tells errors after which surely nothing
   * happened. Rejects with IdempotencyMismatch, IdempotencyInProgress, or what `work` rejects with.
   */
  async run(
    request: IdempotentRequest,
    work: (reviewId: string) => Promise<SubmittedBody>,
    isRefusal: (error: unknown) => boolean,
  ): Promise<{ answer: SubmittedBody; replayed: boolean }> {
    const reviewId = `rev_${derivedUuid(request.account, request.route, request.key)}`;
    if (this.#running.has(reviewId)) throw this.#conflict(request);
    const known = this.#find(request);
    if (known !== undefined && known.fingerprint !== request.fingerprint) throw new IdempotencyMismatch();
    if (known?.answer) return { answer: known.answer, replayed: true };
    this.#running.add(reviewId);
    try {
      const kept = known ?? (await this.#claim(request));
      if (kept.fingerprint !== request.fingerprint) throw new IdempotencyMismatch();
      if (kept.answer) return { answer: kept.answer, replayed: true };
      const answer = await work(reviewId);
      await this.#keep(request, answer);
      return { answer, replayed: false };
    } catch (error) {
      const isOurs = !(error instanceof IdempotencyMismatch) && isRefusal(error);
      if (isOurs) await this.#store.commit([{ op: 'remove', key: keyOf(request) }]);
      throw error;
    } finally {
      this.#running.delete(reviewId);
    }
  }

  #conflict(request: IdempotentRequest): Error {
    const kept = this.#find(request);
    return kept !== undefined && kept.fingerprint !== request.fingerprint
      ? new IdempotencyMismatch()
      : new IdempotencyInProgress();
  }

  /** This request's record, on disk; of two processes that claim a key at once, the later one gets the other's. */
  async #claim(request: IdempotentRequest): Promise<Entry> {
    const entry: Entry = { fingerprint: request.fingerprint, at: this.#clock.now(), answer: null };
    const key = keyOf(request);
    const isFirst = await this.#store.commit([{ op: 'put', key, value: entry }], [{ absent: key }]);
    await this.#store.flush();
    return isFirst ? entry : (this.#find(request) ?? entry);
  }

  #find(request: IdempotentRequest): Entry | undefined {
    const value = this.#store.get(keyOf(request));
    return value === undefined ? undefined : Entry.parse(value);
  }

  async #keep(request: IdempotentRequest, answer: SubmittedBody): Promise<void> {
    const value: Entry = { fingerprint: request.fingerprint, at: this.#clock.now(), answer };
    await this.#store.commit([{ op: 'put', key: keyOf(request), value }]);
    await this.#store.flush();
  }
}

const keyOf = ({ account, route, key }: IdempotentRequest) => idempotencyRecords.answer.key(account, route, key);
