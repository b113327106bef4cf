import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Comparison,
  clusteredInterval,
  compared,
  discordantShare,
  type Estimate,
  holm,
  itemsNeeded,
  logEvidence,
  meanInterval,
  normalQuantile,
  normalShare,
  pairedInterval,
  powerAt,
  smallestDifference,
  verdictSentence,
} from '../../../../protocols/lab/statistics/index.ts';
import { shareInterval } from '../../../../protocols/metrics/index.ts';
import { seededRandom } from '../../../../protocols/seeded.ts';
import { explored } from '../../../explore.ts';

describe('normal distribution', () => {
  it.each([
    [-6, 9.865876450376946e-10],
    [-1.2, 0.11506967022170822],
    [0.3, 0.6179114221889526],
    [2, 0.9772498680518208],
    [5.5, 0.9999999810104375],
  ])('normal distribution: the share below %d', (x, share) => {
    expect(Math.abs(normalShare(x) / share - 1)).toBeLessThan(1e-12);
  });

  it('normal distribution: the quantile is the inverse of the share', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-8, max: 1 - 1e-8, noNaN: true }), (p) => {
        expect(Math.abs(normalShare(normalQuantile(p)) - p)).toBeLessThan(1e-13);
      }),
    );
    expect(() => normalQuantile(1)).toThrow(RangeError);
    expect(() => normalQuantile(Number.NaN)).toThrow(RangeError);
  });
});

describe('Holm', () => {
  it("Holm: four tests, corrected step by step, in the callers' order", () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((value) => Number(value.toFixed(10)))).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([])).toEqual([]);
    expect(() => holm([0.2, Number.NaN])).toThrow(RangeError);
  });

  it('Holm: never under the plain value, never over Bonferroni, in the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }), (values) => {
        const adjusted = holm(values);
        for (const [index, value] of values.entries()) {
          expect(adjusted[index]).toBeGreaterThanOrEqual(value);
          expect(adjusted[index]).toBeLessThanOrEqual(Math.min(1, value * values.length));
          const larger = adjusted.filter((_, other) => (values[other] as number) > value);
          expect(Math.min(1, ...larger)).toBeGreaterThanOrEqual(adjusted[index] as number);
        }
      }),
    );
  });
});

