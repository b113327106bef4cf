import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Bus } from '../../../runtime/bus/bus.ts';
import { MemoryBus } from '../../../runtime/bus/memory-bus.ts';
import { MemoryJournal } from '../../../runtime/bus/memory-journal.ts';
import { NatsBus } from '../../../runtime/nats/nats-bus.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';

/** Long enough for a slow machine to acknowledge, short enough to wait for. */
export const ACK_WAIT_MS = 1000;

interface World {
  /** One more node on the same journal. */
  open(): Promise<Bus>;
}

interface Case {
  readonly name: string;
  start(): Promise<{ world(): World; stop(): Promise<void> }>;
}

const SUBJECTS = ['t.journal.>'];

const CASES: readonly Case[] = [
  {
    name: 'MemoryBus',
    start: async () => ({
      world() {
        const journal = new MemoryJournal({ clock: systemClock, ackWaitMs: ACK_WAIT_MS, subjects: SUBJECTS });
        return { open: async () => new MemoryBus(journal) };
      },
      stop: async () => undefined,
    }),
  },
  {
    name: 'NatsBus',
    async start() {
      const directory = await mkdtemp(join(tmpdir(), 'conclave-bus-'));
      const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
      const clear = await NatsBus.connect(options(server.url));
      await clear.close();
      return {
        world: () => ({ open: () => NatsBus.connect(options(server.url)) }),
        async stop() {
          await server.stop();
          await rm(directory, { recursive: true, force: true });
        },
      };
    },
  },
];

const options = (servers: string) => ({
  servers,
  clock: systemClock,
  ackWaitMs: ACK_WAIT_MS,
  journal: { name: 'TEST', subjects: SUBJECTS, maxAgeMs: 3_600_000, maxBytes: 256 * 1024 * 1024 },
});

/** What the tests of the contract get for each implementation. */
export interface BusUnderTest {
  /** The first node of the test. */
  bus(): Bus;
  /** One more node on the same journal; closed when the test ends. */
  open(): Promise<Bus>;
  /** A subject or pattern of this test's own, since the server is one for all. */
  on(rest: string): string;
  /** An id or consumer name of this test's own. */
  named(name: string): string;
}

/** Runs the tests against every implementation of the port. */
export function describeBus(part: string, tests: (under: BusUnderTest) => void): void {
  describe.each(CASES)(`bus contract, ${part}: $name`, ({ start }) => {
    let running: Awaited<ReturnType<Case['start']>>;
    let world: World;
    let bus: Bus;
    const opened: Bus[] = [];
    let test = 0;
    const open = async (): Promise<Bus> => {
      const next = await world.open();
      opened.push(next);
      return next;
    };

    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());
    beforeEach(async () => {
      test++;
      world = running.world();
      bus = await open();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((each) => each.close()));
    });

    tests({ bus: () => bus, open, on: (rest) => `t.journal.${test}.${rest}`, named: (name) => `${name}-${test}` });
  });
}
