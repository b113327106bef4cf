import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RevisionInProgress } from '../../../../gateway/reviews/decision-service.ts';
import type { DecisionsBody, DecisionsRequest } from '../../../../protocols/index.ts';
import { sampleText } from '../../../actors/publishing/sample-result.ts';
import { newReview, submitText } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, browser, signIn } from './browser.ts';

const asked: DecisionsRequest[] = [];
let isMaking = false;
const decisions = {
  async decide(view: { review_id: string }, request: DecisionsRequest): Promise<DecisionsBody> {
    if (isMaking) throw new RevisionInProgress();
    asked.push(request);
    return this.read(view);
  },
  read: ({ review_id }: { review_id: string }): DecisionsBody => ({
    review_id,
    revision: 1,
    making: null,
    decisions: [],
    undecided: { changes: [], issues: [] },
    revisions: [],
  }),
};

let gateway: RunningGateway;
let browse: Browse;
let id: string;
beforeAll(async () => {
  gateway = await startGateway({ decisions });
  ({ browse } = await signIn(gateway, 'reviewer'));
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const document = { document_text: sampleText, document_title: 'Supply <b>terms</b> \u202Eevil' };
  id = String((await submitText(gateway, document)).json().review_id);
  gateway.reviews.complete(id);
  asked.length = 0;
  isMaking = false;
});

const decide = (form: Record<string, string>, who = browse) =>
  who(`/app/reviews/${id}/decisions`, { form: { seen: '0', ...form }, headers: { accept: 'application/json' } });

describe('reviews', () => {
  test('a dropped file begins the same review as the interface’s, of the signed-in account', async () => {
    const body = new FormData();
    body.append('file', new Blob(['The supplier delivers.']), 'terms.txt');
    body.append('preset', 'legal');
    body.append('output_language', 'Italian');
    const answer = await browse('/app/reviews', { body });
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/app\/reviews\/rev_/)]);
    expect(gateway.reviews.submissions.at(-1)).toMatchObject({
      account_id: 'acme',
      document_title: 'terms',
      preset: 'legal',
      output_language: 'Italian',
      deep_review: false,
    });
  });

  test.each([
    ['a file of another kind', '\u007f\u0000', 415, 'not read'],
    ['a file without text', '  ', 400, 'was not begun'],
  ])('%s is refused in words on the page', async (_, content, status, words) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'x.bin');
    const answer = await browse('/app/reviews', { body });
    expect([answer.status, answer.text.includes(words)]).toEqual([status, true]);
  });

  test('shows that credits or the tier do not suffice', async () => {
    const body = () => {
      const form = new FormData();
      form.append('file', new Blob(['Text']), 'x.txt');
      return form;
    };
    const free = await signIn(gateway, 'reviewer', 'small');
    expect(await free.browse('/app/reviews', { body: body() })).toMatchObject({ status: 403 });
  });

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
    for (const path of ['', '/obligations', '/debate/issue-1', '/events', '/download/txt', '/download/redline']) {
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

describe('deciding', () => {
  test('accept, edit and undo are drafts that the page shows', async () => {
    const accepted = JSON.parse((await decide({ target: 'change-1', action: 'accept' })).text);
    expect(accepted).toMatchObject({ decided: { action: 'accept', version: 1 }, action: 'accepted' });
    expect((await browse(`/app/reviews/${id}`)).text).toContain('data-decision="accept"');
    const edited = await decide({
      target: 'change-1',
      action: 'edit',
      after: 'ten\r\ndays',
      seen: '1',
      reason: 'Ours',
    });
    expect(JSON.parse(edited.text)).toMatchObject({ decided: { action: 'edit', after: 'ten\ndays', reason: 'Ours' } });
    expect((await decide({ target: 'change-1', action: 'undo', seen: '2' })).text).toContain('"decided":null');
  });

  test('shows a conflict in the later of two tabs that decide on the same change, and none on different changes', async () => {
    expect((await decide({ target: 'change-1', action: 'accept' })).status).toBe(200);
    expect((await decide({ target: 'change-1', action: 'reject' })).status).toBe(409);
    const both = await Promise.all([
      decide({ target: 'issue-1', action: 'accept' }),
      decide({ target: 'issue-2', action: 'reject' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each([
    ['a change that is not there', { target: 'change-99', action: 'accept' }, 404],
    ['a name of the language’s', { target: '__proto__', action: 'accept' }, 404],
    ['an unknown act', { target: 'change-1', action: 'burn' }, 400],
    ['wording of more than a clause', { target: 'change-1', action: 'edit', after: 'x'.repeat(20_001) }, 413],
    ['wording with U+0000', { target: 'change-1', action: 'edit', after: 'a\u0000b' }, 400],
  ])('%s is refused', async (_, form, status) => {
    expect((await decide(form)).status).toBe(status);
  });

  test('files are made from the drafts, which are gone then', async () => {
    await decide({ target: 'change-1', action: 'accept' });
    await decide({ target: 'issue-2', action: 'reject', reason: 'Agreed' });
    const answer = await browse(`/app/reviews/${id}/revisions`, { method: 'POST' });
    expect([answer.status, answer.location]).toEqual([303, `/app/reviews/${id}`]);
    expect(asked).toEqual([
      {
        by: expect.stringContaining('Person'),
        decisions: [
          { target: 'change-1', action: 'accept' },
          { target: 'issue-2', action: 'reject', reason: 'Agreed' },
        ],
      },
    ]);
    await browse(`/app/reviews/${id}/revisions`, { method: 'POST' });
    expect(asked).toHaveLength(1);
  });

  test('while files are being made the drafts stay', async () => {
    await decide({ target: 'change-1', action: 'accept' });
    isMaking = true;
    expect((await browse(`/app/reviews/${id}/revisions`, { method: 'POST' })).status).toBe(409);
    isMaking = false;
    expect((await browse(`/app/reviews/${id}/revisions`, { method: 'POST' })).status).toBe(303);
    expect(asked).toHaveLength(1);
  });

  test('a stranger’s page decides nothing', async () => {
    const { session } = await signIn(gateway);
    const answer = await browser(gateway, session)(`/app/reviews/${id}/decisions`, {
      form: { target: 'change-1', action: 'accept', seen: '0' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect((await browse(`/app/reviews/${id}`)).text).not.toContain('data-decision="accept"');
  });
});
