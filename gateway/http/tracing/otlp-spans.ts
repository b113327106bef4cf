/** Loaded only when an endpoint is configured, so that other starts do not wait for it. */
import { Clock, Context, Effect, Exit, Layer, Option, type Scope, type Tracer } from 'effect';
import { Headers, HttpTraceContext } from 'effect/http';
import { OtlpTracer } from 'effect/observability';
import { type OtlpOptions, TRANSPORT, urlOf } from '../../telemetry/index.ts';
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
          const span = openSpan(tracer, traceparent, startTime, `${answered.method} ${answered.route}`);
          for (const [name, value] of Object.entries(attributes(answered))) span.attribute(name, value);
          span.end(clock.currentTimeNanosUnsafe(), outcome(answered));
        };
      },
    };
  });

function openSpan(tracer: Tracer.Tracer, traceparent: string | undefined, startTime: bigint, name: string) {
  const parent =
    traceparent === undefined ? Option.none() : HttpTraceContext.w3c(Headers.fromRecordUnsafe({ traceparent }));
  return tracer.span({
    name,
    parent,
    annotations: Context.empty(),
    links: [],
    startTime,
    kind: 'server',
    root: Option.isNone(parent),
    sampled: Option.isNone(parent) || parent.value.sampled,
  });
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
