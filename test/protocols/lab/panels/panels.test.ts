import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asking,
  blindAnswers,
  itemOf,
  latentCorrelation,
  learntCompetences,
  nextChoice,
  pick,
  SimulatedPanel,
  seat,
  stream,
} from '../../../../protocols/lab/panels/index.ts';
import { errorCorrelation, juryAccuracy } from '../../../../protocols/metrics/index.ts';
import { jury } from './jury.ts';

const ITEMS = 3000;

/** Blind answers to many items: whether each expert is right. */
function rights(panel: SimulatedPanel, items = ITEMS, seed = 11): boolean[][] {
  const seating = seat(panel, seed);
  return Array.from({ length: items }, (_, index) => {
    const item = itemOf(panel, `item-${index}`, seed);
    return (blindAnswers(seating, item, seed)[0] ?? []).map(({ choice }) => choice === item.truth);
  });
}

const share = (hits: readonly boolean[]): number => hits.filter(Boolean).length / hits.length;
const majority = (panel: SimulatedPanel): number => share(rights(panel).map((hits) => share(hits) > 0.5));
const standardError = (p: number): number => Math.sqrt((p * (1 - p)) / ITEMS);

describe('simulated panel', () => {
  it.each([
    [3, 0.6],
    [5, 0.6],
    [11, 0.6],
    [101, 0.6],
    [11, 0.4],
  ])("simulated panel: %d independent voters of %d reach Condorcet's figure (O10)", (voters, p) => {
    const expected = juryAccuracy(voters, p, 0);
    expect(Math.abs(majority(jury(p, voters)) - expected)).toBeLessThan(3 * standardError(expected));
  });

  it.each([0, 0.05, 0.1, 0.2, 0.3, 0.5])(
    'simulated panel: 75 voters of .7 whose errors correlate with %d (O11)',
    (rho) => {
      const expected = juryAccuracy(75, 0.7, rho);
      const got = majority(jury(0.7, 75, { joint: 'beta-binomial' }, { correlation: rho }));
      expect(Math.abs(got - expected)).toBeLessThan(3 * standardError(expected) + 1e-3);
    },
  );

  it('simulated panel: the copula gives every expert its accuracy, and every pair the correlation asked for', () => {
    const hits = rights(jury(0.7, 20, {}, { correlation: 0.2 }));
    const all = hits.flat();
    // A correlated panel of 20 is worth 20 / (1 + 19 · .2) voters.
    expect(Math.abs(share(all) - 0.7)).toBeLessThan(3 * Math.sqrt(0.21 / (ITEMS * (20 / 4.8))));
    const wrong = Array.from({ length: 20 }, (_, expert) => hits.map((row) => row[expert] === false));
    expect(errorCorrelation(wrong)).toBeCloseTo(0.2, 1);
  });

  it('simulated panel: blocks correlate within, and less between', () => {
    const block = (name: string) => ({ name, count: 6, accuracy: 0.65, correlation: 0.4 });
    const hits = rights(
      SimulatedPanel.parse({ name: 'two', correlation_between: 0.1, blocks: [block('a'), block('b')] }),
    );
    const column = (expert: number) => hits.map((row) => row[expert] === false);
    const between = [0, 1, 2].map((left) => errorCorrelation([column(left), column(left + 6)]) as number);
    expect(errorCorrelation([0, 1, 2, 3, 4, 5].map(column))).toBeCloseTo(0.4, 1);
    expect(between.reduce((sum, value) => sum + value, 0) / 3).toBeCloseTo(0.1, 1);
  });

  it('simulated panel: independent latent causes need no correlation, and errors correlate less than their causes', () => {
    expect(latentCorrelation(0, 0.7)).toBe(0);
    expect(latentCorrelation(0.2, 0.7)).toBeGreaterThan(0.3);
    expect(latentCorrelation(0.2, 0.95)).toBeGreaterThan(latentCorrelation(0.2, 0.6));
    expect(() => latentCorrelation(1, 0.7)).toThrow(RangeError);
  });

  it('simulated panel: truth is at every candidate alike, and errors where the lure is', () => {
    const panel = jury(0.4, 1, { candidates: 4, misleading: 0.6 });
    const seating = seat(panel, 1);
    const seen = { truth: [0, 0, 0, 0], lure: 0, wrong: 0 };
    for (let index = 0; index < ITEMS; index++) {
      const item = itemOf(panel, String(index), 1);
      const choice = blindAnswers(seating, item, 1)[0]?.[0]?.choice;
      seen.truth[item.truth] = (seen.truth[item.truth] as number) + 1;
      if (choice !== item.truth) seen.wrong++;
      if (choice === item.lure) seen.lure++;
    }
    for (const count of seen.truth) expect(Math.abs(count / ITEMS - 0.25)).toBeLessThan(3 * standardError(0.25));
    // .6 misled, and a third of the rest by chance.
    expect(seen.lure / seen.wrong).toBeCloseTo(0.6 + 0.4 / 3, 1);
  });

  it('simulated panel: a second answer is like the first one as often as correlation_self says', () => {
    const panel = jury(0.6, 1, { correlation_self: 0.8 });
    const seating = seat(panel, 2);
    const pairs = Array.from({ length: ITEMS }, (_, index) => {
      const item = itemOf(panel, String(index), 2);
      return blindAnswers(seating, item, 2, 2).map(([answer]) => answer?.choice !== item.truth);
    });
    const rows = [0, 1].map((round) => pairs.map((pair) => pair[round] === true));
    expect(errorCorrelation(rows)).toBeCloseTo(0.8, 1);
  });

  it.each(['gaussian-copula', 'beta-binomial'] as const)(
    'simulated panel (%s): one expert asked alone answers as among everybody',
    (joint) => {
      const panel = jury(0.6, 7, { joint, adversaries: { count: 1 } }, { correlation: 0.3, failure: 0.1 });
      const seating = seat(panel, 4);
      for (let index = 0; index < 20; index++) {
        const item = itemOf(panel, String(index), 4);
        const all = blindAnswers(seating, item, 4, 5);
        const asked = asking(seating, item, 4);
        expect(asked.everybody(2)).toEqual(all.slice(0, 2));
        for (let expert = 0; expert < 7; expert++) {
          expect(asked.one(expert, 5)).toEqual(all.map((answers) => answers[expert]));
        }
        expect(asked.round(4)).toEqual(all[4]);
      }
    },
  );

  it('simulated panel: failures leave no answer; experts who discriminate are surer when right', () => {
    const panel = jury(0.7, 10, {}, { failure: 0.2, calibration: { auroc: 0.999 } });
    const seating = seat(panel, 3);
    const said = Array.from({ length: 300 }, (_, index) => {
      const item = itemOf(panel, String(index), 3);
      return (blindAnswers(seating, item, 3)[0] ?? []).map((answer) => ({
        ...answer,
        right: answer.choice === item.truth,
      }));
    }).flat();
    expect(said.filter(({ choice }) => choice === null).length / said.length).toBeCloseTo(0.2, 1);
    const mean = (rows: typeof said) => rows.reduce((sum, { confidence }) => sum + confidence, 0) / rows.length;
    expect(mean(said.filter(({ right }) => right))).toBeGreaterThan(mean(said.filter(({ right }) => !right)) + 0.2);
  });

  it('simulated panel: competence is learnt from other items, and comes near the truth', () => {
    const panel = SimulatedPanel.parse({
      name: 'learnt',
      topics: { law: 1, trade: 1 },
      blocks: [{ name: 'lawyers', count: 3, accuracy: { law: 0.9, trade: 0.6 } }],
    });
    const learnt = learntCompetences(panel, seat(panel, 4), 2000, 4);
    for (const { law, trade } of learnt as { law: number; trade: number }[]) {
      expect(law).toBeCloseTo(0.9, 1);
      expect(trade).toBeCloseTo(0.6, 1);
    }
    expect(learntCompetences(panel, seat(panel, 4), 0, 4)[0]).toEqual({ law: 0.5, trade: 0.5 });
  });

  it('simulated panel: the same seed gives the same answers; another, others', () => {
    expect(rights(jury(0.6, 5), 50, 1)).toEqual(rights(jury(0.6, 5), 50, 1));
    expect(rights(jury(0.6, 5), 50, 1)).not.toEqual(rights(jury(0.6, 5), 50, 2));
  });

  it('simulated panel: neighbouring streams have nothing in common', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => stream(7, 'item', `q${index}`).real() - 0.5);
    const lag = firsts.slice(1).reduce((sum, value, index) => sum + value * (firsts[index] as number), 0);
    expect(Math.abs((12 * lag) / firsts.length)).toBeLessThan(3 / Math.sqrt(firsts.length));
  });

  it.each<[string, object]>([
    [
      'an accuracy for every topic',
      { topics: { law: 1 }, blocks: [{ name: 'a', count: 1, accuracy: { trade: 0.5 } }] },
    ],
    ['blocks told apart', { blocks: [1, 2].map((count) => ({ name: 'a', count, accuracy: 0.6 })) }],
    ['less correlation between blocks', { correlation_between: 0.3, blocks: [{ name: 'a', count: 2, accuracy: 0.6 }] }],
    ['exchangeable urns', { joint: 'beta-binomial', blocks: [{ name: 'a', count: 2, accuracy: 0.6, spread: 1 }] }],
    ['somebody', { blocks: [] }],
    ['no certainty', { blocks: [{ name: 'a', count: 2, accuracy: 1 }] }],
  ])('simulated panel: needs %s', (_, panel) => {
    expect(SimulatedPanel.safeParse({ name: 'refused', ...panel }).success).toBe(false);
  });
});

