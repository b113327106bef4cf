import { ApiError, ConnectionError, WaitTimeout } from './errors.ts';
import type { ReviewEvent, Status } from './interface.ts';
import type { Platform } from './platform.ts';

export interface WaitOptions {
  /** Milliseconds; without it the wait lasts as long as the review. */
  readonly timeoutMs?: number;
  /** Between two polls when events cannot be had, in milliseconds; default 2,000. */
  readonly pollMs?: number;
  readonly signal?: AbortSignal;
  /** Each event once, in order. */
  readonly onEvent?: (event: ReviewEvent) => void | Promise<void>;
  /** Each status that was asked for: after the stream has ended, and at each poll. */
  readonly onStatus?: (status: Status) => void | Promise<void>;
}

/** What waiting asks of the client. */
export interface Followed {
  status(): Promise<Status>;
  events(lastEventId: number): AsyncIterable<ReviewEvent>;
}

const POLL_MS = 2_000;
/** Event streams in a row without an event, after which the client polls instead. */
const EMPTY_STREAMS = 2;
const FINAL = new Set(['completed', 'failed', 'cancelled']);

/** The final status: by events as long as they can be had, else by polling. */
export async function waitUntilOver(
  { status, events }: Followed,
  platform: Platform,
  { pollMs = POLL_MS, signal, onEvent, onStatus }: WaitOptions,
): Promise<Status> {
  const look = async (): Promise<Status | undefined> => {
    const now = await status();
    await onStatus?.(now);
    return FINAL.has(now.status) ? now : undefined;
  };
  let last = 0;
  for (let empty = 0; empty < EMPTY_STREAMS; ) {
    const before = last;
    try {
      for await (const event of events(last)) {
        if (event.seq <= last) continue;
        last = event.seq;
        await onEvent?.(event);
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!isBreak(error)) throw error;
    }
    const over = await look();
    if (over !== undefined) return over;
    empty = last > before ? 0 : empty + 1;
  }
  while (true) {
    await platform.wait(pollMs, signal);
    const over = await look();
    if (over !== undefined) return over;
  }
}

/** Whether only the stream is lost, not the review. */
const isBreak = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** Runs with a signal that aborts after the time; WaitTimeout then. */
export async function inTime<Value>(
  { timeoutMs, signal }: WaitOptions,
  run: (signal: AbortSignal | undefined) => Promise<Value>,
): Promise<Value> {
  if (timeoutMs === undefined) return run(signal);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await run(signal === undefined ? timeout : AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && !signal?.aborted) throw new WaitTimeout(`the review was not over after ${timeoutMs} ms`);
    throw error;
  }
}
