/** Listeners: the REST interface and the operators' port over the ports of this process, with the engine or without. */
import { readFileSync } from 'node:fs';
import { Effect, Layer, type Scope } from 'effect';
import type { Config, Log } from '../runtime/index.ts';
import { Authentication } from './accounts/index.ts';
import { Readiness } from './admin/index.ts';
import { Administration, adminServer, Gateway, httpServer } from './http/index.ts';
import { held, type Ports } from './ports.ts';
import { reviewCensus } from './review-census.ts';
import { uploadReader } from './uploads/index.ts';
import { DeliveryDesk } from './webhooks/index.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export interface Listening {
  readonly url: string;
  readonly adminUrl: string;
}

/** Listens for as long as the scope lives. */
export const startListeners = Effect.fnUntraced(function* (
  config: Config,
  log: Log,
  ports: Ports,
): Effect.fn.Return<Listening, unknown, Scope.Scope> {
  const { store, clock, entropy, desk, accounts, pepper, bus } = ports;
  const authentication = new Authentication({ store, pepper, clock });
  yield* held(
    () => authentication.listen(bus),
    (listening) => listening.stop(),
  );
  const readiness = new Readiness(ports);
  const http = httpServer({
    host: config.host,
    port: config.port,
    desk,
    deliveries: new DeliveryDesk(ports),
    uploads: uploadReader(),
    accounts,
    authentication,
    store,
    clock,
    entropy,
    log,
    version,
    allowLoopbackWebhooks: config.webhookAllowLoopback,
    otlpEndpoint: config.otlpEndpoint,
    limits: { maxCharacters: config.maxCharacters, maxFileBytes: config.maxFileBytes },
  });
  const admin = adminServer({
    host: '127.0.0.1',
    port: config.adminPort,
    notReady: () => readiness.reason(),
    reviews: () => reviewCensus(store),
  });
  const listeners = yield* Layer.build(Layer.provideMerge(admin, http));
  // Closed before the listeners are: those who ask are told to go elsewhere while open requests finish.
  yield* held(
    () => readiness.open(),
    () => readiness.close(),
  );
  const { url } = yield* Effect.provide(Gateway, listeners);
  const { url: adminUrl } = yield* Effect.provide(Administration, listeners);
  return { url, adminUrl };
});
