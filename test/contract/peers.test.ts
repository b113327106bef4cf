import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from 'nats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PeerAway, PeerRefused } from '../../runtime/cluster/errors.ts';
import { MemoryNetwork, MemoryPeers } from '../../runtime/cluster/memory-peers.ts';
import { NatsPeers } from '../../runtime/cluster/nats-peers.ts';
import type { Peers } from '../../runtime/cluster/peers.ts';
import { SealedPeers } from '../../runtime/cluster/sealed-peers.ts';
import { BusClosed } from '../../runtime/errors.ts';
import { parseAddress } from '../../runtime/nats/address.ts';
import { connectNats } from '../../runtime/nats/connection.ts';
import { NatsServer } from '../../runtime/nats/nats-server.ts';
import { systemEntropy } from '../../runtime/random.ts';
import { Seal } from '../../runtime/sealing/seal.ts';
import { systemClock } from '../../runtime/time/system-clock.ts';

interface Case {
  readonly name: string;
  start(): Promise<{ open(): Promise<Peers>; stop(): Promise<void> }>;
}

/** Long enough for a slow machine. */
const AMPLE_MS = 10_000;

const CASES: readonly Case[] = [
  {
    name: 'MemoryPeers',
    async start() {
      const network = new MemoryNetwork(systemClock);
      return { open: async () => new MemoryPeers(network), stop: async () => undefined };
    },
  },
  {
    name: 'SealedPeers',
    async start() {
      const network = new MemoryNetwork(systemClock);
      const secret = systemEntropy.bytes(32);
      return {
        open: async () => new SealedPeers(new MemoryPeers(network), new Seal(secret, 'test', systemEntropy)),
        stop: async () => undefined,
      };
    },
  },
  {
    name: 'NatsPeers',
    async start() {
      const directory = await mkdtemp(join(tmpdir(), 'conclave-peers-'));
      const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
      const connections: NatsConnection[] = [];
      return {
        async open() {
          const connection = await connectNats(parseAddress(server.url));
          connections.push(connection);
          return new NatsPeers({ connection });
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

describe.each(CASES)('peers contract: $name', ({ start }) => {
  let running: Awaited<ReturnType<Case['start']>>;
  let here: Peers;
  let there: Peers;
  let third: Peers;

  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    [here, there, third] = [await running.open(), await running.open(), await running.open()];
  });
  afterEach(() => Promise.all([here, there, third].map((each) => each.close())));

  it('1: one of those who serve a name answers', async () => {
    await there.serve('b', async (question) => ({ b: question }));
    await there.serve('copy', async () => 'there');
    await third.serve('copy', async () => 'third');
    expect(await here.ask('b', { n: 1 }, AMPLE_MS)).toEqual({ b: { n: 1 } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => here.ask('copy', null, AMPLE_MS)));
    expect(new Set(answers)).toEqual(new Set(['there', 'third']));
  });

  it('1: a node may ask itself, and others stop being asked when they stop', async () => {
    await here.serve('a', async () => 'mine');
    expect(await here.ask('a', 1, AMPLE_MS)).toBe('mine');
    const serving = await there.serve('copy', async () => 'there');
    await third.serve('copy', async () => 'third');
    await serving.stop();
    // What was said to the server before this answer came is known to it.
    await there.serve('b', async () => 'b');
    await there.ask('b', 1, AMPLE_MS);
    const answers = await Promise.all(Array.from({ length: 20 }, () => here.ask('copy', null, AMPLE_MS)));
    expect(new Set(answers)).toEqual(new Set(['third']));
  });

  it('2: rejects at once when no peer serves the name, after the timeout when it is silent, and with the error of the peer', async () => {
    await expect(here.ask('nobody', 1, 3_600_000)).rejects.toThrow(PeerAway);
    await there.serve('silent', () => new Promise(() => undefined));
    await expect(here.ask('silent', 1, 50)).rejects.toThrow(PeerAway);
    await there.serve('broken', async () => {
      throw new Error('cannot say');
    });
    const refusal = await here.ask('broken', 1, AMPLE_MS).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PeerRefused);
    expect((refusal as Error).message).toBe('cannot say');
    await there.serve('wordless', async () => undefined);
    await expect(here.ask('wordless', 1, AMPLE_MS)).rejects.toThrow(PeerRefused);
  });

  it('3: questions and answers come back equal, large ones among them, and belong to their receivers', async () => {
    const bodies = [null, false, 0, '', 'äöü \u{1f600}\n', [], {}, [1, [{ x: null }]], { text: 'x'.repeat(1_000_000) }];
    const heard: unknown[] = [];
    await there.serve('echo', async (question) => {
      heard.push(question);
      return question;
    });
    for (const body of bodies) expect(await here.ask('echo', body, AMPLE_MS)).toEqual(body);
    expect(heard).toEqual(bodies);
    expect(heard.at(-1)).not.toBe(bodies.at(-1));
    await expect(here.ask('echo', undefined, AMPLE_MS)).rejects.toThrow(TypeError);
    await expect(here.ask('two words', 1, AMPLE_MS)).rejects.toThrow(RangeError);
  });

  it('after close every call fails with BusClosed, and nobody reaches it', async () => {
    await there.serve('b', () => new Promise(() => undefined));
    await here.serve('a', async () => 1);
    const asked = here.ask('b', 1, AMPLE_MS);
    asked.catch(() => undefined);
    await here.close();
    await here.close();
    await expect(asked).rejects.toThrow(BusClosed);
    await expect(here.ask('b', 1, AMPLE_MS)).rejects.toThrow(BusClosed);
    await expect(here.serve('a', async () => 1)).rejects.toThrow(BusClosed);
    await expect(there.ask('a', 1, 2000)).rejects.toThrow(PeerAway);
  });
});
