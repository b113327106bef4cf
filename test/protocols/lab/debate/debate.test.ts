import { describe, expect, test } from 'vitest';
import { PUBLISHED } from '../../../../protocols/catalogue/index.ts';
import { contentHash } from '../../../../protocols/hash.ts';
import { PROTOCOLS, type Protocol } from '../../../../protocols/index.ts';
import {
  type DebateLog,
  eventsOf,
  type Item,
  type LogEvent,
  logHash,
  type PanelAnswer,
  prepareDebate,
  runDebate,
  Shared,
  type View,
} from '../../../../protocols/lab/debate/index.ts';
import { logRecord, replay } from '../../../../protocols/lab/replay/index.ts';
import { follow, items, names, panel, protocol, rounds } from './assembly.ts';

const ALL: readonly Protocol[] = [...PROTOCOLS, ...PUBLISHED.map((entry) => entry.protocol)];
const bytes = (log: DebateLog): string => JSON.stringify([...eventsOf(log)]);
const choices = (log: DebateLog, round: number): number[] => [...(log.items[0]?.rounds[round]?.choices ?? [])];

describe.each(ALL.map((entry) => [entry.name, entry] as const))('debate under %s', (_, shipped) => {
  const debaters = panel({ members: names(9) });

  test('the same seed gives the same bytes, another seed others', () => {
    const log = runDebate(shipped, debaters, items(4), 5);
    expect(bytes(runDebate(shipped, debaters, items(4), 5))).toBe(bytes(log));
    expect(logHash(runDebate(shipped, debaters, items(4), 6))).not.toBe(logHash(log));
    expect(log.protocol).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the order in which the panel lists its members does not matter', () => {
    const turned = panel({ members: debaters.members.toReversed() });
    expect(bytes(runDebate(shipped, turned, items(3), 5))).toBe(bytes(runDebate(shipped, debaters, items(3), 5)));
  });

  test('one debate is the same whatever was debated before it', () => {
    const prepared = prepareDebate(shipped, debaters);
    const alone = items(5).map((item) => logHash(prepareDebate(shipped, debaters)([item], 5)));
    const backwards = items(5)
      .toReversed()
      .map((item) => logHash(prepared([item], 5)));
    expect(backwards.toReversed()).toEqual(alone);
  });

  test('what is shared with debates under other protocols changes nothing', () => {
    const shared = new Shared();
    // The same lists every time, as a sweep has them: only then is anything shared.
    const lists = new Map(items(4).map((item) => [item.id, debaters.blind(item, 5)] as const));
    const remembering = { ...debaters, blind: (item: Item) => lists.get(item.id) as readonly PanelAnswer[] };
    const known = items(4);
    const [before, own, after] = [ALL[0] as Protocol, shipped, shipped].map((entry) =>
      logHash(prepareDebate(entry, remembering, shared)(known, 5)),
    );
    expect(before).toBe(logHash(runDebate(ALL[0] as Protocol, debaters, items(4), 5)));
    expect([own, after]).toEqual(Array(2).fill(logHash(runDebate(shipped, debaters, items(4), 5))));
  });

  test('decided again from its record it ends as it ended', () => {
    const log = runDebate(shipped, debaters, items(6), 11);
    const [again] = replay(logRecord(log), [shipped.decision], [shipped.stop], (tally) => tally);
    expect(again).toMatchObject({ reason: log.reason, rounds: log.rounds, outcomes: log.tallies });
  });
});