describe('interval of a mean', () => {
  const trials = explored(100);
  const skewed = Array.from({ length: 40 }, (_, index) => (index < 36 ? 0 : 1));

  it.each([
    [8, 'skewed', 1, (draw: number) => -Math.log(1 - draw)],
    [15, 'skewed', 1, (draw: number) => -Math.log(1 - draw)],
    [25, 'skewed', 1, (draw: number) => -Math.log(1 - draw)],
    [60, 'skewed', 1, (draw: number) => -Math.log(1 - draw)],
    [25, 'shares', 0.25, (draw: number) => draw ** 3],
    [25, 'halves', 0.75, (draw: number) => (draw < 0.6 ? 1 : draw < 0.9 ? 0.5 : 0)],
  ])('%i values, %s: holds the true mean in 92 of 100', (size, _, truth, drawn) => {
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const random = seededRandom(trial, 'coverage');
      const values = Array.from({ length: size }, () => drawn(random.real()));
      const found = meanInterval(values, random);
      if (found !== null && found.low <= truth && found.high >= truth) covered++;
    }
    expect(covered / trials).toBeGreaterThan(0.92);
  });

  it('a skewed sample gets a skewed interval', () => {
    const found = meanInterval(skewed, seededRandom(1, 'skewed')) as Estimate;
    expect(found.mean).toBeCloseTo(0.1, 12);
    expect(found.high - found.mean).toBeGreaterThan(found.mean - found.low);
  });

  it('of many values it is that of another implementation of BCa (scipy 1.17.1, 200,000 resamples)', () => {
    const sample = [...Array.from({ length: 36 }, () => 0), 1, 1, 1, 1, 3, 5];
    const { low, high } = meanInterval(sample, seededRandom(1, 'scipy')) as Estimate;
    expect(low).toBeCloseTo(0.0952, 1);
    expect(high).toBeGreaterThan(0.7);
    expect(high).toBeLessThan(0.78);
  });

  it.each([
    [25, 0.3, 0],
    [25, 0.2, 0.1],
    [100, 0.01, 0],
    [100, 0.005, 0.005],
    [300, 0.01, 0.004],
    [300, 0.1, 0.06],
  ])('paired interval: %i items, gains %f and losses %f: covers the truth in 93 to 100 of 100', (items, gain, loss) => {
    // Worked out exactly: the chance of every outcome whose interval holds the true difference.
    let covered = 0;
    const logFactorials = [0];
    for (let n = 1; n <= items; n++) logFactorials.push((logFactorials[n - 1] as number) + Math.log(n));
    const times = (count: number, share: number): number => (count === 0 ? 0 : count * Math.log(share));
    for (let better = 0; better <= items; better++) {
      for (let worse = 0; worse <= items - better; worse++) {
        const same = items - better - worse;
        const { low, high } = pairedInterval({ better, worse, items });
        if (low > gain - loss || high < gain - loss) continue;
        const [all, a, b, c] = [items, better, worse, same].map((n) => logFactorials[n] as number) as [
          number,
          number,
          number,
          number,
        ];
        covered += Math.exp(all - a - b - c + times(better, gain) + times(worse, loss) + times(same, 1 - gain - loss));
      }
    }
    expect(covered).toBeGreaterThan(0.93);
  });

  it('paired interval: items of a few panels count for less than items of their own', () => {
    const clusters = [0, 4, 8, 2, 6].map((better) => ({ better, worse: 2, items: 40 }));
    const alone = pairedInterval({ better: 20, worse: 10, items: 200 });
    const { mean, low, high } = clusteredInterval(clusters);
    expect(mean).toBeCloseTo(alone.mean, 12);
    // Student's interval of −.05, .05, .15, 0, .1: mean .05, s .0790569, t(4) 2.776445.
    expect(low).toBeCloseTo(0.05 - (2.776445 * 0.0790569) / Math.sqrt(5), 6);
    expect(high).toBeCloseTo(0.05 + (2.776445 * 0.0790569) / Math.sqrt(5), 6);
    expect(() => clusteredInterval(clusters.slice(0, 1))).toThrow(RangeError);
    expect(() => pairedInterval({ better: 5, worse: 5, items: 9 })).toThrow(RangeError);
  });

  it('the same seed gives the same interval; equal values give no width; few tell nothing; none is refused', () => {
    expect(meanInterval(skewed, seededRandom(5))).toEqual(meanInterval(skewed, seededRandom(5)));
    expect(meanInterval(Array(8).fill(2), seededRandom(5))).toEqual({ mean: 2, low: 2, high: 2 });
    expect(meanInterval([1, 2, 3, 4, 5, 6, 7], seededRandom(5))).toBeNull();
    expect(() => meanInterval([], seededRandom(5))).toThrow(RangeError);
  });
});

describe('power', () => {
  it('power: the items of a paired comparison by hand', () => {
    // (1.95996 √.2 + .84162 √.19)² / .01
    expect(itemsNeeded({ difference: 0.1, discordant: 0.2, alpha: 0.05, power: 0.8 })).toBe(155);
    expect(powerAt(155, { difference: 0.1, discordant: 0.2, alpha: 0.05 })).toBeCloseTo(0.8, 2);
  });

  it('power: what so many items can show is what needs so many items', () => {
    const question = { discordant: 0.2, alpha: 0.05, power: 0.8 };
    const least = smallestDifference(400, question) as number;
    expect(itemsNeeded({ ...question, difference: least })).toBeLessThanOrEqual(400);
    expect(itemsNeeded({ ...question, difference: least - 1e-4 })).toBeGreaterThanOrEqual(400);
    expect(smallestDifference(3, question)).toBeNull();
  });

  it('power: 85 of 100 may be anything from .767 to .907', () => {
    const { low, high } = shareInterval(85, 100);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.767', '0.907']);
  });

  it('power: methods that err together differ on fewer items', () => {
    expect(discordantShare(0.8, 0.8, 0)).toBeCloseTo(0.32, 12);
    expect(discordantShare(0.8, 0.8, 1)).toBeCloseTo(0, 12);
    expect(() => discordantShare(0.95, 0.5, 1)).toThrow(RangeError);
    expect(() => itemsNeeded({ difference: 0.1, discordant: 0.05, alpha: 0.05, power: 0.8 })).toThrow(RangeError);
  });

  it('power: a simulated test finds the difference about as often as promised', () => {
    const items = itemsNeeded({ difference: 0.1, discordant: 0.3, alpha: 0.05, power: 0.8 });
    let found = 0;
    for (let trial = 0; trial < 400; trial++) {
      const random = seededRandom(trial, 'power');
      const draws = Array.from({ length: items }, () => random.real());
      const right = draws.map((draw) => draw < 0.2);
      const controlRight = draws.map((draw) => draw >= 0.2 && draw < 0.3);
      if ((compared([{ method: 'a', control: 'b', right, controlRight }])[0]?.p ?? 1) <= 0.05) found++;
    }
    // The exact test is a little more cautious than the formula's normal one.
    expect(found / 400).toBeGreaterThan(0.7);
    expect(found / 400).toBeLessThan(0.87);
  });
});

