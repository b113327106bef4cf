import { held, rule, type Table, untried } from './rule.ts';
import type { Target } from './target.ts';

const PRESETS = ['comprehensive', 'quick', 'legal', 'technical', 'compliance'];
const ARTIFACTS = ['txt', 'md', 'json', 'redline', 'revised-docx', 'pdf', 'report', 'zip'];
const REVIEW_ID = /^rev_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Submits and cancels at once: only the answer is of interest. */
async function accepted(target: Target, fields: Readonly<Record<string, unknown>>) {
  const answer = await target.submit(fields);
  if (answer.status === 200) {
    await target.call(`/api/review/${answer.body.review_id}/cancel`, { method: 'POST' });
  }
  return answer;
}

async function refusedWithout(target: Target, field: string) {
  const { status } = await target.submit({ [field]: undefined });
  const typed = await target.submit({ [field]: 7 });
  return held(status === 400 && typed.status === 400, `without it ${status}, with a number ${typed.status}`);
}

async function metadataOf(target: Target, fields: Readonly<Record<string, unknown>>) {
  const { body } = await target.submit(fields);
  await target.finish(String(body.review_id));
  const results = await target.call(`/api/review/${body.review_id}/results`);
  return (results.body.metadata ?? {}) as Readonly<Record<string, unknown>>;
}

export const REQUEST: Table = {
  title: 'Text-review request body',
  rules: [
    rule('document_text: string, required', (target) => refusedWithout(target, 'document_text')),
    rule('document_title: string, required', (target) => refusedWithout(target, 'document_title')),
    rule(`preset: ${PRESETS.join(', ')}`, async (target) => {
      const answers = await Promise.all(PRESETS.map((preset) => accepted(target, { preset })));
      const statuses = answers.map(({ status }) => status);
      const other = await target.submit({ preset: 'fast' });
      return held(
        statuses.every((status) => status === 200) && other.status === 400,
        `each ${[...new Set(statuses)].join(', ')}; another word ${other.status}`,
      );
    }),
    rule('preset: default comprehensive', async (target) => {
      const { body } = await accepted(target, { preset: undefined });
      const review = await target.call(`/api/review/${body.review_id}`);
      return held(review.body.preset === 'comprehensive', `without it ${shown(review.body.preset)}`);
    }),
    rule('enable_deep_review: default false; uses additional credits', async (target) => {
      const given = [{}, { enable_deep_review: false }, { enable_deep_review: true }];
      const answers = await Promise.all(given.map((fields) => accepted(target, fields)));
      const [without, no, yes] = answers.map(({ body }) => Number(body.credits_used));
      return held(
        without === no && Number(yes) > Number(no),
        `credits without it ${without}, false ${no}, true ${yes}`,
      );
    }),
    rule('output_language: default English; Italian, Spanish; other names are allowed', async (target) => {
      const given = [undefined, 'Italian', 'Spanish', 'Finnish'];
      const answers = await Promise.all(given.map((output_language) => metadataOf(target, { output_language })));
      const delivered = answers.map(({ output_language }) => output_language);
      const right = delivered.slice(0, 3).join() === 'English,Italian,Spanish' && typeof delivered[3] === 'string';
      return held(right, `delivered ${delivered.join(', ')} for none, Italian, Spanish, Finnish`);
    }),
    rule('webhook_url: string (URL), receives a POST', async (target) => {
      const wrong = await target.submit({ webhook_url: 'no address' });
      const receiver = await target.webhooks();
      if (typeof receiver === 'string') return untried(receiver);
      return held(
        receiver.method === 'POST' && wrong.status === 400,
        `${receiver.method}; no address: ${wrong.status}`,
      );
    }),
  ],
};

export const RESPONSE: Table = {
  title: 'Text-review response body',
  rules: [
    rule('review_id: rev_ and a UUID', async (target) => {
      const { body } = (await target.review()).submitted;
      return held(REVIEW_ID.test(String(body.review_id)), shown(body.review_id));
    }),
    rule('status: in_progress or processing at submission', async (target) => {
      const { body } = (await target.review()).submitted;
      return held(body.status === 'in_progress' || body.status === 'processing', shown(body.status));
    }),
    rule('credits_used: integer', async (target) => {
      const { body } = (await target.review()).submitted;
      return held(Number.isInteger(body.credits_used), shown(body.credits_used));
    }),
    rule('agents_assigned: integer', async (target) => {
      const { body } = (await target.review()).submitted;
      return held(
        Number.isInteger(body.agents_assigned) && Number(body.agents_assigned) > 0,
        shown(body.agents_assigned),
      );
    }),
  ],
};

const payload = (field: string, text: string, isRight: (value: unknown, target: Target) => boolean) =>
  rule(`${field}: ${text}`, async (target) => {
    const receiver = await target.webhooks();
    if (typeof receiver === 'string') return untried(receiver);
    const value = receiver.payload[field];
    return held(isRight(value, target), shown(value));
  });

