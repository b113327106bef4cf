/**
 * `npm run gateway`: one more process with listeners only. Beside a service that runs alone it shares that service's store
 * and message server: CONCLAVE_HOME is the same, PORT and CONCLAVE_ADMIN_PORT are its own. In a cluster (NATS_URL is set) it
 * has its own CONCLAVE_HOME with a replica of the store, and owns no actors.
 */
import * as NodeRuntime from '@effect/platform-node/NodeRuntime';
import * as Effect from 'effect/Effect';
import { type Config, createLogger, InvalidConfig, loadConfig, systemClock } from '../runtime/index.ts';
import { exitReporter } from './node/exit-reporter.ts';
import { exportLog, startListeners } from './node/listeners.ts';
import { LogOutput } from './node/log-output.ts';
import { openNodeServices } from './node/node-services.ts';
import { readServiceFile, serverAddressAs } from './operations/index.ts';

const logOutput = new LogOutput();
const log = createLogger({ clock: systemClock, write: logOutput.write });

/**
 * The message server of the service that runs on this directory; undefined when the process is a node of a cluster, with a
 * replica of its own. Fails when no service runs there, or when that is a node of a cluster.
 */
const serviceBeside = ({ home, natsUrl }: Config) =>
  Effect.gen(function* () {
    const service = yield* Effect.tryPromise({ try: () => readServiceFile(home), catch: (error) => error });
    if (service === undefined && natsUrl !== undefined) return undefined;
    if (service === undefined) {
      return yield* refused(`No service runs in ${home}: start it with npm start, or set NATS_URL to join a cluster.`);
    }
    if (!service.clustered && natsUrl === undefined) {
      return yield* Effect.tryPromise(() => serverAddressAs(home, service.nats_url, 'gateway'));
    }
    return yield* refused(
      `A service runs in ${home}: beside a cluster, a gateway needs NATS_URL and its own CONCLAVE_HOME.`,
    );
  });

const refused = (sentence: string) => Effect.fail(new InvalidConfig(sentence));

const gateway = Effect.gen(function* () {
  const config = yield* Effect.try({ try: () => loadConfig(), catch: (error) => error });
  yield* exportLog(config, logOutput);
  const beside = yield* serviceBeside(config);
  const ports = yield* openNodeServices(config, log, () => Effect.succeed(beside ?? ''));
  const { url } = yield* startListeners(config, log, ports);
  process.stdout.write(`The gateway is ready at ${url}\n`);
  return yield* Effect.never;
});

NodeRuntime.runMain(Effect.scoped(gateway), {
  disableErrorReporting: true,
  teardown: exitReporter('The gateway cannot run'),
});
