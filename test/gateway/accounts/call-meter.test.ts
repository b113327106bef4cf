import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CallMeter, callsInMonth, type Metered } from '../../../gateway/accounts/index.ts';
import type { AccountView, Tier } from '../../../protocols/account/index.ts';
import { MemoryStore, VirtualClock } from '../../../runtime/index.ts';

const START = Date.UTC(2026, 10, 20, 12);

const account = (tier: Tier, calls_per_minute: number | null = null): AccountView => ({
  account_id: 'acme',
  name: 'Acme',
  tier,
  created_at: START,
  balance: 0,
  reserved: 0,
  calls_per_minute,
  keys: [],
});

const open = (at = START) => {
  const clock = new VirtualClock(at);
  const store = new MemoryStore();
  return { clock, store, meter: new CallMeter(store, clock) };
};

const many = async (meter: CallMeter, who: AccountView, count: number): Promise<Metered[]> =>
  Promise.all(Array.from({ length: count }, () => meter.count(who)));
const allowed = (metered: readonly Metered[]) => metered.filter((each) => each.allowed).length;

describe('call meter: the minute', () => {
  test.each([
    ['business', 60],
    ['enterprise', 120],
  ] as const)('%s: %i calls in any 60 seconds, however they come', async (tier, limit) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pause: fc.integer({ min: 0, max: 25_000 }), calls: fc.integer({ min: 1, max: 90 }) }), {
          maxLength: 30,
        }),
        async (bursts) => {
          const { clock, store } = open();
          const meters = [new CallMeter(store, clock), new CallMeter(store, clock), new CallMeter(store, clock)];
          const times: number[] = [];
          for (const { pause, calls } of bursts) {
            clock.advance(pause);
            const metered = await Promise.all(
              Array.from({ length: calls }, (_, at) => (meters[at % 3] as CallMeter).count(account(tier))),
            );
            times.push(...Array.from({ length: allowed(metered) }, () => clock.now()));
          }
          for (const [index, at] of times.entries()) {
            const inWindow = times.filter((other, place) => place >= index && other < at + 60_000).length;
            expect(inWindow).toBeLessThanOrEqual(limit);
          }
          // Nothing is refused that fits: a window that is not full takes the next call.
          const last = times.filter((at) => at > clock.now() - 60_000).length;
          expect((await (meters[0] as CallMeter).count(account(tier))).allowed).toBe(last < limit);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a full window is refused without a look into the store, and opens when its first call leaves', async () => {
    const { clock, store, meter } = open();
    const business = account('business');
    await many(meter, business, 30);
    clock.advance(10_000);
    expect(allowed(await many(meter, business, 40))).toBe(30);
    let looks = 0;
    const range = store.range.bind(store);
    store.range = (...given) => {
      looks += 1;
      return range(...given);
    };
    const refused = await meter.count(business);
    expect(refused).toEqual({ allowed: false, policy: 'minute', limit: 60, remaining: 0, resetAt: START + 60_000 });
    expect(looks).toBe(0);
    clock.advance(49_999);
    expect((await meter.count(business)).allowed).toBe(false);
    clock.advance(1);
    expect(allowed(await many(meter, business, 40))).toBe(30);
  });

  test('refused calls do not count', async () => {
    const { clock, meter } = open();
    await many(meter, account('business'), 500);
    clock.advance(60_000);
    expect(allowed(await many(meter, account('business'), 60))).toBe(60);
  });

  test('each call says how many are left after it', async () => {
    const { meter } = open();
    const metered = await many(meter, account('enterprise'), 3);
    expect(metered.map(({ remaining, limit }) => [remaining, limit])).toEqual([
      [119, 120],
      [118, 120],
      [117, 120],
    ]);
    expect((await meter.count(account('enterprise'))).remaining).toBe(116);
  });

  test('a process that starts anew goes on counting', async () => {
    const { clock, store, meter } = open();
    await many(meter, account('business'), 59);
    expect(allowed(await many(new CallMeter(store, clock), account('business'), 5))).toBe(1);
  });

  test('the store keeps the window and nothing older', async () => {
    const { clock, store, meter } = open();
    for (let second = 0; second < 300; second += 1) {
      clock.advance(1_000);
      await meter.count(account('business'));
    }
    expect([...store.range(['calls'])].length).toBeLessThanOrEqual(61);
  });

  test('a store that cannot be written refuses every waiting call with its reason', async () => {
    const { store, meter } = open();
    await store.close();
    const outcomes = await Promise.allSettled([1, 2, 3].map(async () => meter.count(account('business'))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });
});

describe('call meter: the month', () => {
  const lastDay = Date.UTC(2026, 10, 30, 22);

  test('Business: 1,000 calls of a calendar month in UTC, reports the nearer limit', async () => {
    const { clock, store, meter } = open(lastDay);
    const business = account('business');
    let taken = 0;
    for (let minute = 0; minute < 20; minute += 1) {
      taken += allowed(await many(meter, business, 60));
      clock.advance(60_000);
    }
    expect(taken).toBe(1_000);
    expect(callsInMonth(store, 'acme', '2026-11')).toBe(1_000);
    const refused = await meter.count(business);
    expect(refused).toMatchObject({ allowed: false, policy: 'month', limit: 1_000, remaining: 0 });
    expect(new Date(refused.resetAt).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    clock.advance(refused.resetAt - clock.now());
    expect(await meter.count(business)).toMatchObject({ allowed: true, policy: 'minute', remaining: 59 });
    expect(callsInMonth(store, 'acme', '2026-12')).toBe(1);
  });

  test('reports the limit of the month near its end', async () => {
    const { clock, meter } = open(lastDay);
    for (let minute = 0; minute < 19; minute += 1) {
      await many(meter, account('business'), 52);
      clock.advance(60_000);
    }
    expect(await meter.count(account('business'))).toMatchObject({ policy: 'month', remaining: 11 });
  });
});

describe('call meter: limits that an administrator set', () => {
  test('replace the tier’s', async () => {
    const { meter } = open();
    expect(allowed(await many(meter, account('business', 7), 20))).toBe(7);
  });

  test('far above those that are sold, calls are taken in blocks, and the limit holds all the same', async () => {
    const { clock, store } = open();
    let commits = 0;
    const commit = store.commit.bind(store);
    store.commit = (...given) => {
      commits += 1;
      return commit(...given);
    };
    const who = account('enterprise', 100_000);
    const meters = [new CallMeter(store, clock), new CallMeter(store, clock)];
    const times: number[] = [];
    for (let turn = 0; turn < 400; turn += 1) {
      for (const meter of meters) {
        const taken = allowed(await many(meter, who, 150));
        times.push(...Array.from({ length: taken }, () => clock.now()));
      }
      clock.advance(200);
    }
    expect(times.length).toBeGreaterThan(100_000);
    expect(commits).toBeLessThan(times.length / 100);
    let from = 0;
    for (const [index, at] of times.entries()) {
      while ((times[from] as number) <= at - 60_000) from += 1;
      expect(index - from + 1).toBeLessThanOrEqual(100_000);
    }
  });
});
