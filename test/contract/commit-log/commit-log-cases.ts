import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from 'nats';
import { silentLogger } from '../../../runtime/logger.ts';
import { parseAddress } from '../../../runtime/nats/address.ts';
import { connectNats } from '../../../runtime/nats/connection.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { systemEntropy } from '../../../runtime/random.ts';
import type { CommitLog } from '../../../runtime/replication/commit-log.ts';
import { MemoryCommitLog } from '../../../runtime/replication/memory-commit-log.ts';
import { MemoryLog } from '../../../runtime/replication/memory-log.ts';
import { NatsCommitLog } from '../../../runtime/replication/nats-commit-log.ts';
import { SealedLog } from '../../../runtime/replication/sealed-log.ts';
import { Seal } from '../../../runtime/sealing/seal.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';

export interface World {
  /** One more node on the same log. */
  open(): Promise<CommitLog>;
  /** The server is away for a moment; resolves when it has gone. */
  interrupt(): Promise<void>;
  /** The entries before the position go. */
  trim(first: number): Promise<void>;
  /** The server loses the log. */
  lose(): Promise<void>;
  end(): Promise<void>;
}

export interface Case {
  readonly name: string;
  start(): Promise<{ world(): Promise<World>; stop(): Promise<void> }>;
}

async function memoryWorld(): Promise<World> {
  const log = new MemoryLog({ clock: systemClock });
  const connections: MemoryCommitLog[] = [];
  return {
    async open() {
      const connection = new MemoryCommitLog(log);
      connections.push(connection);
      return connection;
    },
    async interrupt() {
      for (const connection of connections) connection.cut();
      setImmediate(() => {
        for (const connection of connections) connection.heal();
      });
    },
    trim: async (first) => log.trim(first),
    lose: async () => log.lose(),
    end: async () => undefined,
  };
}

async function sealedWorld(): Promise<World> {
  const world = await memoryWorld();
  const secret = systemEntropy.bytes(32);
  const seal = (): Seal => new Seal(secret, 'log', systemEntropy);
  return { ...world, open: async () => new SealedLog(await world.open(), seal(), silentLogger) };
}

async function natsWorld(server: NatsServer): Promise<World> {
  const connections: NatsConnection[] = [];
  const connection = async (): Promise<NatsConnection> => {
    const made = await connectNats(parseAddress(server.url));
    connections.push(made);
    return made;
  };
  const streams = (await (await connection()).jetstreamManager()).streams;
  return {
    open: async () => NatsCommitLog.open({ connection: await connection(), clock: systemClock }),
    interrupt: async () => void process.kill(server.pid, 'SIGKILL'),
    trim: async (first) => void (await streams.purge('CONCLAVE_LOG', { seq: first })),
    lose: async () => void (await streams.delete('CONCLAVE_LOG')),
    async end() {
      await streams.delete('CONCLAVE_LOG');
      for (const made of connections) await made.close();
    },
  };
}

export const CASES: readonly Case[] = [
  { name: 'MemoryCommitLog', start: async () => ({ world: memoryWorld, stop: async () => undefined }) },
  { name: 'SealedLog', start: async () => ({ world: sealedWorld, stop: async () => undefined }) },
  {
    name: 'NatsCommitLog',
    async start() {
      const directory = await mkdtemp(join(tmpdir(), 'conclave-log-'));
      const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
      return {
        world: () => natsWorld(server),
        async stop() {
          await server.stop();
          await rm(directory, { recursive: true, force: true });
        },
      };
    },
  },
];
