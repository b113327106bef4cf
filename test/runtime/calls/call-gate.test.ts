import { describe, expect, it } from 'vitest';
import { CallGate, type CallRates } from '../../../runtime/calls/index.ts';
import { VirtualClock } from '../../../runtime/index.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const LATE = NOON + 3_600_000;

/** A gate with more than enough of everything, but for what is given. */
function gateWith(rates: Partial<CallRates>) {
  const clock = new VirtualClock(NOON);
  const gate = new CallGate(clock, {
    maxConcurrent: 100,
    requestsPerMinute: 1_000,
    tokensPerMinute: 1_000_000,
    ...rates,
  });
  const sent: string[] = [];
  const send = (account: string, { tokens = 1, until = LATE }: { tokens?: number; until?: number } = {}) =>
    gate.run(account, tokens, until, async () => {
      sent.push(`${account} ${(clock.now() - NOON) / 1_000}`);
    });
  return { clock, gate, sent, send };
}

describe('call gate', () => {
  it('lets two of three through in a minute that allows two, and the third when the minute is over', async () => {
    const { clock, sent, send } = gateWith({ requestsPerMinute: 2 });
    const all = Promise.all(['a', 'b', 'c'].map((account) => send(account)));
    await clock.advanceAsync(59_000);
    expect(sent).toEqual(['a 0', 'b 0']);
    await clock.advanceAsync(1_000);
    await all;
    expect(sent).toEqual(['a 0', 'b 0', 'c 60']);
  });

  it("gives each of two nodes half of the minute's tokens", async () => {
    const { clock, sent, send } = gateWith({ tokensPerMinute: 1_000, nodes: () => 2 });
    const all = Promise.all([send('a', { tokens: 300 }), send('b', { tokens: 300 })]);
    await clock.advanceAsync(1_000);
    expect(sent).toEqual(['a 0']);
    await clock.advanceAsync(59_000);
    await all;
    expect(sent).toEqual(['a 0', 'b 60']);
  });

  it('lets a call that is larger than a whole minute through when nothing else was sent', async () => {
    const { sent, send } = gateWith({ tokensPerMinute: 1_000 });
    await send('a', { tokens: 5_000 });
    expect(sent).toEqual(['a 0']);
  });

  it('lets nothing through before the instant that the server has named', async () => {
    const { clock, sent, send } = gateWith({ closedUntil: () => NOON + 90_000 });
    const all = Promise.all([send('a'), send('b')]);
    await clock.advanceAsync(89_000);
    expect(sent).toEqual([]);
    await clock.advanceAsync(1_000);
    await all;
    expect(sent).toEqual(['a 90', 'b 90']);
  });

  it('tells at once who cannot be sent in time, and gives the place to the next', async () => {
    const { sent, send } = gateWith({ maxConcurrent: 1, closedUntil: () => NOON + 90_000 });
    const late = { until: NOON + 60_000 };
    const ended = await Promise.allSettled([send('a', late), send('b', late)]);
    expect(ended.map((each) => each.status === 'rejected' && each.reason.reason)).toEqual(['late', 'late']);
    expect(sent).toEqual([]);
  });

  it('gives a newcomer the next place before the rest of a crowd', async () => {
    const { gate, sent } = gateWith({ maxConcurrent: 1 });
    const ends: (() => void)[] = [];
    const run = (account: string) =>
      gate.run(account, 1, LATE, async () => {
        sent.push(account);
        const { promise, resolve } = Promise.withResolvers<void>();
        ends.push(resolve);
        await promise;
      });
    const all = [...Array.from({ length: 20 }, () => run('crowd')), run('newcomer')];
    for (let nth = 0; nth < 21; nth += 1) {
      await new Promise((done) => setImmediate(done));
      ends[nth]?.();
    }
    await Promise.all(all);
    expect(sent.indexOf('newcomer')).toBeLessThanOrEqual(1);
  });
});
