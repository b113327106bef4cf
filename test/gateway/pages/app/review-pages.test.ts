import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reviewRecords } from '../../../../actors/review/index.ts';
import type { DocumentLayout } from '../../../../actors/word/index.ts';
import { sampleResult, sampleText } from '../../../actors/publishing/sample-result.ts';
import { REAL, STUB, withModels } from '../../../actors/publishing/sample-with-models.ts';
import { newReview, submitText } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, signIn } from './browser.ts';
import { FakeDecisions } from './fake-decisions.ts';

let gateway: RunningGateway;
let browse: Browse;
let id: string;
beforeAll(async () => {
  gateway = await startGateway({ decisions: new FakeDecisions() });
  ({ browse } = await signIn(gateway, 'reviewer'));
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const document = { document_text: sampleText, document_title: 'Supply <b>terms</b> \u202Eevil' };
  id = String((await submitText(gateway, document)).json().review_id);
  gateway.reviews.complete(id);
});

const decide = (form: Record<string, string>, who = browse) =>
  who(`/app/reviews/${id}/decisions`, { form: { seen: '0', ...form }, headers: { accept: 'application/json' } });

describe('reviews', () => {
  test('a viewer reads and cannot begin, decide or cancel', async () => {
    const viewer = await signIn(gateway, 'viewer');
    const form = new FormData();
    form.append('file', new Blob(['Text']), 'x.txt');
    const page = await viewer.browse(`/app/reviews/${id}`);
    expect([page.status, page.text.includes('class="decide"')]).toEqual([200, false]);
    expect((await viewer.browse('/app/reviews', { body: form })).status).toBe(403);
    expect((await decide({ target: 'issue-1', action: 'accept' }, viewer.browse)).status).toBe(403);
    expect((await viewer.browse(`/app/reviews/${id}/cancel`, { method: 'POST' })).status).toBe(403);
  });

  test('another account’s review is the unknown one’s 404, byte for byte, on every page of it', async () => {
    const other = await signIn(gateway, 'admin', 'other');
    const unknown = `rev_00000000-0000-4000-8000-${'0'.repeat(12)}`;
    for (const path of [
      '',
      '/obligations',
      '/positions',
      '/comparison',
      '/debate/issue-1',
      '/events',
      '/download/txt',
      '/download/redline',
    ]) {
      const [theirs, nobodys] = [
        await other.browse(`/app/reviews/${id}${path}`),
        await other.browse(`/app/reviews/${unknown}${path}`),
      ];
      expect([path, theirs.status, theirs.text]).toEqual([path, 404, nobodys.text]);
    }
    for (const path of ['decisions', 'revisions', 'cancel']) {
      const form = { target: 'issue-1', action: 'accept' };
      expect((await other.browse(`/app/reviews/${id}/${path}`, { form })).status).toBe(404);
    }
    expect((await other.browse('/app/reviews')).text).not.toContain(id);
  });

  test('a date that is in several places is listed once, with the way to each', async () => {
    const [date] = sampleResult.document.dates;
    const dates = date === undefined ? [] : [date, { ...date, start: 0, end: 9, section: '12.6' }];
    gateway.reviews.results.set(id, { ...sampleResult, document: { ...sampleResult.document, dates } });
    const { text } = await browse(`/app/reviews/${id}/obligations`);
    expect(text.split('<time datetime="2026-03-04">').length - 1).toBe(1);
    expect(text).toMatch(/<\/a>, <a href="[^"]+#p0">12\.6<\/a>/);
  });

  test('a review with a side, a playbook and a standard shows how the document stands to them', async () => {
    for (const path of ['positions', 'comparison'])
      expect((await browse(`/app/reviews/${id}/${path}`)).status).toBe(404);
    gateway.reviews.results.set(id, {
      ...sampleResult,
      metadata: { ...sampleResult.metadata, side: { asked: 'customer', party: 'Buyer <b>Ltd</b>', role: 'customer' } },
      playbook: {
        id: 'pb_1',
        name: 'Our <i>terms</i>',
        version: 2,
        hash: 'h',
        lines: [
          {
            id: 'cap',
            name: 'Cap',
            kind: 'topic',
            standing: 'fallback',
            step: 2,
            section: '9.1',
            owner: 'Legal',
            set_aside: [{ claim: 'c1', title: 'Low cap' }],
          },
        ],
        provider: null,
        customer: 'Buyer',
      },
      deviations: {
        standard: { kind: 'text', id: null, title: 'Standard', hash: 'h' },
        matches: 0,
        changed: 1,
        missing: 1,
        extra: 0,
        lines: [
          {
            standing: 'changed',
            standard: { number: '1', heading: 'Fees', start: 0, end: 9 },
            document: { number: '1', heading: 'Fees', start: 0, end: 9 },
            likeness: 0.8,
            edits: [
              { kind: 'same', text: 'Fees are ' },
              { kind: 'delete', text: '<u>high</u>' },
              { kind: 'insert', text: 'low' },
            ],
          },
          {
            standing: 'missing',
            standard: { number: '2', heading: 'Term', start: 9, end: 12 },
            document: null,
            likeness: 0,
            edits: [],
          },
        ],
      },
    });
    const viewer = await browse(`/app/reviews/${id}`);
    expect(viewer.text).toContain('For Buyer &lt;b&gt;Ltd&lt;/b&gt;.');
    const positions = await browse(`/app/reviews/${id}/positions`);
    expect(positions.text).toMatch(/fallback, step 2.*9\.1.*Legal/s);
    expect(positions.text).toContain('Gave way: Low cap');
    const comparison = await browse(`/app/reviews/${id}/comparison`);
    expect(comparison.text).toContain('Fees are <del>&lt;u&gt;high&lt;/u&gt;</del><ins>low</ins>');
    expect(comparison.text).toContain('>Missing<');
  });

  test('a Word file’s headings, numbers, bold words and merged cells are shown as they are', async () => {
    const document_text = 'TERMS\n\n1. Fees\n\nThe fee is due.\n\nPart\nPrice\tTotal\nBolt\t2';
    const table = {
      start: 33,
      end: 56,
      rows: [
        [
          { start: 33, end: 43, across: 2 },
          { start: 44, end: 49, down: 2 },
        ],
        [
          { start: 50, end: 54 },
          { start: 55, end: 56 },
        ],
      ],
    };
    const word = String((await submitText(gateway, { document_text, document_title: 'Word' })).json().review_id);
    gateway.reviews.complete(word);
    gateway.reviews.results.set(word, {
      ...sampleResult,
      structured_issues: [],
      proposed_changes: [],
      document: { ...sampleResult.document, clauses: [] },
    });
    const layout: DocumentLayout = {
      paragraphs: [
        { start: 0, labelEnd: 0, heading: 1, alignment: 'center' },
        { start: 7, labelEnd: 10, heading: 2, list: 0 },
      ],
      tables: [table],
      looks: [{ start: 20, end: 23, look: 'b' }],
    };
    await gateway.store.commit([reviewRecords.layout.put(layout, word)]);
    const { text } = await browse(`/app/reviews/${word}`);
    expect(text).toContain('<p class="heading level-2 center" role="heading" aria-level="2" dir="auto">TERMS</p>');
    expect(text).toContain('aria-level="4" dir="auto"><span class="clause">1. </span>Fees</p>');
    expect(text).toContain('The <b>fee</b> is due.');
    expect(text).toContain('<td dir="auto" colspan="2">Part\nPrice</td><td dir="auto" rowspan="2">Total</td>');
  });

  test.each([
    [
      'a model',
      REAL,
      'Language models took part in 1 seat of the panel: acme-large (openai-compatible: acme-large-2026-03)',
    ],
    ['a stub', STUB, 'A stub sat in 1 seat of the panel'],
  ])('the page of a review that %s took part in says so first', async (_, seated, notice) => {
    gateway.reviews.results.set(id, withModels([seated]));
    const { text } = await browse(`/app/reviews/${id}`);
    expect(text).toContain(notice);
    expect(text.indexOf(notice)).toBeLessThan(text.indexOf('<article'));
    gateway.reviews.results.set(id, sampleResult);
    expect((await browse(`/app/reviews/${id}`)).text).not.toContain(' of the panel');
  });

  test('a review names what it set aside, as text', async () => {
    const set_aside = [{ claim: 'c1', category: 'force_majeure' as const, title: 'No word on <b>strikes</b>' }];
    gateway.reviews.results.set(id, { ...sampleResult, consensus: { ...sampleResult.consensus, set_aside } });
    const { text } = await browse(`/app/reviews/${id}`);
    expect(text).toContain('seldom act on it: No word on &lt;b&gt;strikes&lt;/b&gt;.');
  });

  test('a title with markup and reversed writing is text', async () => {
    for (const path of ['/app/reviews', `/app/reviews/${id}`]) {
      const { text } = await browse(path);
      expect(text).toContain('<bdi>Supply &lt;b&gt;terms&lt;/b&gt;');
      expect(text).not.toContain('<b>terms</b>');
    }
  });

  test('a running review shows its stage, and its events come as lines', async () => {
    const running = await newReview(gateway);
    const page = await browse(`/app/reviews/${running}`);
    expect(page.text).toContain('data-stage="analysing"');
    const { session } = await signIn(gateway);
    const ending = new AbortController();
    const response = await fetch(`${gateway.url}/app/reviews/${running}/events`, {
      headers: { cookie: `__Host-session=${session}` },
      signal: ending.signal,
    });
    gateway.reviews.emit(running, 'expert-reported', { expert: 'liability-cap', round: 0, findings: 2 });
    gateway.reviews.complete(running);
    const heard: string[] = [];
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      heard.push(decoder.decode(piece));
      if (heard.join('').includes('event: over')) break;
    }
    ending.abort();
    expect(heard.join('')).toContain('2 findings');
  });

  test('a failed one says why, and that nothing was charged', async () => {
    const failed = await newReview(gateway);
    const error = { detail: 'The document could not be read.', error_code: 'X' };
    gateway.reviews.move(failed, { status: 'failed', stage: 'failed', completed_at: 1, error });
    const { text } = await browse(`/app/reviews/${failed}`);
    expect(text).toContain('could not be read');
    expect(text).toContain('Nothing was charged');
  });

  test('every page of a review is in three languages', async () => {
    for (const [lang, word] of [
      ['it', 'Rischio'],
      ['es', 'Riesgo'],
    ] as const) {
      const { text } = await browse('/app/reviews', { headers: { cookie: '', 'accept-language': lang } });
      expect(text.length).toBeGreaterThanOrEqual(0);
      const page = await browse(`/app/reviews`, { headers: { 'accept-language': lang } });
      expect(page.text).toContain(word);
    }
  });
});
