import * as Effect from 'effect/Effect';
import * as Stream from 'effect/Stream';
import type { ReviewEvent } from '../../../protocols/index.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import { ApiError, invalidParameters, retryAfter } from '../errors/api-error.ts';
import { header } from '../header.ts';
import type { AccountContext, Answer, Handler } from '../request-context.ts';
import { type StreamLimits, type StreamOwner, StreamPlaces } from '../stream-places.ts';
import { requireReview } from './review-handlers.ts';

export interface EventStreamsOptions extends StreamLimits {
  readonly reviews: ReviewService;
  /** Milliseconds. */
  readonly heartbeatMs: number;
  /** Calls the listener with the account whose keys may have changed, until the returned function is called. */
  readonly onKeysChanged: (listener: (account: string | undefined) => void) => () => void;
  /** Completes when the service stops: every stream ends then, or the listener would wait for them. */
  readonly closing: Effect.Effect<void>;
}

/** Milliseconds an EventSource waits before it comes back after a lost connection. */
const RECONNECT_MS = 2_000;
const encoder = new TextEncoder();
const OPENING = encoder.encode(`retry: ${RECONNECT_MS}\n\n`);
const HEARTBEAT = encoder.encode(': still here\n\n');

/**
 * GET …/events as server-sent events. A client that comes back with Last-Event-ID goes on after that event. A review that
 * is over and has nothing more to tell answers 204, which ends an EventSource for good; an ended 200 would have it return
 * every two seconds for ever.
 */
export class EventStreams {
  readonly #options: EventStreamsOptions;
  readonly #places: StreamPlaces;

  constructor(options: EventStreamsOptions) {
    this.#options = options;
    this.#places = new StreamPlaces(options);
  }

  /** Streams that are open now. */
  get open(): number {
    return this.#places.open;
  }

  readonly handle: Handler<AccountContext> = (context) => {
    const view = requireReview(this.#options.reviews, context);
    const after = lastEventId(context);
    if (context.request.method === 'HEAD') return streaming(Stream.empty);
    if (!this.#places.hasRoom(ownerOf(context))) throw new ApiError('UNAVAILABLE', retryAfter(RECONNECT_MS / 1_000));
    const ends = new AbortController();
    const events = this.#options.reviews.events(view.review_id, after, ends.signal)[Symbol.asyncIterator]();
    const isOver = view.completed_at !== null || view.status === 'cancelled' || view.status === 'failed';
    if (!isOver) return this.#stream(context, [], events, ends);
    return events
      .next()
      .then((first) => (first.done === true ? nothingMore() : this.#stream(context, [first.value], events, ends)));
  };

  #stream(
    context: AccountContext,
    first: readonly ReviewEvent[],
    rest: AsyncIterator<ReviewEvent>,
    ends: AbortController,
  ): Answer {
    const { heartbeatMs, closing } = this.#options;
    const { isAuthorized } = context;
    const events = Stream.concat(
      Stream.fromIterable(first),
      Stream.fromAsyncIterable({ [Symbol.asyncIterator]: () => rest }, (error) => error),
    ).pipe(Stream.map(format));
    const heartbeats = Stream.tick(heartbeatMs).pipe(
      Stream.drop(1),
      // The end of a grace is noticed here, a revocation at once.
      Stream.takeWhile(isAuthorized),
      Stream.map(() => HEARTBEAT),
    );
    const body = Stream.make(OPENING).pipe(
      Stream.concat(Stream.merge(events, heartbeats, { haltStrategy: 'either' })),
      Stream.interruptWhen(closing),
    );
    return streaming(Stream.unwrap(this.#counted(ownerOf(context), isAuthorized, body, ends)));
  }

  /** Counts from when the body is begun until it has ended for whatever reason. */
  #counted(
    owner: StreamOwner,
    isAuthorized: () => boolean,
    body: Stream.Stream<Uint8Array, unknown>,
    ends: AbortController,
  ) {
    return Effect.sync(() => {
      const leave = this.#places.begin(owner);
      const stopListening = this.#options.onKeysChanged((account) => {
        if ((account === undefined || account === owner.account) && !isAuthorized()) ends.abort();
      });
      const end = Effect.sync(() => {
        stopListening();
        leave();
        ends.abort();
      });
      return Stream.ensuring(body, end);
    });
  }
}

const ownerOf = ({ account, request }: AccountContext): StreamOwner => ({
  account: account.account_id,
  address: request.socket.remoteAddress,
});

const nothingMore = (): Answer => ({ status: 204, headers: {}, body: undefined });

const streaming = (body: Stream.Stream<Uint8Array, unknown>): Answer => ({
  status: 200,
  // A proxy that collects answers would hold the events back.
  headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  body,
});

/** Throws INVALID_PARAMETERS. */
function lastEventId({ request }: AccountContext): number {
  const given = header(request, 'last-event-id');
  if (given === undefined || given === '') return 0;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw invalidParameters([{ field: 'Last-Event-ID', message: 'must be the id of an event of this stream' }]);
}

/** JSON has no line breaks outside strings and escapes them inside: one data line is enough. */
const format = (event: ReviewEvent): Uint8Array =>
  encoder.encode(`id: ${event.seq}\nevent: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`);
