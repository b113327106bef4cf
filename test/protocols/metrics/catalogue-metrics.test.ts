import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adoption,
  coFailure,
  collapse,
  corrections,
  disagreementCollapse,
  flips,
  MeasureFault,
  oracleGap,
  orderSensitivity,
  reaskedControl,
} from '../../../protocols/metrics/index.ts';

/** How often each sign is in the text. */
const heard = (text: string) =>
  Object.fromEntries([...Map.groupBy(text, (sign) => sign)].map(([sign, all]) => [sign, all.length]));
const occasion = (own: string, shown: string, next: string) => ({ own, heard: heard(shown), next });

/** Answers written one sign a voter, `.` for none. */
const signs = (text: string): (string | null)[] => [...text].map((sign) => (sign === '.' ? null : sign));
const empty = expect.objectContaining({ name: 'MeasureFault', fault: 'empty' });
const answer = fc.constantFrom('a', 'b', 'c', null);
const answers = fc.array(answer, { minLength: 1, maxLength: 7 });

describe('corrections', () => {
  const courses = (before: string, after: string) => {
    const finals = signs(after);
    return signs(before).map((initial, voter) => ({ initial, final: finals[voter] ?? null, truth: 'a' }));
  };

  test.each([
    // Three wrong, one put right; two right, one talked out of it.
    ['bbcaa', 'abcab', 1 / 3, 1 / 2, 0],
    ['bbbba', 'aaaba', 3 / 4, 0, 3 / 5],
    ['aab', 'bcb', 0, 1, -2 / 3],
    ['aa', 'aa', null, 0, 0],
    ['bc', 'cb', 0, null, 0],
    ['b.b', 'aa.', 1, null, 1],
  ])('%s to %s', (before, after, corrected, vulnerability, net) => {
    const found = corrections(courses(before, after));
    expect(found).toMatchObject({ corrected, vulnerability, net });
    const { right, wrong, lost, gained } = found.counts;
    expect([gained, lost]).toEqual([(corrected ?? 0) * wrong, (vulnerability ?? 0) * right]);
  });

  test('net is what flips counts, over all', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(answer, answer), { minLength: 1 }), (pairs) => {
        fc.pre(pairs.some(([initial, final]) => initial !== null && final !== null));
        const said = (round: 0 | 1) =>
          pairs.map((pair, voter) => ({ voter: `${voter}`, item: 'q', choice: pair[round] }));
        const counts = flips(said(0), said(1), new Map([['q', 'a']]));
        const { net } = corrections(pairs.map(([initial, final]) => ({ initial, final, truth: 'a' })));
        const all = counts.corrected + counts.corrupted + counts.shuffled + counts.kept;
        expect(net).toBeCloseTo((counts.corrected - counts.corrupted) / all, 12);
      }),
    );
  });

  test('nobody who answered twice is a named error', () => {
    expect(() => corrections([])).toThrow(empty);
    expect(() => corrections(courses('a.', '.a'))).toThrow(empty);
  });
});

describe('adoption', () => {
  test('by how many showed the mode, among the minority only', () => {
    const table = adoption([
      occasion('a', 'bbb', 'b'),
      occasion('a', 'bb', 'b'),
      occasion('a', 'bbc', 'a'),
      occasion('a', 'bbc', 'c'),
      occasion('b', 'bba', 'a'),
      // Level: no mode to adopt.
      occasion('a', 'b', 'b'),
      occasion('a', 'bbcc', 'b'),
    ]);
    expect([...table]).toEqual([
      [2, { occasions: 3, adopted: 1, share: 1 / 3 }],
      [3, { occasions: 1, adopted: 1, share: 1 }],
    ]);
    expect(adoption([occasion('a', 'aa', 'b')]).size).toBe(0);
    expect(() => adoption([])).toThrow(empty);
  });

  test('a voter that never moves adopts nothing, at any exposure', () => {
    const choice = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(choice, fc.array(choice)), { minLength: 1 }), (held) => {
        const table = adoption(held.map(([own, shown]) => occasion(own, shown.join(''), own)));
        for (const [exposed, { share }] of table) {
          expect(exposed).toBeGreaterThanOrEqual(2);
          expect(share).toBe(0);
        }
      }),
    );
  });
});

describe('re-asked control', () => {
  const asked = (own: string, shown: string, next: string, again: string | null) => ({
    ...occasion(own, shown, next),
    again,
  });

  test('subtracts the changes that come from asking again', () => {
    const rows = [
      asked('a', 'bbb', 'b', 'a'),
      asked('a', 'bbb', 'b', 'b'),
      asked('a', 'bbc', 'a', 'b'),
      asked('a', 'bb', 'c', null),
      // In the majority, and level: neither counts.
      asked('b', 'bba', 'a', 'a'),
      asked('a', 'b', 'b', 'a'),
    ];
    expect(reaskedControl(rows)).toEqual({ occasions: 4, adopted: 2, readopted: 2, net: 0 });
    expect(reaskedControl(rows.slice(0, 2))).toEqual({ occasions: 2, adopted: 2, readopted: 1, net: 1 / 2 });
    expect(reaskedControl(rows.slice(4))).toEqual({ occasions: 0, adopted: 0, readopted: 0, net: null });
    expect(() => reaskedControl([])).toThrow(empty);
  });

  test('adopts as adoption counts it, and is 0 for voters who do the same either way', () => {
    const choice = fc.constantFrom('a', 'b', 'c');
    const said = fc.tuple(choice, fc.array(choice), choice, fc.option(choice));
    fc.assert(
      fc.property(fc.array(said, { minLength: 1 }), (drawn) => {
        const rows = drawn.map(([own, shown, next, again]) => asked(own, shown.join(''), next, again));
        const counted = [...adoption(rows).values()];
        const { occasions, adopted, readopted, net } = reaskedControl(rows);
        expect(occasions).toBe(counted.reduce((sum, row) => sum + row.occasions, 0));
        expect(adopted).toBe(counted.reduce((sum, row) => sum + row.adopted, 0));
        expect((net ?? 0) * occasions).toBeCloseTo(adopted - readopted, 9);
        expect(reaskedControl(rows.map((row) => ({ ...row, again: row.next }))).net ?? 0).toBe(0);
      }),
    );
  });
});

