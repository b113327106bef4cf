import { describe, expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { marginComments } from '../../../actors/publishing/docx/margin-comments.ts';
import { renderMarkdown } from '../../../actors/publishing/markdown.ts';
import { renderReport } from '../../../actors/publishing/pdf/index.ts';
import type { Issue, ReviewResult } from '../../../protocols/index.ts';
import { readPdf } from './pdf/pages.ts';
import { inLanguage } from './pdf/results.ts';
import { sampleResult, sampleText } from './sample-result.ts';

const clause = (heading: string, start: number) => ({ number: '3', heading, start, end: start + 10 });

/** The sample review by a playbook and against a standard. */
const measured: ReviewResult = {
  ...sampleResult,
  playbook: {
    id: 'pb_1',
    name: 'Harbour positions',
    version: 2,
    hash: '0'.repeat(64),
    provider: 'Supplier',
    customer: 'Customer',
    lines: [
      line('Payment term', 'fallback', { step: 2, owner: 'Finance', section: '3 Fees' }),
      line('Liability cap', 'walk_away', { set_aside: [{ claim: 'c1', title: 'No cap' }] }),
      line('Governing law', 'preferred', {}),
      line('Escrow is mentioned', 'failed', { kind: 'check' }),
    ],
  },
  deviations: {
    standard: { kind: 'file', id: null, title: 'Ours.docx', hash: '0'.repeat(64) },
    matches: 4,
    changed: 1,
    missing: 1,
    extra: 1,
    lines: [
      { standing: 'matches', standard: clause('Law', 0), document: clause('Law', 0), likeness: 1, edits: [] },
      {
        standing: 'changed',
        standard: clause('Payment', 20),
        document: clause('Fees', 20),
        likeness: 0.8,
        edits: [
          { kind: 'same', text: 'The Customer shall pay each undisputed invoice of the Supplier for services within ' },
          { kind: 'delete', text: 'ninety' },
          { kind: 'insert', text: 'thirty' },
          { kind: 'same', text: ' days of receipt of it.' },
        ],
      },
      { standing: 'missing', standard: clause('Insurance', 40), document: null, likeness: 0, edits: [] },
      { standing: 'extra', standard: null, document: clause('Publicity', 60), likeness: 0, edits: [] },
    ],
  },
};

type Line = NonNullable<ReviewResult['playbook']>['lines'][number];

function line(name: string, standing: Line['standing'], rest: Partial<Line>): Line {
  return { id: name, name, kind: 'topic', standing, step: null, section: '', owner: null, set_aside: [], ...rest };
}

describe('reports: playbook and standard', () => {
  it('the PDF says how the document stands to each position, and every clause that is not as the standard', async () => {
    const { text } = await readPdf(await renderReport(measured, sampleText));
    // What was asked is before the verdict.
    expect(text).toMatch(
      /^.{0,300}Held against the playbook “Harbour positions”, version 2 · compared with “Ours\.docx”/,
    );
    expect(text).toMatch(/“Harbour positions”, version 2: 4 positions, of which 3\s+are open/);
    expect(text).toMatch(/Payment term\s+is at fallback step 2\s+Finance\s+3 Fees/);
    expect(text).toMatch(/Liability cap\s+says what is not to be signed \(one\s+finding of the panel gave way\)/);
    expect(text).toMatch(/Compared with “Ours\.docx”, clause by clause: 4 clauses match, one is changed/);
    expect(text).toMatch(/3 Fees\s+Changed\s+3 Payment\s+… for services within ninety thirty days/);
    expect(text).toMatch(/–\s+Missing\s+3 Insurance/);
    expect(text).toMatch(/3 Publicity\s+Extra\s+–/);
  });

  it('Markdown says the same', () => {
    const markdown = renderMarkdown(measured, sampleText);
    expect(markdown).toContain('| Payment term | **is at fallback step 2** | Finance | 3 Fees |');
    expect(markdown).toContain('| Governing law | says what is preferred | – | – |');
    expect(markdown).toContain('| 3 Fees | Changed | 3 Payment | − ninety; + thirty |');
  });

  it.each(['Italian', 'Spanish'])('in %s too', async (language) => {
    const { text } = await readPdf(await renderReport(inLanguage(language, measured), sampleText));
    const speaker = speak(language);
    for (const key of ['playbook.heading', 'deviations.title', 'playbook.standing.failed']) {
      expect(text).toContain(speaker.text(key));
    }
  });

  it('the internal redline says whose decision an issue of the playbook is, and when not to sign', () => {
    const [issue, ...others] = sampleResult.structured_issues as [Issue, ...Issue[]];
    const playbook: Issue['playbook'] = {
      topic: 'cap',
      standing: 'walk_away',
      step: null,
      preferred: null,
      fallback: [],
      walk_away: 'liability has no limit',
      owner: 'Legal',
      note: null,
    };
    const resultOf = (standing: 'walk_away' | 'deviates') => ({
      ...sampleResult,
      structured_issues: [{ ...issue, playbook: { ...playbook, standing } }, ...others],
    });
    const words = (version: 'internal' | 'external', standing: 'walk_away' | 'deviates' = 'walk_away') =>
      JSON.stringify(marginComments(resultOf(standing), sampleText, speak('English'), version));
    expect(words('internal')).toContain('Do not sign as it stands: liability has no limit');
    expect(words('internal', 'deviates')).toContain('Do not sign below this: liability has no limit');
    expect(words('internal')).toContain('Owner: Legal');
    expect(words('external')).not.toContain('Walk away');
  });

  it('a position of the playbook is said to be the client’s own, and nobody is said to have voted on it', async () => {
    const [issue, ...others] = sampleResult.structured_issues as [Issue, ...Issue[]];
    const playbook: Issue['playbook'] = {
      topic: 'cap',
      standing: 'deviates',
      step: null,
      preferred: 'A cap.',
      fallback: [],
      walk_away: null,
      owner: 'Legal',
      note: null,
    };
    const result = { ...measured, structured_issues: [{ ...issue, raised_by: [], playbook }, ...others] };
    const basis = 'A position of your playbook “Harbour positions”; the panel did not vote on it.';
    expect(renderMarkdown(result, sampleText)).toContain(basis);
    const { text } = await readPdf(await renderReport(result, sampleText));
    expect(text.replace(/\s+/g, ' ')).toContain(basis);
  });

  it('says what to settle for once, and nothing of it where nobody bargains', () => {
    const moves = sampleResult.negotiation_simulation.map((move) => ({ ...move, fallback: 'Meet in the middle.' }));
    const count = (type: ReviewResult['document']['type']): number => {
      const result = { ...sampleResult, negotiation_simulation: moves, document: { ...sampleResult.document, type } };
      const issues =
        renderMarkdown(result, sampleText)
          .split(/\n## Issues/)[1]
          ?.split(/\n## /)[0] ?? '';
      return issues.split('Meet in the middle').length - 1;
    };
    expect(moves.length).toBeGreaterThan(1);
    expect([count('services'), count('requirements')]).toEqual([1, 0]);
  });
});
