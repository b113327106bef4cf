import { describe, expect, test } from 'vitest';
import { reviewFiles, reviewRecords } from '../../../actors/review/index.ts';
import { OutsideExpertService } from '../../../gateway/experts/index.ts';
import { MessageRateLimit } from '../../../gateway/experts/message-rate-limit.ts';
import { PATTERNS } from '../../../protocols/index.ts';
import {
  type Accepts,
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  type Message,
  silentLogger,
  VirtualClock,
} from '../../../runtime/index.ts';

describe('message rate limit', () => {
  test('reads 100 messages and 8 MB a second, and calls 2,000 messages or 16 MB a flood', () => {
    const clock = new VirtualClock(0);
    const limit = new MessageRateLimit(clock);
    const taken = (bytes: number, times: number): string[] => Array.from({ length: times }, () => limit.take(bytes));
    const small = taken(10, 2_050);
    expect(small.slice(0, 100)).not.toContain('dropped');
    expect(new Set(small.slice(100, 2_000))).toEqual(new Set(['dropped']));
    expect(new Set(small.slice(2_000))).toEqual(new Set(['flood']));
    clock.advance(1_000);
    expect(taken(5_000_000, 4)).toEqual(['read', 'dropped', 'dropped', 'flood']);
    clock.advance(1_000);
    expect(taken(10, 1)).toEqual(['read']);
  });
});

