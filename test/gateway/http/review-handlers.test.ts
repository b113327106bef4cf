import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTIFACTS, type ArtifactName } from '../../../protocols/index.ts';
import { call, DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const PARTS = ['', '/status', '/results', '/download/txt', '/events'];
const UNKNOWN = 'rev_00000000-0000-4000-8000-000000000000';

describe('readings: one review', () => {
  test('the status of a review with language models tells what they have cost so far, anew each time', async () => {
    const id = await newReview(gateway);
    expect((await call(gateway, `/api/review/${id}/status`)).json()).not.toHaveProperty('language_models');
    gateway.reviews.move(id, { language_model_budget_usd: 1 });
    for (const path of ['', '/status']) {
      const { language_models } = (await call(gateway, `/api/review/${id}${path}`)).json();
      expect(language_models).toEqual({ spent_usd: 0.25, budget_usd: 1 });
    }
  });

  test('the status tells how it stands', async () => {
    const id = await newReview(gateway);
    const reply = await call(gateway, `/api/review/${id}/status`);
    expect(reply.json()).toMatchObject({
      review_id: id,
      status: 'in_progress',
      stage: 'received',
      progress: 0,
      document_type: null,
      artifacts: [],
      completed_at: null,
    });
    expect(reply.json()).not.toHaveProperty('error');
    expect(reply.text).not.toContain('acme');
    gateway.reviews.complete(id);
    const after = (await call(gateway, `/api/review/${id}/status`)).json();
    expect(after).toMatchObject({ status: 'completed', progress: 100, artifacts: ARTIFACTS });
    expect(after.completed_at).toBe('2026-11-20T09:30:05.000Z');
  });

  test('a failed review says why', async () => {
    const id = await newReview(gateway);
    const error = { detail: 'The document could not be read.', error_code: 'READING_FAILED' };
    gateway.reviews.move(id, { status: 'failed', stage: 'failed', completed_at: 1, error });
    expect((await call(gateway, `/api/review/${id}/status`)).json()).toMatchObject({ status: 'failed', error });
    for (const path of ['results', 'download/pdf']) {
      const reply = await call(gateway, `/api/review/${id}/${path}`);
      expect(reply).toBeRefused('REVIEW_FAILED', 'The review failed: The document could not be read.');
    }
  });

  test('the review tells what was asked for', async () => {
    const id = await newReview(gateway, 'Framework agreement');
    const reply = await call(gateway, `/api/review/${id}`);
    expect(reply.json()).toMatchObject({
      review_id: id,
      document_title: 'Framework agreement',
      preset: 'comprehensive',
      deep_review: false,
      status: 'in_progress',
    });
  });

  test('the results come with completion and not before', async () => {
    const id = await newReview(gateway);
    const before = await call(gateway, `/api/review/${id}/results`);
    expect(before).toBeRefused('REVIEW_NOT_COMPLETED', 'The review is not completed yet: received, 0 %.');
    expect(before.headers.get('retry-after')).toBe('2');
    gateway.reviews.complete(id);
    const after = await call(gateway, `/api/review/${id}/results`);
    expect(after.status).toBe(200);
    expect(after.json()).toHaveProperty('structured_issues');
  });

  test('HEAD is GET without the body', async () => {
    const id = await newReview(gateway);
    const get = await call(gateway, `/api/review/${id}/status`);
    const head = await call(gateway, `/api/review/${id}/status`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect((await call(gateway, `/api/review/${id}/events`, { method: 'HEAD' })).status).toBe(200);
    expect((await call(gateway, `/api/review/${UNKNOWN}/status`, { method: 'HEAD' })).status).toBe(404);
  });
});

describe('readings: a review that is not there', () => {
  test('answers unknown, malformed and foreign ids alike', async () => {
    const foreign = await submitText(gateway, DOCUMENT, { key: gateway.keys.business });
    const own = foreign.json().review_id as string;
    gateway.reviews.complete(own);
    const ids = [
      UNKNOWN,
      own,
      'rev_x',
      own.toUpperCase(),
      `${own}%00`,
      '%zz',
      '..%2f..',
      'x'.repeat(3_000),
      '%F0%9F%92%A9',
    ];
    const bodies = new Set<string>();
    for (const id of ids) {
      for (const part of PARTS) {
        const reply = await call(gateway, `/api/review/${id}${part}`);
        expect(reply).toBeRefused('NOT_FOUND');
        // What every request has of its own: its name, its time, and the calls that are left after it.
        const varying = /^(x-request-id|date|x-ratelimit-(remaining|reset))$/;
        const headers = [...reply.headers].filter(([name]) => !varying.test(name));
        bodies.add(JSON.stringify(headers) + reply.text);
      }
      expect(await call(gateway, `/api/review/${id}/cancel`, { method: 'POST' })).toBeRefused('NOT_FOUND');
    }
    expect(bodies.size).toBe(1);
    expect(gateway.reviews.view(own)?.status).toBe('completed');
  });

  test('unknown paths, under /api or not', async () => {
    const id = await newReview(gateway);
    const paths = ['/', '/api', '/api/', '/api/reviews', '//api/review', '/API/review', `/api/review/${id}/status/`];
    for (const path of [...paths, `/api/review/${id}/nothing`]) {
      expect(await call(gateway, path)).toBeRefused('NOT_FOUND');
    }
  });
});

describe('readings: downloads', () => {
  test.each<[ArtifactName, string, string]>([
    ['txt', 'text/plain; charset=utf-8', 'Supply terms - revised.txt'],
    ['md', 'text/markdown; charset=utf-8', 'Supply terms - report.md'],
    ['json', 'application/json', 'Supply terms - review.json'],
    [
      'redline',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'Supply terms - redline.docx',
    ],
    [
      'revised-docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'Supply terms - revised.docx',
    ],
    ['pdf', 'application/pdf', 'Supply terms - analytics.pdf'],
    ['report', 'application/pdf', 'Supply terms - intelligence-report.pdf'],
    ['zip', 'application/zip', 'Supply terms - review.zip'],
  ])('%s', async (name, type, fileName) => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    const reply = await call(gateway, `/api/review/${id}/download/${name}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('content-disposition')).toContain(`attachment; filename="${fileName}"`);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(gateway.reviews.artifact(id, name) ?? []);
    expect(reply.text).toBe(bytes.toString());
  });

  test('the original text, only with txt', async () => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    const reply = await call(gateway, `/api/review/${id}/download/txt?version=original`);
    expect(reply.text).toBe(DOCUMENT.document_text);
    expect(reply.headers.get('content-disposition')).toContain('Supply terms - original.txt');
    for (const path of ['pdf?version=original', 'txt?version=2', 'txt?version=original&version=original']) {
      const wrong = await call(gateway, `/api/review/${id}/download/${path}`);
      expect(wrong).toBeRefused(
        'INVALID_PARAMETERS',
        'version: must be original with txt, external, internal or comparison with redline',
      );
    }
  });

  test('before completion 409, a name there is not 404, an artifact that was not made 404', async () => {
    const id = await newReview(gateway);
    const download = (name: string) => call(gateway, `/api/review/${id}/download/${name}`);
    expect(await download('pdf')).toBeRefused('REVIEW_NOT_COMPLETED');
    expect(await download('exe')).toBeRefused('NOT_FOUND');
    expect(await download('__proto__')).toBeRefused('NOT_FOUND');
    gateway.reviews.complete(id);
    gateway.reviews.move(id, { artifacts: ['txt'] });
    expect(await download('pdf')).toBeRefused('NOT_FOUND');
  });
});

describe('readings: cancel', () => {
  test('a running review ends, a second time changes nothing', async () => {
    const id = await newReview(gateway);
    const cancel = () => call(gateway, `/api/review/${id}/cancel`, { method: 'POST' });
    expect((await cancel()).json()).toMatchObject({ review_id: id, status: 'cancelled', credits_used: 0 });
    expect((await cancel()).json()).toMatchObject({ status: 'cancelled' });
    const results = await call(gateway, `/api/review/${id}/results`);
    expect(results).toBeRefused('REVIEW_FAILED', 'The review was cancelled; it has no result.');
  });

  test('a completed review stays completed', async () => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    const reply = await call(gateway, `/api/review/${id}/cancel`, { method: 'POST' });
    expect(reply.json()).toMatchObject({ status: 'completed' });
  });
});

describe('readings: list', () => {
  let own: RunningGateway;
  const ids: string[] = [];
  beforeAll(async () => {
    own = await startGateway();
    for (let made = 0; made < 5; made += 1) ids.unshift(await newReview(own, `Review ${made}`));
    await submitText(own, { ...DOCUMENT, preset: 'quick' }, { key: own.keys.business });
    own.reviews.complete(ids[1] ?? '');
  });
  afterAll(() => own.close());
  const list = async (query: string) => (await call(own, `/api/review${query}`)).json();
  const idsOf = (page: Record<string, unknown>) =>
    (page.items as { review_id: string }[]).map((item) => item.review_id);

  test('own reviews only, newest first', async () => {
    const page = await list('');
    expect(idsOf(page)).toEqual(ids);
    expect(page.next_cursor).toBeNull();
  });

  test('page by page without gap or repeat', async () => {
    const seen: string[] = [];
    let query = '?limit=2';
    for (let pages = 0; query !== '' && pages < 10; pages += 1) {
      const page = await list(query);
      seen.push(...idsOf(page));
      query = page.next_cursor === null ? '' : `?limit=2&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual(ids);
  });

  test('by status and preset', async () => {
    expect(idsOf(await list('?status=completed'))).toEqual([ids[1]]);
    expect(idsOf(await list('?preset=quick'))).toEqual([]);
    expect(idsOf(await list('?preset=comprehensive&status=in_progress')).length).toBe(4);
  });

  test.each([
    ['?limit=0', 'limit: must be a whole number from 1 to 100'],
    ['?limit=101', 'limit: must be a whole number from 1 to 100'],
    ['?limit=1.5', 'limit: must be a whole number from 1 to 100'],
    ['?limit=ten', 'limit: must be a whole number from 1 to 100'],
    ['?limit=1&limit=2', 'limit: must be a whole number from 1 to 100'],
    ['?cursor=x', 'cursor: is not a cursor of this list'],
    ['?cursor=', 'cursor: must not be empty'],
    ['?status=done', 'status: must be one of in_progress, processing, completed, failed, cancelled'],
    ['?preset=all', 'preset: must be one of comprehensive, quick, legal, technical, compliance'],
    ['?page=2', 'page: is not a known field'],
  ])('%s is 400', async (query, detail) => {
    expect(await call(own, `/api/review${query}`)).toBeRefused('INVALID_PARAMETERS', detail);
  });
});
