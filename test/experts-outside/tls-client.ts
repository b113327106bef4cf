import { NatsBus, systemClock } from '../../runtime/index.ts';

/** A node that connects to the address and writes one message: exit code 0, or 3 when it does not trust the server. */
const journal = { name: 'CONCLAVE', subjects: ['conclave.>'], maxAgeMs: 60_000, maxBytes: 1_000_000 };
try {
  const servers = process.argv[2] as string;
  const bus = await NatsBus.connect({ servers, journal, clock: systemClock, connectWithinMs: 0 });
  await bus.append('conclave.review.rev_1.verdict', {}, 'v1');
  await bus.close();
} catch (error) {
  process.exitCode = /certificate|self.signed/i.test(String(error)) ? 3 : 1;
}
