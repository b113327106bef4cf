import type { Key } from '../store/store.ts';

/** Which call: the same question of the same seat has the same key, after any crash and on any node. */
export interface CallKey {
  readonly review: string;
  readonly seat: string;
  readonly round: number;
  /** Content hash of everything that decides the answer. */
  readonly hash: string;
}

/** Tokens as the provider counted them. */
export interface CallUsage {
  readonly input: number;
  readonly cache_read: number;
  readonly cache_write: number;
  readonly output: number;
}

interface Begun {
  /** The process that sent it. */
  readonly life: string;
  /** Name of the model in models.json. */
  readonly model: string;
  readonly account: string;
  readonly begun_at: number;
  readonly deadline_at: number;
  /** The most it can cost, in millionths of a dollar. */
  readonly bound: number;
}

/** One attempt of a call, as it lies in the store. */
export type CallRow =
  | (Begun & { readonly state: 'begun' })
  /** The answer lies beside it as bytes. `cost` is null until the answer has been read. */
  | (Begun & {
      readonly state: 'answered';
      readonly ended_at: number;
      readonly cost: number | null;
      readonly usage: CallUsage | null;
    })
  /** The provider does not charge for it. */
  | (Begun & {
      readonly state: 'refused';
      readonly ended_at: number;
      readonly status: number | null;
      /** When it may be tried again; null: never. */
      readonly retry_at: number | null;
    })
  /** The provider may have charged for it: it stays booked at its bound. */
  | (Begun & { readonly state: 'lost'; readonly ended_at: number; readonly status: number | null });

export const callKeys = {
  row: ({ review, seat, round, hash }: CallKey, attempt: number): Key => ['call', review, seat, round, hash, attempt],
  ofCall: ({ review, seat, round, hash }: CallKey): Key => ['call', review, seat, round, hash],
  ofReview: (review: string): Key => ['call', review],
  /** Until when a model's server has asked everybody to wait. @param model its name in models.json */
  pause: (model: string): Key => ['call-pause', model],
  reviewPurse: (review: string): Key => ['purse', 'review', review],
  /** @param month as 2026-11 */
  accountPurse: (account: string, month: string): Key => ['purse', 'account', account, month],
  /** @param day as 2026-11-22 */
  dayPurse: (day: string): Key => ['purse', 'day', day],
} as const;
