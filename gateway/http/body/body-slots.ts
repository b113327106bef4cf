/**
 * BodySlots: the large bodies under way, each of which may hold a document in memory: submissions, playbooks and their trials,
 * decisions. Owns how many there may be, in number and in bytes, and ends the bodies that arrive too slowly.
 *
 * Invariants:
 *  1. No account and no address holds more than its share, so none can keep the others out.
 *  2. When all slots are taken, an account with fewer of them gets one at once: the oldest unfinished body of the account with
 *     the most gives way.
 *  3. A body that arrives slower than the minimum rate is ended, and its slot is free at once.
 */
import * as Effect from 'effect/Effect';
import type { Clock } from '../../../runtime/index.ts';
import { ApiError, retryAfter } from '../errors/api-error.ts';
import type { HttpLimits } from '../limits.ts';

export interface BodyOwner {
  readonly account: string;
  /** Network address of the client. */
  readonly address: string;
}

export interface BodyToRead {
  readonly owner: BodyOwner;
  /** Bytes it may come to: what was announced, or the most a body may have. */
  readonly bytes: number;
  /** Bytes that have come over its connection so far. */
  readonly received: () => number;
  /** Whether all of it has come. */
  readonly isComplete: () => boolean;
}

/** How often arriving bodies are checked, in milliseconds. */
const CHECK_MS = 1_000;

/** A body may pause this long (ms) before its rate counts: a connection that is being set up is slow at first. */
const GRACE_MS = 5_000;

const BUSY = 'The service has as many submissions under way as it can take.';
const YOURS = 'As many submissions of this account, or of this address, are under way as may be.';

interface Slot extends BodyToRead {
  readonly openedAt: number;
  readonly receivedBefore: number;
  /** Set while the body arrives; ends it with an error. */
  end: ((error: ApiError) => void) | undefined;
}

export type BodyLimits = Pick<
  HttpLimits,
  | 'maxOpenBodies'
  | 'maxOpenBodiesOfAccount'
  | 'maxOpenBodiesOfAddress'
  | 'maxOpenBodyBytes'
  | 'maxOpenBodyBytesOfAccount'
  | 'minBodyBytesPerSecond'
>;

export class BodySlots {
  readonly #limits: BodyLimits;
  readonly #clock: Clock;
  readonly #open = new Set<Slot>();
  #isChecking = false;

  constructor(limits: BodyLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Runs `read`, and then `work` on what it gave, in one slot. Fails with UNAVAILABLE or REQUEST_TIMEOUT beside their errors. */
  run<Body, Value, E, R>(
    body: BodyToRead,
    read: () => Effect.Effect<Body, E, R>,
    work: (body: Body) => Effect.Effect<Value, E, R>,
  ): Effect.Effect<Value, E | ApiError, R> {
    return Effect.suspend(() => {
      const slot = this.#take(body);
      if (slot instanceof ApiError) return Effect.fail(slot);
      const arrived = Effect.suspend(read).pipe(Effect.raceFirst(ended(slot)));
      return Effect.flatMap(arrived, (value) => {
        slot.end = undefined;
        return work(value);
      }).pipe(Effect.ensuring(Effect.sync(() => this.#open.delete(slot))));
    });
  }

  #take(body: BodyToRead): Slot | ApiError {
    const refused = this.#refusal(body);
    if (refused !== undefined) return refused;
    const slot: Slot = { ...body, openedAt: this.#clock.now(), receivedBefore: body.received(), end: undefined };
    this.#open.add(slot);
    this.#check();
    return slot;
  }

  #refusal({ owner, bytes }: BodyToRead): ApiError | undefined {
    const limits = this.#limits;
    const own = [...this.#open].filter((slot) => slot.owner.account === owner.account);
    const near = [...this.#open].filter((slot) => slot.owner.address === owner.address);
    const isOver =
      own.length >= limits.maxOpenBodiesOfAccount ||
      near.length >= limits.maxOpenBodiesOfAddress ||
      (own.length > 0 && sum(own) + bytes > limits.maxOpenBodyBytesOfAccount);
    if (isOver) return unavailable(YOURS);
    while (this.#open.size >= limits.maxOpenBodies || sum([...this.#open]) + bytes > limits.maxOpenBodyBytes) {
      if (!this.#makeRoom(own.length)) return unavailable(BUSY);
    }
    return undefined;
  }

  /** Ends an unfinished body of the account with the most slots, when that is more than this account would have. */
  #makeRoom(own: number): boolean {
    const held = Map.groupBy(this.#open, ({ owner }) => owner.account);
    const most = [...held.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    const oldest = most.find(isArriving);
    if (oldest === undefined || most.length <= own + 1) return false;
    this.#end(oldest, unavailable(BUSY));
    return true;
  }

  #end(slot: Slot, error: ApiError): void {
    this.#open.delete(slot);
    slot.end?.(error);
  }

  /** Checks all arriving bodies once a second, while there are any. */
  #check(): void {
    if (this.#isChecking) return;
    this.#isChecking = true;
    this.#clock.at(this.#clock.now() + CHECK_MS, () => {
      this.#isChecking = false;
      for (const slot of this.#open) if (this.#isSlow(slot)) this.#end(slot, tooSlow());
      if (this.#open.size > 0) this.#check();
    });
  }

  #isSlow(slot: Slot): boolean {
    const counted = this.#clock.now() - slot.openedAt - GRACE_MS;
    if (!isArriving(slot) || counted < 0) return false;
    return slot.received() - slot.receivedBefore < (counted / 1_000 + 1) * this.#limits.minBodyBytesPerSecond;
  }
}

const isArriving = ({ end, isComplete }: Slot): boolean => end !== undefined && !isComplete();

/** Fails when the slot is ended while its body arrives; nobody waits for the rest of it. */
const ended = (slot: Slot): Effect.Effect<never, ApiError> =>
  Effect.callback<never, ApiError>((resume) => {
    slot.end = (error) => resume(Effect.fail(error));
  });

const sum = (slots: readonly Slot[]): number => slots.reduce((total, { bytes }) => total + bytes, 0);

const unavailable = (detail: string): ApiError =>
  new ApiError('UNAVAILABLE', { detail, headers: { ...retryAfter(1).headers, connection: 'close' } });

const tooSlow = (): ApiError => new ApiError('REQUEST_TIMEOUT', { headers: { connection: 'close' } });
