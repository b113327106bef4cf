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
  test('a sender has 100 messages and 8 MB a second, whatever another sends', () => {
    const clock = new VirtualClock(0);
    const limit = new MessageRateLimit(clock);
    const taken = (sender: string, bytes: number, times: number): number =>
      Array.from({ length: times }, () => limit.take(sender, bytes)).filter(Boolean).length;
    expect(taken('flood', 10, 150)).toBe(100);
    expect(taken('large', 5_000_000, 3)).toBe(1);
    expect(taken('other', 10, 1)).toBe(1);
    clock.advance(1_000);
    expect(taken('flood', 10, 1)).toBe(1);
  });

  test('senders that are made up cannot fill the memory', () => {
    const limit = new MessageRateLimit(new VirtualClock(0));
    const taken = Array.from({ length: 20_000 }, (_, index) => limit.take(`outside-${index}`, 1)).filter(Boolean);
    expect(taken).toHaveLength(10_000);
  });
});

describe('outside experts', () => {
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
    await new OutsideExpertService({ bus, store, clock, log: silentLogger }).open();
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
      sent(PATTERNS.documents, { subject: 'conclave-expert.outside-a.document.rev_1', body: {}, reply });
      sent(PATTERNS.offers, { subject: 'conclave-expert.outside-a.offer.rev_1.7', body: {}, reply });
      sent(PATTERNS.documents, {
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
    const accepted = Array.from({ length: 150 }, () => sent(PATTERNS.documents, message)).filter(Boolean);
    expect(accepted).toHaveLength(100);
  });
});