describe('collapse', () => {
  test.each([
    [['aaa', 'bbb', 'aab', 'b.b'], 3 / 4, 2 / 4],
    [['aa', 'aa'], 1, 0],
    [['a', '..', '.b'], 0, 0],
  ])('%j', (debates, collapsed, wrong) => {
    expect(collapse(debates.map((finals) => ({ finals: signs(finals), truth: 'a' })))).toEqual({ collapsed, wrong });
  });

  test('wrong collapse is part of collapse', () => {
    fc.assert(
      fc.property(fc.array(answers, { minLength: 1 }), (debates) => {
        const { collapsed, wrong } = collapse(debates.map((finals) => ({ finals, truth: 'a' })));
        expect(wrong).toBeGreaterThanOrEqual(0);
        expect(wrong).toBeLessThanOrEqual(collapsed);
        expect(collapsed).toBeLessThanOrEqual(1);
      }),
    );
    expect(() => collapse([])).toThrow(empty);
  });
});

describe('disagreement-collapse', () => {
  const debates = (...texts: string[]) => texts.map((text) => ({ rounds: text.split(' ').map(signs), truth: 'a' }));

  test.each([
    ['ends wrong', ['abb bbb'], 1],
    ['ends right', ['abb aaa'], 0],
    ['never ends', ['abb abb aab'], 0],
    ['wrong first, right later', ['abb bbb aaa'], 1],
    ['right first, wrong later', ['abb aaa bbb'], 0],
    ['was never contested', ['bbb bbb'], null],
    ['of three contested ones, one', ['ab bb', 'ab aa', 'bc bc', 'bb bb'], 1 / 3],
  ])('%s', (_, texts, rate) => {
    expect(disagreementCollapse(debates(...texts))).toBe(rate);
  });

  test('a debate that is not about to agree cannot collapse', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 5 }), (rounds) => {
        const split = ['a', 'b'];
        const open = [split, ...rounds.map((round) => [...split, ...round])];
        expect(disagreementCollapse([{ rounds: open, truth: 'c' }])).toBe(0);
        expect(disagreementCollapse([{ rounds: [...open, ['b', 'b']], truth: 'c' }])).toBe(1);
      }),
    );
    expect(() => disagreementCollapse([])).toThrow(empty);
    expect(() => disagreementCollapse([{ rounds: [], truth: 'a' }])).toThrow(empty);
  });
});

describe('co-failure and oracle gap', () => {
  const items = (...rows: [pool: string, final: string | null][]) =>
    rows.map(([pool, final]) => ({ answers: signs(pool), final, truth: 'a' }));

  test.each([
    // In the pool three times of four, elected once.
    [items(['abb', 'b'], ['aab', 'a'], ['bcb', 'b'], ['ab.', null]), 1 / 4, 1 / 2],
    [items(['a', 'a'], ['bb', 'b']), 1 / 2, 0],
    // Found in the debate though nobody had it.
    [items(['bb', 'a'], ['..', 'b']), 1, -1 / 2],
  ])('%#', (rows, failure, gap) => {
    expect(coFailure(rows)).toBe(failure);
    expect(oracleGap(rows)).toBe(gap);
  });

  test('choosing from the pool never beats the oracle', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(answers, fc.nat()), { minLength: 1 }), (drawn) => {
        const rows = drawn.map(([pool, pick]) => ({
          answers: pool,
          final: pool[pick % pool.length] ?? null,
          truth: 'a',
        }));
        expect(oracleGap(rows)).toBeGreaterThanOrEqual(-1e-12);
        expect(oracleGap(rows)).toBeLessThanOrEqual(1 - coFailure(rows) + 1e-12);
      }),
    );
    expect(() => coFailure([])).toThrow(empty);
    expect(() => oracleGap(items(['', 'a']))).toThrow(empty);
  });
});

describe('order sensitivity', () => {
  test.each([
    ['abca', 'abca', 0],
    ['abca', 'abba', 1 / 4],
    ['a.', '.a', 1],
    ['..', '..', 0],
  ])('%s against %s', (forward, reversed, share) => {
    expect(orderSensitivity(signs(forward), signs(reversed))).toBe(share);
  });

  test('is the same both ways, and 0 against itself', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(answer, answer), { minLength: 1 }), (pairs) => {
        const [one, other] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
        expect(orderSensitivity(one, other)).toBe(orderSensitivity(other, one));
        expect(orderSensitivity(one, one)).toBe(0);
      }),
    );
    expect(() => orderSensitivity([], [])).toThrow(empty);
    expect(() => orderSensitivity(['a'], [])).toThrow(MeasureFault);
  });
});
