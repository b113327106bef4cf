/** The service: configuration, engine, listeners, in this order; stopped in the reverse one. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as NodeRuntime from '@effect/platform-node/NodeRuntime';
import * as Effect from 'effect/Effect';
import { PATTERNS } from '../protocols/index.ts';
import { NoReply } from '../runtime/hosting/index.ts';
import {
  type Clock,
  createLogger,
  loadConfig,
  openAddress,
  shownAddress,
  systemClock,
  wait,
} from '../runtime/index.ts';
import { DEMONSTRATION, openDemonstration } from './accounts/index.ts';
import { LogUnavailable } from './cluster/write-deadline.ts';
import { countEvents } from './metrics/index.ts';
import { acquired } from './node/acquired.ts';
import { type Engine, startEngine } from './node/engine.ts';
import { exitReporter } from './node/exit-reporter.ts';
import { exportLog, startListeners } from './node/listeners.ts';
import { LogOutput } from './node/log-output.ts';
import { adminTokenPath, listenForAdminCommands, removeServiceFile, writeServiceFile } from './operations/index.ts';
import { peopleServices, signInUrl } from './people/index.ts';
import { webhookSecret } from './webhooks/index.ts';

const logOutput = new LogOutput();
const log = createLogger({ clock: systemClock, write: logOutput.write });

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const service = Effect.gen(function* () {
  const config = yield* Effect.try({ try: () => loadConfig(), catch: (error) => error });
  yield* exportLog(config, logOutput);
  const engine = yield* startEngine(config, log);
  // The message server that it starts itself has its own passwords, in files of the data directory.
  const isOwn = config.natsUrl === undefined;
  yield* acquired(
    () => countEvents(engine.bus, engine.store, engine.counters),
    (counting) => counting.stop(),
  );
  const key = yield* Effect.tryPromise(() => openFirstAccount(engine, config.home));
  const { url, adminUrl, adminToken, publicUrl, warnings } = yield* startListeners(config, log, engine);
  const link = key && (yield* Effect.tryPromise(() => firstSignIn(engine, publicUrl)));
  yield* acquired(
    () => listenForAdminCommands(engine.natsUrl, { ...engine, ...engine.clientFacing, log, publicUrl }),
    (listening) => listening.stop(),
  );
  yield* acquired(
    () =>
      writeServiceFile(config.home, {
        pid: process.pid,
        nats_url: isOwn ? openAddress(engine.natsUrl) : engine.natsUrl,
        clustered: engine.cluster !== undefined,
        url,
        admin_url: adminUrl,
      }),
    () => removeServiceFile(config.home),
  );
  if (key !== undefined) {
    say(`Your API key (Enterprise demonstration account, shown once, also in ${join(config.home, 'demo-key')}):`);
    say(`  ${key}`);
  }
  if (link !== undefined) say(`To sign in to its pages (works once, for 15 minutes):\n  ${link}`);
  if (adminToken.isNew) {
    say(`Admin token (for ${adminUrl}, shown once, also in ${adminTokenPath(config.home)}):`);
    say(`  ${adminToken.token}`);
  }
  const shown = isOwn ? openAddress(engine.natsUrl) : shownAddress(engine.natsUrl);
  say(`Operators' pages: ${adminUrl}/ops/   (sign in with the admin token, in ${adminTokenPath(config.home)})`);
  say(`Operators: ${adminUrl}/metrics   NATS: ${shown} (nats-server ${engine.messageServer})`);
  for (const warning of warnings) say(`Warning: ${warning}`);
  if (isOwn) say(`To watch: . ${join(config.home, 'nats', 'observer.env')} && nats sub '${PATTERNS.everything}'`);
  say(`Conclave is ready at ${url}`);
  return yield* Effect.never;
});

/** Attempts at the first account: in a cluster its shard may be changing owners, or the message servers choose a leader. */
const TRIES = 20;

async function retrying<Value>(clock: Clock, work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(error instanceof NoReply || error instanceof LogUnavailable)) throw error;
      await wait(clock, 1_000);
    }
  }
}

/** The demonstration key on the first start, with the secret its webhooks are signed with in a file beside it. */
async function openFirstAccount(
  { accounts, store, entropy, clock }: Engine,
  home: string,
): Promise<string | undefined> {
  const key = await retrying(clock, () => openDemonstration(accounts, home, entropy));
  if (key !== undefined) {
    const secret = await webhookSecret(DEMONSTRATION, store, entropy, clock.now());
    await writeFile(join(home, 'demo-webhook-secret'), `${secret}\n`, { mode: 0o600 });
  }
  return key;
}

/** Somebody who may do everything in the pages of the demonstration account, and their first link. */
async function firstSignIn({ clientFacing: { store }, clock, entropy }: Engine, publicUrl: string): Promise<string> {
  const { people, links } = peopleServices({ store, clock, entropy });
  const person = await people.invite(DEMONSTRATION, 'First admin', 'admin');
  const { token } = await links.issue(person);
  return signInUrl(publicUrl, token);
}

NodeRuntime.runMain(Effect.scoped(service), {
  disableErrorReporting: true,
  teardown: exitReporter('Conclave cannot run'),
});
