import { describe, expect, it } from 'vitest';
import type { Store } from '../../runtime/index.ts';
import { explored } from '../explore.ts';
import { DEFECTS, type Defect, spoiltConditions, spoiltValue, spoiltWrites } from '../runtime/calls/call-defects.ts';
import type { Dice } from '../simulation/dice.ts';
import { simulate } from '../simulation/invariants.ts';
import type { Sabotage } from '../simulation/sabotage.ts';

/** Seeds that belong to every test run; `npm run simulate -- --models` does as many as one likes. */
const SEEDS = explored(30);

/** Of worlds in which nodes leave in an orderly way. */
const ORDERLY_SEEDS = explored(10);

/** Seeds within which a planted defect has to be found. */
const SEEDS_FOR_DEFECTS = 60;

/** The ledger's store with a defect between them. */
const spoilt =
  (defect: Defect) =>
  (store: Store, dice: Dice): Store => ({
    get: (key) => spoiltValue(store.get(key), defect, () => dice.happens(0.25)),
    text: (key) => store.text(key),
    bytes: (key) => store.bytes(key),
    range: (prefix, options) => store.range(prefix, options),
    commit: (writes, conditions = []) =>
      store.commit(spoiltWrites(writes, defect), spoiltConditions(conditions, defect)),
    flush: () => store.flush(),
    close: () => store.close(),
  });

const sabotageOf = (defect: Defect): Sabotage =>
  defect === 'abort-on-hand-over' ? { abortsCalls: true } : { calls: spoilt(defect) };

describe('simulation: language models on a panel in a bad world', () => {
  it(`are paid once, booked as they were, and change no result, under ${SEEDS} seeds`, {
    timeout: explored(240_000),
  }, async () => {
    const sum = { charged: 0, answered: 0, lost: 0, refused: 0, crash: 0 };
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { violations, calls, troubles } = await simulate({ seed, models: true });
      expect(violations, `seed ${seed}: npm run simulate -- --models --first-seed ${seed} --seeds 1`).toEqual([]);
      for (const [kind, count] of Object.entries({ ...calls, crash: troubles.crash }))
        sum[kind as keyof typeof sum] += count;
    }
    // A world without troubles would keep every promise.
    expect(sum.answered).toBeGreaterThan(SEEDS * 5);
    for (const kind of ['lost', 'refused', 'crash'] as const) expect(sum[kind]).toBeGreaterThan(SEEDS / 4);
  });

  it('are lost by no departure: nodes that are told to stop have their answers first', {
    timeout: explored(240_000),
  }, async () => {
    let leave = 0;
    for (let seed = 1; seed <= ORDERLY_SEEDS; seed += 1) {
      const { violations, calls, troubles } = await simulate({ seed, models: true, nodes: 2, orderly: true });
      expect(violations, `seed ${seed}`).toEqual([]);
      expect(calls.lost).toBe(0);
      leave += troubles.leave;
    }
    expect(leave).toBeGreaterThan(ORDERLY_SEEDS);
  });

  it.for([...DEFECTS])('finds the planted defect: %s', { timeout: 240_000 }, async (defect, { annotate }) => {
    let found: number | undefined;
    for (let seed = 1; seed <= SEEDS_FOR_DEFECTS && found === undefined; seed += 1) {
      const world = defect === 'abort-on-hand-over' ? { nodes: 2, orderly: true } : {};
      const { violations } = await simulate({ seed, models: true, ...world, sabotage: sabotageOf(defect) });
      if (violations.length > 0) found = seed;
    }
    expect(found, `no seed up to ${SEEDS_FOR_DEFECTS} found it`).toBeDefined();
    await annotate(`found by seed ${found}`);
  });
});
