import { describe, expect, it } from 'vitest';
import { planModels } from '../../../actors/model-experts/index.ts';
import { reviewRecords } from '../../../actors/review/index.ts';
import { ModelStub } from '../../../gateway/model-stub/index.ts';
import { ModelService } from '../../../gateway/models/model-service.ts';
import { ModelsFile } from '../../../protocols/models/index.ts';
import { MemoryStore, systemClock } from '../../../runtime/index.ts';
import { stubSettings } from './model-settings.ts';

const none = async (): Promise<never> => Promise.reject(new Error('nobody asks for it'));
const workers = { examine: none, answer: none, draft: none, 'seat-questions': none, 'seat-heard': none };

describe('model service', () => {
  it('makes the questions of as many seats as may soon be asked, however many wait', async () => {
    const answered = Promise.withResolvers<void>();
    const stub = await ModelStub.start({
      clock: systemClock,
      port: 0,
      faults: ['hang'],
      onCall: () => stub.calls.length === 2 && answered.resolve(),
    });
    const main = stubSettings('openai-compatible', stub.url, { key_env: undefined, max_concurrent: 2 });
    const file = ModelsFile.parse({ models: { main }, roles: { read: 'main' }, limits: { repeats: 0 } });
    const store = new MemoryStore();
    let made = 0;
    const question = { system: 's', document: 'd', question: 'q' };
    const service = await ModelService.open({
      file,
      secret: () => undefined,
      store,
      clock: systemClock,
      incarnation: 'one',
      isAlive: () => false,
      nodes: () => 1,
      workers: {
        ...workers,
        'seat-questions': async () => {
          made += 1;
          return { questions: [question], passages: 1, covered: 1 };
        },
      },
    });
    const plan = planModels(file, {
      requested: 'if_available',
      budgetUsd: null,
      consent: 'stays',
      redaction: 'none',
      text: 'x',
    });
    if (plan === undefined) throw new Error('there is no plan');
    const { examine } = service.handlers();
    const leaving = new AbortController();
    const seats = Array.from({ length: 60 }, async (_, nth) => {
      const review_id = `rev_${nth}`;
      await store.commit([reviewRecords.models.put({ plan, account: 'a', seed: nth }, review_id)]);
      const brief = { review_id, expert: 'model-term', document: {}, deadline_at: systemClock.now() + 60_000 };
      await examine(brief, { key: review_id, signal: leaving.signal, attempt: 1, heartbeat: () => {} });
    });
    const ended = Promise.allSettled(seats);
    await answered.promise;
    expect(made).toBe(4);
    leaving.abort();
    await stub.close();
    await ended;
    expect(made).toBe(4);
    await service.close();
  });

  it('asks about claims before it reads for reviews that have only begun', async () => {
    const asked: string[] = [];
    const stub = await ModelStub.start({ clock: systemClock, port: 0, onCall: ({ seat }) => asked.push(seat) });
    const main = stubSettings('openai-compatible', stub.url, { key_env: undefined, max_concurrent: 1 });
    const file = ModelsFile.parse({ models: { main }, roles: { read: 'main', verify: 'main' } });
    const store = new MemoryStore();
    const heard = { findings: [], positions: [], texts: {}, reasons: [], dropped: { quotes: 0, misquotes: 0 } };
    const service = await ModelService.open({
      file,
      secret: () => undefined,
      store,
      clock: systemClock,
      incarnation: 'one',
      isAlive: () => false,
      nodes: () => 1,
      workers: {
        ...workers,
        'seat-questions': async (input) => {
          const { seat } = input as { seat: string };
          return { questions: [{ system: 's', document: 'd', question: `Seat: ${seat}` }], passages: 1, covered: 1 };
        },
        'seat-heard': async () => heard,
      },
    });
    const plan = planModels(file, {
      requested: 'if_available',
      budgetUsd: null,
      consent: 'stays',
      redaction: 'none',
      text: 'x',
    });
    if (plan === undefined) throw new Error('there is no plan');
    const { examine, answer } = service.handlers();
    const seat = async (nth: number, expert: string): Promise<unknown> => {
      const review_id = `rev_${nth}`;
      await store.commit([reviewRecords.models.put({ plan, account: 'a', seed: nth }, review_id)]);
      const order = { review_id, expert, document: {}, round: 1, deadline_at: systemClock.now() + 60_000 };
      const context = { key: review_id, signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
      return await (expert === 'model-verifier' ? answer : examine)(order, context);
    };
    const readers = Array.from({ length: 20 }, (_, nth) => seat(nth, 'model-term'));
    await Promise.all([...readers, seat(20, 'model-verifier')]);
    // Two seats had their places already.
    expect(asked.indexOf('model-verifier')).toBeLessThanOrEqual(2);
    await service.close();
    await stub.close();
  });
});