describe('evidence at any time', () => {
  it.each([
    [10, 0, 5.19532],
    [7, 3, -0.582333],
    [60, 40, -0.517394],
  ])('evidence: %d against %d', (left, right, log) => {
    expect(logEvidence(left, right)).toBeCloseTo(log, 5);
    expect(logEvidence(right, left)).toBeCloseTo(log, 5);
  });

  it('evidence: looking after every item cries wolf in at most one of twenty fair races', () => {
    let alarms = 0;
    for (let race = 0; race < 400; race++) {
      const random = seededRandom(race, 'race');
      const counts: [number, number] = [0, 0];
      for (let item = 0; item < 300; item++) {
        counts[random.integer(0, 1) as 0 | 1]++;
        if (logEvidence(...counts) >= Math.log(20)) {
          alarms++;
          break;
        }
      }
    }
    expect(alarms / 400).toBeLessThan(0.05);
  });
});

describe('verdict', () => {
  const base: Comparison = {
    method: 'ring',
    control: 'vote',
    items: 500,
    difference: { mean: 0.012, low: -0.004, high: 0.029 },
    onlyMethod: 16,
    onlyControl: 10,
    p: 0.33,
    adjusted: 0.66,
    logEvidence: -1,
  };

  it.each<[Partial<Comparison>, string]>([
    [{}, 'ring beats vote by 1.2 pp [−0.4, 2.9]: not shown.'],
    [
      { difference: { mean: 0.05, low: 0.02, high: 0.08 }, adjusted: 0.004 },
      'ring beats vote by 5.0 pp [2.0, 8.0]: shown (p = .004).',
    ],
    [
      { difference: { mean: -0.05, low: -0.08, high: -0.02 }, adjusted: 0.0001 },
      'ring trails vote by 5.0 pp [2.0, 8.0]: shown (p < .001).',
    ],
    [
      { difference: { mean: 0.05, low: 0.02, high: 0.08 }, adjusted: 0.07 },
      'ring beats vote by 5.0 pp [2.0, 8.0]: not shown.',
    ],
    [
      { difference: { mean: -0.002, low: -0.01, high: 0.006 } },
      'ring is as good as vote: −0.2 pp [−1.0, 0.6] lies within ±2.0 pp.',
    ],
    [{ onlyMethod: 0, onlyControl: 0 }, 'ring and vote got the same right, item by item: no difference in 500 items.'],
  ])('verdict: %o', (change, sentence) => {
    expect(verdictSentence({ ...base, ...change })).toBe(sentence);
  });

  it('verdict: a family is corrected together, and one more comparison moves no interval', () => {
    const right = Array.from({ length: 50 }, (_, item) => item % 5 !== 0);
    const controlRight = Array.from({ length: 50 }, (_, item) => item % 3 !== 0);
    const first = { method: 'a', control: 'b', right, controlRight };
    const [alone] = compared([first]);
    const [together] = compared([first, { ...first, method: 'c' }]);
    expect(together?.difference).toEqual(alone?.difference);
    expect(together?.adjusted).toBeCloseTo(Math.min(1, 2 * (alone?.p as number)), 12);
    expect(() => compared([{ ...first, right: [true] }])).toThrow(RangeError);
  });
});
