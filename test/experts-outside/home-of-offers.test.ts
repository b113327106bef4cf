import { expect, it } from 'vitest';
import { reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import { OutsideExpertService } from '../../gateway/experts/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, silentLogger, VirtualClock } from '../../runtime/index.ts';

it('outside experts: of several nodes that have the review, its home answers and nobody else', async () => {
  const clock = new VirtualClock(0);
  const store = new MemoryStore();
  const text = new TextEncoder().encode('The term is one year.');
  const panel = { document: { hash: 'h', length: 21 }, experts: ['outside-guest'], round: 0, waiting: [] };
  await store.commit([reviewFiles.document.put(text, 'h'), reviewRecords.outside.put(panel, 'rev_1')]);
  const sent: unknown[] = [];
  const answersOf = async (holds: boolean): Promise<number> => {
    let hear = (_message: unknown): void => {};
    const bus = Object.assign(new MemoryBus(new MemoryJournal({ clock })), {
      subscribe: async (pattern: string, onMessage: (message: never) => void) => {
        if (pattern.includes('document')) hear = onMessage as typeof hear;
        return { stop: async () => {} };
      },
      publish: (_subject: string, body: unknown) => sent.push(body),
    });
    const service = new OutsideExpertService({
      bus,
      store,
      host: { handle: async () => {} },
      clock,
      log: silentLogger,
      experts: ['outside-guest'],
      homes: { owns: () => holds },
    });
    const listening = await service.open();
    sent.length = 0;
    hear({
      subject: 'conclave-expert.outside-guest.document.rev_1',
      body: { offset: 0 },
      reply: '_INBOX.outside-guest.a',
    });
    await listening.stop();
    return sent.length;
  };
  expect([await answersOf(true), await answersOf(false)]).toEqual([1, 0]);
});
