import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSubject, PATTERNS } from '../../../protocols/index.ts';
import { Host } from '../../../runtime/hosting/index.ts';
import { LmdbStore, NatsBus, NatsServer, systemClock } from '../../../runtime/index.ts';
import type { Row } from '../table.ts';
import { largeReviewBehaviour, type PanelSize, stubBehaviour, stubWorkers, submissionOf } from './stub-panel.ts';

const NATS_CONF = fileURLToPath(new URL('../../../nats.conf', import.meta.url));

const PANEL: PanelSize = { experts: 75, claims: 20, rounds: 3 };

/** Debates under way at once. */
const AT_ONCE = 50;

/** What LangGraph.js 1.2.9 took for a debate of the same size with its in-memory checkpointer, on two cores; milliseconds. */
const LANGGRAPH_MS = 228;

/** Debates of stub experts with message server and disk, from submission to decision. */
export async function benchDebates(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'conclave-bench-'));
  const server = await NatsServer.start({ directory, config: NATS_CONF, clock: systemClock });
  const store = new LmdbStore({ path: join(directory, 'store') });
  const journal = { name: 'CONCLAVE', subjects: [PATTERNS.journal], maxAgeMs: 3_600_000, maxBytes: 8 * 1024 ** 3 };
  const bus = await NatsBus.connect({ servers: server.url, journal, clock: systemClock });
  const host = new Host({
    name: 'bench',
    bus,
    store,
    clock: systemClock,
    behaviours: [largeReviewBehaviour, stubBehaviour],
    workers: stubWorkers(PANEL, async () => {}),
    onError: (what, error) => process.stderr.write(`${what}: ${error}\n`),
  });
  await host.start();
  try {
    const debates = async (count: number, label: string): Promise<number> => {
      const decided = Promise.withResolvers<void>();
      let left = count;
      const listening = await bus.subscribe(PATTERNS.events, ({ body }) => {
        if ((body as { name: string }).name === 'decided' && --left === 0) decided.resolve();
      });
      const from = performance.now();
      for (let number = 0; number < count; number++) {
        const review = `${label}-${number}`;
        const subject = formatSubject({ kind: 'command', review, name: 'submit' });
        await bus.append(subject, submissionOf(review, PANEL), `submit/${review}`);
      }
      await decided.promise;
      await listening.stop();
      return (performance.now() - from) / count;
    };
    await debates(5, 'warm');
    const each = await debates(AT_ONCE, 'debate');
    return [
      {
        what: `debate of ${PANEL.experts} stub experts, ${PANEL.rounds} rounds, ${PANEL.claims} claims, ${AT_ONCE} at once`,
        measured: `${each.toFixed(1)} ms each`,
        baseline: `${LANGGRAPH_MS} ms, LangGraph.js as once measured`,
        ratio: each / LANGGRAPH_MS,
        aim: 'at most 20 ms',
      },
    ];
  } finally {
    await host.stop();
    await bus.close();
    await store.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
