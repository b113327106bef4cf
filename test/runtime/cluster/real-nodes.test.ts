import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NatsLeaseBook, NatsPeers, Router, ShardOwnership } from '../../../runtime/cluster/index.ts';
import { Host } from '../../../runtime/hosting/index.ts';
import { LmdbStore, NatsBus, silentLogger, systemEntropy } from '../../../runtime/index.ts';
import { parseAddress } from '../../../runtime/nats/address.ts';
import { connectNats } from '../../../runtime/nats/connection.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { NatsCommitLog, ReplicatedStore } from '../../../runtime/replication/index.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { wait } from '../../../runtime/time/wait.ts';
import { gathering } from '../hosting/gathering.ts';
import { tallyBehaviour } from './tally.ts';

const TALLIES = 12;

describe('nodes over NATS and LMDB', () => {
  let directory: string;
  let server: NatsServer;
  const closing: (() => Promise<void>)[] = [];

  async function enter(node: string) {
    const clock = systemClock;
    const connection = await connectNats(parseAddress(server.url));
    const journal = { name: 'TEST', subjects: ['shop.>'], maxAgeMs: 3_600_000, maxBytes: 64 * 1024 * 1024 };
    const bus = await NatsBus.connect({ servers: server.url, clock, ackWaitMs: 1_000, journal });
    const book = await NatsLeaseBook.open({ connection, clock });
    const peers = new NatsPeers({ connection });
    const log = await NatsCommitLog.open({ connection, clock, maxBytes: 256 * 1024 * 1024 });
    const local = new LmdbStore({ path: join(directory, node) });
    const store = new ReplicatedStore({ node, store: local, log, peers, clock, entropy: systemEntropy });
    await store.open();
    const homes = new ShardOwnership({ node, book, store, clock, log: silentLogger });
    const handlers = { check: async (input: unknown) => input };
    const onError = (): void => {};
    const host = new Host({ bus, store, ownership: homes, clock, behaviours: [tallyBehaviour], handlers, onError });
    const router = new Router({ node, bus, peers, shards: homes, host, store, clock, onError });
    await host.start();
    await homes.start();
    await router.start();
    const close = async (): Promise<void> => {
      await Promise.all([router.stop(), homes.stop(), host.stop()]);
      await Promise.all([bus.close(), book.close(), peers.close()]);
      await store.close();
      await log.close();
      await connection.close();
    };
    /** Without a word: both connections are gone, and with them log, leases, messages and peers. */
    const die = async (): Promise<void> => {
      await connection.close();
      await bus.close();
    };
    closing.push(close);
    return { homes, bus, die };
  }

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-nodes-'));
    server = await NatsServer.start({ directory: join(directory, 'nats'), config: 'nats.conf', clock: systemClock });
  });
  afterEach(async () => {
    await Promise.allSettled(closing.splice(0).map((close) => close()));
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('a node joins, another dies along with the server, and every note is repeated three times', async () => {
    const a = await enter('a');
    const said = gathering<string>();
    const all = new Set<string>();
    await a.bus.consume('audit', ['shop.out.*'], ({ subject, body, ack }) => {
      ack();
      said.add(`${subject} ${body}`);
    });
    const told: string[] = [];
    const tell = async (): Promise<void> => {
      for (let tally = 0; tally < TALLIES; tally++) {
        const note = `note${told.length}`;
        told.push(`shop.out.key${tally} noted ${note}`, `shop.out.key${tally} checked ${note}`);
        told.push(`shop.out.key${tally} later ${note}`);
        await a.bus.append(`shop.tally.key${tally}.add`, note, note);
      }
    };
    const heard = async (): Promise<void> => {
      while (all.size < told.length) for (const line of await said.take(1)) all.add(line);
    };
    await tell();
    const b = await enter('b');
    await tell();
    await heard();
    while ([a, b].some(({ homes }) => homes.ownedShards().length !== 32)) await wait(systemClock, 50);
    process.kill(server.pid, 'SIGKILL');
    await tell();
    await heard();
    await b.die();
    await tell();
    await heard();
    while (a.homes.ownedShards().length < 64) await wait(systemClock, 50);
    expect([...all].toSorted()).toEqual(told.toSorted());
  });
});
