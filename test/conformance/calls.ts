import { held, rule, type Table, untried } from './rule.ts';
import type { Target } from './target.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Each file by its content type and its first bytes. */
const FILES = [
  ['txt', 'revised plain text', 'text/plain', ''],
  ['md', 'Markdown report', 'text/markdown', ''],
  ['json', 'full structured JSON', 'application/json', '{'],
  ['redline', 'redline DOCX with tracked changes', DOCX, 'PK'],
  ['revised-docx', 'formatted revised DOCX', DOCX, 'PK'],
  ['pdf', 'analytics PDF report', 'application/pdf', '%PDF-'],
  ['report', 'intelligence report PDF', 'application/pdf', '%PDF-'],
  ['zip', 'ZIP archive of all files', 'application/zip', 'PK'],
] as const;

const unknownReview = (target: Target, end: string) =>
  target.call(`/api/review/rev_00000000-0000-4000-8000-000000000000${end}`);

export const ENDPOINTS: Table = {
  title: 'Endpoints',
  rules: [
    rule('POST /api/review/text-review', async (target) => {
      const { status, headers } = (await target.review()).submitted;
      return held(status === 200, `${status}, ${headers.get('content-type')}`);
    }),
    rule('GET /api/review/{id}/status', async (target) => {
      const { status, body } = await target.call(`/api/review/${(await target.review()).id}/status`);
      return held(status === 200 && body.status === 'completed', `${status}, ${body.status}`);
    }),
    rule('GET /api/review/{id}/results', async (target) => {
      const { status, body } = await target.results();
      return held(status === 200 && Array.isArray(body.structured_issues), `${status}, ${Object.keys(body).join(' ')}`);
    }),
    ...FILES.map(([name, what, type, begin]) =>
      rule(`GET /api/review/{id}/download/${name}: ${what}`, async (target) => {
        const { status, headers, bytes } = await target.call(
          `/api/review/${(await target.review()).id}/download/${name}`,
        );
        const given = headers.get('content-type')?.split(';')[0];
        const isRight =
          status === 200 && given === type && bytes.length > 0 && bytes.toString('latin1').startsWith(begin);
        return held(isRight, `${status}, ${given}, ${bytes.length} bytes`);
      }),
    ),
    rule('a request for an unknown review returns 404', async (target) => {
      const statuses = [];
      for (const end of ['', '/status', '/results', '/download/txt', '/events']) {
        statuses.push((await unknownReview(target, end)).status);
      }
      return held(
        statuses.every((status) => status === 404),
        statuses.join(', '),
      );
    }),
    rule('starting a review by uploading a file', async (target) => {
      const form = new FormData();
      form.set('file', new Blob(['1. Term. This agreement renews every year.\n']), 'terms.txt');
      form.set('preset', 'quick');
      const { status, body } = await target.call('/api/review/file-review', { method: 'POST', form });
      return held(status === 200, `${status}, ${body.review_id}`);
    }),
  ],
};

const refusedKey = async (target: Target, key: string | null) => {
  const { status, body } = await target.call('/api/review', { key, wantsRefusal: true });
  return { isRight: status === 401 && body.error_code === 'UNAUTHORIZED', seen: `${status} ${body.error_code}` };
};

