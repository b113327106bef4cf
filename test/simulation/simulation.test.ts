import { describe, expect, it } from 'vitest';
import { simulate } from './invariants.ts';
import { DEFECTS } from './sabotage.ts';

/** Seeds that belong to every test run; `npm run simulate` does as many as one likes. */
const SEEDS = 200;

describe('simulation: the runtime in a bad world', () => {
  it(`keeps its promises under ${SEEDS} seeds`, { timeout: 240_000 }, async () => {
    let crashes = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const outcome = await simulate({ seed });
      expect(outcome.violations, `seed ${seed}: npm run simulate -- --first-seed ${seed} --seeds 1`).toEqual([]);
      crashes += outcome.crashes;
    }
    expect(crashes).toBeGreaterThan(SEEDS);
  });

  it('comes to the same outcome for the same seed', async () => {
    const [first, second] = [await simulate({ seed: 7 }), await simulate({ seed: 7 })];
    expect(second).toEqual(first);
  });

  it.each(Object.keys(DEFECTS))('finds the planted defect: %s', { timeout: 240_000 }, async (name) => {
    const sabotage = DEFECTS[name];
    let found: number | undefined;
    for (let seed = 1; seed <= SEEDS && found === undefined; seed++) {
      const { violations } = await simulate({ seed, ...(sabotage && { sabotage }) });
      if (violations.length > 0) found = seed;
    }
    expect(found, `no seed up to ${SEEDS} found it`).toBeDefined();
  });
});
