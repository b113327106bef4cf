import { describe, expect, test } from 'vitest';
import { InvalidBallot } from '../../../protocols/decision/index.ts';
import {
  type CrowdAnswer,
  dawidSkene,
  gladModel,
  type Inference,
  oneCoinModel,
} from '../../../protocols/decision/inference/index.ts';
import { seededRandom } from '../../../protocols/index.ts';

const CANDIDATES = ['a', 'b'];

/** Answers of voters who are right with a probability for each true candidate, to items whose truth is drawn evenly. */
function drawn(items: number, voters: readonly Record<string, number>[], seed = 1) {
  const random = seededRandom(seed, 'answers');
  const truth = new Map<string, string>();
  const answers: CrowdAnswer[] = [];
  for (let index = 0; index < items; index++) {
    const item = `i${index}`;
    const right = CANDIDATES[random.integer(0, 1)] as string;
    truth.set(item, right);
    for (const [voter, competence] of voters.entries()) {
      const hit = random.real() < (competence[right] as number);
      answers.push({
        voter: `v${voter}`,
        item,
        choice: hit ? right : (CANDIDATES.find((name) => name !== right) as string),
      });
    }
  }
  return { truth, answers };
}

const best = (belief: readonly number[]) => CANDIDATES[belief.indexOf(Math.max(...belief))];

const accuracy = ({ beliefs }: Inference, truth: ReadonlyMap<string, string>) =>
  [...beliefs].filter(([item, belief]) => best(belief) === truth.get(item)).length / truth.size;

const even = (competence: number) => ({ a: competence, b: competence });

describe.each([
  ['dawidSkene', dawidSkene],
  ['oneCoinModel', oneCoinModel],
  ['gladModel', gladModel],
] as const)('%s', (_, infer) => {
  const { truth, answers } = drawn(200, [even(0.95), even(0.9), even(0.55), even(0.55), even(0.55)]);

  test('finds out who can be trusted, and beats the majority by it', () => {
    const result = infer(answers, CANDIDATES);
    expect(result.converged).toBe(result.trace.length < 200);
    expect(result.competence.get('v0')).toBeGreaterThan(0.88);
    expect(result.competence.get('v3')).toBeLessThan(0.68);
    const majority = [...Map.groupBy(answers, ({ item }) => item)].filter(
      ([item, given]) => given.filter(({ choice }) => choice === truth.get(item)).length * 2 > given.length,
    );
    expect(accuracy(result, truth)).toBeGreaterThan(majority.length / truth.size + 0.05);
  });

  test('every step raises the likelihood (O6)', () => {
    const { trace } = infer(answers, CANDIDATES);
    expect(trace.length).toBeGreaterThan(3);
    for (const [step, value] of trace.entries())
      expect(value).toBeGreaterThanOrEqual((trace[step - 1] ?? -Infinity) - 1e-9);
  });

  test('arrival order does not matter, to the last bit', () => {
    expect(infer(answers.toReversed(), CANDIDATES)).toEqual(infer(answers, CANDIDATES));
  });

  test('beliefs are probabilities, also for an item with one answer', () => {
    const result = infer([...answers, { voter: 'v0', item: 'lone', choice: 'b' }], CANDIDATES);
    for (const belief of result.beliefs.values())
      expect((belief[0] as number) + (belief[1] as number)).toBeCloseTo(1, 9);
    expect(best(result.beliefs.get('lone') as number[])).toBe('b');
  });

  test('refuses what cannot be counted', () => {
    expect(() => infer([], CANDIDATES)).toThrow(InvalidBallot);
    expect(() => infer([{ voter: 'v', item: 'i', choice: 'z' }], CANDIDATES)).toThrow(InvalidBallot);
  });
});

test('inference: only the full model learns a voter who errs one way (O6: where it beats one coin)', () => {
  const oneWay = { a: 0.95, b: 0.35 };
  const { truth, answers } = drawn(400, [oneWay, oneWay, oneWay, oneWay, oneWay, even(0.7)], 3);
  const [full, coin] = [dawidSkene(answers, CANDIDATES), oneCoinModel(answers, CANDIDATES)];
  expect(accuracy(full, truth)).toBeGreaterThan(accuracy(coin, truth) + 0.05);
});

test.each([
  ['dawidSkene', dawidSkene],
  ['oneCoinModel', oneCoinModel],
  ['gladModel', gladModel],
] as const)('%s: who is always wrong is worth turning round', (_, infer) => {
  const { truth, answers } = drawn(100, [even(0.85), even(0.85), even(0.85), even(0.05)], 5);
  const result = infer(answers, CANDIDATES);
  expect(result.competence.get('v3')).toBeLessThan(0.2);
  const without = infer(
    answers.filter(({ voter }) => voter !== 'v3'),
    CANDIDATES,
  );
  expect(accuracy(result, truth)).toBeGreaterThan(accuracy(without, truth));
});