export const AUTHENTICATION: Table = {
  title: 'Authentication',
  rules: [
    rule('the header Authorization: Bearer and the key', async (target) => {
      const { status } = await target.call('/api/review?limit=1');
      const elsewhere = await target.call(`/api/review?key=${target.key.slice(0, 9)}`, { key: null });
      return held(status === 200 && elsewhere.status === 401, `${status}; without it ${elsewhere.status}`);
    }),
    rule('keys have a live prefix: agr_live_<secret>', async (target) =>
      held(target.key.startsWith('agr_live_'), `${target.key.slice(0, 9)}…`),
    ),
    rule('a missing key returns 401', async (target) => {
      const { isRight, seen } = await refusedKey(target, null);
      return held(isRight, seen);
    }),
    rule('an invalid key returns 401', async (target) => {
      const { isRight, seen } = await refusedKey(target, `agr_live_${'0'.repeat(38)}`);
      return held(isRight, seen);
    }),
    rule('a tier without access returns 403', async (target) => {
      const account = await target.newAccount('business');
      if (account === undefined) return untried(target.needsAccount);
      await target.administer('accounts', 'tier', '--account', account.id, '--tier', 'pro');
      const { status, body } = await target.call('/api/review', { key: account.key });
      return held(status === 403, `${status} ${body.error_code}`);
    }),
    rule('keys are regenerated when compromised', async (target) => {
      const account = await target.newAccount('business');
      if (account === undefined) return untried(target.needsAccount);
      const { body } = await target.call('/api/keys', { key: account.key });
      const [first] = (body.items ?? body.keys) as { id: string }[];
      const made = await target.call(`/api/keys/${first?.id}/regenerate`, { method: 'POST', key: account.key });
      const old = await target.call('/api/review', { key: account.key });
      const fresh = await target.call('/api/review', { key: String(made.body.key) });
      return held(old.status === 401 && fresh.status === 200, `the old one ${old.status}, the new one ${fresh.status}`);
    }),
  ],
};

export const ERRORS: Table = {
  title: 'Errors',
  rules: [
    rule('400: invalid or missing parameters', async (target) => {
      const { status, body } = await target.call('/api/review/text-review', { method: 'POST', body: {} });
      return held(status === 400 && body.status === 400, `${status} ${body.error_code}: ${body.detail}`);
    }),
    rule('401: missing or invalid API key', async (target) => {
      const { isRight, seen } = await refusedKey(target, 'nonsense');
      return held(isRight, seen);
    }),
    rule('402: lacks credits; detail states required and available; INSUFFICIENT_CREDITS', async (target) => {
      const account = await target.newAccount('business');
      if (account === undefined) return untried(target.needsAccount);
      await target.administer('accounts', 'adjust', '--account', account.id, '--credits=-149');
      const { status, body } = await target.submit({ preset: 'comprehensive' }, { key: account.key });
      const detail = String(body.detail);
      const isRight = status === 402 && body.error_code === 'INSUFFICIENT_CREDITS' && /\b3\b.*\b1\b/.test(detail);
      return held(isRight, `${status} ${body.error_code}: ${detail}`);
    }),
    rule('403: the tier has no access to the feature', async (target) => {
      const account = await target.newAccount('business');
      if (account === undefined) return untried(target.needsAccount);
      await target.administer('accounts', 'tier', '--account', account.id, '--tier', 'free');
      const { status, body } = await target.submit(
        { webhook_url: 'https://client.example/hook' },
        { key: account.key },
      );
      return held(status === 403, `${status} ${body.error_code}: ${body.detail}`);
    }),
    rule('404: review or resource does not exist', async (target) => {
      const { status, body } = await unknownReview(target, '/status');
      return held(status === 404, `${status} ${body.error_code}: ${body.detail}`);
    }),
    rule('429: monthly or per-minute limit exceeded; retry after the reset', async (target) => {
      const account = await target.newAccount('enterprise');
      if (account === undefined) return untried(target.needsAccount);
      await target.administer('accounts', 'limit', '--account', account.id, '--per-minute', '2');
      const { key } = account;
      const answers = [];
      for (let calls = 0; calls < 3; calls += 1) {
        answers.push(await target.call('/api/review?limit=1', { key, wantsRefusal: true }));
      }
      const last = answers.at(-1);
      const retry = Number(last?.headers.get('retry-after'));
      const reset = (Date.parse(last?.headers.get('x-ratelimit-reset') ?? '') - Date.now()) / 1000;
      return held(
        last?.status === 429 && retry > 0 && Math.abs(retry - reset) < 3,
        `${last?.status} ${last?.body.error_code}, Retry-After ${retry} s, the reset in ${Math.round(reset)} s`,
      );
    }),
    rule('500: internal error; retry', async () =>
      untried('cannot be provoked from outside; npm test provokes it with a review service that throws'),
    ),
  ],
};