describe('schedules', () => {
  /** 0 hears nobody before it, 1 hears 0, 2 hears 1: a relay in which everybody repeats what it heard. */
  const relay = (schedule: Protocol['schedule'], count: number): DebateLog =>
    runDebate(
      protocol({ schedule, topology: { kind: 'chain', forward: true }, stop: rounds(count) }),
      panel({
        members: ['x', 'y', 'z'],
        blind: (name) => ({ choice: 'xyz'.indexOf(name), confidence: 0.5 }),
        respond: (view) => (view.size === 0 ? view.own : { choice: view.choices[0] as number, confidence: 0.5 }),
      }),
      items(1),
      1,
    );

  test('on a chain of three, speaking in turn differs from speaking together (D5, O14)', () => {
    expect(choices(relay('sync', 1), 1)).toEqual([0, 0, 1]);
    expect(choices(relay('sequential', 1), 1)).toEqual([0, 0, 0]);
    expect(choices(relay('sync', 2), 2)).toEqual([0, 0, 0]);
  });

  test('nobody reads what is not yet said: a sync reader sees the round before of all others', () => {
    const seen: string[] = [];
    const spy = (view: View): PanelAnswer => {
      seen.push([...view.choices.subarray(0, view.size)].join(''));
      return { choice: ((view.own.choice as number) + 1) % 3, confidence: 0.5 };
    };
    const spied = panel({ members: ['x', 'y', 'z'], blind: () => ({ choice: 0, confidence: 0.5 }), respond: spy });
    runDebate(protocol({ stop: rounds(2) }), spied, items(1), 1);
    expect(seen).toEqual(['00', '00', '00', '11', '11', '11']);
    seen.length = 0;
    runDebate(protocol({ schedule: 'sequential', stop: rounds(2) }), spied, items(1), 1);
    expect(seen).toEqual(['00', '10', '11', '11', '21', '22']);
  });

  test('a drawn order changes from round to round, and a recorded one is followed', () => {
    const order: string[] = [];
    const spied = panel({
      members: names(6),
      respond: (view, _, name) => {
        order.push(name);
        return view.own;
      },
    });
    runDebate(protocol({ schedule: 'random-sequential', stop: rounds(2) }), spied, items(1), 1);
    const [first, second] = [order.slice(0, 6), order.slice(6)];
    expect(first.toSorted()).toEqual(second.toSorted());
    expect(first).not.toEqual(second);
    order.length = 0;
    const arrived = ['m03', 'm01'];
    prepareDebate(protocol({ schedule: 'recorded', stop: rounds(1) }), spied)(items(1), 1, () => arrived);
    expect(order).toEqual(arrived);
    expect(() => runDebate(protocol({ schedule: 'recorded' }), spied, items(1), 1)).toThrow(RangeError);
  });
});

describe('what is heard', () => {
  const looked = (more: Partial<Protocol>): View[] => {
    const views: View[] = [];
    const spied = panel({
      members: ['x', 'y', 'z'],
      blind: (name) => ({ choice: 'xyz'.indexOf(name), confidence: 0.6 }),
      respond: (view) => {
        if (view.member === 0) {
          views.push({
            ...view,
            voices: view.voices.slice(),
            sureness: view.sureness.slice(),
            counts: view.counts.slice(),
            speakers: view.speakers.slice(0, view.size),
            choices: view.choices.slice(0, view.size),
            confidences: view.confidences.slice(0, view.size),
          });
        }
        return view.own;
      },
    });
    runDebate(protocol({ stop: rounds(2), ...more }), spied, items(1), 1);
    return views;
  };

  test.each([
    ['blind', [0, 0]],
    ['last-round', [2, 2]],
    ['all-rounds', [2, 4]],
    ['blind-until-vote', [0, 2]],
    ['anonymous', [2, 2]],
    ['summary', [0, 0]],
  ] as const)('%s: statements read in the first and second round', (visibility, sizes) => {
    expect(looked({ visibility }).map(({ size }) => size)).toEqual(sizes);
  });

  test('anonymous statements bear no name, a summary only numbers', () => {
    expect([...(looked({ visibility: 'anonymous' })[0]?.speakers ?? [])]).toEqual([-1, -1]);
    expect([...(looked({ visibility: 'last-round' })[0]?.speakers ?? [])]).toEqual([1, 2]);
    expect([...(looked({ visibility: 'summary' })[0]?.voices ?? [])]).toEqual([0, 1, 1]);
  });

  test('memory bounds how far back all-rounds goes', () => {
    expect(looked({ visibility: 'all-rounds', memory: 1, stop: rounds(3) }).map(({ size }) => size)).toEqual([2, 2, 2]);
    expect(looked({ visibility: 'all-rounds', memory: 2, stop: rounds(3) }).map(({ size }) => size)).toEqual([2, 4, 4]);
  });

  test('confidence and counts are visible only where the protocol exposes them', () => {
    const [bare] = looked({ exposure: 'stance' });
    expect([...(bare?.confidences ?? [])]).toEqual([Number.NaN, Number.NaN]);
    expect([...(bare?.sureness ?? [])]).toEqual([0, 0, 0]);
    const [told] = looked({ exposure: 'with-confidence' });
    expect([...(told?.confidences ?? [])]).toEqual([0.6, 0.6]);
    expect([...(told?.counts ?? [])]).toEqual([0, 0, 0]);
    expect([...(looked({ exposure: 'with-counts' })[0]?.counts ?? [])]).toEqual([1, 1, 1]);
    // 14 × .6 / 1.8 + 1 / 3 = 5 on the scale of ten.
    expect([...(looked({ confidence: 'relative' })[0]?.confidences ?? [])]).toEqual([0.5, 0.5]);
  });
});

