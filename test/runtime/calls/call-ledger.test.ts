import { describe, expect, it } from 'vitest';
import { CallGate, CallLedger, type CallTerms, callRecords, callsOf, NotSent } from '../../../runtime/calls/index.ts';
import { MemoryStore, type Store, systemClock, VirtualClock } from '../../../runtime/index.ts';
import { DEFECTS } from './call-defects.ts';
import { runCalls } from './call-world.ts';

const USAGE = { input: 100, cache_read: 900, cache_write: 0, output: 50 };
const NOON = Date.UTC(2026, 10, 22, 12);

const terms = (name: string, more: Partial<CallTerms> = {}): CallTerms => ({
  key: { review: 'rev', seat: 'model-term', round: 0, hash: name },
  model: 'main',
  account: 'acc',
  bound: 50_000,
  limits: { review: 1_000_000, accountMonth: 800_000, day: 900_000 },
  attemptMs: 1_000,
  until: NOON + 60_000,
  repeats: 1,
  ...more,
});

const answerOf = (text: string) => ({ status: 200, body: Buffer.from(text) });

/** Lets time pass until the promise settles. */
async function passing<Value>(clock: VirtualClock, promise: Promise<Value>): Promise<Value> {
  const end = { isReached: false };
  const over = (): void => {
    end.isReached = true;
  };
  promise.then(over, over);
  for (let steps = 0; !end.isReached && steps < 4_000; steps += 1) await clock.advanceAsync(50);
  return await promise;
}

