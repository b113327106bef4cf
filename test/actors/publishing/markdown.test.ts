import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { blockQuote, plain, struck, table } from '../../../actors/publishing/markdown-text.ts';
import type { ReviewResult } from '../../../protocols/index.ts';
import { sampleResult, sampleText } from './sample-result.ts';

const report = renderMarkdown(sampleResult, sampleText);

describe('markdown: what a lawyer reads', () => {
  it('says verdict, score and the deal before anything else, then what to settle', () => {
    const [title, , verdict, score] = report.split('\n\n');
    expect(title).toBe('# SERVICES AGREEMENT');
    expect(verdict).toBe('**This document should not be accepted as it stands.**');
    expect(score).toContain('68');
    const order = [
      '## The deal',
      '## 5 points to settle',
      '(#issue-1)',
      '## What is good',
      '## What could not be judged',
    ];
    const places = order.map((words) => report.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('lists what is to be edited at the end, each point with its words, and in no list of issues', () => {
    const { structured_issues: issues, metadata } = sampleResult;
    const [first] = issues;
    if (first === undefined) throw new Error('the sample has no issue');
    const also = [
      { claim: 'c91', category: 'ambiguity' as const, title: 'Vague deadline', section: '4.2', quote: 'in due course' },
      {
        claim: 'c92',
        category: 'acronyms' as const,
        title: 'Unexplained abbreviation',
        section: '7',
        quote: 'the ZQX',
      },
    ];
    const note = { ...first, id: 'issue-99', severity: 'info' as const, title: '2 points to tidy up', also };
    const result = {
      ...sampleResult,
      structured_issues: [...issues, note],
      metadata: { ...metadata, issues_in_full: issues.length },
    };
    const text = renderMarkdown(result, sampleText);
    const [before = '', notes = ''] = text.split('## Drafting notes');
    expect(notes).toContain('| <a id="issue-99"></a>Vague deadline | *“in due course”* | 4.2 |');
    expect(notes).toContain('| Unexplained abbreviation | *“the ZQX”* | 7 |');
    expect(before.slice(before.indexOf('## Issues'))).not.toContain('2 points to tidy up](');
    expect(before).not.toContain('| 99 |');
  });

  it('gives every issue its quotation, reason, remedy, confidence and dissent', () => {
    const section = report.slice(report.indexOf('### <a id="issue-5">'), report.indexOf('### <a id="issue-6">'));
    expect(section).toContain('> within ninety (90) days of receipt');
    expect(section).toContain('**Why it matters**: Ninety days is three times the usual period');
    expect(section).toContain('**Recommendation**: Shorten the period');
    expect(section).toContain('within ~~ninety~~ (~~90~~) days of receipt.');
    expect(section).toContain('within **thirty** (**30**) days of receipt.');
    expect(section).toContain('74%');
    expect(section).toContain('Payment terms analyst');
    expect(section).toContain('- *Materiality judge*: Interest under clause 3.2');
  });

  it('shows new wording as an addition and a deletion as struck', () => {
    expect(report).toContain('**Proposed addition**:\n\n> 9.3 Subject to clause 9.1');
    expect(report).toContain('> ~~11.2 Neither party is liable');
  });

  it('links only to issues that it holds', () => {
    const anchors = new Set([...report.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1]));
    const links = [...report.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(anchors.size).toBe(12);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });

  it('has tables whose rows have as many cells as their heads', () => {
    const tables = report.split('\n\n').filter((block) => block.startsWith('|'));
    const widths = tables.map((block) => new Set(block.split('\n').map((row) => row.split(/(?<!\\)\|/).length)).size);
    expect(widths.length).toBeGreaterThan(5);
    expect([...new Set(widths)]).toEqual([1]);
  });

  it('says of an issue that stands for several which, also where it is only a row', () => {
    const several = { ...structuredClone(sampleResult), metadata: { ...sampleResult.metadata, issues_in_full: 0 } };
    Object.assign(several.structured_issues[0] as object, {
      title: '2 points of drafting to tidy up',
      also: [{ title: '“Should” instead of “shall”' }, { title: 'Sixteen *unfilled* blanks' }],
    });
    const row = renderMarkdown(several, sampleText)
      .split('\n')
      .find((line) => line.includes('points of drafting'));
    expect(row).toContain(
      '2 points of drafting to tidy up: “Should” instead of “shall” and Sixteen \\*unfilled\\* blanks |',
    );
  });

  it('says so when nothing was found', () => {
    const empty: ReviewResult = {
      ...sampleResult,
      metadata: { ...sampleResult.metadata, overall_score: 0, document_title: '' },
      structured_issues: [],
      proposed_changes: [],
      negotiation_simulation: [],
      negotiation_runs: [],
      document: { ...sampleResult.document, deal: { title: '', date: null, lines: [], strengths: [], calendar: [] } },
      boardroom_discussion: [],
      score_card: [],
      executive_briefings: [],
    };
    const text = renderMarkdown(empty, sampleText);
    expect(text).toContain('Nothing that has to be settled was found.');
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('## Issues');
  });

  it.each(['English', 'Italian', 'Spanish'])('has every word in %s', (language) => {
    const speaker = speak(language);
    const inPanel = new Set(sampleResult.panel.map((member) => member.expert));
    const raised = new Set(sampleResult.structured_issues.flatMap((issue) => issue.raised_by));
    renderMarkdown(sampleResult, sampleText, speaker);
    // The sample's experts are made up; those outside its panel have no name in any catalogue.
    const missing = speaker.gaps.difference(raised.difference(inPanel));
    expect([...missing]).toEqual([]);
  });
});

describe('markdown: the document cannot become markup', () => {
  it.each([
    ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['[click](javascript:x)', '\\[click\\](javascript:x)'],
    ['a | b', 'a \\| b'],
    ['**bold** `code`', '\\*\\*bold\\*\\* \\`code\\`'],
    ['# Heading', '\\# Heading'],
    ['- item', '\\- item'],
    ['===', '\\==='],
    ['12. twelve', '12\\. twelve'],
    ['12.1 twelve', '12.1 twelve'],
    ['snake_case and ____', 'snake_case and \\_\\_\\_\\_'],
    ['Müller & Söhne &amp; Co', 'Müller & Söhne \\&amp; Co'],
    ['two\nlines\u0000', 'two lines\ufffd'],
  ])('%j', (text, shown) => {
    expect(plain(text)).toBe(shown);
  });

  it('leaves no sign unescaped, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '[', ']', '`', '*', '|', '~', '\\', '&', 'a', ' ', '\n') }),
        (text) => {
          expect(plain(text).replace(/\\[\\`*[\]<>|~&_]/g, '')).not.toMatch(/[\\`*[\]<>|~]/);
        },
      ),
      { seed: 20261120 },
    );
  });

  it('keeps quoted lines inside the quotation and marks words, not blanks', () => {
    expect(blockQuote('1. One\n\n    two')).toBe('> 1\\. One  \n> two');
    expect(struck(' gone ')).toBe(' ~~gone~~ ');
    expect(struck(' ')).toBe(' ');
    expect(table(['a'], [])).toBe('');
  });
});