describe('gates', () => {
  const split = panel({
    members: ['w', 'x', 'y', 'z'],
    blind: (name, { id }) => ({
      choice: id === 'i0' ? 0 : 'wxyz'.indexOf(name) % (id === 'i1' ? 2 : 3),
      confidence: 0.7,
    }),
  });
  const grave = items(3).map((item, index) => (index === 2 ? { ...item, severity: 'high' as const } : item));

  test.each([
    [{ kind: 'all' }, ['i0', 'i1', 'i2']],
    [{ kind: 'none' }, []],
    [{ kind: 'contested', belief_under: 0.5 }, ['i1', 'i2']],
    [{ kind: 'entropy', over: 1 }, ['i2']],
    [{ kind: 'confidence', under: 0.8 }, ['i0', 'i1', 'i2']],
    [{ kind: 'severity', at_least: 'high' }, ['i2']],
    [{ kind: 'top-k', k: 2 }, ['i1', 'i2']],
    [{ kind: 'doubtful', entropy_over: 1.2, confidence_under: 0.5, at_least: 'critical' }, ['i2']],
  ] as const)('%o lets in %o', (gate, debated) => {
    const log = runDebate(protocol({ gate }), split, grave, 1);
    expect(log.debated).toEqual(debated);
    expect(log.tallies).toHaveLength(3);
    expect([log.reason === 'nothing-debated', log.rounds === 0, log.cost.messages === 0]).toEqual(
      Array.from({ length: 3 }, () => debated.length === 0),
    );
  });
});

describe('the log', () => {
  const log = runDebate(protocol({ stop: rounds(2) }), panel({ members: names(4) }), items(2), 3);

  test('every event has the hash of its content and of all before it', () => {
    const events = [...eventsOf(log)];
    expect(events.map(({ content }) => content.kind)).toEqual([
      'opened',
      ...Array.from({ length: 3 * 2 * 4 }, () => 'said'),
      'decided',
      'decided',
      'closed',
    ]);
    for (const [index, { id, after, content }] of events.entries()) {
      expect(after).toBe((events[index - 1] as LogEvent | undefined)?.id ?? null);
      expect(id).toBe(contentHash({ after, content }));
    }
  });

  test('counts what was said, sent and read', () => {
    // Two items, four members: blind statements, then two rounds in which each hears three.
    expect(log.cost).toEqual({ statements: 2 * 4 * 3, messages: 2 * 2 * 12, reads: 2 * 2 * 12 });
    const board = runDebate(
      protocol({ topology: { kind: 'blackboard' }, stop: rounds(2) }),
      panel({ members: names(4) }),
      items(2),
      3,
    );
    expect(board.cost).toEqual({ statements: 24, messages: 16, reads: 48 });
  });
});

describe('debates that are refused', () => {
  const say = (answer: PanelAnswer) => panel({ members: ['x', 'y'], blind: () => answer });

  test.each([
    ['an empty panel', panel({ members: [] }), items(1)],
    ['a member given twice', panel({ members: ['x', 'x'] }), items(1)],
    ['an item given twice', panel({ members: ['x'] }), [...items(1), ...items(1)]],
    ['one candidate', panel({ members: ['x'] }), [{ id: 'i', candidates: ['a'] }]],
    ['a choice that is no candidate', say({ choice: 3, confidence: 0.5 }), items(1)],
    ['a confidence that is no number', say({ choice: 0, confidence: Number.NaN }), items(1)],
  ])('%s', (_, debaters, questions) => {
    expect(() => runDebate(protocol(), debaters, questions, 1)).toThrow(RangeError);
  });
});

test('ten thousand debates of 75 are a matter of seconds', () => {
  const run = prepareDebate(
    protocol({ topology: { kind: 'k-regular', k: 4, redraw: 'debate' } }),
    panel({
      members: names(75),
      blind: (name, { id }) => ({ choice: (name + id).length % 3, confidence: 0.7 }),
      respond: follow,
    }),
  );
  const begun = process.cpuUsage();
  for (let index = 0; index < 200; index++) run([{ id: `i${index}`, candidates: ['a', 'b', 'c'] }], 1);
  // A hundredth of the hundred seconds two busy cores have for the rest of the work; it takes about a fifth of this.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
});
