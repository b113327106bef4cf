import { describe, expect, test } from 'vitest';
import { PUBLISHED } from '../../../../protocols/catalogue/index.ts';
import type { OpinionModel } from '../../../../protocols/debate/axes/index.ts';
import type { Protocol } from '../../../../protocols/index.ts';
import { type DebateLog, type Panel, prepareDebate, runDebate } from '../../../../protocols/lab/debate/index.ts';
import { stream } from '../../../../protocols/lab/panels/index.ts';
import { camps } from '../../../../protocols/topology/opinion/index.ts';
import { panel, protocol, rounds } from './assembly.ts';

const BINARY = [{ id: 'q', candidates: ['yes', 'no'] }];

/** Members whose first opinions of `yes` are these, in order of id. */
function holding(opinions: readonly number[]): Panel {
  const members = opinions.map((_, index) => `m${String(index).padStart(3, '0')}`);
  return panel({
    members,
    blind: (name) => {
      const yes = opinions[members.indexOf(name)] as number;
      return yes >= 0.5 ? { choice: 0, confidence: yes } : { choice: 1, confidence: 1 - yes };
    },
  });
}

const dynamics = (model: OpinionModel, stop: Protocol['stop'], schedule: Protocol['schedule'] = 'sync'): Protocol =>
  protocol({ schedule, responder: { kind: 'opinion', model }, decision: { rule: 'location', of: 'mean' }, stop });

/** Everybody's opinion of `yes` after a round. */
function opinions(log: DebateLog, round = log.rounds): number[] {
  return [...(log.items[0]?.rounds[round]?.vectors ?? [])].filter((_, index) => index % 2 === 0);
}

const near = (values: readonly number[], digits = 9) => values.map((value) => expect.closeTo(value, digits));

test('DeGroot by the engine: each one’s weight in the consensus is 3/11, 4/11, 4/11 (O1)', () => {
  const weights = [
    [1 / 3, 1 / 3, 1 / 3],
    [1 / 2, 1 / 2, 0],
    [0, 1 / 4, 3 / 4],
  ];
  const ends = [0, 1, 2].map((one) => {
    const first = [0, 1, 2].map((other) => (other === one ? 1 : 0));
    return opinions(runDebate(dynamics({ kind: 'degroot', weights }, rounds(60)), holding(first), BINARY, 1))[0];
  });
  expect(ends).toEqual(near([3 / 11, 4 / 11, 4 / 11]));
});

test('Friedkin–Johnsen by the engine: the published four persons (O2)', () => {
  const weights = [
    [0.22, 0.12, 0.36, 0.3],
    [0.147, 0.215, 0.344, 0.294],
    [0, 0, 1, 0],
    [0.09, 0.178, 0.446, 0.286],
  ];
  const openness = weights.map((row, index) => 1 - (row[index] as number));
  const model = { kind: 'friedkin-johnsen', openness, weights } as const;
  const log = runDebate(dynamics(model, rounds(100)), holding([0.25, 0.25, 0.75, 0.85]), BINARY, 1);
  expect(opinions(log).map((value) => 100 * value)).toEqual(near([60.021, 59.984, 75, 74.986], 2));
});

test.each([
  [6, 6],
  [7, 6],
  [8, 6],
  [10, 10],
  [12, 11],
  [13, 11],
  [18, 16],
  [20, 16],
  [24, 21],
])('Hegselmann–Krause by the engine: %i in a row freeze after %i rounds in camps of three (O3)', (count, freeze) => {
  const first = Array.from({ length: count }, (_, index) => index / (count - 1));
  const stop = { rules: [{ rule: 'freeze', tolerance: 1e-9 } as const], min_rounds: 1, max_rounds: 100 };
  const log = runDebate(
    dynamics({ kind: 'hegselmann-krause', reach: 1 / (count - 1) }, stop),
    holding(first),
    BINARY,
    1,
  );
  expect(log).toMatchObject({ reason: 'freeze', rounds: freeze + 1 });
  const rest = count % 6 === 0 ? [] : [count % 6];
  const threes = Array.from({ length: Math.floor(count / 6) }, () => 3);
  expect(camps(opinions(log))).toEqual([...threes, ...rest, ...threes]);
});

test('in one round everybody may change its opinion, not one member (D3), and the seed decides the start (D3)', () => {
  const first = Array.from({ length: 12 }, (_, index) => index / 11);
  const model = { kind: 'hegselmann-krause', reach: 0.2 } as const;
  const before = runDebate(dynamics(model, rounds(1)), holding(first), BINARY, 1);
  const moved = opinions(before).filter((value, index) => Math.abs(value - (first[index] as number)) > 1e-12);
  expect(moved.length).toBeGreaterThan(1);
  const drawn = (seed: number): number[] => {
    const guessing = panel({
      members: ['x', 'y', 'z'],
      blind: (name, _, given) => ({ choice: 0, confidence: stream(given, name).real() }),
    });
    return opinions(runDebate(dynamics(model, rounds(1)), guessing, BINARY, seed), 0);
  };
  expect(drawn(4)).toEqual(drawn(4));
  expect(drawn(4)).not.toEqual(drawn(5));
});

