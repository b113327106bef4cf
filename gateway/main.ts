/** The service: configuration, engine, listeners, in this order; stopped in the reverse one. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeRuntime } from '@effect/platform-node';
import { Effect } from 'effect';
import { type Clock, createLogger, loadConfig, shownAddress, systemClock, wait } from '../runtime/index.ts';
import { DEMONSTRATION, openDemonstration } from './accounts/index.ts';
import { listenForAdministration, removeServiceFile, writeServiceFile } from './admin/index.ts';
import { type Engine, startEngine } from './engine.ts';
import { countHappenings } from './figures/index.ts';
import { held } from './held.ts';
import { lastWords } from './last-words.ts';
import { exportLog, startListeners } from './listeners.ts';
import { LogOutlet } from './log-outlet.ts';
import { LogAway } from './patience.ts';
import { DeskBusy } from './review-desk.ts';
import { webhookSecret } from './webhooks/index.ts';

const outlet = new LogOutlet();
const log = createLogger({ clock: systemClock, write: outlet.write });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const service = Effect.gen(function* () {
  const config = yield* Effect.try({ try: () => loadConfig(), catch: (error) => error });
  yield* exportLog(config, outlet);
  const engine = yield* startEngine(config, log);
  yield* held(
    () => countHappenings(engine.bus, engine.store, engine.counters),
    (counting) => counting.stop(),
  );
  const key = yield* Effect.tryPromise(() => openFirstAccount(engine, config.home));
  const { url, adminUrl } = yield* startListeners(config, log, engine);
  yield* held(
    () => listenForAdministration(engine.natsUrl, { ...engine, ...engine.front, log }),
    (listening) => listening.stop(),
  );
  yield* held(
    () =>
      writeServiceFile(config.home, {
        pid: process.pid,
        nats_url: engine.natsUrl,
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
  say(`Operators: ${adminUrl}/metrics   NATS: ${shownAddress(engine.natsUrl)}`);
  say(`Conclave is ready at ${url}`);
  return yield* Effect.never;
});

/** Tries at the first account: in a cluster its home may be changing hands, or the message servers choose a leader. */
const TRIES = 20;

async function patiently<Value>(clock: Clock, work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(error instanceof DeskBusy || error instanceof LogAway)) throw error;
      await wait(clock, 1_000);
    }
  }
}

/** The demonstration key on the first start, with the secret its webhooks are signed with in a file beside it. */
async function openFirstAccount(
  { accounts, store, entropy, clock }: Engine,
  home: string,
): Promise<string | undefined> {
  const key = await patiently(clock, () => openDemonstration(accounts, home, entropy));
  if (key !== undefined) {
    const secret = await webhookSecret(DEMONSTRATION, store, entropy, clock.now());
    await writeFile(join(home, 'demo-webhook-secret'), `${secret}\n`, { mode: 0o600 });
  }
  return key;
}

NodeRuntime.runMain(Effect.scoped(service), {
  disableErrorReporting: true,
  teardown: lastWords('Conclave cannot run'),
});
