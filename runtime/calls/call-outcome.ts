import type { CallRow } from './call-row.ts';

/** A first pause after a refusal that names no time, doubled with each; milliseconds. */
const BACKOFF_MS = 1_000;

/** A server that names more than this has made a mistake, which must not keep everybody from asking for days; milliseconds. */
const LONGEST_PAUSE_MS = 3_600_000;

/** What came back, whatever its status. */
export interface CallAnswer {
  readonly status: number;
  readonly body: Uint8Array;
  /** What the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** How an attempt ended, and what of its bound goes back to the purses. */
export interface CallOutcome {
  readonly row: CallRow;
  /** Millionths of a dollar. */
  readonly refunded: number;
  /** Stored with the row; only of an answer. */
  readonly body?: Uint8Array;
  /** Nobody asks the model before this instant: its server said so, and the limit is the key's, not the question's. */
  readonly pausedUntil?: number;
}

/** @param attempt counts from 1; each refused one doubles the pause */
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

/** Statuses after which nobody charges, and the same request may be sent later. */
const LATER: ReadonlySet<number> = new Set([429, 500, 503, 529]);

/** Statuses of a proxy that may have given up on an answer that was made, and is charged for. */
const LOST: ReadonlySet<number> = new Set([408, 502, 504]);

function meaningOf(status: number): 'answered' | 'later' | 'wrong' | 'lost' {
  if (status >= 200 && status < 300) return 'answered';
  if (LATER.has(status)) return 'later';
  return LOST.has(status) || (status >= 520 && status < 530) ? 'lost' : 'wrong';
}
