import { describe, expect, it } from 'vitest';
import { explored } from '../explore.ts';
import { simulate } from './invariants.ts';
import { DEFECTS, FOUND_BY } from './sabotage.ts';

/** Seeds of every test run; `npm run simulate` takes any number. */
const SEEDS = explored(45);

/** Of worlds with two nodes. */
const PAIR_SEEDS = explored(15);

/** Seeds within which a planted defect has to be found; the rarest needs a node that goes on in the instant in which it loses a shard. */
const SEEDS_FOR_DEFECTS = 300;

const ALL_SEEDS = Array.from({ length: SEEDS_FOR_DEFECTS }, (_, index) => index + 1);

async function firstOf(
  seeds: readonly number[],
  finds: (seed: number) => Promise<boolean>,
): Promise<number | undefined> {
  for (const seed of seeds) if (await finds(seed)) return seed;
  return undefined;
}

describe('simulation: the runtime in a bad world', () => {
  it(`keeps its promises under ${SEEDS} seeds`, { timeout: explored(240_000) }, async () => {
    const sum = { crash: 0, freeze: 0, cut: 0, leave: 0, join: 0, purge: 0, stranger: 0 };
    const sizes = new Set<number>();
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violations, nodes, troubles } = await simulate({ seed });
      expect(violations, `seed ${seed}: npm run simulate -- --first-seed ${seed} --seeds 1`).toEqual([]);
      sizes.add(nodes);
      for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] += troubles[kind];
    }
    // A world without troubles would keep every promise.
    expect([...sizes].toSorted()).toEqual([1, 2, 3]);
    expect(sum.crash).toBeGreaterThan(SEEDS);
    expect(Math.min(sum.freeze, sum.cut, sum.leave, sum.join, sum.purge, sum.stranger)).toBeGreaterThan(SEEDS / 10);
  });

  it(`keeps them on two nodes with strangers who speak as experts and purged journals, under ${PAIR_SEEDS} seeds`, {
    timeout: explored(240_000),
  }, async () => {
    const sum = { purge: 0, stranger: 0 };
    for (let seed = 1; seed <= PAIR_SEEDS; seed++) {
      const { violations, troubles } = await simulate({ seed, nodes: 2 });
      expect(violations, `seed ${seed}: npm run simulate -- --nodes 2 --first-seed ${seed} --seeds 1`).toEqual([]);
      for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] += troubles[kind];
    }
    expect(Math.min(sum.purge, sum.stranger)).toBeGreaterThan(PAIR_SEEDS / 10);
  });

  it.each([1, 2, 3])('comes to the same, step by step, for the same seed with nodes: %i', async (nodes) => {
    const traces = new Set<string>();
    for (const seed of [7, 11, 13]) {
      const [first, second] = [await simulate({ seed, nodes }), await simulate({ seed, nodes })];
      expect(second).toEqual(first);
      traces.add(first.trace);
    }
    expect(traces.size).toBe(3);
  });

  it.for(Object.keys(DEFECTS))('finds the planted defect: %s', { timeout: 240_000 }, async (name, { annotate }) => {
    const sabotage = DEFECTS[name];
    const found = await firstOf([FOUND_BY[name] ?? 1, ...ALL_SEEDS], async (seed) => {
      const { violations } = await simulate({ seed, ...(sabotage && { sabotage }) });
      return violations.length > 0;
    });
    expect(found, `no seed up to ${SEEDS_FOR_DEFECTS} found it`).toBeDefined();
    await annotate(`found by seed ${found}`);
  });
});