test('Deffuant by the engine keeps the mean', () => {
  const first = Array.from({ length: 20 }, (_, index) => ((index * 7) % 20) / 19);
  const log = runDebate(
    dynamics({ kind: 'deffuant', reach: 0.3, step: 0.5 }, rounds(30), 'sequential'),
    holding(first),
    BINARY,
    3,
  );
  expect(opinions(log).reduce((sum, value) => sum + value, 0)).toBeCloseTo(10, 9);
  expect(new Set(opinions(log).map((value) => value.toFixed(3))).size).toBeLessThan(12);
});

test('the null model by the engine: nobody gets better by listening, and the vote gets worse (O12)', () => {
  const candidates = ['right', 'b', 'c', 'd'];
  const prior = [0.45, 0.55 / 3, 0.55 / 3, 0.55 / 3];
  const guessing = panel({
    members: ['v', 'w', 'x', 'y', 'z'],
    blind: (name, item, seed) => {
      const point = stream(seed, 'blind', item.id, name).real();
      return { choice: point < 0.45 ? 0 : 1 + Math.floor(((point - 0.45) / 0.55) * 3), confidence: 0.5 };
    },
    prior: () => prior,
  });
  const shipped = PUBLISHED.find(({ card }) => card.id === 'P17')?.protocol as Protocol;
  const run = prepareDebate(shipped, guessing);
  const debates = 4000;
  const sums = { first: 0, last: 0, square: 0, firstVote: 0, lastVote: 0 };
  for (let index = 0; index < debates; index++) {
    const { rounds: said } = run([{ id: `i${index}`, candidates }], 11).items[0] as DebateLog['items'][number];
    const [first, last] = [[...(said[0]?.choices ?? [])], [...(said[5]?.choices ?? [])]];
    sums.first += right(first) / debates;
    sums.last += right(last) / debates;
    sums.square += (right(last) - right(first)) ** 2 / debates;
    sums.firstVote += elected(first) / debates;
    sums.lastVote += elected(last) / debates;
  }
  expect(Math.abs(sums.last - sums.first)).toBeLessThan(3 * Math.sqrt(sums.square / debates));
  expect(sums.first).toBeCloseTo(0.45, 1);
  expect(sums.firstVote).toBeGreaterThan(0.57);
  expect(sums.lastVote).toBeLessThan(sums.firstVote - 0.03);
});

const right = (answers: readonly number[]): number => answers.filter((answer) => answer === 0).length / answers.length;

/** Probability that the plurality, ties drawn by lot, is right. */
function elected(answers: readonly number[]): number {
  const counts = [0, 1, 2, 3].map((candidate) => answers.filter((answer) => answer === candidate).length);
  const top = Math.max(...counts);
  return counts[0] === top ? 1 / counts.filter((count) => count === top).length : 0;
}