describe('response', () => {
  const temper = { stubbornness: 0, conformity: 1, truth_pull: 1 };

  it('response: heeds voices in proportion, stays with its own when stubborn, and leans to the truth as it is pulled', () => {
    expect([...nextChoice(temper, [3, 1], 1, 0)]).toEqual([0.75, 0.25]);
    expect([...nextChoice({ ...temper, stubbornness: 0.5 }, [3, 1], 1, 0)]).toEqual([0.375, 0.625]);
    expect(nextChoice({ ...temper, truth_pull: 3 }, [1, 1], 1, 0)[0]).toBeCloseTo(0.75, 12);
    expect(nextChoice({ ...temper, conformity: 2 }, [3, 1], 1, 0)[0]).toBeCloseTo(0.9, 12);
    expect([...nextChoice(temper, [0, 0], null, 0)]).toEqual([0, 0]);
  });

  it('response: without pull or crowd nobody is expected to get better or worse, whatever was said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (answers, stubbornness) => {
          const voices = [0, 1, 2, 3].map((k) => answers.filter((answer) => answer === k).length);
          const after = answers.map((own) => nextChoice({ ...temper, stubbornness }, voices, own, 0)[0] as number);
          const mean = after.reduce((sum, p) => sum + p, 0) / answers.length;
          expect(mean).toBeCloseTo((voices[0] as number) / answers.length, 10);
        },
      ),
    );
  });

  it('response: a point of the distribution picks the candidate it falls on', () => {
    expect([0, 0.29, 0.31, 0.999].map((point) => pick([0.3, 0, 0.7], point))).toEqual([0, 0, 2, 2]);
    expect(pick([0, 0], 0.5)).toBeNull();
  });
});

