import { describe, expect, it } from 'vitest';
import { Membership } from '../../../runtime/cluster/membership.ts';

/** `a`, which has just begun at 0, and what it hears of `b` and `c` at these instants. */
function roster(heard: Readonly<Record<string, readonly number[]>>): Membership {
  const made = new Membership('a', 0);
  const beats = Object.entries(heard).flatMap(([node, instants]) => instants.map((now) => ({ node, now })));
  for (const { node, now } of beats.toSorted((x, y) => x.now - y.now)) made.note(node, { beat: now }, now);
  return made;
}

const seconds = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, second) => (from + second) * 1_000);

describe('roster: after this node heard nobody for a while', () => {
  it('a node that was alive gets its full time again', () => {
    const made = roster({ a: seconds(0, 10), b: seconds(0, 9) });
    expect(made.isIsolated(20_000)).toBe(true);
    expect(made.isDead('b', 20_000)).toBe(false);
    made.note('a', { beat: 20 }, 20_000);
    made.note('a', { beat: 22 }, 22_000);
    made.note('a', { beat: 24 }, 24_000);
    expect(made.members(24_900)).toEqual(['a', 'b']);
    expect(made.isDead('b', 25_000)).toBe(true);
  });

  it('its own shards are its own for five seconds after its last heartbeat that came back', () => {
    const made = roster({ a: seconds(0, 10) });
    expect([10_000, 11_500, 15_000, 20_000].map((now) => made.remainingMs(now))).toEqual([5_000, 3_500, 0, 0]);
  });

  it('a dead node stays dead until its next heartbeat: nothing is handed to it', () => {
    const made = roster({ a: seconds(0, 10), b: seconds(0, 10), c: seconds(0, 2) });
    expect(made.members(10_000)).toEqual(['a', 'b']);
    made.note('a', { beat: 20 }, 20_000);
    expect(made.members(20_000)).toEqual(['a', 'b']);
    made.note('c', { beat: 3 }, 20_100);
    expect(made.members(20_100)).toEqual(['a', 'b', 'c']);
  });
});
