/**
 * `npm run gateway`: one more process with listeners only, beside a service that runs on the same machine. It shares the
 * service's store and message server: CONCLAVE_HOME is the same, PORT and CONCLAVE_ADMIN_PORT are its own.
 */
import { NodeRuntime } from '@effect/platform-node';
import { Effect } from 'effect';
import { createLog, InvalidConfig, loadConfig, systemClock } from '../runtime/index.ts';
import { readServiceFile } from './admin/index.ts';
import { lastWords } from './last-words.ts';
import { exportLog, startListeners } from './listeners.ts';
import { LogOutlet } from './log-outlet.ts';
import { openPorts } from './ports.ts';

const outlet = new LogOutlet();
const log = createLog({ clock: systemClock, write: outlet.write });

const gateway = Effect.gen(function* () {
  const config = yield* Effect.try({ try: () => loadConfig(), catch: (error) => error });
  yield* exportLog(config, outlet);
  const running = Effect.gen(function* () {
    const service = yield* Effect.tryPromise({ try: () => readServiceFile(config.home), catch: (error) => error });
    if (service !== undefined) return service.nats_url;
    return yield* Effect.fail(
      new InvalidConfig(`No service runs in ${config.home}: start it with npm start, or set NATS_URL to join another.`),
    );
  });
  const ports = yield* openPorts(config, log, () => running);
  const { url } = yield* startListeners(config, log, ports);
  process.stdout.write(`The gateway is ready at ${url}\n`);
  return yield* Effect.never;
});

NodeRuntime.runMain(Effect.scoped(gateway), {
  disableErrorReporting: true,
  teardown: lastWords('The gateway cannot run'),
});
