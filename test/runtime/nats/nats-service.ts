import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';

/** A process with a message server, for tests that kill it: prints the server's process id, stops on SIGTERM. */
const directory = process.argv[2] as string;
const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
process.once('SIGTERM', () => {
  server.stop().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
});
process.stdout.write(`${server.pid}\n`);
