import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../../runtime/bus/bus.ts';
import { gathering } from '../../runtime/hosting/gathering.ts';
import { ACK_WAIT_MS, describeBus } from './bus-cases.ts';

describeBus('consumers', ({ bus, open, on, named }) => {
  describe('3: consume', () => {
    it('delivers in the journal’s order over several patterns, first attempt 1, and nothing else', async () => {
      for (const [index, subject] of ['a.x', 'b.y', 'c.z', 'a.y', 'b.x', 'a.x.deep'].entries())
        await bus().append(on(subject), index, named(`m${index}`));
      const got = gathering<Delivery>();
      await bus().consume(named('c'), [on('a.*'), on('b.*')], (delivery) => {
        delivery.ack();
        got.add(delivery);
      });
      await bus().append(on('b.z'), 6, named('m6'));
      const deliveries = await got.take(5);
      expect(deliveries.map(({ body }) => body)).toEqual([0, 1, 3, 4, 6]);
      expect(deliveries.every(({ attempt }) => attempt === 1)).toBe(true);
    });

    it('keeps the order over thousands', async () => {
      const count = 3000;
      for (let from = 0; from < count; from += 500) {
        await Promise.all(
          Array.from({ length: 500 }, (_, index) => bus().append(on('n'), from + index, named(`n${from + index}`))),
        );
      }
      const got = gathering<Delivery>();
      await bus().consume(named('c'), [on('n')], (delivery) => {
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
      for (const n of [1, 2, 3, 4]) await bus().append(on('x'), n, named(`m${n}`));
      const before = gathering<Delivery>();
      const node = await open();
      await node.consume(named('c'), [on('x')], (delivery) => {
        if ((delivery.body as number) <= 2) delivery.ack();
        before.add(delivery);
      });
      await before.take(4);
      await node.close();
      const after = gathering<Delivery>();
      await bus().consume(named('c'), [on('x')], (delivery) => {
        delivery.ack();
        after.add(delivery);
      });
      await bus().append(on('x'), 5, named('m5'));
      const got = await after.take(3);
      expect(got.map(({ body }) => body).toSorted()).toEqual([3, 4, 5]);
      expect(got.filter(({ attempt }) => attempt === 2).map(({ body }) => body)).toEqual([3, 4]);
    });

    it('delivers again what was not settled, and not what was acknowledged', async () => {
      const got = gathering<Delivery>();
      await bus().consume(named('c'), [on('x')], (delivery) => {
        if (delivery.attempt === 2 || delivery.body === 'handled') delivery.ack();
        got.add(delivery);
      });
      await bus().append(on('x'), 'handled', named('m1'));
      await bus().append(on('x'), 'forgotten', named('m2'));
      expect((await got.take(3)).map(({ body, attempt }) => [body, attempt])).toEqual([
        ['handled', 1],
        ['forgotten', 1],
        ['forgotten', 2],
      ]);
    });

    it('waits for a consumer that reports progress, and redelivers when the reports stop', async () => {
      const got = gathering<Delivery>();
      const from = performance.now();
      await bus().consume(named('c'), [on('x')], (delivery) => {
        got.add(delivery);
        if (delivery.attempt === 2) return delivery.ack();
        // Twice, each time before the journal gives it up.
        setTimeout(() => delivery.working(), ACK_WAIT_MS * 0.7);
        setTimeout(() => delivery.working(), ACK_WAIT_MS * 1.4);
      });
      await bus().append(on('x'), 'slow', named('m1'));
      expect((await got.take(2)).map(({ attempt }) => attempt)).toEqual([1, 2]);
      expect(performance.now() - from).toBeGreaterThan(ACK_WAIT_MS * 2.2);
    });

    it('delivers again after the delay of a retry, and others meanwhile', async () => {
      const got = gathering<Delivery>();
      await bus().consume(named('c'), [on('x')], (delivery) => {
        if (delivery.body === 'later' && delivery.attempt === 1) delivery.retry(300);
        else delivery.ack();
        got.add(delivery);
      });
      await bus().append(on('x'), 'later', named('m1'));
      await bus().append(on('x'), 'now', named('m2'));
      expect((await got.take(3)).map(({ body, attempt }) => [body, attempt])).toEqual([
        ['later', 1],
        ['now', 1],
        ['later', 2],
      ]);
    });

    it('delivers again what its handler threw at', async () => {
      const got = gathering<Delivery>();
      await bus().consume(named('c'), [on('x')], (delivery) => {
        got.add(delivery);
        if (delivery.attempt === 1 && delivery.body === 'bad') throw new Error('a careless consumer');
        delivery.ack();
      });
      await bus().append(on('x'), 'bad', named('m1'));
      await bus().append(on('x'), 'good', named('m2'));
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
      await bus().consume(named('a'), [on('x')], take(a));
      await bus().consume(named('b'), [on('x')], take(shared));
      await (await open()).consume(named('b'), [on('x')], take(shared));
      for (let n = 0; n < 20; n++) await bus().append(on('x'), n, named(`m${n}`));
      const all = Array.from({ length: 20 }, (_, n) => n);
      expect((await a.take(20)).map(({ body }) => body)).toEqual(all);
      expect((await shared.take(20)).map(({ body }) => body as number).toSorted((x, y) => x - y)).toEqual(all);
    });

    it('takes up other patterns under the same name without losing a message', async () => {
      await bus().append(on('a'), 'a1', named('m1'));
      await bus().append(on('b'), 'b1', named('m2'));
      const first = gathering<Delivery>();
      const subscription = await bus().consume(named('c'), [on('a')], first.add);
      (await first.take(1))[0]?.ack();
      await bus().append(on('a'), 'a2', named('m3'));
      await first.take(1);
      await subscription.stop();
      const second = gathering<Delivery>();
      await bus().consume(named('c'), [on('a'), on('b')], (delivery) => {
        delivery.ack();
        second.add(delivery);
      });
      await bus().append(on('b'), 'b2', named('m4'));
      const bodies = new Set<unknown>();
      while (!(bodies.has('a2') && bodies.has('b2'))) bodies.add((await second.take(1))[0]?.body);
      expect(bodies.has('a1')).toBe(false);
    });
  });
});
