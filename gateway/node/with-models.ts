import { Effect, type Scope } from 'effect';
import type { expertWorkers } from '../../actors/expert-workers/index.ts';
import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import { secretFrom } from '../../runtime/index.ts';
import type { Cluster } from '../cluster/open-cluster.ts';
import { acquired } from './acquired.ts';
import type { NodeServices } from './node-services.ts';

/** The activities, with seats of language models among the experts where any is set up: only then is anything of them loaded. */
export const withModels = Effect.fnUntraced(function* (
  { models: file, store, clock, node, entropy, cluster, counters }: NodeServices,
  workers: ReturnType<typeof expertWorkers>,
): Effect.fn.Return<Readonly<Record<string, ActivityHandler>>, unknown, Scope.Scope> {
  if (file === undefined) return workers;
  const { ModelDesk } = yield* Effect.promise(() => import('../models/model-desk.ts'));
  const desk = yield* acquired(
    () =>
      ModelDesk.open({
        file,
        secret: secretFrom,
        store,
        clock,
        workers,
        life: `${node}/${entropy.uuid()}`,
        isAlive: (life) => cluster !== undefined && isMember(cluster, node, life),
        nodes: () => cluster?.homes.members().length ?? 1,
        onRow: (_, { state }) => counters.add('conclave_model_calls_total', state),
      }),
    (open) => open.close(),
  );
  return desk.handlers();
});

/** Earlier runs of this node are over; other nodes are alive while their heartbeats arrive. */
function isMember({ homes }: Cluster, self: string, life: string): boolean {
  const of = life.slice(0, life.indexOf('/'));
  return of !== self && homes.members().includes(of);
}
