import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import * as Layer from 'effect/Layer';
import { OtlpExporter, OtlpResource, OtlpSerialization } from 'effect/observability';
import type * as Scope from 'effect/Scope';
import type { MetricsRegistry } from '../metrics/index.ts';
import { metricsData } from './metrics-data.ts';
import { type OtlpOptions, TRANSPORT, urlOf } from './transport.ts';

/** OpenTelemetry's default. */
const EVERY = '60 seconds';

/** Sends every metric, each minute and when the scope closes. */
export const exportMetrics = (
  registry: Pick<MetricsRegistry, 'collect'>,
  options: OtlpOptions,
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const transport = yield* Layer.build(TRANSPORT);
    const serialization = yield* Effect.provide(OtlpSerialization.OtlpSerialization, transport);
    const clock = yield* Clock.Clock;
    const resource = OtlpResource.make({ serviceName: 'conclave', serviceVersion: options.version });
    const start = String(clock.currentTimeNanosUnsafe());
    const body = () => {
      const metrics = metricsData(registry.collect(), start, String(clock.currentTimeNanosUnsafe()));
      return { resourceMetrics: [{ resource, scopeMetrics: [{ scope: { name: 'conclave' }, metrics }] }] };
    };
    yield* OtlpExporter.make({
      url: urlOf(options.endpoint, 'metrics'),
      headers: undefined,
      label: 'metrics',
      exportInterval: EVERY,
      maxBatchSize: 'disabled',
      exportEmpty: true,
      body: () => [serialization.metrics(body()), Effect.void],
      shutdownTimeout: '3 seconds',
    }).pipe(Effect.provide(transport));
  });