export const WEBHOOK: Table = {
  title: 'Webhook payload',
  rules: [
    payload('event', 'review.completed', (value) => value === 'review.completed'),
    rule('review_id: the review', async (target) => {
      const receiver = await target.webhooks();
      if (typeof receiver === 'string') return untried(receiver);
      return held(receiver.payload.review_id === receiver.reviewId, shown(receiver.payload.review_id));
    }),
    payload('status', 'completed', (value) => value === 'completed'),
    payload('credits_used', 'integer', (value) => Number.isInteger(value)),
    payload('artifacts', ARTIFACTS.join(', '), (value) => shown(value) === shown(ARTIFACTS)),
    payload('timestamp', 'ISO 8601 UTC', (value) => isUtc(value)),
  ],
};

const isUtc = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(String(value));

export const STATUS: Table = {
  title: 'Status response',
  rules: [
    rule('status: completed ends polling', async (target) => {
      const { over } = await target.review();
      return held(over.status === 'completed', shown(over.status));
    }),
    rule('tells which artifacts are available', async (target) => {
      const { over } = await target.review();
      return held(shown(over.artifacts) === shown(ARTIFACTS), shown(over.artifacts));
    }),
    rule('states: in_progress, processing, completed', async (target) => {
      const { body } = await target.submit({ preset: 'comprehensive', document_text: TEXTS });
      const { seen } = await target.finish(String(body.review_id));
      const known = ['in_progress', 'processing', 'completed'];
      return held(seen.every((status) => known.includes(status)) && seen.length > 1, `seen ${seen.join(', ')}`);
    }),
  ],
};

/** Long enough to be seen at work. */
const TEXTS = Array.from(
  { length: 60 },
  (_, index) => `${index + 1}. The Supplier shall deliver part ${index} promptly.`,
)
  .join('\n')
  .repeat(4);

type Issue = Readonly<Record<string, unknown>>;

export const RESULTS: Table = {
  title: 'Results response',
  rules: [
    rule('metadata.overall_score: number, 0 to 100', async (target) => {
      const { overall_score: score } = (await target.results()).body.metadata as Issue;
      return held(typeof score === 'number' && score >= 0 && score <= 100, shown(score));
    }),
    rule('structured_issues: array of issues with severity, category, evidence, suggestions', async (target) => {
      const issues = (await target.results()).body.structured_issues as Issue[];
      const whole = issues.filter(
        ({ severity, category, evidence, suggestions }) =>
          typeof severity === 'string' &&
          typeof category === 'string' &&
          Array.isArray(evidence) &&
          Array.isArray(suggestions),
      );
      return held(
        issues.length > 0 && whole.length === issues.length,
        `${issues.length} issues, ${whole.length} with all`,
      );
    }),
    rule('evidence quotes the document at its offsets', async (target) => {
      const issues = (await target.results()).body.structured_issues as Issue[];
      const { bytes } = await target.call(`/api/review/${(await target.review()).id}/download/txt?version=original`);
      const text = bytes.toString();
      const quotes = issues.flatMap(({ evidence }) => evidence as { quote: string; start: number; end: number }[]);
      const right = quotes.filter(({ quote, start, end }) => text.slice(start, end) === quote);
      return held(right.length === quotes.length, `${right.length} of ${quotes.length} quotations`);
    }),
    rule('the risk score has a per-category breakdown', async (target) => {
      const { categories } = ((await target.results()).body.risk ?? {}) as { categories?: Issue };
      const scores = Object.values(categories ?? {});
      return held(scores.length > 0 && scores.every((score) => typeof score === 'number'), shown(categories));
    }),
  ],
};

export const ERROR_BODY: Table = {
  title: 'Error body',
  rules: (['detail', 'error_code', 'status'] as const).map((field) =>
    rule(field, async (target) => {
      const { status, body } = await target.call('/api/review/rev_unknown/status');
      const value = body[field];
      return held(field === 'status' ? value === status : typeof value === 'string' && value !== '', shown(value));
    }),
  ),
};

const limitHeader = (name: string, isRight: (text: string) => boolean) =>
  rule(name, async (target) => {
    const { headers } = await target.call('/api/review?limit=1');
    const text = headers.get(name);
    return held(text !== null && isRight(text), shown(text));
  });

export const RATE_HEADERS: Table = {
  title: 'Rate-limit headers',
  rules: [
    limitHeader('X-RateLimit-Limit', (text) => /^[1-9]\d*$/.test(text)),
    limitHeader('X-RateLimit-Remaining', (text) => /^\d+$/.test(text)),
    limitHeader('X-RateLimit-Reset', isUtc),
    rule('X-RateLimit-Remaining falls with each call', async (target) => {
      const account = await target.account('enterprise');
      if (account === undefined) return untried(target.needsAccount);
      const { key } = account;
      const left = async () =>
        Number((await target.call('/api/review?limit=1', { key })).headers.get('x-ratelimit-remaining'));
      const [first, second] = [await left(), await left()];
      return held(second === first - 1, `${first}, then ${second}`);
    }),
  ],
};
