import { describe, expect, test } from 'vitest';
import { PUBLISHED } from '../../../protocols/catalogue/index.ts';
import {
  compileProtocol,
  resolveProtocol,
  type StaticCheck,
  supportedByReview,
} from '../../../protocols/compiler/index.ts';
import { unsoundReads } from '../../../protocols/compiler/schedule.ts';
import { heardRound } from '../../../protocols/debate/heard-round.ts';
import { DEFAULT_PROTOCOL, PROTOCOLS, Protocol, protocolHash, type Topology } from '../../../protocols/index.ts';
import { runDebate } from '../../../protocols/lab/debate/index.ts';
import { items, names, panel, protocol, rounds } from '../lab/debate/assembly.ts';

const ALL = [...PROTOCOLS, ...PUBLISHED.map((entry) => entry.protocol)];
const found = (given: Protocol, agents: number, check: StaticCheck['check'], count = 10): string[] =>
  compileProtocol(given, { agents, items: count })
    .checks.filter((entry) => entry.check === check)
    .map(({ severity, sentence }) => `${severity}: ${sentence}`);
const matching = (text: RegExp) => [expect.stringMatching(text)];

describe('compiler: what ships', () => {
  test.each(ALL.map((entry) => [entry.name, entry] as const))('%s is sound for 75 members', (_, shipped) => {
    const compiled = compileProtocol(shipped, { agents: 75, items: 40 });
    expect(compiled.checks.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(compiled).toMatchObject({ sound: true, hash: protocolHash(shipped) });
  });

  test.each(ALL.map((entry) => [entry.name, entry] as const))('%s never costs more than its bounds', (_, shipped) => {
    const { bounds } = compileProtocol(shipped, { agents: 9, items: 3 });
    const { cost } = runDebate(shipped, panel({ members: names(9) }), items(3), 2);
    expect(cost.statements).toBeLessThanOrEqual(bounds.statements.total);
    expect(cost.messages).toBeLessThanOrEqual(bounds.messages.total);
    expect(cost.reads).toBeLessThanOrEqual(bounds.reads.total);
  });
});

describe('compiler: bounds', () => {
  test('are exact where nothing is left to chance', () => {
    const given = protocol({ topology: { kind: 'ring' }, visibility: 'all-rounds', stop: rounds(3) });
    const { bounds } = compileProtocol(given, { agents: 5, items: 2 });
    expect(bounds).toEqual({
      statements: { per_round: 10, total: 40 },
      messages: { per_round: 20, total: 60 },
      reads: { per_round: 60, total: 120 },
    });
    expect(runDebate(given, panel({ members: names(5) }), items(2), 1).cost).toEqual({
      statements: 40,
      messages: 60,
      reads: 120,
    });
  });

  test('a closed gate costs nothing, top-k only its items', () => {
    const closed = compileProtocol(protocol({ gate: { kind: 'none' } }), { agents: 4, items: 5 });
    expect(closed.bounds.messages.total).toBe(0);
    expect(closed.bounds.statements.total).toBe(20);
    const few = compileProtocol(protocol({ gate: { kind: 'top-k', k: 2 }, stop: rounds(1) }), { agents: 4, items: 5 });
    expect(few.bounds.messages.total).toBe(2 * 12);
  });
});

describe('compiler: who reaches whom', () => {
  test.each([
    [{ kind: 'complete' }, 'ok: Everything said can reach everybody, in at most 1 round.'],
    [
      { kind: 'chain', forward: true },
      'note: Everything follows from one member, which hears nobody else: what the other 5 say never reaches them.',
    ],
    [
      { kind: 'k-out', k: 2, draw: 'competence' },
      'note: Everything follows from 3 members: what the other 3 say never reaches them.',
    ],
  ] as const)('%o', (topology, sentence) => {
    expect(found(protocol({ topology }), 6, 'reach')).toEqual([sentence]);
  });

  test('a panel that falls apart is unsound', () => {
    // Of six, each pair of neighbours in trust hears only each other when nobody is trusted beyond one.
    const topology: Topology = { kind: 'trust', top: 1, noise: 1 };
    const apart = Array.from({ length: 30 }, (_, size) => found(protocol({ topology }), size + 4, 'reach')[0]);
    expect(apart).toContainEqual(expect.stringMatching(/^error: The panel falls apart into groups of/));
  });

  test('rounds in which nobody hears anybody', () => {
    expect(found(protocol({ visibility: 'blind' }), 6, 'reach')).toEqual(matching(/^warning: .*nobody hears anybody/));
  });
});

describe('compiler: rest', () => {
  test.each([
    [{ kind: 'complete' }, 1],
    [{ kind: 'ring' }, 2951],
  ] as const)('75 members on %o come to rest after %i rounds (O13)', (topology, count) => {
    const { prediction } = compileProtocol(protocol({ topology }), { agents: 75, items: 1 });
    expect(prediction).toMatchObject({ kind: 'rest', rounds: count });
  });

  test('four drawn neighbours: about thirteen rounds', () => {
    const { prediction } = compileProtocol(protocol({ topology: { kind: 'k-out', k: 4, draw: 'seed' } }), {
      agents: 75,
      items: 1,
    });
    expect(prediction?.kind === 'rest' && prediction.rounds).toBeGreaterThanOrEqual(11);
    expect(prediction?.kind === 'rest' && prediction.rounds).toBeLessThanOrEqual(16);
  });

  const averaging = (weights: number[][]): Protocol =>
    protocol({ responder: { kind: 'opinion', model: { kind: 'degroot', weights } } });

  test('given weights: pace, period, division, and malformed ones (O1)', () => {
    const third = 1 / 3;
    const known = averaging([
      [third, third, third],
      [0.5, 0.5, 0],
      [0, 0.25, 0.75],
    ]);
    expect(compileProtocol(known, { agents: 3, items: 1 }).prediction).toMatchObject({ rounds: 10 });
    const swap = averaging([
      [0, 1],
      [1, 0],
    ]);
    expect(found(swap, 2, 'rest')).toEqual(matching(/^error: .*period of 2 rounds/));
    expect(compileProtocol(swap, { agents: 2, items: 1 })).toMatchObject({
      sound: false,
      prediction: { kind: 'periodic' },
    });
    expect(
      found(
        averaging([
          [1, 0],
          [0, 1],
        ]),
        2,
        'rest',
      ),
    ).toEqual(matching(/^note: .*never brings/));
    expect(
      found(
        averaging([
          [1, 0],
          [0.5, 0.4],
        ]),
        2,
        'responder',
      ),
    ).toEqual(['error: Row 2 of the weights does not sum to 1.']);
    expect(found(averaging([[1]]), 2, 'responder')).toEqual(['error: The weights must be 2 rows of 2.']);
  });
});

describe('compiler: quorums (D2)', () => {
  const votes = (quorum: number, share = 1): Protocol =>
    protocol({ decision: { rule: 'threshold', share, strict: false, quorum } });

  test('2f + 1 of six lets two groups of three decide differently; ⌈(n + f + 1) / 2⌉ does not', () => {
    expect(found(votes(3), 6, 'quorum')).toEqual(matching(/^warning: 3 votes can be enough.*quorum of 4 of 6/));
    expect(found(votes(4), 6, 'quorum')).toEqual(['ok: Any two decisions share at least 2 voters.']);
    // Where n = 3f + 1 the usual formula is right.
    expect(found(votes(5), 7, 'quorum')).toEqual(['ok: Any two decisions share at least 3 voters.']);
  });

  test('a shared voter who may vote both ways is not enough', () => {
    expect(found(votes(5), 9, 'quorum')).toEqual(
      matching(/^note: Any two decisions share 1 voter, no more than the 2/),
    );
  });

  test('more votes than there are members', () => {
    expect(found(votes(7), 6, 'quorum')).toEqual(matching(/^error: The quorum of 7/));
  });
});

describe('compiler: schedules (D5)', () => {
  test('a reader of the newest statements is not the synchronous protocol it claims to be', () => {
    expect(unsoundReads('sync', heardRound('sync'), 4)).toEqual([]);
    expect(unsoundReads('sequential', heardRound('sequential'), 4)).toEqual([]);
    expect(unsoundReads('sync', heardRound('sequential'), 3)).toContainEqual({
      round: 1,
      readerTurn: 2,
      speakerTurn: 0,
      read: 1,
      why: 'undeclared',
    });
  });

  test('nobody reads the future', () => {
    const prophet = unsoundReads('sequential', (round) => round, 3);
    expect(prophet.length).toBeGreaterThan(0);
    expect(prophet.every(({ why, speakerTurn, readerTurn }) => why === 'future' && speakerTurn > readerTurn)).toBe(
      true,
    );
  });

  test('warns that speaking in turn is not anonymous', () => {
    const given = protocol({ schedule: 'sequential', visibility: 'anonymous' });
    expect(found(given, 5, 'schedule')).toContainEqual(expect.stringMatching(/^warning: .*anonymous needs/));
  });
});

describe('compiler: what cannot work', () => {
  test.each([
    [
      'limits',
      { stop: { rules: [{ rule: 'no-change', rounds: 1 }], min_rounds: 3, max_rounds: 2 } },
      /^error: min_rounds/,
    ],
    [
      'limits',
      { stop: { rules: [{ rule: 'no-change', rounds: 3 }], min_rounds: 0, max_rounds: 2 } },
      /^warning: .*cannot fire/,
    ],
    ['limits', { decision: { rule: 'dawid-skene' } }, /^warning: dawid-skene .*20 are needed/],
    ['size', { topology: { kind: 'committees', groups: 9 } }, /^error: 9 committees/],
    ['size', { topology: { kind: 'k-out', k: 9, draw: 'seed' } }, /^note: Of 4 members/],
    ['exposure', { responder: { kind: 'anti-conformity' }, exposure: 'stance' }, /^error: .*needs confidences/],
    ['exposure', { confidence: 'relative', exposure: 'stance' }, /^warning: Relative/],
    ['exposure', { memory: 2 }, /^warning: memory/],
    [
      'responder',
      { responder: { kind: 'opinion', model: { kind: 'friedkin-johnsen', openness: [1] } } },
      /^error: openness/,
    ],
  ] as const)('%s: %o', (check, more, sentence) => {
    const given = Protocol.parse(protocol(more as Partial<Protocol>));
    expect(found(given, 4, check)).toEqual(matching(sentence));
  });

  test('two sides and a judge need three; a panel needs a member', () => {
    const judged = protocol({ responder: { kind: 'sides', judge: 'last', swapped: true } });
    expect(found(judged, 2, 'responder')).toEqual(matching(/^error/));
    expect(found(judged, 3, 'responder')).toEqual([]);
    expect(compileProtocol(protocol(), { agents: 0, items: 3 }).sound).toBe(false);
    expect(() => compileProtocol(protocol(), { agents: Number.NaN, items: 3 })).toThrow(RangeError);
  });

  test('says what happens in a tie', () => {
    expect(found(protocol(), 4, 'ties')).toEqual(matching(/candidate named first/));
    expect(found(DEFAULT_PROTOCOL, 4, 'ties')).toEqual(matching(/decides nothing/));
  });
});

describe('the protocol of a review request', () => {
  test('by name, or written out', () => {
    expect(resolveProtocol('ring', 20)).toEqual({ protocol: PROTOCOLS.find(({ name }) => name === 'ring') });
    expect(resolveProtocol('p01-society-of-minds', 20)).toHaveProperty('protocol.name', 'p01-society-of-minds');
    const own = protocol({ exposure: 'stance' });
    expect(resolveProtocol(JSON.parse(JSON.stringify(own)), 20)).toEqual({ protocol: own });
  });

  test.each([
    ['no-such', /^There is no protocol "no-such"; there are sparse-quick, /],
    [{}, /^The protocol is malformed: name: .*; and \d+ more\.$/],
    [null, /^The protocol is malformed: it: /],
    [{ ...DEFAULT_PROTOCOL, extra: 1 }, /malformed: it: .*extra/],
    [{ ...DEFAULT_PROTOCOL, stop: { ...DEFAULT_PROTOCOL.stop, min_rounds: 9 } }, /min_rounds 9 is more than/],
    ['p11-delphi', /A review does not offer the visibility anonymous/],
    [protocol({ decision: { rule: 'trajectory' }, exposure: 'stance' }), /claim by claim, which trajectory does not/],
  ])('%o is refused with the reason', (input, reason) => {
    expect(resolveProtocol(input, 20)).toEqual({ error: expect.stringMatching(reason) });
  });

  test.each<[string, Partial<Protocol>, readonly RegExp[]]>([
    ['the gate by entropy', { gate: { kind: 'entropy', over: 0.5 } }, [/only those who raised a claim have spoken/]],
    ['confidence that is told', { exposure: 'with-confidence' }, []],
    [
      'a stop where nobody is pivotal',
      { stop: { rules: [{ rule: 'pivotal' }], min_rounds: 0, max_rounds: 3 } },
      [/might have said, which pivotal looks at/],
    ],
  ])('%s: a review holds it or says why not', (_, more, reasons) => {
    const said = supportedByReview({ ...DEFAULT_PROTOCOL, ...more });
    expect(said).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
  });

  test('every protocol of the service is one a review can hold, at any panel size', () => {
    for (const shipped of PROTOCOLS) {
      expect(supportedByReview(shipped)).toEqual([]);
      for (const size of [1, 2, 5, 75]) expect(resolveProtocol(shipped.name, size)).toEqual({ protocol: shipped });
    }
  });
});
