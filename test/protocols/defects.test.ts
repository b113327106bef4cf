/** The defects found in published implementations (D1 to D9 of the catalogue): each has a test that it is not shared. */
import { describe, expect, test } from 'vitest';
import { PUBLISHED } from '../../protocols/catalogue/index.ts';
import { compileProtocol } from '../../protocols/compiler/index.ts';
import { decideRanked } from '../../protocols/decision/ranked/index.ts';
import { byzantineQuorum, decide, InvalidBallot, neighbours, type Protocol } from '../../protocols/index.ts';
import { prepareDebate, runDebate } from '../../protocols/lab/debate/index.ts';
import { flips } from '../../protocols/metrics/index.ts';
import { items, names, panel, protocol, rounds } from './lab/debate/assembly.ts';
import { CANDIDATES, vote, votes } from './panel.ts';

const shipped = (id: string): Protocol => PUBLISHED.find(({ card }) => card.id === id)?.protocol as Protocol;
const binary = [{ id: 'q', candidates: ['yes', 'no'] }];

describe('D1: a test of stability that compares vote shares as samples finds rotating votes at rest', () => {
  test.each(PUBLISHED.filter(({ protocol: { stop } }) => stop.rules.every(({ rule }) => rule !== 'fixed-rounds')))(
    '$protocol.name goes on to its last round',
    ({ protocol: given }) => {
      const rotating = panel({
        members: names(9),
        blind: (name) => ({ choice: name === 'm00' ? 1 : 0, confidence: 0.9 }),
        respond: ({ own }) => ({ choice: ((own.choice as number) + 2) % 3, confidence: 0.9 }),
      });
      const free = { ...given, gate: { kind: 'all' }, responder: { kind: 'revise' } } as const;
      expect(runDebate(free, rotating, items(2), 1).reason).toBe('max-rounds');
    },
  );
});

describe('D2: a quorum of 2f + 1, and a random graph that is the same in every round', () => {
  test('two quorums share an honest voter for every panel', () => {
    for (let size = 1; size <= 100; size++) {
      const faulty = Math.floor((size - 1) / 3);
      expect(2 * byzantineQuorum(size) - size).toBeGreaterThan(faulty);
    }
    const unsafe = protocol({ decision: { rule: 'threshold', share: 1, strict: false, quorum: 3 } });
    const { checks } = compileProtocol(unsafe, { agents: 6, items: 1 });
    expect(checks.find(({ check }) => check === 'quorum')?.severity).toBe('warning');
  });

  test('a topology redrawn every round gives another graph every round', () => {
    const voters = names(20).map((id) => ({ id, competence: 0.5 }));
    const drawn = (round: number) =>
      JSON.stringify([
        ...neighbours({ kind: 'k-regular', k: 4, redraw: 'round' }, voters, { seed: 3, round, item: 'q' }),
      ]);
    expect(new Set([1, 2, 3, 4].map(drawn)).size).toBe(4);
  });
});

test('D3: a round of bounded confidence changes everybody, not the one a loop ended with', () => {
  const given = {
    ...shipped('P16'),
    responder: { kind: 'opinion', model: { kind: 'hegselmann-krause', reach: 1 } },
  } as const;
  const spread = panel({
    members: names(6),
    blind: (name) => ({ choice: 0, confidence: 0.5 + Number(name.slice(1)) / 20 }),
  });
  const log = runDebate(
    { ...given, schedule: 'sync', topology: { kind: 'complete' }, stop: rounds(1) },
    spread,
    binary,
    1,
  );
  expect(new Set(log.items[0]?.rounds[1]?.confidences).size).toBe(1);
});

test('D4: the members ranked highest are the ones that go on, in whatever order they are listed', () => {
  const sure = (name: string) => (name === 'm03' || name === 'm05' ? 0.9 : 0.5);
  const ranked = (members: readonly string[]) =>
    panel({ members, blind: (name) => ({ choice: 0, confidence: sure(name) }), respond: ({ own }) => own });
  const given: Protocol = { ...shipped('P6'), stop: rounds(2) };
  for (const members of [names(7), names(7).toReversed()]) {
    const log = runDebate(given, ranked(members), binary, 1);
    const spoke = log.members.filter((_, seat) => log.items[0]?.rounds[2]?.spoke[seat] === 1);
    expect(spoke).toEqual(['m03', 'm05']);
  }
});

