import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from 'nats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeaseBook } from '../../runtime/cluster/lease-book.ts';
import { LeaseTable, type MemoryLeaseBook } from '../../runtime/cluster/memory-lease-book.ts';
import { NatsLeaseBook } from '../../runtime/cluster/nats-lease-book.ts';
import { BusClosed } from '../../runtime/errors.ts';
import { parseAddress } from '../../runtime/nats/address.ts';
import { connectNats } from '../../runtime/nats/connection.ts';
import { NatsServer } from '../../runtime/nats/nats-server.ts';
import { systemClock } from '../../runtime/time/system-clock.ts';
import { wait } from '../../runtime/time/wait.ts';

interface World {
  /** One more node's book on the same records. */
  open(): Promise<LeaseBook>;
  /** Every connection is lost and comes back. */
  interrupt(): Promise<void>;
  /** As `interrupt`, and everything that was written is gone. */
  lose(): Promise<void>;
  stop(): Promise<void>;
}

interface Case {
  readonly name: string;
  start(): Promise<World>;
}

const CASES: readonly Case[] = [
  {
    name: 'MemoryLeaseBook',
    async start() {
      const table = new LeaseTable();
      const books: MemoryLeaseBook[] = [];
      return {
        async open() {
          books.push(table.connect());
          return books.at(-1) as MemoryLeaseBook;
        },
        async interrupt() {
          for (const book of books) book.cut();
          for (const book of books) book.heal();
        },
        lose: async () => table.lose(),
        stop: async () => undefined,
      };
    },
  },
  {
    name: 'NatsLeaseBook',
    async start() {
      const directory = await mkdtemp(join(tmpdir(), 'conclave-leases-'));
      const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
      const connections: NatsConnection[] = [];
      const connect = async () => {
        connections.push(await connectNats(parseAddress(server.url)));
        return connections.at(-1) as NatsConnection;
      };
      return {
        open: async () => NatsLeaseBook.open({ connection: await connect(), clock: systemClock }),
        interrupt: async () => void process.kill(server.pid, 'SIGKILL'),
        async lose() {
          const manager = await (await connect()).jetstreamManager();
          await manager.streams.delete('KV_conclave-homes');
          process.kill(server.pid, 'SIGKILL');
        },
        async stop() {
          for (const connection of connections) await connection.close();
          await server.stop();
          await rm(directory, { recursive: true, force: true });
        },
      };
    },
  },
];

describe.each(CASES)('lease book contract: $name', ({ start }) => {
  let world: World;
  const opened: LeaseBook[] = [];
  /** Every test has keys of its own, since the book is one for all. */
  let test = 0;
  const key = (rest: string): string => `t${test}.${rest}`;
  const open = async (): Promise<LeaseBook> => {
    opened.push(await world.open());
    return opened.at(-1) as LeaseBook;
  };
  const insist = async (book: LeaseBook, name: string, value: unknown, revision: number): Promise<number> => {
    for (;;) {
      const written = await book.write(name, value, revision).catch(() => undefined);
      if (written !== undefined) return written;
      await wait(systemClock, 50);
    }
  };
  /** What a watcher has heard, and a way to await more. */
  const watched = async (book: LeaseBook) => {
    const changes: [string, unknown, number][] = [];
    let wake = (): void => {};
    await book.watch((name, value, revision) => {
      if (!name.startsWith(`t${test}.`)) return;
      changes.push([name, value, revision]);
      wake();
    });
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    };
    return { changes, until, last: () => changes.at(-1)?.[1] };
  };

  beforeAll(async () => {
    world = await start();
  });
  beforeEach(() => {
    test += 1;
  });
  afterEach(async () => {
    for (const book of opened.splice(0)) await book.close();
  });
  afterAll(() => world.stop());

  it('1: writes where the revision is the expected one, and only there', async () => {
    const book = await open();
    const first = (await book.write(key('a'), { n: 1 }, 0)) as number;
    expect(first).toBeGreaterThan(0);
    expect(await book.write(key('a'), { n: 2 }, 0)).toBeUndefined();
    expect(await book.write(key('a'), { n: 2 }, first + 100)).toBeUndefined();
    const second = (await book.write(key('a'), { n: 2 }, first)) as number;
    expect(second).toBeGreaterThan(first);
    expect(await book.write(key('b'), null, 0)).toBeGreaterThan(second);
  });

  it('1: of several who write at once one is first', async () => {
    const books = await Promise.all(Array.from({ length: 5 }, open));
    const outcomes = await Promise.all(books.map((book, node) => book.write(key('shard'), { node }, 0)));
    expect(outcomes.filter((revision) => revision !== undefined)).toHaveLength(1);
  });

  it('3: tells what there is before it resolves, then what changes, in order', async () => {
    const [mine, yours] = [await open(), await open()];
    const first = (await mine.write(key('a'), 'was there', 0)) as number;
    const { changes, until } = await watched(yours);
    expect(changes).toEqual([[key('a'), 'was there', first]]);
    const second = (await mine.write(key('a'), ['x', null], first)) as number;
    const third = (await mine.write(key('b'), 'ü', 0)) as number;
    await until(() => changes.length === 3);
    expect(changes.slice(1)).toEqual([
      [key('a'), ['x', null], second],
      [key('b'), 'ü', third],
    ]);
  });

  it('3: goes on after the connection was lost, without telling anything twice', async () => {
    const [mine, yours] = [await open(), await open()];
    const { changes, until, last } = await watched(yours);
    const first = await insist(mine, key('a'), 'before', 0);
    await until(() => last() === 'before');
    await world.interrupt();
    const second = await insist(mine, key('a'), 'after', first);
    await until(() => last() === 'after');
    await insist(mine, key('a'), 'still', second);
    await until(() => last() === 'still');
    expect(changes.map(([, value]) => value)).toEqual(['before', 'after', 'still']);
  });

  it('4: says that records are gone when the book was lost', async () => {
    const [mine, yours] = [await open(), await open()];
    const { changes, until } = await watched(yours);
    await insist(mine, key('a'), 1, 0);
    await until(() => changes.length === 1);
    await world.lose();
    await until(() => changes.length === 2);
    expect(changes[1]).toEqual([key('a'), undefined, 0]);
    await insist(mine, key('a'), 2, 0);
    await until(() => changes.length === 3);
    expect(changes[2]?.[1]).toBe(2);
  });

  it('refuses everything after close', async () => {
    const book = await open();
    await book.close();
    await expect(book.write(key('a'), 1, 0)).rejects.toThrow(BusClosed);
    await expect(book.watch(() => {})).rejects.toThrow(BusClosed);
  });
});
