import { describe, expect, it } from 'vitest';
import { bootstrapMean, bootstrapRatios } from '../../../../protocols/lab/statistics/index.ts';
import { shareInterval } from '../../../../protocols/metrics/index.ts';
import { seededRandom } from '../../../../protocols/seeded.ts';

const random = (label = 'ratio') => seededRandom(1, label);

describe('ratio over debates', () => {
  it('ratio over debates: with one chance a debate it is the bootstrap of a mean', () => {
    const hits = Array.from({ length: 200 }, (_, debate) => Number(debate % 3 === 0));
    const [ratio] = bootstrapRatios([{ hits, chances: hits.map(() => 1) }], random());
    const mean = bootstrapMean(hits, random());
    expect(ratio?.mean).toBeCloseTo(mean.mean, 12);
    expect(Math.abs((ratio?.low as number) - mean.low)).toBeLessThan(0.02);
    expect(Math.abs((ratio?.high as number) - mean.high)).toBeLessThan(0.02);
  });

  it('ratio over debates: whole debates are drawn, so that what hangs together is not taken for many', () => {
    // In each debate all ten or none.
    const hits = Array.from({ length: 50 }, (_, debate) => (debate % 2) * 10);
    const [together] = bootstrapRatios([{ hits, chances: hits.map(() => 10) }], random());
    const apart = shareInterval(250, 500);
    expect((together?.high as number) - (together?.low as number)).toBeGreaterThan(2 * (apart.high - apart.low));
  });

  it('ratio over debates: never and always have an interval, what could not happen has none', () => {
    const none = Array.from({ length: 30 }, () => 0);
    const three = none.map(() => 3);
    const [never, always, could, signed] = bootstrapRatios(
      [
        { hits: none, chances: three },
        { hits: three, chances: three },
        { hits: none, chances: none },
        { hits: none, chances: three, signed: true },
      ],
      random(),
    );
    const { high } = shareInterval(0, 30);
    expect(never).toEqual({ mean: 0, low: 0, high });
    expect(always).toEqual({ mean: 1, low: 1 - high, high: 1 });
    expect(could).toBeNull();
    expect(signed).toEqual({ mean: 0, low: -high, high });
  });

  it('ratio over debates: holds the true ratio about 95 times of 100', () => {
    let held = 0;
    for (let sample = 0; sample < 100; sample++) {
      const draw = random(`sample ${sample}`);
      const debates = Array.from({ length: 80 }, () => {
        const chances = draw.integer(1, 6);
        return { chances, hits: Array.from({ length: chances }, () => Number(draw.real() < 0.3)) };
      });
      const [found] = bootstrapRatios(
        [
          {
            hits: debates.map(({ hits }) => hits.reduce((sum, hit) => sum + hit, 0)),
            chances: debates.map(({ chances }) => chances),
          },
        ],
        draw,
      );
      if ((found?.low as number) <= 0.3 && (found?.high as number) >= 0.3) held++;
    }
    expect(held).toBeGreaterThanOrEqual(88);
  });

  it('ratio over debates: series of different debates are refused', () => {
    expect(() => bootstrapRatios([{ hits: [1], chances: [1, 1] }], random())).toThrow(RangeError);
  });
});