test('D5: the society of minds reads the round before, so the order of speaking changes nothing', () => {
  const copy = panel({
    members: ['x', 'y', 'z'],
    blind: (name) => ({ choice: 'xyz'.indexOf(name), confidence: 0.5 }),
    respond: (view) => ({ choice: view.choices[0] as number, confidence: 0.5 }),
  });
  const given = shipped('P1');
  const [log, inTurn] = [given, { ...given, schedule: 'sequential' } as const].map((each) =>
    runDebate(each, copy, items(1), 1),
  );
  expect([...(log?.items[0]?.rounds[1]?.choices ?? [])]).toEqual([1, 0, 0]);
  expect([...(inTurn?.items[0]?.rounds[1]?.choices ?? [])]).toEqual([1, 1, 1]);
});

test('D6: the society of minds is decided by its own majority, not by a further model', () => {
  expect(shipped('P1').decision).toEqual({ rule: 'plurality' });
  expect(PUBLISHED.find(({ card }) => card.id === 'P1')?.card.line).toContain('2*round - 1');
});

describe('D7: rankings, majorities and failed statements', () => {
  test('a rank given twice is refused, in a ranking and in a ballot', () => {
    const twice = { voter: 'v', item: 'q', ranking: ['a', 'a', 'a'] };
    expect(() => decideRanked('borda', [twice], 'q', CANDIDATES)).toThrow(InvalidBallot);
    expect(() => decide({ rule: 'borda' }, [vote('v', 'a', { ranking: ['a', 'a'] })], 'q', CANDIDATES)).toThrow(
      InvalidBallot,
    );
  });

  test('half is no majority, and the threshold is a share whatever the size of the panel', () => {
    const majority = { rule: 'threshold', share: 0.5, strict: true, quorum: 0 } as const;
    expect(decide(majority, votes('aabb'), 'q', ['a', 'b']).winner).toBeNull();
    expect(decide(majority, votes('aab'), 'q', ['a', 'b']).winner).toBe('a');
    expect(decide({ ...majority, share: 2 / 3 }, votes('aaab'), 'q', ['a', 'b']).winner).toBe('a');
  });

  test('a failed statement is an abstention, and nobody is asked in its stead', () => {
    const asked: string[] = [];
    const failing = panel({
      members: ['x', 'y', 'z'],
      blind: (name) => ({ choice: name === 'x' ? null : 0, confidence: 0.5 }),
      respond: (view, _, name) => {
        asked.push(name);
        return name === 'x' ? { choice: null, confidence: 0.5 } : view.own;
      },
    });
    const log = runDebate(protocol({ stop: rounds(1) }), failing, items(1), 1);
    expect(asked).toEqual(['x', 'y', 'z']);
    expect(log.tallies[0]?.scores).toEqual({ a: 2, b: 0, c: 0 });
  });
});

test('D8: an answer that cannot be read is right nowhere: no vote, no winner, no correction', () => {
  const silent = votes('...');
  expect(decide({ rule: 'plurality' }, silent, 'q', CANDIDATES)).toMatchObject({ winner: null, winners: [] });
  const truth = new Map([['q', 'a']]);
  expect(flips(votes('b'), votes('.'), truth)).toEqual({ corrected: 0, corrupted: 0, shuffled: 0, kept: 0 });
});

test('D9: the red cell is measured on debates it takes part in, against the same debates without it', () => {
  const given = shipped('P12');
  const swayed = panel({
    members: names(10),
    blind: () => ({ choice: 0, confidence: 0.6 }),
    respond: (view, chance) =>
      (view.voices[1] as number) > 0 && chance() < 0.9 ? { choice: 1, confidence: 0.7 } : view.own,
  });
  const [attacked, calm] = [given, { ...given, responder: { kind: 'revise' } } as const].map(
    (each) => items(40).filter((item) => prepareDebate(each, swayed)([item], 2).tallies[0]?.winner === 'b').length,
  );
  expect(calm).toBe(0);
  expect(attacked).toBeGreaterThan(20);
});