describe('call ledger', () => {
  it('sends once, and gives the recorded answer ever after', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(NOON);
    let sent = 0;
    const ask = (incarnation: string) =>
      new CallLedger({ store, clock, incarnation, isAlive: () => true }).answer(terms('one'), async () => {
        sent += 1;
        return answerOf('yes');
      });
    for (const incarnation of ['a', 'b']) expect(Buffer.from((await ask(incarnation)).body).toString()).toBe('yes');
    expect(sent).toBe(1);
  });

  it('admits as many of a crowd as the smallest purse allows, and books what they cost', async () => {
    const store = new MemoryStore();
    const lives = ['a', 'b'].map(
      (incarnation) => new CallLedger({ store, clock: systemClock, incarnation, isAlive: () => true }),
    );
    const until = systemClock.now() + 60_000;
    const asked = Array.from({ length: 200 }, async (_, index) => {
      const mine = terms(`call-${index}`, { until });
      const ledger = lives[index % 2] as CallLedger;
      const recorded = await ledger.answer(mine, async () => answerOf('yes'));
      await ledger.settle(mine, recorded, USAGE, 0);
    });
    const ended = await Promise.allSettled(asked.map((each) => each));
    const refused = ended.filter(({ status }) => status === 'rejected');
    expect(refused.every((each) => String((each as PromiseRejectedResult).reason).includes('budget'))).toBe(true);
    // What was answered for nothing has given its money back, so later ones of the crowd may go: never more than 16 at once.
    expect([...store.range(['purse'])].map(([, value]) => value)).toEqual([{ used: 0 }, { used: 0 }, { used: 0 }]);
  });

  it('admits 16 of 200 at once when none of them is answered', async () => {
    const store = new MemoryStore();
    const ledger = new CallLedger({ store, clock: systemClock, incarnation: 'a', isAlive: () => true });
    const open = Promise.withResolvers<never>();
    const admitted = Promise.withResolvers<void>();
    let sent = 0;
    const until = systemClock.now() + 60_000;
    const asked = Array.from({ length: 200 }, (_, index) =>
      ledger.answer(terms(`call-${index}`, { until }), () => {
        sent += 1;
        if (sent === 16) admitted.resolve();
        return open.promise;
      }),
    );
    const settled = Promise.allSettled(asked);
    const refused = await Promise.all(asked.slice(16).map((each) => each.catch((error: Error) => error.message)));
    expect(refused).toHaveLength(184);
    await admitted.promise;
    expect(sent).toBe(16);
    expect(store.get(callRecords.purse.key('account', 'acc', new Date().toISOString().slice(0, 7)))).toEqual({
      used: 800_000,
    });
    open.reject(new Error('cut off'));
    await settled;
  });

  it('waits as long as the server asks, by the instant in the row, and pays nothing for the refusal', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(NOON);
    const at: number[] = [];
    const answer = new CallLedger({ store, clock, incarnation: 'a', isAlive: () => true }).answer(
      terms('one'),
      async () => {
        at.push(clock.now() - NOON);
        return at.length === 1 ? { status: 429, body: Buffer.from(''), retryAfterMs: 30_000 } : answerOf('yes');
      },
    );
    await passing(clock, answer);
    const [first = 0, second = 0] = at;
    expect(second - first).toBeGreaterThanOrEqual(30_000);
    expect(second - first).toBeLessThan(31_000);
    expect(store.get(callRecords.call.key(terms('one').key, 1))).toMatchObject({ state: 'refused', status: 429 });
    // The bound of the attempt that was answered, and nothing for the one that was refused.
    expect(store.get(callRecords.purse.key('day', '2026-11-22'))).toEqual({ used: 50_000 });
  });

  it('keeps the wait that a server asked for through a crash, for every question and on every node', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(NOON);
    const ledgerOf = (incarnation: string) => new CallLedger({ store, clock, incarnation, isAlive: () => false });
    const asked = ledgerOf('a').answer(terms('one', { until: NOON + 20_000 }), async () => ({
      status: 429,
      body: Buffer.from(''),
      retryAfterMs: 90_000,
    }));
    await expect(asked).rejects.toMatchObject({ reason: 'late' });
    const after = ledgerOf('b');
    expect(after.pausedUntil('main')).toBe(NOON + 90_000);
    expect(after.pausedUntil('other')).toBe(0);
    const closedUntil = () => after.pausedUntil('main');
    const gate = new CallGate(clock, { maxConcurrent: 4, requestsPerMinute: 60, tokensPerMinute: 1_000, closedUntil });
    const another = terms('two', { until: NOON + 200_000 });
    const sent = gate.run('acc', 1, another.until, () =>
      after.answer(another, async () => answerOf(String(clock.now() - NOON))),
    );
    const { body } = await passing(clock, sent);
    expect(Number(Buffer.from(body).toString())).toBeGreaterThanOrEqual(90_000);
  });

  it('believes no server that asks for a pause of days', async () => {
    const clock = new VirtualClock(NOON);
    const ledger = new CallLedger({ store: new MemoryStore(), clock, incarnation: 'a', isAlive: () => false });
    const days = { status: 503, body: Buffer.from(''), retryAfterMs: 900_000_000 };
    await expect(ledger.answer(terms('one'), async () => days)).rejects.toMatchObject({ reason: 'late' });
    expect(ledger.pausedUntil('main')).toBe(NOON + 3_600_000);
  });

  it.each([
    ['a wrong key', { status: 401 }, 'refused'],
    ['a question too long', { status: 413 }, 'too-long'],
    ['a wait beyond the seat', { status: 429, retryAfterMs: 90_000 }, 'late'],
  ])('gives up after %s, unpaid', async (_, answer, reason) => {
    const store = new MemoryStore();
    const ledger = new CallLedger({ store, clock: new VirtualClock(NOON), incarnation: 'a', isAlive: () => true });
    const asked = ledger.answer(terms('one'), async () => ({ body: Buffer.from(''), ...answer }));
    await expect(asked).rejects.toMatchObject({ reason });
    expect(store.get(callRecords.purse.key('review', 'rev'))).toEqual({ used: 0 });
  });

  it('repeats once what was cut off, and leaves both booked', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(NOON);
    let sent = 0;
    const asked = new CallLedger({ store, clock, incarnation: 'a', isAlive: () => true }).answer(
      terms('one'),
      async () => {
        sent += 1;
        throw new Error('cut off');
      },
    );
    await expect(asked).rejects.toMatchObject({ reason: 'lost' });
    expect(sent).toBe(2);
    expect(store.get(callRecords.purse.key('review', 'rev'))).toEqual({ used: 100_000 });
    expect(callsOf(store, 'rev')).toMatchObject([{ model: 'main', calls: 0, lost: 2, cost: 100_000 }]);
  });

  it('does not pay for a connection that was never made', async () => {
    const store = new MemoryStore();
    const clock = new VirtualClock(NOON);
    const asked = new CallLedger({ store, clock, incarnation: 'a', isAlive: () => true }).answer(
      terms('one'),
      async () => {
        throw new NotSent('refused');
      },
    );
    await expect(passing(clock, asked)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(store.get(callRecords.purse.key('review', 'rev'))).toEqual({ used: 0 });
  });

  it('books the cost in place of the bound once', async () => {
    const store = new MemoryStore();
    const ledger = new CallLedger({ store, clock: new VirtualClock(NOON), incarnation: 'a', isAlive: () => true });
    for (let times = 0; times < 2; times += 1) {
      const recorded = await ledger.answer(terms('one'), async () => answerOf('yes'));
      await ledger.settle(terms('one'), recorded, USAGE, 1_234);
    }
    expect(store.get(callRecords.purse.key('review', 'rev'))).toEqual({ used: 1_234 });
    expect(callsOf(store, 'rev')).toMatchObject([
      { calls: 1, tokens: { input: 100, cache_read: 900, output: 50 }, cost: 1_234 },
    ]);
  });

  it('waits for what is under way before it ends, and begins nothing more', async () => {
    const clock = new VirtualClock(NOON);
    const ledger = new CallLedger({ store: new MemoryStore(), clock, incarnation: 'a', isAlive: () => true });
    const slow = Promise.withResolvers<ReturnType<typeof answerOf>>();
    const isSent = Promise.withResolvers<void>();
    const asked = ledger.answer(terms('one'), () => {
      isSent.resolve();
      return slow.promise;
    });
    await isSent.promise;
    let isDrained = false;
    const drained = ledger.drained(30_000).then(() => {
      isDrained = true;
    });
    await clock.advanceAsync(500);
    expect(isDrained).toBe(false);
    const late = ledger.answer(terms('two'), async () => answerOf('no'));
    await expect(late).rejects.toMatchObject({ reason: 'unavailable' });
    slow.resolve(answerOf('yes'));
    await asked;
    await drained;
  });
});

