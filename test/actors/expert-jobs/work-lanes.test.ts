import { describe, expect, it } from 'vitest';
import { LONG, WorkLanes } from '../../../actors/expert-workers/index.ts';
import { type TaskOptions, type TaskPool, TaskScheduler, VirtualClock } from '../../../runtime/index.ts';

/** One place that works for as long as the input says, in virtual time. */
class TimedPool implements TaskPool {
  readonly begun: string[] = [];
  readonly #scheduler: TaskScheduler;

  constructor(clock: VirtualClock) {
    this.#scheduler = new TaskScheduler({
      concurrency: 1,
      maxQueued: 1_000,
      clock,
      execute: ({ name, input }) => {
        this.begun.push(name);
        return { outcome: new Promise<void>((done) => clock.at(clock.now() + Number(input), () => done())) };
      },
    });
  }

  run(name: string, input: unknown, options: TaskOptions): Promise<unknown> {
    return this.#scheduler.run({ name, input }, options);
  }

  async close(): Promise<void> {
    this.#scheduler.close();
  }
}

function lanes() {
  const clock = new VirtualClock(0);
  const [short, long] = [new TimedPool(clock), new TimedPool(clock)];
  const work = new WorkLanes({ short: { pool: short, threads: 1 }, long: { pool: long, threads: 1 } }, clock);
  const ended = new Map<string, number>();
  const add = (account: string, name: string, ms: number, length: number, review = account): void => {
    const run = work.run({ name, input: () => ms, length, account, review }, { timeoutMs: 3_600_000, priority: 0 });
    // Work that failed is there under another name.
    run.then(() => ended.set(name, clock.now())).catch((error: unknown) => ended.set(`${name}: ${error}`, clock.now()));
  };
  return { clock, add, ended, short, long };
}

describe('work lanes', () => {
  it('short documents do not wait for long ones, however many accounts send those', async () => {
    const { clock, add, ended } = lanes();
    for (let index = 0; index < 20; index++) add(`hostile-${index}`, `long-${index}`, 60_000, LONG + 1);
    await clock.advanceAsync(1_000);
    for (let index = 0; index < 10; index++) add('other', `short-${index}`, 10, LONG);
    await clock.advanceAsync(100);
    expect([...ended.keys()].filter((name) => name.startsWith('short'))).toHaveLength(10);
  });

  it('long documents of accounts take turns by time', async () => {
    const { clock, add, long } = lanes();
    for (let index = 0; index < 5; index++) add('hostile', `hostile-${index}`, 10_000, LONG * 20);
    await clock.advanceAsync(100);
    add('other', 'other', 1_000, LONG + 1);
    await clock.advanceAsync(30_000);
    // One is at work and one at hand when it comes.
    expect(long.begun.indexOf('other')).toBeLessThanOrEqual(2);
  });

  it('short documents never use the threads of long ones, nor the other way round', async () => {
    const { clock, add, short, long } = lanes();
    add('a', 'at the bound', 1, LONG);
    add('a', 'above it', 1, LONG + 1);
    await clock.advanceAsync(10);
    expect(short.begun).toEqual(['at the bound']);
    expect(long.begun).toEqual(['above it']);
  });

  it('a crowd of reviews works on the threads of long documents while another account is about', async () => {
    const { clock, add, ended, short } = lanes();
    add('other', 'other-0', 10, 100);
    for (let index = 0; index < 100; index++) add('crowd', `crowd-${index}`, 200, 100, `rev_${index}`);
    await clock.advanceAsync(100);
    add('other', 'other-1', 10, 100);
    // Those that came before it was a crowd may be before it, no more.
    await clock.advanceAsync(500);
    expect(ended.has('other-1')).toBe(true);
    expect(short.begun.filter((name) => name.startsWith('crowd')).length).toBeLessThanOrEqual(7);
  });

  it('a crowd that is alone, or among crowds, has the threads of short documents', async () => {
    const { clock, add, short, long } = lanes();
    for (let index = 0; index < 20; index++) add('a', `a-${index}`, 1, 100, `rev_a${index}`);
    for (let index = 0; index < 20; index++) add('b', `b-${index}`, 1, 100, `rev_b${index}`);
    await clock.advanceAsync(2_000);
    expect([short.begun.length, long.begun.length]).toEqual([40, 0]);
  });

  it('eight pieces of one review are no crowd', async () => {
    const { clock, add, short } = lanes();
    add('other', 'other', 1, 100);
    for (let index = 0; index < 50; index++) add('a', `a-${index}`, 1, 100, 'rev_a');
    await clock.advanceAsync(1_000);
    expect(short.begun).toHaveLength(51);
  });
});
