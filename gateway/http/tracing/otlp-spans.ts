/** Loaded only when an endpoint is configured, so that other starts do not wait for it. */
import * as Clock from 'effect/Clock';
import * as Context from 'effect/Context';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import { Headers, HttpTraceContext } from 'effect/http';
import * as Layer from 'effect/Layer';
import * as Option from 'effect/Option';
import { OtlpTracer } from 'effect/observability';
import type * as Scope from 'effect/Scope';
import type * as Tracer from 'effect/Tracer';
import { formatSubject } from '../../../protocols/index.ts';
import { type OtlpOptions, TRANSPORT, urlOf } from '../../telemetry/index.ts';
import { actorSpan, traceparent as traceparentOf } from '../../telemetry/trace-context.ts';
import type { BegunReview } from '../request-context.ts';
import type { AnsweredRequest, RequestSpans } from './request-spans.ts';

/**
 * Exports one span a request as OTLP/JSON: every five seconds, every thousand spans, and when the scope closes (within
 * three seconds). A collector that cannot be reached costs the spans and nothing else.
 */
export const otlpSpans = ({ endpoint, version }: OtlpOptions): Effect.Effect<RequestSpans, never, Scope.Scope> =>
  Effect.gen(function* () {
    const transport = yield* Layer.build(TRANSPORT);
    const url = urlOf(endpoint, 'traces');
    const resource = { serviceName: 'conclave', serviceVersion: version };
    const tracer = yield* Effect.provide(OtlpTracer.make({ url, resource }), transport);
    const clock = yield* Clock.Clock;
    return {
      begin: (traceparent) => {
        const startTime = clock.currentTimeNanosUnsafe();
        return (answered) => {
          const { method, route, began } = answered;
          const review = began && traceparentOf(began.id, actorSpan('review', began.id));
          const endTime = clock.currentTimeNanosUnsafe();
          const span = openSpan(tracer, { traceparent, review }, startTime, `${method} ${route}`);
          for (const [name, value] of Object.entries(attributes(answered))) span.attribute(name, value);
          if (began) sendCommand(tracer, span, began, endTime);
          span.end(endTime, outcome(answered));
        };
      },
    };
  });

interface Origin {
  /** The caller's header. */
  readonly traceparent: string | undefined;
  /** The span of the review that it began. */
  readonly review: string | undefined;
}

const spanIn = (traceparent: string | undefined): Option.Option<Tracer.ExternalSpan> =>
  traceparent === undefined ? Option.none() : HttpTraceContext.w3c(Headers.fromRecordUnsafe({ traceparent }));

/** The caller's trace goes before the review's, which is then linked to. */
function openSpan(tracer: Tracer.Tracer, { traceparent, review }: Origin, startTime: bigint, name: string) {
  const parent = spanIn(traceparent ?? review);
  const linked = traceparent === undefined ? [] : Option.toArray(spanIn(review));
  return tracer.span({
    name,
    parent,
    annotations: Context.empty(),
    links: linked.map((span) => ({ span, attributes: {} })),
    startTime,
    kind: 'server',
    root: Option.isNone(parent),
    sampled: Option.isNone(parent) || parent.value.sampled,
  });
}

/** The review's command on its way over the message server, until the review has answered. */
function sendCommand(tracer: Tracer.Tracer, parent: Tracer.Span, { id, sentAt }: BegunReview, endTime: bigint): void {
  const span = tracer.span({
    name: 'send command.submit',
    parent: Option.some(parent),
    annotations: Context.empty(),
    links: [],
    startTime: BigInt(sentAt) * 1_000_000n,
    kind: 'producer',
    root: false,
    sampled: parent.sampled,
  });
  const subject = formatSubject({ kind: 'command', review: id, name: 'submit' });
  span.attribute('messaging.system', 'nats');
  span.attribute('messaging.operation.type', 'send');
  span.attribute('messaging.destination.name', subject);
  span.end(endTime, Exit.void);
}

/** By OpenTelemetry's semantic conventions; the request id is the service's own. */
const attributes = ({ method, route, status, requestId }: AnsweredRequest) => ({
  'http.request.method': method,
  ...(route !== 'none' && { 'http.route': route }),
  'http.response.status_code': status,
  'conclave.request_id': requestId,
});

/** OpenTelemetry counts only a status of 500 or more as an error of the server. */
const outcome = ({ status }: AnsweredRequest): Exit.Exit<void, string> =>
  status < 500 ? Exit.void : Exit.fail(`answered ${status}`);
