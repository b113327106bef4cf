import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../../actors/classifiers/features.ts';
import { encode, probability } from '../../../actors/classifiers/sparse-model.ts';
import { calibrate } from '../../../actors/classifiers/training/calibrate.ts';
import {
  counted,
  type Examples,
  judgeUnseen,
  type Settings,
  surroundingsOf,
  train,
  trainInContext,
} from '../../../actors/classifiers/training/index.ts';
import { bestThreshold, steadyThreshold } from '../../../actors/classifiers/training/threshold.ts';
import { seededRandom } from '../../../protocols/index.ts';

const SETTINGS: Settings = {
  seed: 1,
  folds: 4,
  negative: 1,
  positive: 1,
  epochs: 20,
  leastRows: 2,
  features: 200,
  weights: 200,
};

const FILLER = 'river duck pond reed heron water bank stone moss frog lily wind rain cloud path'.split(' ');

/** Documents of 12 one-passage units; a quarter carries `ferry`, told by two words; half of those is also `fast`. */
function generated(seed: number, count = 20): Examples {
  const random = seededRandom(seed, 'examples');
  const rows = [];
  const [ferry, fast, documentOf]: [number[], number[], number[]] = [[], [], []];
  for (let unit = 0; unit < count * 12; unit++) {
    const words = random.shuffled(FILLER).slice(0, 8);
    const isFerry = random.real() < 0.25;
    const isFast = isFerry && random.real() < 0.5;
    if (isFerry) words.splice(3, 0, 'ferry', 'crossing');
    if (isFast) words.push('rapid');
    rows.push(counted(keysOf([{ name: 'body', text: words.join(' ') }])));
    ferry.push(isFerry ? 1 : 0);
    fast.push(isFast ? 1 : 0);
    documentOf.push(Math.floor(unit / 12));
  }
  const ferries = Uint8Array.from(ferry);
  return {
    rows,
    unitOf: Uint32Array.from(rows.keys()),
    documentOf: Uint32Array.from(documentOf),
    documents: Array.from({ length: count }, (_, d) => `document ${d}`),
    labels: [
      { name: 'ferry', rows: ferries, units: ferries },
      { name: 'fast', rows: Uint8Array.from(fast), units: Uint8Array.from(fast), among: ferries },
    ],
  };
}

describe('training', () => {
  /** Of the same examples and settings, for every test that only looks at it. */
  let usual: ReturnType<typeof train>;
  beforeAll(() => {
    usual = train(generated(3), SETTINGS, () => {});
  });

  it('gives the same bytes for the same examples and seed, and others for other examples', () => {
    const once = encode(usual.model);
    expect(encode(train(generated(3), SETTINGS, () => {}).model)).toEqual(once);
    expect(encode(train(generated(4), SETTINGS, () => {}).model)).not.toEqual(once);
  });

  it('learns what tells a label, and says it of documents it has not seen', () => {
    const examples = generated(3);
    const { heldOut, headOf } = usual;
    const wrong = Array.from(heldOut[0] ?? []).filter((value, unit) => {
      const given = value >= headOf(0, examples.documentOf[unit] as number).threshold;
      return given !== (examples.labels[0]?.units[unit] === 1);
    });
    expect(wrong).toHaveLength(0);
  });

  it('learns a label among the units it makes sense for', () => {
    // Half the units of a quarter: with 20 documents too few are left to learn from for the figure to be steady.
    const examples = generated(3, 80);
    const { heldOut, headOf } = train(examples, SETTINGS, () => {});
    const ferries = [...examples.rows.keys()].filter((unit) => examples.labels[0]?.units[unit] === 1);
    const right = ferries.filter(
      (unit) =>
        (heldOut[1]?.[unit] as number) >= headOf(1, examples.documentOf[unit] as number).threshold ===
        (examples.labels[1]?.units[unit] === 1),
    );
    expect(right.length / ferries.length).toBeGreaterThan(0.95);
  });

  it('learns all labels together as it learns them one by one', () => {
    const { labels, ...rest } = generated(3);
    const examples = { ...rest, labels: labels.slice(0, 1) };
    const wrongOf = (settings: Settings): number => {
      const { heldOut, headOf } = train(examples, settings, () => {});
      return Array.from(heldOut[0] ?? []).filter(
        (value, unit) =>
          value >= headOf(0, examples.documentOf[unit] as number).threshold !== (labels[0]?.units[unit] === 1),
      ).length;
    };
    expect(wrongOf({ ...SETTINGS, together: true })).toBe(0);
    expect(wrongOf(SETTINGS)).toBe(0);
  });

  it('learns how much surroundings count', () => {
    const examples = generated(3);
    const around = examples.documents.map(() =>
      surroundingsOf(Array.from({ length: 12 }, (_, i) => `Paragraph ${i}.`)),
    );
    const surrounded = { ...examples, around };
    const settings = { ...SETTINGS, together: true };
    expect(trainInContext(surrounded, settings, () => {}).context?.length).toBeGreaterThan(10);
    const { heldOut, headOf } = judgeUnseen(surrounded, settings, () => {});
    const wrong = Array.from(heldOut[0] ?? []).filter(
      (value, unit) =>
        value >= headOf(0, examples.documentOf[unit] as number).threshold !== (examples.labels[0]?.units[unit] === 1),
    );
    expect(wrong.length).toBeLessThan(5);
    expect(() => trainInContext(examples, SETTINGS, () => {})).toThrow(/surroundings/);
  });

  it('judges a fold by nothing that its own labels could have taught', () => {
    const examples = generated(3);
    const around = examples.documents.map(() =>
      surroundingsOf(Array.from({ length: 12 }, (_, i) => `Paragraph ${i}.`)),
    );
    const settings = { ...SETTINGS, together: true };
    const document = 7;
    const isOther = (unit: number): boolean => examples.documentOf[unit] !== document;
    const turned = examples.labels.map(({ name, units }) => {
      const other = units.map((one, unit) => (isOther(unit) ? one : 1 - one));
      return { name, units: other, rows: other };
    });
    const plain = examples.labels.map(({ name, rows, units }) => ({ name, rows, units }));
    const [before, after] = [plain, turned].map((labels) =>
      judgeUnseen({ ...examples, around, labels }, settings, () => {}),
    );
    const own = (judged: typeof before): number[] =>
      Array.from(judged?.heldOut[0] ?? []).filter((_, unit) => !isOther(unit));
    expect(own(after)).toEqual(own(before));
    expect(after?.headOf(0, document)).toEqual(before?.headOf(0, document));
  });

  it('keeps at most the requested number of weights', () => {
    const { model } = train(generated(3), { ...SETTINGS, features: 5, weights: 5 }, () => {});
    expect(model.keys.length).toBeLessThanOrEqual(10);
    expect(model.weights.length).toBeLessThanOrEqual(10);
  });
});

