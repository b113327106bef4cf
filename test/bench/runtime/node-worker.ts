/** A node of a cluster in its own process, with stub experts: `node node-worker.ts '<NodeSetup as JSON>'`. Says "up" when it takes messages. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as Effect from 'effect/Effect';
import { openCluster } from '../../../gateway/cluster/open-cluster.ts';
import { Router } from '../../../runtime/cluster/index.ts';
import { Host } from '../../../runtime/hosting/index.ts';
import { LmdbStore, loadConfig, silentLogger, systemClock, systemEntropy, wait } from '../../../runtime/index.ts';
import type { NodeSetup } from './node-process.ts';
import { connectBus, onError } from './rig.ts';
import { largeReviewBehaviour, stubBehaviour, stubWorkers } from './stub-panel.ts';
import { turnstile } from './turnstile.ts';

const { url, name, directory, panel, callMs, calls } = JSON.parse(process.argv[2] as string) as NodeSetup;

/** Like the bus of a service in a cluster: one consumer for all nodes. */
const MAX_UNSETTLED = 20_000;

const running = Effect.gen(function* () {
  const local = new LmdbStore({ path: join(directory, name) });
  const clock = systemClock;
  const home = join(directory, `${name}-home`);
  yield* Effect.promise(() => mkdir(home, { recursive: true }));
  const config = { ...loadConfig(), home };
  const shared = { config, node: name, local, natsUrl: url, clock, entropy: systemEntropy, log: silentLogger };
  const { store, homes, peers } = yield* openCluster(shared);
  const bus = yield* Effect.promise(() => connectBus(url, MAX_UNSETTLED));
  const pass = turnstile(calls);
  const handlers = stubWorkers(panel, () => pass(() => wait(clock, callMs)));
  const behaviours = [largeReviewBehaviour, stubBehaviour];
  const host = new Host({ ownership: homes, bus, store, clock, behaviours, handlers, onError });
  const router = new Router({ node: name, bus, peers, shards: homes, host, store, clock, onError });
  yield* Effect.promise(async () => {
    await host.start();
    await router.start();
    await homes.start();
  });
  process.stdout.write('up\n');
  return yield* Effect.never;
});

// It ends by a signal, and leaves nothing that anybody needs.
await Effect.runPromise(Effect.scoped(running));
