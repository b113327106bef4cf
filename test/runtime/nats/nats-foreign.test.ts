import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AckPolicy, connect, headers } from 'nats';
import { expect, it } from 'vitest';
import type { Delivery } from '../../../runtime/bus/bus.ts';
import { NatsBus } from '../../../runtime/nats/nats-bus.ts';
import { NatsServer } from '../../../runtime/nats/nats-server.ts';
import type { Clock } from '../../../runtime/time/clock.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { gathering } from '../hosting/gathering.ts';

it('tells messages apart that came without an identity, or with one that no store can keep', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'conclave-nats-'));
  const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
  const journal = { name: 'TEST', subjects: ['t.>'], maxAgeMs: 3_600_000, maxBytes: 64 * 1024 * 1024 };
  const bus = await NatsBus.connect({ servers: server.url, clock: systemClock, journal });
  const tool = await connect({ servers: server.url });
  try {
    const got = gathering<Delivery>();
    await bus.consume('c', ['t.x'], (delivery) => {
      delivery.ack();
      got.add(delivery);
    });
    tool.publish('t.x', '1');
    tool.publish('t.x', '2');
    const endless = headers();
    endless.set('Nats-Msg-Id', 'x'.repeat(3_000));
    tool.publish('t.x', '3', { headers: endless });
    // Two connections: only what the server has confirmed on one comes before what is sent on the other.
    await tool.flush();
    await bus.append('t.x', 4, 'own');
    const ids = (await got.take(4)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => id.length > 0 && id.length <= 512)).toBe(true);
    expect(ids[3]).toBe('own');
  } finally {
    await tool.close();
    await bus.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

it('says after a while why the server will not have the consumer', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'conclave-nats-'));
  const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
  const journal = { name: 'TEST', subjects: ['t.>'], maxAgeMs: 3_600_000, maxBytes: 64 * 1024 * 1024 };
  // Thirty seconds a second: the waiting is the bus's own.
  const hasty: Clock = {
    now: () => systemClock.now() * 30,
    at: (instant, callback) => systemClock.at(instant / 30, callback),
  };
  const bus = await NatsBus.connect({ servers: server.url, clock: hasty, journal });
  const tool = await connect({ servers: server.url });
  try {
    // Somebody took the name for a consumer to which the server pushes.
    const manager = await tool.jetstreamManager();
    await manager.consumers.add('TEST', {
      durable_name: 'c',
      deliver_subject: 'elsewhere',
      ack_policy: AckPolicy.Explicit,
      filter_subject: 't.x',
    });
    await expect(bus.consume('c', ['t.x'], () => {})).rejects.toThrow(/push|consumer/i);
  } finally {
    await tool.close();
    await bus.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

it('a flood of what has to be accepted first holds up no other message', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'conclave-nats-'));
  const server = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
  const journal = { name: 'TEST', subjects: ['t.>'], maxAgeMs: 3_600_000, maxBytes: 64 * 1024 * 1024 };
  const bus = await NatsBus.connect({ servers: server.url, clock: systemClock, journal });
  const stranger = await connect({ servers: server.url });
  try {
    const heard: string[] = [];
    const all = Promise.withResolvers<void>();
    const hear = (what: string): false => {
      heard.push(what);
      if (heard.length === FLOOD + 1) all.resolve();
      return false;
    };
    await bus.subscribe(
      'strangers.>',
      () => undefined,
      () => hear('flood'),
    );
    await bus.subscribe('calm', () => hear('calm'));
    for (let n = 0; n < FLOOD; n++) stranger.publish('strangers.a', 'x'.repeat(1_000_000));
    stranger.publish('calm', '1');
    await all.promise;
    // Sent last, and not heard last.
    expect(heard.at(-1)).toBe('flood');
  } finally {
    await stranger.close();
    await bus.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

/** Messages of a megabyte: more than the buffers on their way hold. */
const FLOOD = 40;