describe('responders', () => {
  const THREE = [{ id: 'q', candidates: ['a', 'b', 'c'] }];
  const said = (log: DebateLog, round: number) => [...(log.items[0]?.rounds[round]?.choices ?? [])];
  const fixed = (choices: string, confidence: (index: number) => number = () => 0.6) => {
    const members = [...choices].map((_, index) => `m${index}`);
    return (respond?: Parameters<typeof panel>[0]['respond']) =>
      panel({
        members,
        blind: (name) => {
          const index = members.indexOf(name);
          return { choice: 'abc'.indexOf(choices[index] as string), confidence: confidence(index) };
        },
        competence: (name) => 0.5 + members.indexOf(name) / 20,
        ...(respond && { respond }),
      });
  };

  test('independent members never move, adopting ones take what most say', () => {
    const independent = protocol({ responder: { kind: 'independent' }, stop: rounds(2) });
    expect(said(runDebate(independent, fixed('aabbb')(), THREE, 1), 2)).toEqual([0, 0, 1, 1, 1]);
    const adopt = protocol({ responder: { kind: 'adopt', share: 0.5 }, stop: rounds(1) });
    expect(said(runDebate(adopt, fixed('aabbb')(), THREE, 1), 1)).toEqual([1, 1, 1, 1, 1]);
    // Level counts leave everybody where it is.
    expect(said(runDebate(adopt, fixed('aabb')(), THREE, 1), 1)).toEqual([0, 0, 1, 1]);
  });

  test('against conformity: voices move nobody, surer ones do', () => {
    const follow: Parameters<typeof panel>[0]['respond'] = (view) => ({
      choice: view.voices.indexOf(Math.max(...view.voices)),
      confidence: 0.5,
    });
    const given = protocol({ responder: { kind: 'anti-conformity' }, stop: rounds(1) });
    expect(said(runDebate(given, fixed('abbbb')(follow), THREE, 1), 1)).toEqual([0, 1, 1, 1, 1]);
    const surer = fixed('abbbb', (index) => (index === 0 ? 0.4 : 0.8))(follow);
    expect(said(runDebate(given, surer, THREE, 1), 1)).toEqual([1, 1, 1, 1, 1]);
  });

  test('sides: only the judge’s vote counts, and two verdicts are none', () => {
    const given = (swapped: boolean): Protocol =>
      protocol({ schedule: 'sequential', responder: { kind: 'sides', judge: 'last', swapped }, stop: rounds(1) });
    // A judge that believes the last speaker.
    const swayed: Parameters<typeof panel>[0]['respond'] = (view) => ({
      choice: view.choices[view.size - 1] as number,
      confidence: 0.9,
    });
    const once = runDebate(given(false), fixed('aab')(swayed), THREE, 1);
    expect(once.tallies[0]).toMatchObject({ winner: 'b', scores: { a: 0, b: 1, c: 0 } });
    const twice = runDebate(given(true), fixed('aab')(swayed), THREE, 1);
    expect(twice.tallies[0]).toMatchObject({ winner: null, scores: { a: 0, b: 0, c: 0 } });
    const steady = runDebate(
      given(true),
      fixed('aab')(() => ({ choice: 0, confidence: 0.9 })),
      THREE,
      1,
    );
    expect(steady.tallies[0]).toMatchObject({ winner: 'a' });
  });

  test('ranked: it is the members ranked highest that go on, whatever their place (D4)', () => {
    const given = protocol({
      responder: { kind: 'ranked', keep: 2, from_round: 1 },
      schedule: 'random-sequential',
      stop: rounds(1),
    });
    // Surest are seats 1 and 3.
    const assembly = fixed('aabbc', (index) => [0.5, 0.9, 0.3, 0.8, 0.2][index] as number)((view) => ({ ...view.own }));
    for (let seed = 0; seed < 10; seed++) {
      const log = runDebate(given, assembly, THREE, seed);
      expect([...(log.items[0]?.rounds[1]?.spoke ?? [])]).toEqual([0, 1, 0, 1, 0]);
      expect([...(log.items[0]?.rounds[1]?.counted ?? [])]).toEqual([0, 1, 0, 1, 0]);
    }
  });

  test('red cell: attacks agreement for a round, uncounted, and holds afterwards what it held', () => {
    const given = protocol({
      responder: { kind: 'red-cell', entropy_under: 0.3, until_round: 1, share: 0.1 },
      stop: rounds(2),
    });
    const log = runDebate(
      given,
      fixed('aaaaaaaaaa')((view) => view.own),
      THREE,
      1,
    );
    const first = log.items[0]?.rounds[1];
    expect([...(first?.counted ?? [])].filter((counted) => counted === 0)).toHaveLength(1);
    expect(said(log, 1).filter((choice) => choice === 1)).toHaveLength(1);
    expect(said(log, 2)).toEqual(said(log, 0));
    const split = runDebate(
      given,
      fixed('aaaaabbbbb')((view) => view.own),
      THREE,
      1,
    );
    expect([...(split.items[0]?.rounds[1]?.counted ?? [])]).not.toContain(0);
  });

  test('Delphi: those inside the middle half stay, an outlier moves half of its way to the median', () => {
    const given = protocol({
      visibility: 'anonymous',
      responder: { kind: 'delphi', openness: 0.5 },
      decision: { rule: 'delphi' },
      stop: rounds(1),
    });
    const log = runDebate(given, holding([0.1, 0.6, 0.7, 0.7, 0.8]), BINARY, 1);
    expect(opinions(log)).toEqual(near([0.4, 0.6, 0.7, 0.7, 0.75]));
  });

  test('argument graph: a statement attacks as strongly as its speaker is competent and sure', () => {
    const given = protocol({ responder: { kind: 'argument', semantics: 'df-quad' }, stop: rounds(1) });
    const log = runDebate(given, holding([0.9, 0.4]), BINARY, 1);
    // Competence .7: the other's no is worth .42 against .9, the first one's yes .63 against the other's .6.
    expect(opinions(log)).toEqual(near([0.9 * 0.58, 0.4 + 0.6 * 0.63]));
    const still = runDebate(
      { ...given, stop: { rules: [{ rule: 'freeze', tolerance: 1e-6 }], min_rounds: 1, max_rounds: 100 } },
      holding([0.9, 0.4, 0.6, 0.2]),
      BINARY,
      1,
    );
    expect(still.reason).toBe('freeze');
  });
});
