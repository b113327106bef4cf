import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Claim, type Evidence, type Finding, type IssueCategory, mergeFindings } from '../../../protocols/index.ts';

const TEXT = 'The Supplier shall pay all fees without delay and may end this Agreement at any time. '.repeat(40);
const piece = (start: number, end: number): Evidence => ({ quote: TEXT.slice(start, end), start, end, section: '1' });

const finding = (rule: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  category: 'payment_terms',
  severity: 'medium',
  values: {},
  evidence: [piece(10, 30)],
  belief: 0.7,
  ...more,
});

const change = (start: number, end: number, after = 'x') => ({ start, end, before: TEXT.slice(start, end), after });

const merge = (findings: Record<string, Finding[]>) => mergeFindings(new Map(Object.entries(findings)));
const raisers = (claims: readonly Claim[]) => claims.map((claim) => claim.raised_by.map((one) => one.expert).join(' '));

const absent = (rule: string, category: IssueCategory, more: Partial<Finding> = {}) =>
  finding(rule, { category, evidence: [], place: 900, ...more });

const rewrite = (rule: string, category: IssueCategory, at: number) =>
  finding(rule, { category, evidence: [piece(at, at + 5)], change: change(10, 60) });

const insert = (rule: string, category: IssueCategory, after: string) =>
  finding(rule, { category, evidence: [], place: 900, change: change(900, 900, after) });

describe('mergeFindings', () => {
  const words = { title: 'A', description: 'B', suggestion: 'C' };
  const said = finding('model-money.payment-terms', { severity: 'high', belief: 0.85, words, change: change(10, 30) });

  test('a rule and a language model that say the same: the rule in its own words, at its own weight', () => {
    const [claim, ...more] = merge({ ann: [finding('ann.slow')], 'model-money': [said] });
    expect(more).toEqual([]);
    const { severity, belief } = finding('ann.slow');
    expect(claim?.finding).toMatchObject({ rule: 'ann.slow', severity, belief });
    expect(claim?.raised_by.find(({ expert }) => expert === 'model-money')?.belief).toBe(0.85);
    expect(claim?.finding.words).toBeUndefined();
    expect(claim?.finding.change).toBeUndefined();
    expect(claim?.raised_by.map(({ expert }) => expert)).toEqual(['ann', 'model-money']);
  });

  test('a language model alone: its own words and its own change', () => {
    const [claim] = merge({ 'model-money': [said] });
    expect(claim?.finding).toMatchObject({ words, change: change(10, 30) });
  });

  test('one claim of the same place and category, the strongest leading, in order of expert', () => {
    const claims = merge({
      zoe: [finding('zoe.late', { severity: 'high', belief: 0.6 })],
      ann: [finding('ann.slow', { belief: 0.9, evidence: [piece(20, 50), piece(100, 120)] })],
    });
    expect(claims).toEqual([
      {
        id: 'c1',
        finding: finding('zoe.late', { severity: 'high', belief: 0.6, evidence: [piece(10, 30), piece(100, 120)] }),
        raised_by: [
          { expert: 'ann', rule: 'ann.slow', belief: 0.9 },
          { expert: 'zoe', rule: 'zoe.late', belief: 0.6 },
        ],
      },
    ]);
  });

  test('other places, other families and touching quotations stay apart; ids follow the document', () => {
    const claims = merge({
      a: [finding('a.one', { evidence: [piece(500, 520)] })],
      b: [finding('b.one', { category: 'taxes' })],
      c: [finding('c.one', { evidence: [piece(30, 40)] })],
      d: [finding('d.one')],
    });
    expect(claims.map((claim) => [claim.id, claim.finding.rule])).toEqual([
      ['c1', 'd.one'],
      ['c2', 'b.one'],
      ['c3', 'c.one'],
      ['c4', 'a.one'],
    ]);
  });

  test('names of one family are one claim: too long a sentence is hard to read', () => {
    const long = finding('a.long', { category: 'sentence_length' });
    const dense = finding('b.dense', { category: 'readability' });
    expect(merge({ a: [long], b: [dense] })).toHaveLength(1);
  });

  test('absence of the same category is one claim, of another is another', () => {
    const claims = merge({
      a: [absent('a.none', 'force_majeure'), absent('a.other', 'notices')],
      b: [absent('b.none', 'force_majeure', { place: 50 })],
    });
    expect(raisers(claims)).toEqual(['a b', 'a']);
  });

  test('keeps apart findings that one expert distinguishes: two rules, two missing exhibits, two fixes in one sentence', () => {
    const missing = (name: string) => finding('a.exhibit', { category: 'exhibits', evidence: [], values: { name } });
    expect(merge({ a: [finding('a.one'), finding('a.two')] })).toHaveLength(2);
    expect(merge({ a: [missing('A'), missing('B')] })).toHaveLength(2);
    const typo = (expert: string, at: number) =>
      finding(`${expert}.typo`, { category: 'spelling', change: change(at, at + 4) });
    expect(merge({ a: [typo('a', 12), typo('a', 20)] })).toHaveLength(2);
    expect(merge({ a: [typo('a', 12)], b: [typo('b', 20)] })).toHaveLength(2);
    expect(merge({ a: [typo('a', 12)], b: [typo('b', 12)] })).toHaveLength(1);
  });

  test('a third expert who means both rules of another joins one and leaves two claims', () => {
    const claims = merge({ a: [finding('a.one'), finding('a.two')], b: [finding('b.one', { belief: 0.9 })] });
    expect(raisers(claims).toSorted()).toEqual(['a', 'a b']);
  });

  test('two rewritings of the same words are one claim whatever their categories; insertions only when alike', () => {
    expect(merge({ a: [rewrite('a.x', 'tone', 10)], b: [rewrite('b.x', 'taxes', 40)] })).toHaveLength(1);
    expect(merge({ a: [insert('a.x', 'notices', 'N')], b: [insert('b.x', 'waiver', 'W')] })).toHaveLength(2);
    expect(merge({ a: [insert('a.x', 'notices', 'N')], b: [insert('b.x', 'waiver', 'N')] })).toHaveLength(1);
  });

  test('a lead without a change takes the change of another', () => {
    const [claim] = merge({
      a: [finding('a.x', { severity: 'high' })],
      b: [finding('b.x', { change: change(12, 20) })],
    });
    expect(claim?.finding).toMatchObject({ rule: 'a.x', change: change(12, 20) });
  });

  test('a chain of overlaps does not become one claim', () => {
    const chain = Array.from({ length: 6 }, (_, index) => [
      `e${index}`,
      [finding(`e${index}.x`, { belief: 0.9 - index / 100, evidence: [piece(index * 20, index * 20 + 30)] })],
    ]);
    expect(merge(Object.fromEntries(chain)).length).toBeGreaterThanOrEqual(3);
  });

  test('keeps every quotation of both, and no more than a message holds', () => {
    const many = (from: number) =>
      Array.from({ length: 15 }, (_, index) => piece(from + index * 40, from + index * 40 + 10));
    const [claim] = merge({
      a: [finding('a.x', { severity: 'high', evidence: many(0) })],
      b: [finding('b.x', { evidence: [piece(5, 12), ...many(20)] })],
    });
    expect(claim?.finding.evidence).toHaveLength(30);
    expect(claim?.finding.evidence).toEqual(expect.arrayContaining(many(0)));
    const crowd = Array.from({ length: 2 }, (_, side) => [
      `e${side}`,
      [
        finding(`e${side}.x`, {
          evidence: Array.from({ length: 400 }, (_, i) => piece(i * 40 + side * 10, i * 40 + 12)),
        }),
      ],
    ]);
    expect(merge(Object.fromEntries(crowd))[0]?.finding.evidence.length).toBeLessThanOrEqual(500);
  });

  test('nothing in, nothing out', () => expect(merge({ a: [] })).toEqual([]));
});

