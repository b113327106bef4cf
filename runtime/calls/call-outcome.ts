import type { CallRow } from './call-row.ts';

/** The pause after a first refusal without Retry-After, doubled with each further one; milliseconds. */
const BACKOFF_MS = 1_000;

/** A longer Retry-After is the server's mistake and must not stop all calls for days; milliseconds. */
const LONGEST_PAUSE_MS = 3_600_000;

/** An answer of any status. */
export interface CallAnswer {
  readonly status: number;
  readonly body: Uint8Array;
  /** Retry-After, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** How an attempt ended, and how much of its reserved amount is released. */
export interface CallOutcome {
  readonly row: CallRow;
  /** Millionths of a dollar. */
  readonly refunded: number;
  /** Stored with the row; only with an answer. */
  readonly body?: Uint8Array;
  /** No call is sent to the model before this instant: the rate limit is per key, not per call. */
  readonly pausedUntil?: number;
}

/** @param attempt counts from 1; each refusal doubles the pause */
export function outcomeOf(
  begun: CallRow,
  { status, body, retryAfterMs }: CallAnswer,
  { attempt, now }: { readonly attempt: number; readonly now: number },
): CallOutcome {
  const meaning = meaningOf(status);
  const ended = { ...begun, ended_at: now };
  switch (meaning) {
    case 'answered':
      return { row: { ...ended, state: 'answered', cost: null, usage: null }, refunded: 0, body };
    case 'lost':
      return { row: { ...ended, state: 'lost', status }, refunded: 0 };
    case 'wrong':
      return { row: { ...ended, state: 'refused', status, retry_at: null }, refunded: begun.bound };
    case 'later': {
      const retry_at = now + (retryAfterMs ?? BACKOFF_MS * 2 ** Math.min(attempt - 1, 5));
      return {
        row: { ...ended, state: 'refused', status, retry_at },
        refunded: begun.bound,
        ...(retryAfterMs !== undefined && { pausedUntil: Math.min(retry_at, now + LONGEST_PAUSE_MS) }),
      };
    }
    default:
      return meaning satisfies never;
  }
}

/** The row of an attempt that never left this machine. */
export const notSent = (begun: CallRow, now: number): CallRow => ({
  ...begun,
  state: 'refused',
  ended_at: now,
  status: null,
  retry_at: now + BACKOFF_MS,
});

/** Statuses that are not charged for, and after which the same request may be sent later. */
const LATER: ReadonlySet<number> = new Set([429, 500, 503, 529]);

/** Statuses of a proxy that may have dropped an answer that the provider charges for. */
const LOST: ReadonlySet<number> = new Set([408, 502, 504]);

function meaningOf(status: number): 'answered' | 'later' | 'wrong' | 'lost' {
  if (status >= 200 && status < 300) return 'answered';
  if (LATER.has(status)) return 'later';
  return LOST.has(status) || (status >= 520 && status < 530) ? 'lost' : 'wrong';
}
