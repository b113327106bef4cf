import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bus, Delivery, Message } from '../../runtime/bus/bus.ts';
import { MemoryBus } from '../../runtime/bus/memory-bus.ts';
import { MemoryJournal } from '../../runtime/bus/memory-journal.ts';
import { BusClosed, JournalRefused, MessageTooLarge } from '../../runtime/errors.ts';
import { NatsBus } from '../../runtime/nats/nats-bus.ts';
import { NatsServer } from '../../runtime/nats/nats-server.ts';
import { systemClock } from '../../runtime/time/system-clock.ts';
import { gathering } from '../runtime/hosting/gathering.ts';

/** Long enough for a slow machine to acknowledge, short enough to wait for. */
const ACK_WAIT_MS = 1000;

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

describe.each(CASES)('bus contract: $name', ({ start }) => {
  let running: Awaited<ReturnType<Case['start']>>;
  let world: World;
  let bus: Bus;
  const opened: Bus[] = [];
  /** Every test has subjects and names of its own, since the server is one for all. */
  let test = 0;
  const on = (rest: string): string => `t.journal.${test}.${rest}`;
  const named = (name: string): string => `${name}-${test}`;
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

  describe('1: publish', () => {
    it('reaches every live subscriber once, on the same and on other nodes, in order', async () => {
      const here = gathering<Message>();
      const there = gathering<Message>();
      await bus.subscribe(on('a.*'), here.add);
      await (await open()).subscribe(on('>'), there.add);
      for (const n of [1, 2, 3]) bus.publish(on(`a.${n}`), { n });
      const expected = [1, 2, 3].map((n) => ({ subject: on(`a.${n}`), body: { n } }));
      expect(await here.take(3)).toEqual(expected);
      expect(await there.take(3)).toEqual(expected);
    });

    it('reaches nobody who comes later, and is never journaled', async () => {
      bus.publish(on('x'), 'gone');
      await bus.append(on('x'), 'kept', named('id'));
      const journaled = gathering<Delivery>();
      await bus.consume(named('c'), [on('>')], journaled.add);
      const [first] = await journaled.take(1);
      expect(first?.body).toBe('kept');
      const live = gathering<Message>();
      await bus.subscribe(on('>'), live.add);
      bus.publish(on('x'), 'live');
      expect(await live.take(1)).toEqual([{ subject: on('x'), body: 'live' }]);
      bus.publish(on('x'), 'live again');
      await bus.append(on('x'), 'kept too', named('id2'));
      expect((await journaled.take(1))[0]?.body).toBe('kept too');
    });

    it('reaches no subscription that was stopped', async () => {
      const stopped = gathering<Message>();
      const going = gathering<Message>();
      const subscription = await bus.subscribe(on('x'), stopped.add);
      await bus.subscribe(on('x'), going.add);
      bus.publish(on('x'), 1);
      await stopped.take(1);
      await subscription.stop();
      bus.publish(on('x'), 2);
      await going.take(2);
      expect(stopped.all()).toHaveLength(0);
    });

    it('matches levels as NATS does', async () => {
      const got = gathering<string>();
      const patterns = ['a', 'a.*', 'a.*.c', 'a.>', '*.b', '*.*.>'];
      for (const pattern of patterns) {
        await bus.subscribe(on(pattern), ({ subject }) => got.add(`${pattern} <- ${subject.slice(on('').length)}`));
      }
      const end = gathering<Message>();
      await bus.subscribe(on('end'), end.add);
      for (const subject of ['a', 'b', 'a.b', 'a.b.c', 'ab.b']) bus.publish(on(subject), null);
      bus.publish(on('end'), null);
      await end.take(1);
      const expected = [
        'a <- a',
        'a.* <- a.b',
        '*.b <- a.b',
        'a.> <- a.b',
        'a.*.c <- a.b.c',
        'a.> <- a.b.c',
        '*.*.> <- a.b.c',
        '*.b <- ab.b',
      ];
      expect(got.all().toSorted()).toEqual(expected.toSorted());
    });

    it('goes on to the others when one handler throws', async () => {
      const got = gathering<Message>();
      await bus.subscribe(on('x'), () => {
        throw new Error('a careless subscriber');
      });
      await bus.subscribe(on('x'), got.add);
      bus.publish(on('x'), 1);
      bus.publish(on('x'), 2);
      expect((await got.take(2)).map(({ body }) => body)).toEqual([1, 2]);
    });
  });

  describe('2: append', () => {
    it('numbers what it stores, and stores the same id once', async () => {
      const first = await bus.append(on('x'), 1, named('one'));
      const second = await bus.append(on('x'), 2, named('two'));
      const again = await (await open()).append(on('x'), 1, named('one'));
      expect(first.duplicate).toBe(false);
      expect(second.sequence).toBeGreaterThan(first.sequence);
      expect(again).toEqual({ sequence: first.sequence, duplicate: true });
      const got = gathering<Delivery>();
      await bus.consume(named('c'), [on('>')], got.add);
      expect((await got.take(2)).map(({ body, id, sequence }) => [body, id, sequence])).toEqual([
        [1, named('one'), first.sequence],
        [2, named('two'), second.sequence],
      ]);
    });

    it('reaches live subscribers, once for a repeated id', async () => {
      const live = gathering<Message>();
      await (await open()).subscribe(on('>'), live.add);
      await bus.append(on('x'), 'once', named('id'));
      await bus.append(on('x'), 'once', named('id'));
      await bus.append(on('x'), 'end', named('end'));
      expect((await live.take(2)).map(({ body }) => body)).toEqual(['once', 'end']);
    });

    it('stores one copy when many nodes append the same id at once', async () => {
      const nodes = await Promise.all([open(), open(), open()]);
      const answers = await Promise.all(
        nodes.flatMap((node) => [node.append(on('x'), 1, named('same')), node.append(on('x'), 1, named('same'))]),
      );
      expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
      expect(new Set(answers.map(({ sequence }) => sequence)).size).toBe(1);
    });

    it('rejects with JournalRefused what is not the journal’s, bodies that are no JSON, and bad names', async () => {
      await expect(bus.append('t.elsewhere', 1, 'x')).rejects.toThrow(JournalRefused);
      await expect(bus.append(on('x'), undefined, 'x')).rejects.toThrow(TypeError);
      await expect(bus.append(on('*'), 1, 'x')).rejects.toThrow(RangeError);
      await expect(bus.append(on('x'), 1, 'two words')).rejects.toThrow(RangeError);
      expect(() => bus.publish('a b', 1)).toThrow(RangeError);
      await expect(bus.subscribe('a.>.b', () => undefined)).rejects.toThrow(RangeError);
      await expect(bus.consume('a.b', ['a'], () => undefined)).rejects.toThrow(RangeError);
    });
  });

  describe('3: consume', () => {
    it('delivers in the journal’s order over several patterns, first attempt 1, and nothing else', async () => {
      for (const [index, subject] of ['a.x', 'b.y', 'c.z', 'a.y', 'b.x', 'a.x.deep'].entries())
        await bus.append(on(subject), index, named(`m${index}`));
      const got = gathering<Delivery>();
      await bus.consume(named('c'), [on('a.*'), on('b.*')], (delivery) => {
        delivery.ack();
        got.add(delivery);
      });
      await bus.append(on('b.z'), 6, named('m6'));
      const deliveries = await got.take(5);
      expect(deliveries.map(({ body }) => body)).toEqual([0, 1, 3, 4, 6]);
      expect(deliveries.every(({ attempt }) => attempt === 1)).toBe(true);
    });

    it('keeps the order over thousands', async () => {
      const count = 3000;
      for (let from = 0; from < count; from += 500) {
        await Promise.all(
          Array.from({ length: 500 }, (_, index) => bus.append(on('n'), from + index, named(`n${from + index}`))),
        );
      }
      const got = gathering<Delivery>();
      await bus.consume(named('c'), [on('n')], (delivery) => {
        delivery.ack();
        got.add(delivery);
      });
      const deliveries = (await got.take(count)).filter(({ attempt }) => attempt === 1);
      expect(
        deliveries.every(({ sequence }, index) => index === 0 || sequence > (deliveries[index - 1]?.sequence ?? 0)),
      ).toBe(true);
      expect(new Set(deliveries.map(({ body }) => body)).size).toBe(count);
    });

    it('goes on under its name where its acknowledgements ended', async () => {
      for (const n of [1, 2, 3, 4]) await bus.append(on('x'), n, named(`m${n}`));
      const before = gathering<Delivery>();
      const node = await open();
      await node.consume(named('c'), [on('x')], (delivery) => {
        if ((delivery.body as number) <= 2) delivery.ack();
        before.add(delivery);
      });
      await before.take(4);
      await node.close();
      const after = gathering<Delivery>();
      await bus.consume(named('c'), [on('x')], (delivery) => {
        delivery.ack();
        after.add(delivery);
      });
      await bus.append(on('x'), 5, named('m5'));
      const got = await after.take(3);
      expect(got.map(({ body }) => body).toSorted()).toEqual([3, 4, 5]);
      expect(got.filter(({ attempt }) => attempt === 2).map(({ body }) => body)).toEqual([3, 4]);
    });

    it('delivers again what was not settled, and not what was acknowledged', async () => {
      const got = gathering<Delivery>();
      await bus.consume(named('c'), [on('x')], (delivery) => {
        if (delivery.attempt === 2 || delivery.body === 'handled') delivery.ack();
        got.add(delivery);
      });
      await bus.append(on('x'), 'handled', named('m1'));
      await bus.append(on('x'), 'forgotten', named('m2'));
      expect((await got.take(3)).map(({ body, attempt }) => [body, attempt])).toEqual([
        ['handled', 1],
        ['forgotten', 1],
        ['forgotten', 2],
      ]);
    });

    it('leaves a delivery to who says that it is being handled, and brings it again when nothing more is said', async () => {
      const got = gathering<Delivery>();
      const from = performance.now();
      await bus.consume(named('c'), [on('x')], (delivery) => {
        got.add(delivery);
        if (delivery.attempt === 2) return delivery.ack();
        // Twice, each time before the journal gives it up.
        setTimeout(() => delivery.working(), ACK_WAIT_MS * 0.7);
        setTimeout(() => delivery.working(), ACK_WAIT_MS * 1.4);
      });
      await bus.append(on('x'), 'slow', named('m1'));
      expect((await got.take(2)).map(({ attempt }) => attempt)).toEqual([1, 2]);
      expect(performance.now() - from).toBeGreaterThan(ACK_WAIT_MS * 2.2);
    });

    it('delivers again after the delay of a retry, and others meanwhile', async () => {
      const got = gathering<Delivery>();
      await bus.consume(named('c'), [on('x')], (delivery) => {
        if (delivery.body === 'later' && delivery.attempt === 1) delivery.retry(300);
        else delivery.ack();
        got.add(delivery);
      });
      await bus.append(on('x'), 'later', named('m1'));
      await bus.append(on('x'), 'now', named('m2'));
      expect((await got.take(3)).map(({ body, attempt }) => [body, attempt])).toEqual([
        ['later', 1],
        ['now', 1],
        ['later', 2],
      ]);
    });

    it('delivers again what its handler threw at', async () => {
      const got = gathering<Delivery>();
      await bus.consume(named('c'), [on('x')], (delivery) => {
        got.add(delivery);
        if (delivery.attempt === 1 && delivery.body === 'bad') throw new Error('a careless consumer');
        delivery.ack();
      });
      await bus.append(on('x'), 'bad', named('m1'));
      await bus.append(on('x'), 'good', named('m2'));
      expect((await got.take(3)).map(({ body, attempt }) => [body, attempt])).toEqual([
        ['bad', 1],
        ['good', 1],
        ['bad', 2],
      ]);
    });

    it('gives each name every message, and shares them among those of one name', async () => {
      const a = gathering<Delivery>();
      const shared = gathering<Delivery>();
      const take = (into: { add(delivery: Delivery): void }) => (delivery: Delivery) => {
        delivery.ack();
        into.add(delivery);
      };
      await bus.consume(named('a'), [on('x')], take(a));
      await bus.consume(named('b'), [on('x')], take(shared));
      await (await open()).consume(named('b'), [on('x')], take(shared));
      for (let n = 0; n < 20; n++) await bus.append(on('x'), n, named(`m${n}`));
      const all = Array.from({ length: 20 }, (_, n) => n);
      expect((await a.take(20)).map(({ body }) => body)).toEqual(all);
      expect((await shared.take(20)).map(({ body }) => body as number).toSorted((x, y) => x - y)).toEqual(all);
    });

    it('takes up other patterns under the same name without losing a message', async () => {
      await bus.append(on('a'), 'a1', named('m1'));
      await bus.append(on('b'), 'b1', named('m2'));
      const first = gathering<Delivery>();
      const subscription = await bus.consume(named('c'), [on('a')], first.add);
      (await first.take(1))[0]?.ack();
      await bus.append(on('a'), 'a2', named('m3'));
      await first.take(1);
      await subscription.stop();
      const second = gathering<Delivery>();
      await bus.consume(named('c'), [on('a'), on('b')], (delivery) => {
        delivery.ack();
        second.add(delivery);
      });
      await bus.append(on('b'), 'b2', named('m4'));
      const bodies = new Set<unknown>();
      while (!(bodies.has('a2') && bodies.has('b2'))) bodies.add((await second.take(1))[0]?.body);
      expect(bodies.has('a1')).toBe(false);
    });
  });

  describe('4: bodies', () => {
    it('come back equal, a megabyte among them', async () => {
      const bodies = [
        null,
        false,
        0,
        -1.5,
        '',
        'äöü \u{1f600} "quoted"\n',
        [],
        {},
        [1, [2, { x: null }]],
        { text: 'x'.repeat(1_000_000) },
      ];
      const live = gathering<Message>();
      const journaled = gathering<Delivery>();
      await bus.subscribe(on('>'), live.add);
      await bus.consume(named('c'), [on('>')], journaled.add);
      for (const [index, body] of bodies.entries()) await bus.append(on('x'), body, named(`m${index}`));
      expect((await journaled.take(bodies.length)).map(({ body }) => body)).toEqual(bodies);
      expect((await live.take(bodies.length)).map(({ body }) => body)).toEqual(bodies);
    });

    it('belong to their receivers: what one changes, the other does not see', async () => {
      const body = { list: [1] };
      const a = gathering<Message>();
      const b = gathering<Message>();
      await bus.subscribe(on('x'), (message) => {
        (message.body as typeof body).list.push(99);
        a.add(message);
      });
      await bus.subscribe(on('x'), b.add);
      bus.publish(on('x'), body);
      body.list.push(2);
      await a.take(1);
      expect((await b.take(1))[0]?.body).toEqual({ list: [1] });
    });

    it('over the limit are refused with MessageTooLarge, by bytes of UTF-8', async () => {
      expect(() => bus.publish(on('x'), 'x'.repeat(9_000_000))).toThrow(MessageTooLarge);
      await expect(bus.append(on('x'), 'ä'.repeat(4_500_000), named('m'))).rejects.toThrow(MessageTooLarge);
    });
  });

  describe('5: record', () => {
    const shared = Array.from({ length: 20 }, (_, n) => ({ n, text: 'a “word”' }));
    const messages = () =>
      [1, 2, 3].map((n) => ({
        subject: on(`said.${n}`),
        body: { n, shared, none: undefined },
        id: named(`said-${n}`),
      }));
    const bodies = [1, 2, 3].map((n) => ({ n, shared }));

    it('reaches live subscribers in order, and no consumer', async () => {
      const live = gathering<Message>();
      await (await open()).subscribe(on('said.*'), live.add);
      const consumed = gathering<Delivery>();
      await bus.consume(named('c'), [on('>')], (delivery) => {
        delivery.ack();
        consumed.add(delivery);
      });
      await bus.record(messages());
      await bus.append(on('end'), 'end', named('end'));
      expect((await live.take(3)).map(({ body }) => body)).toEqual(bodies);
      expect((await consumed.take(1)).map(({ subject }) => subject)).toEqual([on('end')]);
    });

    it('is in the journal under its ids: appended again it is a duplicate', async () => {
      await bus.record(messages());
      await bus.record(messages());
      for (const { subject, body, id } of messages()) {
        expect(await bus.append(subject, body, id)).toMatchObject({ duplicate: true });
      }
    });

    it('rejects what append rejects, and resolves for no messages', async () => {
      const message = { subject: on('x'), body: 1, id: 'x' };
      await expect(bus.record([{ ...message, subject: 't.elsewhere' }])).rejects.toThrow(JournalRefused);
      await expect(bus.record([{ ...message, body: undefined }])).rejects.toThrow(TypeError);
      await expect(bus.record([{ ...message, id: 'two words' }])).rejects.toThrow(RangeError);
      await bus.record([]);
    });
  });

  it('6: after close nothing is delivered and every call fails with BusClosed', async () => {
    const live = gathering<Message>();
    const journaled = gathering<Delivery>();
    const closing = await open();
    const subscription = await closing.subscribe(on('>'), live.add);
    await closing.consume(named('c'), [on('>')], journaled.add);
    await closing.close();
    await closing.close();
    const witness = gathering<Message>();
    await bus.subscribe(on('>'), witness.add);
    await bus.append(on('x'), 1, named('m'));
    bus.publish(on('x'), 2);
    await witness.take(2);
    expect([live.all(), journaled.all()]).toEqual([[], []]);
    expect(() => closing.publish(on('x'), 1)).toThrow(BusClosed);
    await expect(closing.append(on('x'), 1, 'id')).rejects.toThrow(BusClosed);
    await expect(closing.subscribe(on('x'), live.add)).rejects.toThrow(BusClosed);
    await expect(closing.consume('c', [on('x')], journaled.add)).rejects.toThrow(BusClosed);
    await subscription.stop();
  });
});
