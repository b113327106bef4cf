import { describe, expect, it } from 'vitest';
import { decode, encode, type SparseModel, scores, tableOf } from '../../../actors/classifiers/sparse-model.ts';
import { seededRandom } from '../../../protocols/index.ts';

function generated(features: number, labels: number): SparseModel {
  const random = seededRandom(7, 'model');
  const keys = random.shuffled(Array.from({ length: features * 5 }, (_, key) => key * 31)).slice(0, features);
  const starts = Uint32Array.from({ length: features + 1 }, (_, f) => f * 2);
  return {
    origin: { seed: 7, documents: ['0badcafe', '5eedf00d'] },
    labels: Array.from({ length: labels }, (_, l) => ({
      name: `label ${l}`,
      bias: l / 10,
      scale: 0.01 * (l + 1),
      slope: -2,
      offset: 0.5,
      threshold: 0.4,
      presence: 0.3,
    })),
    keys: Uint32Array.from(keys).toSorted(),
    idf: Uint8Array.from({ length: features }, () => random.integer(20, 240)),
    starts,
    targets: Uint8Array.from({ length: features * 2 }, () => random.integer(0, labels - 1)),
    weights: Int8Array.from({ length: features * 2 }, () => random.integer(-127, 127)),
  };
}

describe('sparse model', () => {
  it('comes back from its bytes as it was', () => {
    const model = generated(500, 9);
    expect(decode(encode(model))).toEqual(model);
  });

  it('refuses bytes that are cut short, longer, or something else', () => {
    const bytes = encode(generated(50, 3));
    expect(() => decode(bytes.slice(0, -1))).toThrow(/damaged/);
    expect(() => decode(Uint8Array.from([...bytes, 0]))).toThrow(/damaged/);
    expect(() => decode(new TextEncoder().encode('not a model at all'))).toThrow(/not a classifier model/);
    expect(() => decode(new Uint8Array())).toThrow(/not a classifier model/);
  });

  it('scores as the formula says: bias + scale × Σ weight × tf-idf, scaled to length 1', () => {
    const model: SparseModel = {
      ...generated(2, 1),
      keys: Uint32Array.from([10, 20]),
      idf: Uint8Array.from([20, 40]),
      starts: Uint32Array.from([0, 1, 2]),
      targets: Uint8Array.from([0, 0]),
      weights: Int8Array.from([100, -50]),
    };
    // Key 10 twice with idf 1, key 20 once with idf 2, key 99 unknown.
    const [first, second] = [1 + Math.log(2), 2];
    const expected = (0.01 * (100 * first - 50 * second)) / Math.hypot(first, second);
    expect(scores(model, tableOf(model.keys), [10, 20, 99, 10])[0]).toBeCloseTo(expected, 10);
  });

  it('says its bias of a text without known words', () => {
    const model = generated(10, 3);
    expect([...scores(model, tableOf(model.keys), [])]).toEqual([0, 0.1, 0.2]);
  });
});