const CATEGORIES: IssueCategory[] = ['payment_terms', 'taxes', 'grammar', 'spelling'];
const EXPERTS = ['ann', 'ben', 'cyd', 'dan', 'eve'];

/** Experts with one rule each, so that nothing but place, category and change tells findings apart. */
const panelFindings = fc
  .array(
    fc.record({
      expert: fc.constantFrom(...EXPERTS),
      category: fc.constantFrom(...CATEGORIES),
      severity: fc.constantFrom('high' as const, 'medium' as const),
      belief: fc.constantFrom(0.5, 0.7, 0.9),
      spans: fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 40 })), { maxLength: 3 }),
      fix: fc.option(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 10 }))),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ expert, category, severity, belief, spans, fix }) => ({
      expert,
      finding: finding(`${expert}.x`, {
        category,
        severity,
        belief,
        evidence: spans.map(([start, length]) => piece(start, start + length)),
        ...(fix && { change: change(fix[0], fix[0] + fix[1]) }),
      }),
    })),
  );

type Row = { expert: string; finding: Finding };

function mergeRows(rows: readonly Row[]): Claim[] {
  const byExpert = Map.groupBy(rows, (row) => row.expert);
  return mergeFindings(new Map([...byExpert].map(([expert, own]) => [expert, own.map((row) => row.finding)])));
}

describe('mergeFindings, for any findings', () => {
  test('arrival order does not matter', () => {
    fc.assert(
      fc.property(
        panelFindings.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          expect(mergeRows(shuffled)).toEqual(mergeRows(rows));
        },
      ),
    );
  });

  test('every claim is of the schema and everyone who raised something is named', () => {
    fc.assert(
      fc.property(panelFindings, (rows) => {
        const claims = mergeRows(rows).map((claim) => Claim.parse(claim));
        expect(claims.map((claim) => claim.id)).toEqual(claims.map((_, index) => `c${index + 1}`));
        const named = new Set(claims.flatMap((claim) => claim.raised_by.map((one) => one.expert)));
        expect(named).toEqual(new Set(rows.map((row) => row.expert)));
      }),
    );
  });

  test('merging what is merged changes nothing', () => {
    fc.assert(
      fc.property(panelFindings, (rows) => {
        const once = mergeRows(rows);
        const again = mergeRows(once.map(({ finding }) => ({ expert: finding.rule.split('.')[0] as string, finding })));
        expect(again.map((claim) => claim.finding)).toEqual(once.map((claim) => claim.finding));
      }),
      { numRuns: 500 },
    );
  });
});
