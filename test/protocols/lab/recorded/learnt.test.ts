import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../protocols/index.ts';
import {
  bestAgent,
  dawidSkeneGold,
  dawidSkeneVotes,
  logOddsWeights,
  majority,
  measure,
  type RecordedItem,
  stacking,
  stackingByPart,
} from '../../../../protocols/lab/index.ts';
import { type Case, fitConditionalLogit, loss } from '../../../../protocols/lab/recorded/learnt/conditional-logit.ts';
import { folds } from '../../../../protocols/lab/recorded/learnt/folds.ts';
import { solve } from '../../../../protocols/lab/recorded/learnt/linear-system.ts';

const LEARNERS = [majority, bestAgent, logOddsWeights, dawidSkeneVotes, dawidSkeneGold, stacking, stackingByPart];

/** Two agents of .85 with their own errors, and eight of .6 that always say the same. */
function clones(items: number, seed = 1): RecordedItem[] {
  const random = seededRandom(seed, 'clones');
  return Array.from({ length: items }, (_, index) => {
    const gold = random.integer(0, 1);
    const says = (competence: number) => String(random.real() < competence ? gold : 1 - gold);
    const herd = says(0.6);
    const votes = [says(0.85), says(0.85), ...Array<string>(8).fill(herd)];
    return {
      id: `i${index}`,
      subset: '',
      candidates: ['0', '1'],
      gold: String(gold),
      rounds: [votes.map((choice, agent) => ({ agent: `a${agent}`, choice }))],
    };
  });
}

const plan = { kind: 'cross-validated', folds: 5, seed: 1 } as const;

