import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  extensions,
  type Framework,
  GRADUAL,
  strengths,
  type WeightedGraph,
} from '../../../protocols/decision/argument/index.ts';

/** `frame('abc', 'ab bc')` has three arguments; a attacks b, b attacks c. */
const frame = (names: string, attacks: string): Framework => ({
  arguments: [...names],
  attacks: attacks
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair) => [pair[0] as string, pair[1] as string] as const),
});

const sets = (framework: Framework, semantics: Parameters<typeof extensions>[1]) =>
  extensions(framework, semantics).map((members) => members.join(''));

describe('Dung (O8)', () => {
  const classic = frame('abcde', 'ab cb cd dc de ee');
  const floating = frame('abcd', 'ab ba ac bc cd');
  const circle = frame('abc', 'ab bc ca');

  test('the classic five arguments', () => {
    expect(sets(classic, 'grounded')).toEqual(['a']);
    expect(sets(classic, 'complete')).toEqual(['a', 'ac', 'ad']);
    expect(sets(classic, 'preferred')).toEqual(['ac', 'ad']);
    expect(sets(classic, 'stable')).toEqual(['ad']);
    expect(sets(classic, 'ideal')).toEqual(['a']);
  });

  test('a circle of three accepts nothing and has no stable extension', () => {
    expect(sets(circle, 'preferred')).toEqual(['']);
    expect(sets(circle, 'stable')).toEqual([]);
  });

  test('grounded needs no search: fourteen mutual attacks and a chain beside them', () => {
    const names = Array.from({ length: 14 }, (_, index) => [`m${index}`, `n${index}`] as const);
    const attacks = names.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
    const framework = {
      arguments: [...names.flat(), 'a', 'b', 'c'],
      attacks: [...attacks, ['a', 'b'] as const, ['b', 'c'] as const],
    };
    expect(extensions(framework, 'grounded')).toEqual([['a', 'c']]);
  });

  test('floating reinstatement: preferred accepts d either way, grounded nothing', () => {
    expect(sets(floating, 'preferred')).toEqual(['ad', 'bd']);
    expect(sets(floating, 'grounded')).toEqual(['']);
  });

  test('rejects unknown arguments and twins', () => {
    expect(() => extensions(frame('ab', 'ax'), 'grounded')).toThrow(RangeError);
    expect(() => extensions(frame('aa', ''), 'grounded')).toThrow(RangeError);
  });
});

const frameworks = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 16 }))
  .map(([size, pairs]): Framework => {
    const names = 'abcdefg'.slice(0, size).split('');
    return {
      arguments: names,
      attacks: pairs.map(([from, to]) => [names[from % size] as string, names[to % size] as string] as const),
    };
  });

/** All subsets that satisfy the definition of a complete extension, word for word. */
function completeByDefinition({ arguments: names, attacks }: Framework): string[] {
  const hits = (from: string, to: string) => attacks.some(([a, b]) => a === from && b === to);
  const subsets = Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_, index) => (bits >> index) % 2 === 1),
  );
  const defends = (set: string[], name: string) =>
    names.filter((other) => hits(other, name)).every((other) => set.some((member) => hits(member, other)));
  return subsets
    .filter((set) => !set.some((one) => set.some((other) => hits(one, other))))
    .filter((set) => names.every((name) => set.includes(name) === defends(set, name)))
    .map((set) => set.join(''))
    .toSorted();
}

describe('Dung, for any framework', () => {
  test('complete extensions are those of the definition', () => {
    fc.assert(
      fc.property(frameworks, (framework) => {
        expect(sets(framework, 'complete').toSorted()).toEqual(completeByDefinition(framework));
      }),
      { numRuns: 300 },
    );
  });

  test('grounded within ideal within every preferred; stable is preferred', () => {
    fc.assert(
      fc.property(frameworks, (framework) => {
        const [grounded = []] = extensions(framework, 'grounded');
        const [ideal = []] = extensions(framework, 'ideal');
        const preferred = extensions(framework, 'preferred');
        expect(new Set(grounded).isSubsetOf(new Set(ideal))).toBe(true);
        for (const set of preferred) expect(new Set(ideal).isSubsetOf(new Set(set))).toBe(true);
        expect(sets(framework, 'preferred')).toEqual(expect.arrayContaining(sets(framework, 'stable')));
      }),
    );
  });
});

/** The e-participation example of Rago et al.: two answers, three pros, four cons. */
const PARTICIPATION: WeightedGraph = {
  base: { A1: 0.5, A2: 0.5, P1: 0.7, P2: 0.5, P3: 0.9, C1: 0.2, C2: 0.2, C3: 0.6, C4: 0.5 },
  attacks: [
    ['C1', 'A2'],
    ['C2', 'P2'],
    ['C3', 'P2'],
    ['C4', 'P2'],
  ],
  supports: [
    ['P1', 'A1'],
    ['P2', 'A1'],
    ['P3', 'A2'],
  ],
};

const SEMANTICS = Object.keys(GRADUAL) as (keyof typeof GRADUAL)[];

describe('gradual semantics (O9)', () => {
  test.each([
    ['df-quad', 0.08, 0.862, 0.85],
    ['quadratic-energy', 0.1859, 0.7199, 0.6644],
    ['euler', 0.34, 0.6894, 0.6263],
  ] as const)('%s on nine arguments', (semantics, p2, a1, a2) => {
    const result = strengths(PARTICIPATION, semantics);
    expect(result?.P2).toBeCloseTo(p2, 3);
    expect(result?.A1).toBeCloseTo(a1, 3);
    expect(result?.A2).toBeCloseTo(a2, 3);
  });

  test.each(SEMANTICS)('%s: a cycle comes to rest where every strength follows from the others', (semantics) => {
    const base = { a: 0.8, b: 0.6, c: 0.3 };
    const cyclic: WeightedGraph = {
      base,
      attacks: [
        ['a', 'b'],
        ['b', 'a'],
      ],
      supports: [
        ['b', 'c'],
        ['c', 'a'],
      ],
    };
    const s = strengths(cyclic, semantics) as Record<keyof typeof base, number>;
    expect(s.a).toBeCloseTo(GRADUAL[semantics](base.a, [s.b], [s.c]), 7);
    expect(s.b).toBeCloseTo(GRADUAL[semantics](base.b, [s.a], []), 7);
    expect(s.c).toBeCloseTo(GRADUAL[semantics](base.c, [], [s.b]), 7);
  });

  test.each(SEMANTICS)('%s: one more attacker never strengthens, one more supporter never weakens', (semantics) => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        unit,
        fc.array(unit, { maxLength: 4 }),
        fc.array(unit, { maxLength: 4 }),
        unit,
        (base, cons, pros, more) => {
          const before = GRADUAL[semantics](base, cons, pros);
          expect(before).toBeGreaterThanOrEqual(-1e-12);
          expect(before).toBeLessThanOrEqual(1 + 1e-12);
          expect(GRADUAL[semantics](base, [...cons, more], pros)).toBeLessThanOrEqual(before + 1e-12);
          expect(GRADUAL[semantics](base, cons, [...pros, more])).toBeGreaterThanOrEqual(before - 1e-12);
        },
      ),
    );
  });

  test('rejects unknown arguments and impossible base scores', () => {
    expect(() => strengths({ base: { a: 1.2 }, attacks: [], supports: [] }, 'euler')).toThrow(RangeError);
    expect(() => strengths({ base: { a: 1 }, attacks: [['a', 'z']], supports: [] }, 'euler')).toThrow(RangeError);
  });
});