describe('a service that stops', () => {
  it('waits for a call whose row is not flushed yet, and for its answer', async () => {
    const memory = new MemoryStore();
    const clock = new VirtualClock(NOON);
    const isCommitted = Promise.withResolvers<void>();
    const flushed = Promise.withResolvers<void>();
    const store: Store = {
      get: (key) => memory.get(key),
      text: (key) => memory.text(key),
      bytes: (key) => memory.bytes(key),
      range: (prefix, options) => memory.range(prefix, options),
      commit: async (writes, conditions) => {
        const done = await memory.commit(writes, conditions);
        isCommitted.resolve();
        return done;
      },
      flush: () => flushed.promise,
      close: async () => {},
    };
    const ledger = new CallLedger({ store, clock, incarnation: 'a', isAlive: () => true });
    const asked = ledger.answer(terms('one'), async () => answerOf('yes'));
    await isCommitted.promise;
    const order: string[] = [];
    const drained = ledger.drained(30_000).then(() => order.push('drained'));
    await clock.advanceAsync(100);
    flushed.resolve();
    await asked.then(() => order.push('answered'));
    await drained;
    expect(order).toEqual(['answered', 'drained']);
  });
});

describe('calls in a bad world', () => {
  it('keep every invariant over 150 seeds of crashes, hand-overs and drops', async () => {
    const sum = { charged: 0, crashes: 0, handOvers: 0 };
    for (let seed = 1; seed <= 150; seed += 1) {
      const { violations, charged, crashes, handOvers } = await runCalls(seed);
      expect(violations, `seed ${seed}`).toEqual([]);
      sum.charged += charged;
      sum.crashes += crashes;
      sum.handOvers += handOvers;
    }
    expect(sum.charged).toBeGreaterThan(300);
    expect(sum.crashes).toBeGreaterThan(100);
    expect(sum.handOvers).toBeGreaterThan(100);
  });

  it.each(DEFECTS)('show the planted defect %s', async (defect) => {
    const seen: string[] = [];
    for (let seed = 1; seed <= 60 && seen.length === 0; seed += 1)
      seen.push(...(await runCalls(seed, defect)).violations);
    expect(seen).not.toEqual([]);
  });
});