describe('an expert that floods', () => {
  const DOCUMENTS = PATTERNS.documentsOf('outside-a');

  /** What is subscribed to on a bus, and what a flood makes of it. */
  const flooded = async () => {
    const clock = new VirtualClock(0);
    const heard = new Map<string, Accepts>();
    const bus = Object.assign(new MemoryBus(new MemoryJournal({ clock })), {
      subscribe: async (pattern: string, _: unknown, accepts: Accepts = () => true) => {
        heard.set(pattern, accepts);
        return {
          stop: async () => {
            heard.delete(pattern);
          },
        };
      },
    });
    const experts = ['outside-a', 'outside-b'];
    const options = {
      bus,
      store: new MemoryStore(),
      host: { handle: async () => {} },
      clock,
      log: silentLogger,
      experts,
    };
    const service = await new OutsideExpertService(options).open();
    const flood = async (): Promise<void> => {
      const accepts = heard.get(DOCUMENTS) as Accepts;
      for (let n = 0; n < 2_100; n++) accepts('conclave-expert.outside-a.document.rev_1', 20);
      await settled();
    };
    return { clock, bus, heard, flood, service };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('is not subscribed to for four seconds, while others are', async () => {
    const { clock, heard, flood } = await flooded();
    await flood();
    expect([...heard.keys()]).toEqual([PATTERNS.documentsOf('outside-b'), PATTERNS.offersOf('outside-b')]);
    clock.advance(4_000);
    await settled();
    expect(heard.has(DOCUMENTS) && heard.has(PATTERNS.offersOf('outside-a'))).toBe(true);
  });

  test('is none that fetches twenty long documents at once', async () => {
    const { heard } = await flooded();
    const accepts = heard.get(DOCUMENTS) as Accepts;
    for (let n = 0; n < 20 * 16; n++) accepts('conclave-expert.outside-a.document.rev_1', 20);
    await settled();
    expect(heard.has(DOCUMENTS)).toBe(true);
  });

  test('is not heard for twice as long after each further flood, for a minute at most', async () => {
    const { clock, heard, flood } = await flooded();
    const pauses: number[] = [];
    for (let n = 0; n < 6; n++) {
      await flood();
      const began = clock.now();
      while (!heard.has(DOCUMENTS)) {
        clock.advance(1_000);
        await settled();
      }
      pauses.push(clock.now() - began);
    }
    expect(pauses).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('is not heard again once the service has stopped', async () => {
    const { clock, heard, flood, service } = await flooded();
    await flood();
    await service.stop();
    clock.advance(120_000);
    await settled();
    expect([...heard.keys()]).toEqual([]);
  });

  test('is subscribed to once where a subscription was refused at first', async () => {
    const { clock, bus, heard, flood } = await flooded();
    await flood();
    const { subscribe } = bus;
    const live: string[] = [];
    let refusals = 1;
    bus.subscribe = async (pattern, onMessage, accepts) => {
      if (pattern === PATTERNS.offersOf('outside-a') && refusals-- > 0) throw new Error('refused');
      const { stop } = await subscribe(pattern, onMessage, accepts);
      live.push(pattern);
      return {
        stop: async () => {
          live.splice(live.indexOf(pattern), 1);
          await stop();
        },
      };
    };
    clock.advance(4_000);
    await settled();
    expect([live, heard.has(DOCUMENTS)]).toEqual([[], false]);
    clock.advance(60_000);
    await settled();
    expect(live.toSorted()).toEqual([DOCUMENTS, PATTERNS.offersOf('outside-a')].toSorted());
  });

  test('a request longer than a request can be is not parsed', async () => {
    const { heard } = await flooded();
    const accepts = heard.get(DOCUMENTS) as Accepts;
    expect([accepts('conclave-expert.outside-a.document.rev_1', 1_025), accepts('', 1_024)]).toEqual([false, true]);
  });
});

describe('outside experts', () => {
  const [DOCUMENTS, OFFERS] = [PATTERNS.documentsOf('outside-a'), PATTERNS.offersOf('outside-a')];

  /** A bus that hands over what the test sends, and refuses to publish to a wildcard as NATS does. */
  const open = async () => {
    const clock = new VirtualClock(0);
    const store = new MemoryStore();
    const panel = { document: { hash: 'h', length: 3 }, experts: ['outside-a'], round: 0, waiting: ['outside-a'] };
    await store.commit([reviewFiles.document.put(Buffer.from('abc'), 'h'), reviewRecords.outside.put(panel, 'rev_1')]);
    const heard = new Map<string, { onMessage: (message: Message) => void; accepts: Accepts }>();
    const answers: string[] = [];
    const bus = Object.assign(new MemoryBus(new MemoryJournal({ clock })), {
      subscribe: async (pattern: string, onMessage: (message: Message) => void, accepts: Accepts = () => true) => {
        heard.set(pattern, { onMessage, accepts });
        return { stop: async () => {} };
      },
      publish: (subject: string) => {
        if (/[*> ]/.test(subject)) throw new RangeError(`${subject} is no subject`);
        answers.push(subject);
      },
    });
    const host = { handle: async () => {} };
    const experts = ['outside-a'];
    await new OutsideExpertService({ bus, store, host, clock, log: silentLogger, experts }).open();
    const sent = (pattern: string, message: Message): boolean => {
      const { onMessage, accepts } = heard.get(pattern) as { onMessage: (message: Message) => void; accepts: Accepts };
      const isAccepted = accepts(message.subject, 20);
      if (isAccepted) onMessage(message);
      return isAccepted;
    };
    return { sent, answers };
  };

  test.each(['_INBOX.*', '_INBOX.>', '_INBOX.a b', '_INBOX.', '_INBOX', 'conclave.review.rev_1.command.cancel'])(
    'a request to be answered at %s is dropped, and the node goes on',
    async (reply) => {
      const { sent, answers } = await open();
      sent(DOCUMENTS, { subject: 'conclave-expert.outside-a.document.rev_1', body: {}, reply });
      sent(OFFERS, { subject: 'conclave-expert.outside-a.offer.rev_1.7', body: {}, reply });
      sent(DOCUMENTS, {
        subject: 'conclave-expert.outside-a.document.rev_1',
        body: {},
        reply: '_INBOX.outside-a.2',
      });
      await new Promise((resolve) => setImmediate(resolve));
      expect(answers).toEqual(['_INBOX.outside-a.2']);
    },
  );

  test('parses 100 messages a second of a flood', async () => {
    const { sent } = await open();
    const message = { subject: 'conclave-expert.outside-a.document.rev_1', body: {} };
    const accepted = Array.from({ length: 150 }, () => sent(DOCUMENTS, message)).filter(Boolean);
    expect(accepted).toHaveLength(100);
  });
});
