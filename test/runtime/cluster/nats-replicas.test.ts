import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from 'nats';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NatsPeers } from '../../../runtime/cluster/nats-peers.ts';
import { createLogger } from '../../../runtime/logger.ts';
import { parseAddress } from '../../../runtime/nats/address.ts';
import { connectNats } from '../../../runtime/nats/connection.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { systemEntropy } from '../../../runtime/random.ts';
import { NatsCommitLog } from '../../../runtime/replication/nats-commit-log.ts';
import { ReplicatedStore } from '../../../runtime/replication/replicated-store.ts';
import { LmdbStore } from '../../../runtime/store/lmdb-store.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { gathering } from '../hosting/gathering.ts';
import { put, shared } from './cluster-of-stores.ts';

interface Node {
  readonly store: ReplicatedStore;
  readonly local: LmdbStore;
  readonly said: ReturnType<typeof gathering<string>>;
  stop(): Promise<void>;
}

describe('replicas over NATS and LMDB', () => {
  let directory: string;
  let server: NatsServer;
  const nodes = new Set<Node>();

  async function open(name: string): Promise<Node> {
    const connection: NatsConnection = await connectNats(parseAddress(server.url));
    const log = await NatsCommitLog.open({ connection, clock: systemClock });
    const peers = new NatsPeers({ connection });
    const local = new LmdbStore({ path: join(directory, name) });
    const said = gathering<string>();
    const logger = createLogger({ clock: systemClock, write: said.add });
    const common = { node: name, store: local, log, peers, logger, clock: systemClock, entropy: systemEntropy };
    const store = new ReplicatedStore(common);
    await store.open();
    const node: Node = {
      store,
      local,
      said,
      async stop() {
        nodes.delete(node);
        await store.close();
        await Promise.all([log.close(), peers.close()]);
        await connection.close();
      },
    };
    nodes.add(node);
    return node;
  }

  const settled = async (...all: readonly Node[]): Promise<void> => {
    for (const { store } of all) expect(await store.caughtUp(20_000)).toBe(true);
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-replicas-'));
    server = await NatsServer.start({ directory: join(directory, 'nats'), config: 'nats.conf', clock: systemClock });
  });
  afterEach(async () => {
    for (const node of nodes) await node.stop();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('loses nothing and does nothing twice through three deaths of the server under load', async () => {
    const [a, b, c] = [await open('a'), await open('b'), await open('c')];
    const done = new AbortController();
    const count = async ({ store }: Node, name: string): Promise<number> => {
      let held = 0;
      for (let n = 0; !done.signal.aborted || n < 50; n++) {
        const before = store.get(['count']) as number | undefined;
        const condition = before === undefined ? { absent: ['count'] } : { present: ['count'], value: before };
        const writes = [put(['count'], (before ?? 0) + 1), put(['of', name, n], n)];
        if (await store.commit(writes, [condition])) held += 1;
      }
      return held;
    };
    const counting = Promise.all([count(a, 'a'), count(b, 'b'), count(c, 'c')]);
    for (let life = 0; life < 3; life++) {
      const restarted = a.store.commit([put(['life', life], 1)]);
      process.kill(server.pid, 'SIGKILL');
      await restarted;
      await c.store.commit([put(['life', life], 2)]);
    }
    done.abort();
    const held = (await counting).reduce((sum, one) => sum + one, 0);
    await settled(a, b, c);
    expect(a.store.get(['count'])).toBe(held);
    expect([...a.store.range(['of'])]).toHaveLength(held);
    expect(shared(b.local)).toEqual(shared(a.local));
    expect(shared(c.local)).toEqual(shared(a.local));
  });

  it('copies 10 MB to a node whose log is trimmed, and carries a commit of several megabytes', async () => {
    const a = await open('a');
    const bytes = Uint8Array.from({ length: 5_000_000 }, (_, index) => (index * 31 + (index >> 12)) % 251);
    await a.store.commit([{ op: 'put-bytes', key: ['large'], bytes }, put(['large'], 'x'.repeat(5_000_000))]);
    await Promise.all(Array.from({ length: 1000 }, (_, n) => a.store.commit([put(['row', n], n)])));
    const connection = await connectNats(parseAddress(server.url));
    await (await connection.jetstreamManager()).streams.purge('CONCLAVE_LOG', { keep: 1 });
    await connection.close();
    const b = await open('b');
    await settled(a, b);
    expect(shared(b.local)).toEqual(shared(a.local));
    expect(Buffer.compare(b.store.bytes(['large']) as Uint8Array, bytes)).toBe(0);
  });

  it('goes on after a restart of a node from its own disk', async () => {
    const [a, b] = [await open('a'), await open('b')];
    await b.store.commit([put(['x'], 1)]);
    await b.stop();
    for (let n = 0; n < 100; n++) await a.store.commit([put(['n', n], n)]);
    const again = await open('b');
    expect(again.store.get(['n', 99])).toBe(99);
    await settled(a, again);
    expect(shared(again.local)).toEqual(shared(a.local));
  });

  it('goes on, with a warning, when the server comes back without its data', async () => {
    const [a, b] = [await open('a'), await open('b')];
    for (let n = 0; n < 50; n++) await a.store.commit([put(['n'], n)]);
    await settled(a, b);
    await rm(join(directory, 'nats', 'journal'), { recursive: true });
    process.kill(server.pid, 'SIGKILL');
    const waiting = a.store.commit([put(['waiting'], 1)], [{ present: ['n'], value: 49 }]);
    expect(await waiting).toBe(true);
    expect(await b.store.commit([put(['n'], 50)], [{ present: ['n'], value: 49 }])).toBe(true);
    await settled(a, b);
    expect(shared(b.local)).toEqual(shared(a.local));
    for (const { said } of [a, b]) expect(said.all().some((line) => line.includes('replica.log_replaced'))).toBe(true);
  });
});
