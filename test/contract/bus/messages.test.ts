import { describe, expect, it } from 'vitest';
import type { Delivery, Message } from '../../../runtime/bus/bus.ts';
import { BusClosed, JournalRefused, MessageTooLarge } from '../../../runtime/errors.ts';
import { gathering } from '../../runtime/hosting/gathering.ts';
import { describeBus } from './bus-cases.ts';

describeBus('messages', ({ bus, open, on, named }) => {
  describe('1: publish', () => {
    it('reaches every live subscriber once, on the same and on other nodes, in order', async () => {
      const here = gathering<Message>();
      const there = gathering<Message>();
      await bus().subscribe(on('a.*'), here.add);
      await (await open()).subscribe(on('>'), there.add);
      for (const n of [1, 2, 3]) bus().publish(on(`a.${n}`), { n });
      const expected = [1, 2, 3].map((n) => ({ subject: on(`a.${n}`), body: { n } }));
      expect(await here.take(3)).toEqual(expected);
      expect(await there.take(3)).toEqual(expected);
    });

    it('reaches nobody who comes later, and is never journaled', async () => {
      bus().publish(on('x'), 'gone');
      await bus().append(on('x'), 'kept', named('id'));
      const journaled = gathering<Delivery>();
      await bus().consume(named('c'), [on('>')], journaled.add);
      const [first] = await journaled.take(1);
      expect(first?.body).toBe('kept');
      const live = gathering<Message>();
      await bus().subscribe(on('>'), live.add);
      bus().publish(on('x'), 'live');
      expect(await live.take(1)).toEqual([{ subject: on('x'), body: 'live' }]);
      bus().publish(on('x'), 'live again');
      await bus().append(on('x'), 'kept too', named('id2'));
      expect((await journaled.take(1))[0]?.body).toBe('kept too');
    });

    it('reaches no subscription that was stopped', async () => {
      const stopped = gathering<Message>();
      const going = gathering<Message>();
      const subscription = await bus().subscribe(on('x'), stopped.add);
      await bus().subscribe(on('x'), going.add);
      bus().publish(on('x'), 1);
      await stopped.take(1);
      await subscription.stop();
      bus().publish(on('x'), 2);
      await going.take(2);
      expect(stopped.all()).toHaveLength(0);
    });

    it('matches levels as NATS does', async () => {
      const got = gathering<string>();
      const patterns = ['a', 'a.*', 'a.*.c', 'a.>', '*.b', '*.*.>'];
      for (const pattern of patterns) {
        await bus().subscribe(on(pattern), ({ subject }) => got.add(`${pattern} <- ${subject.slice(on('').length)}`));
      }
      const end = gathering<Message>();
      await bus().subscribe(on('end'), end.add);
      for (const subject of ['a', 'b', 'a.b', 'a.b.c', 'ab.b']) bus().publish(on(subject), null);
      bus().publish(on('end'), null);
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
      await bus().subscribe(on('x'), () => {
        throw new Error('a careless subscriber');
      });
      await bus().subscribe(on('x'), got.add);
      bus().publish(on('x'), 1);
      bus().publish(on('x'), 2);
      expect((await got.take(2)).map(({ body }) => body)).toEqual([1, 2]);
    });
  });

  describe('2: append', () => {
    it('numbers what it stores, and stores the same id once', async () => {
      const first = await bus().append(on('x'), 1, named('one'));
      const second = await bus().append(on('x'), 2, named('two'));
      const again = await (await open()).append(on('x'), 1, named('one'));
      expect(first.duplicate).toBe(false);
      expect(second.sequence).toBeGreaterThan(first.sequence);
      expect(again).toEqual({ sequence: first.sequence, duplicate: true });
      const got = gathering<Delivery>();
      await bus().consume(named('c'), [on('>')], got.add);
      expect((await got.take(2)).map(({ body, id, sequence }) => [body, id, sequence])).toEqual([
        [1, named('one'), first.sequence],
        [2, named('two'), second.sequence],
      ]);
    });

    it('reaches live subscribers, once for a repeated id', async () => {
      const live = gathering<Message>();
      await (await open()).subscribe(on('>'), live.add);
      await bus().append(on('x'), 'once', named('id'));
      await bus().append(on('x'), 'once', named('id'));
      await bus().append(on('x'), 'end', named('end'));
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
      await expect(bus().append('t.elsewhere', 1, 'x')).rejects.toThrow(JournalRefused);
      await expect(bus().append(on('x'), undefined, 'x')).rejects.toThrow(TypeError);
      await expect(bus().append(on('*'), 1, 'x')).rejects.toThrow(RangeError);
      await expect(bus().append(on('x'), 1, 'two words')).rejects.toThrow(RangeError);
      expect(() => bus().publish('a b', 1)).toThrow(RangeError);
      await expect(bus().subscribe('a.>.b', () => undefined)).rejects.toThrow(RangeError);
      await expect(bus().consume('a.b', ['a'], () => undefined)).rejects.toThrow(RangeError);
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
      await bus().subscribe(on('>'), live.add);
      await bus().consume(named('c'), [on('>')], journaled.add);
      for (const [index, body] of bodies.entries()) await bus().append(on('x'), body, named(`m${index}`));
      expect((await journaled.take(bodies.length)).map(({ body }) => body)).toEqual(bodies);
      expect((await live.take(bodies.length)).map(({ body }) => body)).toEqual(bodies);
    });

    it('belong to their receivers: what one changes, the other does not see', async () => {
      const body = { list: [1] };
      const a = gathering<Message>();
      const b = gathering<Message>();
      await bus().subscribe(on('x'), (message) => {
        (message.body as typeof body).list.push(99);
        a.add(message);
      });
      await bus().subscribe(on('x'), b.add);
      bus().publish(on('x'), body);
      body.list.push(2);
      await a.take(1);
      expect((await b.take(1))[0]?.body).toEqual({ list: [1] });
    });

    it('over the limit are refused with MessageTooLarge, by bytes of UTF-8', async () => {
      expect(() => bus().publish(on('x'), 'x'.repeat(9_000_000))).toThrow(MessageTooLarge);
      await expect(bus().append(on('x'), 'ä'.repeat(4_500_000), named('m'))).rejects.toThrow(MessageTooLarge);
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
      await bus().consume(named('c'), [on('>')], (delivery) => {
        delivery.ack();
        consumed.add(delivery);
      });
      await bus().record(messages());
      await bus().append(on('end'), 'end', named('end'));
      expect((await live.take(3)).map(({ body }) => body)).toEqual(bodies);
      expect((await consumed.take(1)).map(({ subject }) => subject)).toEqual([on('end')]);
    });

    it('is in the journal under its ids: appended again it is a duplicate', async () => {
      await bus().record(messages());
      await bus().record(messages());
      for (const { subject, body, id } of messages()) {
        expect(await bus().append(subject, body, id)).toMatchObject({ duplicate: true });
      }
    });

    it('rejects what append rejects, and resolves for no messages', async () => {
      const message = { subject: on('x'), body: 1, id: 'x' };
      await expect(bus().record([{ ...message, subject: 't.elsewhere' }])).rejects.toThrow(JournalRefused);
      await expect(bus().record([{ ...message, body: undefined }])).rejects.toThrow(TypeError);
      await expect(bus().record([{ ...message, id: 'two words' }])).rejects.toThrow(RangeError);
      await bus().record([]);
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
    await bus().subscribe(on('>'), witness.add);
    await bus().append(on('x'), 1, named('m'));
    bus().publish(on('x'), 2);
    await witness.take(2);
    expect([live.all(), journaled.all()]).toEqual([[], []]);
    expect(() => closing.publish(on('x'), 1)).toThrow(BusClosed);
    await expect(closing.append(on('x'), 1, 'id')).rejects.toThrow(BusClosed);
    await expect(closing.subscribe(on('x'), live.add)).rejects.toThrow(BusClosed);
    await expect(closing.consume('c', [on('x')], journaled.add)).rejects.toThrow(BusClosed);
    await subscription.stop();
  });
});
