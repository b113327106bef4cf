import { describe, expect, test } from 'vitest';
import { comparePanel, MAJORITY, turnedVerdicts } from '../../../../protocols/lab/comparison/index.ts';
import type { RecordedItem } from '../../../../protocols/lab/recorded/index.ts';
import { winnerOf } from '../../../../protocols/lab/replay/index.ts';

/** Ann is always right, four others follow one another and are right on every second item. */
const items = (count: number, known = count): RecordedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    subset: '',
    candidates: ['no', 'yes'],
    gold: index < known ? 'yes' : null,
    rounds: [
      [
        { agent: 'ann', choice: 'yes' },
        ...['bob', 'cy', 'dee', 'eve'].map((agent) => ({ agent, choice: index % 2 === 0 ? 'no' : 'yes' })),
      ],
    ],
  }));

describe('comparing ways of deciding', () => {
  const { rows, ways } = comparePanel({ items: items(40) });
  const row = (name: string) => rows.find((one) => one.name === name);

  test('the best agent is found on other items and beats the majority with an interval', () => {
    expect(row('best agent')?.accuracy?.share).toBe(1);
    expect(row(MAJORITY)?.accuracy?.share).toBe(0.5);
    expect(row('best agent')?.againstMajority).toMatchObject({ onlyMethod: 20, onlyControl: 0, shown: 'better' });
  });

  test('every rule is held against both controls, and the control against itself not', () => {
    expect(row('V6 log-odds, .6')?.againstBest?.control).toBe('best agent');
    expect(row('V6 log-odds, .6')?.againstMajority?.control).toBe(MAJORITY);
    expect(row(MAJORITY)?.againstMajority).toBeNull();
    expect(rows.filter(({ kind }) => kind === 'rule').length).toBeGreaterThan(25);
  });

  test('items without a truth are decided and learnt from, and counted nowhere', () => {
    const half = comparePanel({ items: items(40, 20) });
    const sharpest = half.rows.find(({ name }) => name === 'Dawid-Skene');
    expect(sharpest).toMatchObject({ items: 20 });
    expect(half.ways.find(({ name }) => name === 'Dawid-Skene')?.verdicts).toHaveLength(40);
    const none = comparePanel({ items: items(10, 0) });
    expect(none.rows.every(({ accuracy, againstBest }) => accuracy === null && againstBest === null)).toBe(true);
    expect(none.rows.map(({ name }) => name)).not.toContain('best agent');
  });

  test('a rule that cannot decide costs its own row', () => {
    const answers = Array.from({ length: 40 }, (_, index) => `a${String(index).padStart(2, '0')}`);
    const votes = answers.map((choice, index) => ({ agent: `x${index}`, choice }));
    const wide = [{ id: 'q', subset: '', candidates: answers, gold: 'a00', rounds: [votes] }];
    const compared = comparePanel({ items: wide });
    const faults = compared.rows.filter(({ fault }) => fault !== null);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ accuracy }) => accuracy === null)).toBe(true);
    expect(compared.rows.filter(({ accuracy }) => accuracy !== null).length).toBeGreaterThan(10);
  });

  test('a flip says who voted what, what the rule scores, and whose absence turns it back', () => {
    const majority =
      ways.find(({ name }) => name === MAJORITY)?.verdicts.map((verdict) => verdict ?? 'undecided') ?? [];
    const { record } = comparePanel({ items: items(40) });
    const flips = turnedVerdicts(record, majority, winnerOf, [{ rule: 'log-odds', accept: 0.6 }]);
    expect(flips).toHaveLength(20);
    expect(flips[0]).toMatchObject({ item: 'q0', was: 'no', is: 'yes', votes: 'no 4, yes 1', pivotal: ['ann'] });
    expect(flips[0]?.why).toMatch(
      /^yes instead of no: no has 4 of 5 votes; the rule scores no .*, yes .*; without ann /,
    );
    expect(flips[0]?.ballots).toContain('ann yes 1.00 (competence ');
    expect(flips[0]?.margin).toBeGreaterThan(0);
  });

  test('a rule that looks at all items together names no pivotal voter', () => {
    const { record } = comparePanel({ items: items(40) });
    const was = record.items.map(() => 'no');
    const flips = turnedVerdicts(record, was, winnerOf, [{ rule: 'dawid-skene' }]);
    expect(flips.length).toBeGreaterThan(0);
    expect(flips.every(({ pivotal }) => pivotal === null)).toBe(true);
  });
});
