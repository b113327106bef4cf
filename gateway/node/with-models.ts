import * as Effect from 'effect/Effect';
import type * as Scope from 'effect/Scope';
import type { expertWorkers } from '../../actors/expert-workers/index.ts';
import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import { secretFrom } from '../../runtime/index.ts';
import type { Cluster } from '../cluster/open-cluster.ts';
import { callSpan, traceparent } from '../telemetry/trace-context.ts';
import { acquired } from './acquired.ts';
import type { NodeServices } from './node-services.ts';

interface WithModels {
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
  /** Begins no call any more; resolves when those under way have their answers, or after 30 s. */
  readonly settled: () => Promise<void>;
}

/** The activities, with seats of language models among the experts where any is set up: only then is anything of them loaded. */
export const withModels = Effect.fnUntraced(function* (
  { models: file, store, clock, node, entropy, cluster, modelMetrics: metrics }: NodeServices,
  workers: ReturnType<typeof expertWorkers>,
  otlpEndpoint: string | undefined,
): Effect.fn.Return<WithModels, unknown, Scope.Scope> {
  if (file === undefined) return { handlers: workers, settled: async () => {} };
  const { observeCalls } = yield* Effect.promise(() => import('../models/observe-calls.ts'));
  const { ModelService } = yield* Effect.promise(() => import('../models/model-service.ts'));
  const service = yield* acquired(
    () =>
      ModelService.open({
        file,
        secret: secretFrom,
        store,
        clock,
        workers,
        incarnation: `${node}/${entropy.uuid()}`,
        isAlive: (incarnation) => cluster !== undefined && isMember(cluster, node, incarnation),
        nodes: () => cluster?.homes.members().length ?? 1,
        ...(otlpEndpoint !== undefined && {
          traceparent: (key, attempt) => traceparent(key.review, callSpan(key, attempt)),
        }),
        onRow: observeCalls(metrics),
        onSeat: (model, { quotes, dropped }) => metrics.quotes(model, quotes, dropped.quotes),
      }),
    (open) => open.close(),
  );
  metrics.watch(service.breakers);
  return { handlers: service.handlers(), settled: () => service.settled() };
});

/** Earlier runs of this node are over; other nodes are alive while their heartbeats arrive, also during a handover. */
function isMember({ homes }: Cluster, self: string, incarnation: string): boolean {
  const of = incarnation.slice(0, incarnation.indexOf('/'));
  return of !== self && homes.isHeardOf(of);
}
