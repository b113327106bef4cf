/** The service: configuration, engine, listeners, in this order; stopped in the reverse one. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeRuntime } from '@effect/platform-node';
import { Cause, Effect, Exit, Layer } from 'effect';
import { createLog, loadConfig, systemClock } from '../runtime/index.ts';
import { Authentication, DEMONSTRATION, openDemonstration } from './accounts/index.ts';
import { type Engine, startEngine } from './engine.ts';
import { adminServer, Gateway, httpServer } from './http/index.ts';
import { held } from './ports.ts';
import { reviewCensus } from './review-census.ts';
import { uploadReader } from './uploads/index.ts';
import { webhookSecret } from './webhooks/index.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const log = createLog({ clock: systemClock });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const service = Effect.gen(function* () {
  const config = yield* Effect.try({ try: () => loadConfig(), catch: (error) => error });
  const engine = yield* startEngine(config, log);
  const { store, clock, entropy, desk, accounts, pepper, bus } = engine;
  const authentication = new Authentication({ store, pepper, clock });
  yield* held(
    () => authentication.listen(bus),
    (listening) => listening.stop(),
  );
  const key = yield* Effect.tryPromise(() => openFirstAccount(engine, config.home));
  const http = httpServer({
    host: config.host,
    port: config.port,
    desk,
    uploads: uploadReader(),
    accounts,
    authentication,
    store,
    clock,
    entropy,
    log,
    version,
    allowLoopbackWebhooks: config.webhookAllowLoopback,
    limits: { maxCharacters: config.maxCharacters, maxFileBytes: config.maxFileBytes },
  });
  const admin = adminServer({
    host: '127.0.0.1',
    port: config.adminPort,
    notReady: () => undefined,
    reviews: () => reviewCensus(store),
  });
  const listeners = yield* Layer.build(Layer.provideMerge(admin, http));
  const { url } = yield* Effect.provide(Gateway, listeners);
  if (key !== undefined) {
    say(`Your API key (Enterprise demonstration account, shown once, also in ${join(config.home, 'demo-key')}):`);
    say(`  ${key}`);
  }
  say(`Operators: http://127.0.0.1:${config.adminPort}/metrics   NATS: ${engine.natsUrl}`);
  say(`Conclave is ready at ${url}`);
  return yield* Effect.never;
});

/** The demonstration key on the first start, with the secret its webhooks are signed with in a file beside it. */
async function openFirstAccount({ accounts, store, entropy }: Engine, home: string): Promise<string | undefined> {
  const key = await openDemonstration(accounts, home, entropy);
  if (key !== undefined) {
    const secret = await webhookSecret(DEMONSTRATION, store, entropy);
    await writeFile(join(home, 'demo-webhook-secret'), `${secret}\n`, { mode: 0o600 });
  }
  return key;
}

NodeRuntime.runMain(Effect.scoped(service), {
  disableErrorReporting: true,
  teardown: (exit, onExit) => {
    // SIGTERM and SIGINT interrupt: an orderly stop, not a failure.
    if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return onExit(0);
    const error = Cause.squash(exit.cause);
    process.stderr.write(`Conclave cannot run: ${error instanceof Error ? error.message : String(error)}\n`);
    return onExit(1);
  },
});
