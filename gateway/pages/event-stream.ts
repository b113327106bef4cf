/**
 * EventStream: server-sent events of a page that is open. What happens is collected and sent at most ten times a second, and
 * less often where many pages are open.
 *
 * Invariants:
 *  1. At most `MAX_WAITING` events wait for a reader; a slower one is cut off, reconnects, and loads the page again.
 *  2. The stream's subscriptions are closed when it ends, whichever side ended it.
 */
import * as Effect from 'effect/Effect';
import * as Stream from 'effect/Stream';
import { type Clock, wait } from '../../runtime/index.ts';
import type { Answer } from '../http/request-context.ts';
import { PAGE_HEADERS } from './page-answer.ts';

/** Between two pieces of a stream (ms): no eye reads faster, and no browser draws for less. */
const PACE_MS = 100;
/** Every chunk costs this process and the network: 250 a second in all, so that with many readers each gets fewer and longer ones. */
const SHARE_MS = 4;
/** Proxies close what is silent for 30 s. */
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 2_000;
/** Two reviews' worth of transitions. */
const MAX_WAITING = 1_000;

/** Tells of something by its name; the data is JSON. */
export type Tell = (name: string, data: unknown) => void;

export interface EventStreamOptions {
  readonly clock: Clock;
  /** Ends every stream, or the listener would wait for them when it stops. */
  readonly closing: AbortSignal;
  /** Begins to listen; gives what ends it. */
  readonly listen: (tell: Tell) => (() => void) | Promise<() => void>;
}

const encoder = new TextEncoder();
const OPENING = `retry: ${RECONNECT_MS}\n\n`;

/** An event stream that lasts until the browser leaves, the service stops, or the reader is too slow. */
export function eventStream(options: EventStreamOptions): Answer {
  const begin = Effect.sync(() => {
    const frames = new Frames(options);
    const body = Stream.fromAsyncIterable(frames, (error) => error);
    return Stream.ensuring(
      body,
      Effect.sync(() => frames.end()),
    );
  });
  return {
    status: 200,
    // A proxy that collects answers would hold the events back.
    headers: {
      ...PAGE_HEADERS,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
    body: Stream.unwrap(begin),
  };
}

/** What is told to many readers, one after the other, is written once. */
let last: { readonly data: unknown; readonly text: string } | undefined;

function textOf(data: unknown): string {
  if (last === undefined || last.data !== data) last = { data, text: JSON.stringify(data) };
  return last.text;
}

class Frames implements AsyncIterable<Uint8Array> {
  /** Streams of this process that are open. */
  static #open = 0;
  readonly #options: EventStreamOptions;
  readonly #ended = new AbortController();
  #waiting: string[] = [OPENING];
  #arrived = Promise.withResolvers<void>();
  #stop: (() => void) | undefined;

  constructor(options: EventStreamOptions) {
    this.#options = options;
    const end = (): void => this.end();
    options.closing.addEventListener('abort', end, { once: true });
    this.#ended.signal.addEventListener('abort', () => options.closing.removeEventListener('abort', end), {
      once: true,
    });
    if (options.closing.aborted) this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const { clock, listen } = this.#options;
    const { signal } = this.#ended;
    const stop = await listen((name, data) => this.#tell(name, data));
    if (signal.aborted) {
      stop();
      return;
    }
    this.#stop = stop;
    Frames.#open += 1;
    signal.addEventListener('abort', () => (Frames.#open -= 1), { once: true });
    while (!signal.aborted) {
      if (this.#waiting.length === 0) {
        const cancel = clock.at(clock.now() + HEARTBEAT_MS, () => this.#arrived.resolve());
        await this.#arrived.promise;
        cancel();
        if (this.#waiting.length === 0) this.#waiting.push(': still here\n\n');
      }
      if (signal.aborted) return;
      const piece = this.#waiting.join('');
      this.#waiting = [];
      this.#arrived = Promise.withResolvers<void>();
      yield encoder.encode(piece);
      await wait(clock, Math.max(PACE_MS, SHARE_MS * Frames.#open), signal);
    }
  }

  end(): void {
    this.#ended.abort();
    this.#arrived.resolve();
    this.#stop?.();
    this.#stop = undefined;
  }

  #tell(name: string, data: unknown): void {
    if (this.#ended.signal.aborted) return;
    if (this.#waiting.length >= MAX_WAITING) {
      this.end();
      return;
    }
    // JSON escapes line breaks: one data line is enough.
    this.#waiting.push(`event: ${name}\ndata: ${textOf(data)}\n\n`);
    this.#arrived.resolve();
  }
}
