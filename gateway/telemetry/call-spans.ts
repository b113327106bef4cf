/** Loaded only where an endpoint is configured and a language model is set up. */
import { Context, Effect, Exit, Layer, Option, type Scope } from 'effect';
import { OtlpTracer } from 'effect/observability';
import { type OtlpOptions, TRANSPORT, urlOf } from './transport.ts';

/** A paid call that is over. Nothing of what was asked or answered. */
export interface EndedCall {
  readonly name: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly begun_at: number;
  readonly ended_at: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** undefined when it was answered. */
  readonly failure: string | undefined;
}

const NANOS = 1_000_000n;

/** Exports one span a call, as the spans of requests are. */
export const otlpCallSpans = ({
  endpoint,
  version,
}: OtlpOptions): Effect.Effect<(call: EndedCall) => void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const transport = yield* Layer.build(TRANSPORT);
    const resource = { serviceName: 'conclave', serviceVersion: version };
    const tracer = yield* Effect.provide(OtlpTracer.make({ url: urlOf(endpoint, 'traces'), resource }), transport);
    return ({ name, begun_at, ended_at, attributes, failure }) => {
      const span = tracer.span({
        name,
        parent: Option.none(),
        annotations: Context.empty(),
        links: [],
        startTime: BigInt(begun_at) * NANOS,
        kind: 'client',
        root: true,
        sampled: true,
      });
      for (const [key, value] of Object.entries(attributes)) span.attribute(key, value);
      span.end(BigInt(ended_at) * NANOS, failure === undefined ? Exit.void : Exit.fail(failure));
    };
  });
