import { describe, expect, test } from 'vitest';
import { categoryBars } from '../../../../../actors/publishing/pdf/analytics.ts';
import {
  type ClauseField,
  clauseFields,
  drawnFields,
} from '../../../../../actors/publishing/pdf/charts/clause-fields.ts';
import { bandOf } from '../../../../../actors/publishing/pdf/charts/gauge.ts';
import { matrixCounts } from '../../../../../actors/publishing/pdf/charts/matrix.ts';
import { SEVERITY_COLOUR } from '../../../../../actors/publishing/pdf/layout/palette.ts';
import { spokenFor } from '../../../../../actors/publishing/pdf/masthead.ts';
import type { ReviewResult } from '../../../../../protocols/index.ts';
import { SEVERITIES } from '../../../../../protocols/index.ts';
import { sampleResult } from '../../sample-result.ts';
import { manyIssues } from '../results.ts';

describe('gauge: bands', () => {
  test.each([
    [0, 'low'],
    [19.9, 'low'],
    [20, 'moderate'],
    [40, 'elevated'],
    [60, 'high'],
    [79.99, 'high'],
    [80, 'severe'],
    [100, 'severe'],
    [-3, 'low'],
    [140, 'severe'],
  ])('a score of %d is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});

describe('severities: colours', () => {
  const parts = (colour: string) =>
    [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = parts(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  test('each is lighter than the graver one, and its ink can be read', () => {
    const lights = SEVERITIES.map((severity) => luminance(SEVERITY_COLOUR[severity].fill));
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    for (const severity of SEVERITIES) {
      const { fill, ink } = SEVERITY_COLOUR[severity];
      const [dark = 0, light = 0] = [luminance(fill), luminance(ink)].toSorted((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
    }
  });
});

describe('matrix: fields', () => {
  test('likelihood falls downwards, severity grows to the right', () => {
    const counts = matrixCounts([
      { severity: 'critical', confidence: 1 },
      { severity: 'critical', confidence: 0.8 },
      { severity: 'info', confidence: 0 },
      { severity: 'medium', confidence: 0.5 },
      { severity: 'low', confidence: 0.79 },
    ]);
    expect(counts).toEqual([
      [0, 0, 0, 0, 2],
      [0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
  });

  test('loses no issue', () => {
    const { structured_issues: issues } = manyIssues(200);
    const sum = matrixCounts(issues)
      .flat()
      .reduce((all, count) => all + count, 0);
    expect(sum).toBe(200);
  });
});

describe('bars: order', () => {
  test('longest first, then most severe, then by name; every issue in one bar', () => {
    const issue = manyIssues(1).structured_issues[0] as ReturnType<typeof manyIssues>['structured_issues'][number];
    const result = manyIssues(1);
    const structured_issues = [
      { ...issue, category: 'venue' as const, severity: 'low' as const },
      { ...issue, category: 'taxes' as const, severity: 'low' as const },
      { ...issue, category: 'notices' as const, severity: 'critical' as const },
      { ...issue, category: 'scope' as const, severity: 'info' as const },
      { ...issue, category: 'scope' as const, severity: 'info' as const },
    ];
    const bars = categoryBars({ ...result, structured_issues }, (category) => category);
    expect(bars.map(({ label }) => label)).toEqual(['scope', 'notices', 'taxes', 'venue']);
    expect(bars[0]?.counts).toEqual({ critical: 0, high: 0, medium: 0, low: 0, info: 2 });
  });
});

describe('clause map: a document longer than the map', () => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  const clause = (number: string, worst?: 'high'): ClauseField => ({ number, heading: '', counts, worst });
  const missing: ClauseField = { ...clause('', 'high'), heading: 'Missing provisions', isMissing: true };
  const numbers = (fields: readonly ClauseField[]) => fields.map(({ number, heading }) => number || heading);

  test('keeps the field of what is missing, and counts clauses alone as left out', () => {
    const all = [clause('1', 'high'), clause('2'), clause('3', 'high'), clause('4', 'high'), missing];
    expect(numbers(drawnFields(all, 3))).toEqual(['1', '3', 'Missing provisions']);
    expect(numbers(drawnFields(all, 5))).toEqual(['1', '2', '3', '4', 'Missing provisions']);
    expect(numbers(drawnFields(all.slice(0, 4), 2))).toEqual(['1', '3']);
  });
});

describe('clause map: lists', () => {
  test('keeps clauses without headings behind recitals', () => {
    const clauses = ['', '(A)', '(B)', '1', '2', '3', '4', '5'].map((number, index) => {
      return { number, heading: '', start: 10 * index, end: 10 * index + 10, depth: 0, categories: [] };
    });
    const result = { ...sampleResult, document: { ...sampleResult.document, clauses }, structured_issues: [] };
    expect(
      clauseFields(result, 'Missing')
        .map(({ number }) => number)
        .slice(-5),
    ).toEqual(['1', '2', '3', '4', '5']);
  });

  test('opens a heading that holds nearly all clauses', () => {
    const clauses = ['|Form', '|Recitals', '1|Goods', '2|Price', '3|Law', '|Annex A', '|Annex B'].map((name, index) => {
      const [number = '', heading = ''] = name.split('|');
      const isAll = heading === 'Recitals';
      const start = 100 * index;
      return { number, heading, start, end: isAll ? 500 : start + 100, depth: number === '' ? 0 : 1, categories: [] };
    });
    const result = { ...sampleResult, document: { ...sampleResult.document, clauses }, structured_issues: [] };
    expect(clauseFields(result, 'Missing').map(({ heading }) => heading)).toEqual(
      clauses.map(({ heading }) => heading),
    );
  });

  test('folds a list that counts from one again into the clause it stands in', () => {
    const named = ['|', '1|Grant', '5|Duties', '1|', '2|', '3|', '6|Fees', '7|'];
    const clauses = named.map((name, index) => {
      const [number = '', heading = ''] = name.split('|');
      return { number, heading, start: 10 * index, end: 10 * index + 10, depth: 0, categories: [] };
    });
    const [issue] = sampleResult.structured_issues as [ReviewResult['structured_issues'][number]];
    const evidence = [{ quote: 'x', start: 42, end: 43, section: '' }];
    const result = {
      ...sampleResult,
      document: { ...sampleResult.document, clauses },
      structured_issues: [{ ...issue, evidence }],
    };
    const fields = clauseFields(result, 'Missing');
    expect(fields.map(({ number }) => number)).toEqual(['', '1', '5', '6', '7']);
    expect(fields.find(({ worst }) => worst !== undefined)?.number).toBe('5');
  });
});

describe('masthead: side', () => {
  test.each([
    ['you', 'Franchisee'],
    [null, 'Franchisee'],
    ['Beta', 'Beta'],
  ])('a party the contract calls %s is named %s', (party, expected) => {
    expect(spokenFor({ asked: 'Franchisee', party, role: null })).toBe(expected);
  });
});
