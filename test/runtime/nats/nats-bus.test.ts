import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Delivery, Message } from '../../../runtime/bus/bus.ts';
import { BusClosed } from '../../../runtime/errors.ts';
import { parseAddress } from '../../../runtime/nats/address.ts';
import { connectNats } from '../../../runtime/nats/connection.ts';
import { NatsBus } from '../../../runtime/nats/nats-bus.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { gathering } from '../hosting/gathering.ts';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('nats bus: the server dies and comes back', () => {
  let directory: string;
  let server: NatsServer;
  let bus: NatsBus;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-nats-'));
    server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
    bus = await NatsBus.connect({
      servers: server.url,
      clock: systemClock,
      ackWaitMs: 1000,
      journal: { name: 'TEST', subjects: ['t.>'], maxAgeMs: 3_600_000, maxBytes: 64 * 1024 * 1024 },
      traceparent: (subject) => (subject === 't.elsewhere' ? TRACE : undefined),
    });
  });
  afterEach(async () => {
    await bus.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('loses no acknowledged append, carries pending ones through, and goes on delivering', async () => {
    const got = gathering<Delivery>();
    const live = gathering<Message>();
    await bus.subscribe('t.live', live.add);
    await bus.consume('c', ['t.x'], (delivery) => {
      delivery.ack();
      got.add(delivery);
    });
    for (let n = 0; n < 50; n++) await bus.append('t.x', n, `before-${n}`);
    await got.take(50);

    const during: Promise<unknown>[] = [];
    for (let n = 50; n < 150; n++) during.push(bus.append('t.x', n, `during-${n}`));
    process.kill(server.pid, 'SIGKILL');
    for (let n = 150; n < 200; n++) during.push(bus.append('t.x', n, `during-${n}`));
    await Promise.all(during);

    // Nothing twice in the journal, though some were sent twice; delivery may repeat what was not yet acknowledged.
    const seen = new Map<unknown, Set<number>>();
    while (seen.size < 150) {
      const [delivery] = await got.take(1);
      if (!delivery || (delivery.body as number) < 50) continue;
      seen.set(delivery.body, (seen.get(delivery.body) ?? new Set()).add(delivery.sequence));
    }
    expect([...seen.values()].every((sequences) => sequences.size === 1)).toBe(true);
    const last = await bus.append('t.x', 'last', 'last');
    expect(last.sequence).toBe(201);

    bus.publish('t.live', 'back');
    expect((await live.take(1))[0]?.body).toBe('back');
  });

  it('brings a consumer back through three deaths in a row', async () => {
    const got = gathering<Delivery>();
    await bus.consume('c', ['t.x'], (delivery) => {
      delivery.ack();
      got.add(delivery);
    });
    for (const life of [1, 2, 3]) {
      process.kill(server.pid, 'SIGKILL');
      await bus.append('t.x', life, `life-${life}`);
      let body: unknown;
      while (body !== life) body = (await got.take(1))[0]?.body;
    }
    expect((await bus.append('t.x', 'end', 'end')).sequence).toBe(4);
  });

  it('makes journal and consumer anew when the server comes back without them', async () => {
    const got = gathering<Delivery>();
    await bus.consume('c', ['t.x'], (delivery) => {
      delivery.ack();
      got.add(delivery);
    });
    await bus.append('t.x', 'first', 'first');
    await got.take(1);
    // The server may write a file while they are removed: then the directory is not empty, and removing is tried again.
    await rm(join(directory, 'journal'), { recursive: true, maxRetries: 10 });
    process.kill(server.pid, 'SIGKILL');
    expect((await bus.append('t.x', 'second', 'second')).sequence).toBe(1);
    expect((await got.take(1))[0]?.body).toBe('second');
  });

  it('sends the trace to receivers outside, and to nobody else', async () => {
    const listening = await connectNats(parseAddress(server.url));
    const heard = listening.subscribe('t.*', { max: 2 });
    await listening.flush();
    await bus.record([
      { subject: 't.elsewhere', body: 1, id: 'a' },
      { subject: 't.here', body: 2, id: 'b' },
    ]);
    const named: [string, string | undefined][] = [];
    for await (const { subject, headers } of heard) named.push([subject, headers?.get('traceparent')]);
    expect(named).toEqual([
      ['t.elsewhere', TRACE],
      ['t.here', ''],
    ]);
    await listening.close();
  });

  it('close ends appends that wait for a server that stays away', async () => {
    await server.stop();
    const waiting = [bus.append('t.x', 1, 'a'), bus.append('t.x', 2, 'b')];
    const outcomes = Promise.allSettled(waiting);
    await bus.close();
    for (const outcome of await outcomes) {
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(BusClosed);
    }
  });

  it('connecting to nobody fails with the reason', async () => {
    const nobody = { servers: 'nats://127.0.0.1:1', clock: systemClock, connectWithinMs: 0 };
    const journal = { name: 'TEST', subjects: ['t.>'], maxAgeMs: 1000, maxBytes: 1024 };
    await expect(NatsBus.connect({ ...nobody, journal })).rejects.toThrow(/CONNECTION_REFUSED/);
  });
});