describe('learnt weights', () => {
  test('items without a known answer are not counted, but who learns from votes alone learns from them', () => {
    const random = seededRandom(4, 'unlabelled');
    // One worker of .9 among four of .55: twelve known items are too few to find it by.
    const items = Array.from({ length: 400 }, (_, index) => {
      const gold = random.integer(0, 1);
      const votes = [0.9, 0.55, 0.55, 0.55, 0.55].map((p, agent) => ({
        agent: `a${agent}`,
        choice: String(random.real() < p ? gold : 1 - gold),
      }));
      return {
        id: `i${index}`,
        subset: '',
        candidates: ['0', '1'],
        gold: index < 80 ? String(gold) : null,
        rounds: [votes],
      };
    });
    const [alone] = measure(items.slice(0, 80), [dawidSkeneVotes], plan);
    const [helped] = measure(items, [dawidSkeneVotes], plan);
    expect([alone?.items, helped?.items]).toEqual([80, 80]);
    expect(helped?.accuracy).toBeGreaterThan(alone?.accuracy as number);
  });

  test('stacking finds those who only echo each other; log-odds, weighing one by one, does not', () => {
    const [vote, stacked, logOdds] = measure(clones(300), [majority, stacking, logOddsWeights], plan);
    expect(vote?.accuracy).toBeLessThan(0.65);
    expect(stacked?.accuracy).toBeGreaterThan(0.8);
    expect(stacked?.accuracy).toBeGreaterThan((logOdds?.accuracy as number) + 0.05);
    expect(stacked?.p).toBeLessThan(0.001);
    expect(stacked?.low).toBeLessThan(stacked?.accuracy as number);
  });

  test.each(LEARNERS.map((learner) => [learner.name, learner] as const))(
    '%s: the same for any names and any order of the candidates',
    (_, learner) => {
      const items = clones(60);
      const swapped = items.map((item) => ({
        ...item,
        candidates: item.candidates.toReversed(),
        rounds: item.rounds.map((votes) => votes.toReversed()),
      }));
      const [known, asked] = [items.slice(0, 40), items.slice(40)];
      const beliefs = learner.judge(known, asked);
      const mirrored = learner.judge(swapped.slice(0, 40), swapped.slice(40));
      expect([...beliefs.keys()]).toEqual(asked.map(({ id }) => id));
      for (const [id, belief] of beliefs) {
        expect(belief.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
        for (const [at, p] of belief.entries()) expect(mirrored.get(id)?.at(1 - at)).toBeCloseTo(p, 4);
      }
    },
  );

  test.each(LEARNERS.map((learner) => [learner.name, learner] as const))(
    '%s: what it is asked about tells it nothing of the answer',
    (_, learner) => {
      const items = clones(60);
      const hidden = items.slice(40).map((item) => ({ ...item, gold: item.gold === '1' ? '0' : '1' }));
      expect(learner.judge(items.slice(0, 40), hidden)).toEqual(learner.judge(items.slice(0, 40), items.slice(40)));
    },
  );

  test('an agent nobody knows, no record and no readable answer leave everything open', () => {
    const [item] = clones(1);
    const silent = { ...(item as RecordedItem), rounds: [[{ agent: 'new', choice: null }]] };
    const known = clones(20, 2).map((other) => ({ ...other, id: `k${other.id}` }));
    for (const learner of LEARNERS) expect(learner.judge(known, [silent]).get('i0')).toEqual([0.5, 0.5]);
    const first = { ...(item as RecordedItem), rounds: [[{ agent: 'new', choice: '0' }]] };
    expect(logOddsWeights.judge([], [first]).get('i0')).toEqual([0.5, 0.5]);
  });

  test('told the part, an agent that misleads in one part only is turned round there', () => {
    const random = seededRandom(4, 'parts');
    const items = Array.from({ length: 120 }, (_, index): RecordedItem => {
      const gold = random.integer(0, 1);
      const trap = index % 2 === 0;
      return {
        id: `i${index}`,
        subset: trap ? 'set/traps/a' : 'set/plain',
        candidates: ['0', '1'],
        gold: String(gold),
        rounds: [[{ agent: 'a', choice: String(trap ? 1 - gold : gold) }]],
      };
    });
    const [blind, told] = measure(items, [stacking, stackingByPart], plan);
    expect(blind?.accuracy).toBeLessThan(0.7);
    expect(told?.accuracy).toBe(1);
  });

  test('measuring needs a right answer somewhere, and learns on the other panel when there is one', () => {
    expect(() =>
      measure(
        clones(5).map((item) => ({ ...item, gold: null })),
        [majority],
        plan,
      ),
    ).toThrow(RangeError);
    const train = clones(200, 5).map((item) => ({ ...item, id: `t${item.id}` }));
    const [stacked] = measure(clones(200, 6), [stacking], { kind: 'trained', train });
    expect(stacked).toMatchObject({ items: 200, p: 1 });
    expect(stacked?.accuracy).toBeGreaterThan(0.8);
  });
});

describe('conditional logit', () => {
  const cases: Case[] = Array.from({ length: 40 }, (_, index) => ({
    features: [0, 1],
    values: [
      [1, index % 3 === 0 ? 1 : 0],
      [0, index % 2],
      [0.5, 0.5],
    ],
    right: index % 4 === 0 ? 1 : 0,
  }));
  const height = (w: ArrayLike<number>) => loss(cases, w) + ((w[0] as number) ** 2 + (w[1] as number) ** 2) / 2;

  test('no small step improves what it found', () => {
    const w = fitConditionalLogit(cases, 2, 1);
    for (const [i, j] of [
      [1e-3, 0],
      [-1e-3, 0],
      [0, 1e-3],
      [0, -1e-3],
    ] as const) {
      expect(height([(w[0] as number) + i, (w[1] as number) + j])).toBeGreaterThan(height(w));
    }
  });

  test('a larger penalty gives smaller weights; none is refused', () => {
    const size = (penalty: number) => fitConditionalLogit(cases, 2, penalty).reduce((sum, x) => sum + x * x, 0);
    expect(size(100)).toBeLessThan(size(1));
    expect(() => fitConditionalLogit(cases, 2, 0)).toThrow(RangeError);
  });

  test('solves what it is given, and refuses what is not positive definite', () => {
    expect([...solve(Float64Array.of(4, 0, 2, 3), Float64Array.of(8, 7))]).toEqual([
      expect.closeTo(1.25, 12),
      expect.closeTo(1.5, 12),
    ]);
    expect(() => solve(Float64Array.of(0, 0, 0, 1), Float64Array.of(1, 1))).toThrow(RangeError);
  });
});

test('folds: every item is tested once, and never trained on when it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2, max: 12 }), fc.nat(), (size, count, seed) => {
      const items = Array.from({ length: size }, (_, index) => index);
      const parts = folds(items, count, seed);
      expect(parts.flatMap(({ test }) => test).toSorted((a, b) => a - b)).toEqual(items);
      for (const { train, test } of parts) expect(new Set([...train, ...test]).size).toBe(size);
    }),
  );
});
