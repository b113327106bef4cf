import { describe, expect, it } from 'vitest';
import { ratioInterval } from '../../../../protocols/lab/statistics/index.ts';
import { shareInterval } from '../../../../protocols/metrics/index.ts';
import { type SeededRandom, seededRandom } from '../../../../protocols/seeded.ts';

/** Share of experiments whose interval holds the truth. */
function coverage(experiment: (random: SeededRandom) => Parameters<typeof ratioInterval>[0], truth: number): number {
  const trials = 2000;
  let held = 0;
  for (let trial = 0; trial < trials; trial++) {
    const found = ratioInterval(experiment(seededRandom(trial, 'coverage of a ratio')));
    if (found !== null && found.low <= truth && found.high >= truth) held++;
  }
  return held / trials;
}

/** Debates of one to six chances, of which this share is taken; `together`: all of a debate's chances at once, or none. */
const shares = (debates: number, share: number, together: boolean) => (random: SeededRandom) => {
  const chances = Array.from({ length: debates }, () => random.integer(1, 6));
  const one = (): number => Number(random.real() < share);
  const hits = chances.map((count) => {
    if (together) return count * one();
    return Array.from({ length: count }, one).reduce((sum, hit) => sum + hit, 0);
  });
  return { hits, chances };
};

/** One chance a debate, which gains with the one probability and loses with the other. */
const differences = (debates: number, gain: number, loss: number) => (random: SeededRandom) => ({
  hits: Array.from({ length: debates }, () => {
    const drawn = random.real();
    return drawn < gain ? 1 : drawn < gain + loss ? -1 : 0;
  }),
  chances: Array.from({ length: debates }, () => 1),
  signed: true,
});

describe('ratio over debates', () => {
  it.each([
    [25, 0.3, false],
    [25, 0.3, true],
    [25, 0.02, false],
    [100, 0.01, false],
    [100, 0.1, true],
  ])('share: %i debates, %f of the chances, all of a debate at once %s: holds the truth in 93 of 100', (...setting) => {
    expect(coverage(shares(...setting), setting[1])).toBeGreaterThan(0.93);
  });

  it.each([
    [25, 0.3, 0.1],
    [25, 0.02, 0.02],
    [100, 0.01, 0],
    [300, 0.005, 0.005],
  ])('difference: %i debates, gains %f and losses %f: holds the truth in 93 of 100', (debates, gain, loss) => {
    expect(coverage(differences(debates, gain, loss), gain - loss)).toBeGreaterThan(0.93);
  });

  it('whole debates count, so that what hangs together is not taken for many', () => {
    // In each debate all ten or none.
    const hits = Array.from({ length: 50 }, (_, debate) => (debate % 2) * 10);
    const together = ratioInterval({ hits, chances: hits.map(() => 10) });
    const apart = shareInterval(250, 500);
    expect((together?.high as number) - (together?.low as number)).toBeGreaterThan(2 * (apart.high - apart.low));
  });

  it('never and always have an interval; what could hardly happen, or never, has none', () => {
    const none = Array.from({ length: 30 }, () => 0);
    const three = none.map(() => 3);
    const never = ratioInterval({ hits: none, chances: three });
    expect(never).toMatchObject({ mean: 0, low: 0 });
    expect(never?.high).toBeGreaterThan(shareInterval(0, 30).high);
    expect(ratioInterval({ hits: three, chances: three })).toMatchObject({ mean: 1, high: 1 });
    expect(ratioInterval({ hits: none, chances: none })).toBeNull();
    expect(ratioInterval({ hits: [1, 0, 0], chances: [1, 1, 0] })).toBeNull();
    expect(ratioInterval({ hits: none, chances: three, signed: true })?.low).toBeLessThan(-0.02);
  });

  it('series of different debates are refused', () => {
    expect(() => ratioInterval({ hits: [1], chances: [1, 1] })).toThrow(RangeError);
  });
});
