import { describe, expect, it } from 'vitest';
import { FairShare } from '../../../runtime/index.ts';
import type { Piece } from '../../../runtime/tasks/fair-share.ts';

/** Work that ends when told, and writes down when it began. */
function bench(places: number) {
  const share = new FairShare(places);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (group: string, name: string, piece: Piece = {}) =>
    share.run(
      group,
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      piece,
    );
  /** Adds work that nobody awaits; a failure is among what began, where the test looks. */
  const leave = (group: string, name: string, piece: Piece = {}): void => {
    add(group, name, piece).catch((error: unknown) => begun.push(`${name}: ${error}`));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { share, begun, add, leave, end, turn };
}

describe('fair share', () => {
  it('lets a group that was idle go before one that was not', async () => {
    const { begun, leave, end, turn } = bench(1);
    for (let index = 0; index < 100; index++) leave('large', `large-${index}`);
    leave('small', 'small-0');
    await turn();
    leave('late', 'late-0');
    for (const name of ['large-0', 'small-0', 'late-0', 'large-1']) await end(name);
    expect(begun).toEqual(['large-0', 'small-0', 'late-0', 'large-1', 'large-2']);
  });

  it('gives groups equal time, not equal numbers, and one that was idle no more than that', async () => {
    const clock = { now: () => time };
    let time = 0;
    const share = new FairShare(1, clock);
    const done: string[] = [];
    const add = (group: string, ms: number) =>
      share.run(group, async () => {
        time += ms;
        done.push(group);
      });
    // The slow one learns what it costs, then both have plenty of work.
    const all = Array.from({ length: 4 }, () => add('slow', 100));
    await all[0];
    all.push(...Array.from({ length: 60 }, () => add('quick', 5)));
    await Promise.all(all);
    expect(done.slice(0, 3)).toEqual(['slow', 'slow', 'quick']);
    const thirdSlow = done.findIndex(
      (_, index) => done.slice(0, index + 1).filter((name) => name === 'slow').length === 3,
    );
    expect(done.slice(0, thirdSlow).filter((name) => name === 'quick').length).toBeGreaterThanOrEqual(19);
  });

  it('lets the higher priority of a group go first, then the first to come', async () => {
    const { begun, leave, end, turn } = bench(1);
    leave('a', 'first');
    leave('a', 'low-1');
    leave('a', 'low-2');
    leave('a', 'high', { priority: 5 });
    await turn();
    for (const name of ['first', 'high', 'low-1']) await end(name);
    expect(begun).toEqual(['first', 'high', 'low-1', 'low-2']);
  });

  it('never runs more than its places, and gives a place back when work fails', async () => {
    const share = new FairShare(2);
    let running = 0;
    let most = 0;
    const work = async (index: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error('it threw');
    };
    const all = Array.from({ length: 30 }, (_, index) => share.run(`g${index % 4}`, () => work(index)));
    const outcomes = await Promise.allSettled(all);
    expect(most).toBe(2);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(share.waiting).toBe(0);
  });

  it('never begins work that was given up while it waited', async () => {
    const { begun, add, leave, end, turn, share } = bench(1);
    const controller = new AbortController();
    leave('a', 'first');
    const given = add('a', 'given up', { signal: controller.signal });
    await turn();
    controller.abort(new Error('no longer wanted'));
    await expect(given).rejects.toThrow('no longer wanted');
    await end('first');
    expect(begun).toEqual(['first']);
    expect(share.waiting).toBe(0);
  });

  it('queues nothing behind a long piece', async () => {
    const { begun, leave, turn } = bench(2);
    leave('a', 'long', { isLong: true });
    leave('a', 'short');
    await turn();
    expect(begun).toEqual(['long']);
  });

  it('lets a group alone have all places, and with another about keeps its long pieces off two of them', async () => {
    const { begun, leave, end, turn } = bench(4);
    for (let index = 0; index < 6; index++) leave('large', `long-${index}`, { isLong: true, priority: 1 });
    await turn();
    expect(begun).toEqual(['long-0', 'long-1']);
    leave('small', 'small-0');
    await end('long-0');
    expect(begun.slice(2)).toEqual(['small-0']);
    leave('small', 'small-1');
    leave('large', 'short-0');
    await turn();
    expect(begun.slice(3)).toEqual(['small-1']);
    await end('small-0');
    expect(begun.slice(4)).toEqual(['short-0']);
    await end('long-1');
    expect(begun.slice(5)).toEqual(['long-2']);
  });

  it('keeps room for a long piece whose turn it is', async () => {
    const { begun, leave, end, turn } = bench(2);
    leave('a', 'short-0');
    leave('a', 'short-1');
    leave('a', 'short-2');
    leave('b', 'long', { isLong: true });
    await turn();
    await end('short-0');
    expect(begun).toEqual(['short-0', 'short-1']);
    await end('short-1');
    expect(begun).toEqual(['short-0', 'short-1', 'long']);
  });
});