describe('stated confidence', () => {
  const auroc = (panel: SimulatedPanel): number => {
    const seating = seat(panel, 2);
    const said = Array.from({ length: 1500 }, (_, index) => {
      const item = itemOf(panel, `item-${index}`, 2);
      const answer = blindAnswers(seating, item, 2)[0]?.[0] as { choice: number; confidence: number };
      return { right: answer.choice === item.truth, confidence: answer.confidence };
    });
    const of = (right: boolean) => said.filter((one) => one.right === right).map(({ confidence }) => confidence);
    const pairs = of(true).flatMap((sure) => of(false).map((other) => (sure > other ? 1 : sure === other ? 0.5 : 0)));
    return pairs.reduce<number>((sum, one) => sum + one, 0) / pairs.length;
  };

  it.each([0.5, 0.57, 0.75, 0.9])('tells right answers from wrong ones as well as asked for: %f', (wanted) => {
    // Far from the bounds of confidence, where many would be level.
    const calibration = { slope: 0, bias: 1.5, auroc: wanted, noise: 0.3 };
    expect(Math.abs(auroc(jury(0.6, 1, { candidates: 4 }, { calibration })) - wanted)).toBeLessThan(0.04);
  });

  it('goes together as asked for', () => {
    const shared = (correlation_confidence: number): number => {
      const panel = jury(
        0.7,
        2,
        { correlation_confidence },
        { calibration: { slope: 0, bias: 1.5, auroc: 0.5, noise: 0.3 } },
      );
      const seating = seat(panel, 2);
      const pairs = Array.from({ length: 1500 }, (_, index) => {
        const said = blindAnswers(seating, itemOf(panel, `item-${index}`, 2), 2)[0] ?? [];
        return said.map(({ confidence }) => Math.log(confidence / (1 - confidence)) - 1.5);
      });
      const mean = (of: (pair: number[]) => number): number =>
        pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
      return mean(([one = 0, other = 0]) => one * other) / mean(([one = 0]) => one ** 2);
    };
    expect(shared(0)).toBeCloseTo(0, 1);
    expect(shared(0.6)).toBeCloseTo(0.6, 1);
  });
});