describe('calibration', () => {
  it('finds the sigmoid that made the truth', () => {
    const random = seededRandom(1, 'sigmoid');
    const made = { slope: -2.5, offset: 1 };
    const scores = Float64Array.from({ length: 20_000 }, () => random.real() * 4 - 2);
    const truth = Uint8Array.from(scores, (score) => (random.real() < probability(made, score) ? 1 : 0));
    const found = calibrate(scores, truth);
    expect(found.slope).toBeCloseTo(made.slope, 0);
    expect(found.offset).toBeCloseTo(made.offset, 0);
    const mean = scores.reduce((sum, score) => sum + probability(found, score), 0) / scores.length;
    expect(mean).toBeCloseTo(truth.reduce((sum, one) => sum + one, 0) / truth.length, 2);
  });

  it('is never certain after three examples', () => {
    const found = calibrate(Float64Array.from([-1, -1, 1]), Uint8Array.from([0, 0, 1]));
    expect(probability(found, 1)).toBeLessThan(0.9);
    expect(probability(found, 1)).toBeGreaterThan(probability(found, -1));
  });

  it('says the base rate where scores tell nothing', () => {
    const truth = Uint8Array.from({ length: 100 }, (_, i) => (i < 20 ? 1 : 0));
    expect(probability(calibrate(new Float64Array(100), truth), 0)).toBeCloseTo(0.2, 1);
  });
});

describe('threshold', () => {
  it('parts the examples where F1 is best', () => {
    const found = bestThreshold(Float64Array.from([0.9, 0.7, 0.4, 0.2]), Uint8Array.from([1, 1, 0, 0]));
    expect(found.threshold).toBeCloseTo(0.55);
    expect(found.f1).toBe(1);
  });

  it('finds nothing where there is nothing', () => {
    expect(bestThreshold(Float64Array.from([0.9, 0.1]), Uint8Array.from([0, 0]))).toEqual({ threshold: 1, f1: 0 });
  });

  it('never parts equal probabilities', () => {
    const { threshold } = bestThreshold(Float64Array.from([0.5, 0.5, 0.5]), Uint8Array.from([1, 0, 1]));
    expect(threshold).toBeLessThanOrEqual(0.5);
  });

  it('is drawn towards half the best F1', () => {
    const probabilities = Float64Array.from([0.95, 0.9, 0.1]);
    const truth = Uint8Array.from([1, 0, 0]);
    const steady = steadyThreshold(probabilities, truth);
    expect(steady).toBeLessThan(bestThreshold(probabilities, truth).threshold);
    expect(steady).toBeGreaterThan(0.5);
  });
});
