import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash, seededRandom, stringHash } from '../../protocols/index.ts';

const draws = (seed: number, ...labels: string[]): number[] => {
  const random = seededRandom(seed, ...labels);
  return Array.from({ length: 8 }, () => random.real());
};

test('seeded: the same numbers on every machine', () => {
  expect(stringHash('conclave')).toBe(1024696170);
  expect(seededRandom(1, 'a').shuffled([1, 2, 3, 4, 5, 6])).toEqual([2, 3, 4, 5, 1, 6]);
});

test('seeded: seed and every label make their own stream', () => {
  const streams = [draws(1), draws(2), draws(1, 'a'), draws(1, 'b'), draws(1, 'ab', 'c'), draws(1, 'a', 'bc')];
  expect(new Set(streams.map(String)).size).toBe(streams.length);
  expect(draws(1, 'a')).toEqual(streams[2]);
});

test('seeded: numbers passed over are those that would have been drawn', () => {
  const random = seededRandom(1, 'a');
  random.skip(3);
  expect(random.real()).toBe(draws(1, 'a')[3]);
});

test('seeded: a list is filled with the numbers that would have been drawn, and the stream goes on behind them', () => {
  const random = seededRandom(1, 'a');
  const list = new Float64Array(5);
  random.reals(list);
  expect([...list, random.real()]).toEqual(draws(1, 'a').slice(0, 6));
});

test('seeded: numbers stay in their range, and a shuffle loses nothing', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: -50, max: 50 }),
      fc.nat(50),
      fc.array(fc.nat()),
      (seed, low, span, list) => {
        const random = seededRandom(seed);
        const value = random.integer(low, low + span);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(low + span);
        const real = random.real();
        expect(real >= 0 && real < 1).toBe(true);
        expect(random.shuffled(list).toSorted()).toEqual(list.toSorted());
      },
    ),
  );
});

test('seeded: rejects an invalid seed or range', () => {
  expect(() => seededRandom(0.5)).toThrow(RangeError);
  expect(() => seededRandom(1).integer(2, 1)).toThrow(RangeError);
});

test('contentHash: RFC 8785, whatever the order of keys', () => {
  expect(contentHash({ b: [1, 2], a: 'x' })).toBe(contentHash({ a: 'x', b: [1, 2] }));
  // printf '%s' '{}' | sha256sum
  expect(contentHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  expect(() => contentHash(undefined)).toThrow(TypeError);
  expect(() => contentHash({ n: Number.NaN })).toThrow('NaN');
});

test('seeded: streams of neighbouring labels do not go together', () => {
  const first = (index: number): number => seededRandom(7, 'voter', String(index)).real();
  const draws = Array.from({ length: 4_000 }, (_, index) => first(index));
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
  const spread = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const together = draws
    .slice(1)
    .reduce((sum, value, index) => sum + (value - mean) * ((draws[index] as number) - mean), 0);
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  // Three standard errors of an autocorrelation of 4,000 independent draws.
  expect(Math.abs(together / spread)).toBeLessThan(3 / Math.sqrt(4_000));
});
