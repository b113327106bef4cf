import { expect, test } from 'vitest';
import { ModelClient } from '../../../gateway/models/model-client.ts';
import { questionKey } from '../../../gateway/models/question-key.ts';
import {
  actorSpan,
  callSpan,
  outsideTraceparent,
  spanIdOf,
  traceparent,
} from '../../../gateway/telemetry/trace-context.ts';
import { formatSubject } from '../../../protocols/index.ts';
import { CallLedger } from '../../../runtime/calls/index.ts';
import { MemoryStore, systemClock } from '../../../runtime/index.ts';
import { stubSettings } from '../models/model-settings.ts';

const REVIEW = 'rev_5bfc0f4a-1111-4000-8000-00000000000a';
const TRACE = '5bfc0f4a11114000800000000000000a';

test('the review’s trace and the span of the one who asks; none for an id without a UUID', () => {
  const span = spanIdOf(actorSpan('courier', REVIEW));
  expect(traceparent(REVIEW, actorSpan('courier', REVIEW))).toBe(`00-${TRACE}-${span}-01`);
  expect(traceparent('rev_1', 'review/rev_1')).toBeUndefined();
});

test('briefs and calls to experts that run elsewhere name the review’s span; others name none', () => {
  const expected = traceparent(REVIEW, actorSpan('review', REVIEW));
  const guest = { review: REVIEW, expert: 'outside-guest' };
  expect(outsideTraceparent(formatSubject({ kind: 'brief', ...guest }))).toBe(expected);
  expect(outsideTraceparent(formatSubject({ kind: 'call', round: 2, ...guest }))).toBe(expected);
  expect(outsideTraceparent(formatSubject({ kind: 'statement', round: 2, ...guest }))).toBeUndefined();
  expect(outsideTraceparent(formatSubject({ kind: 'brief', review: REVIEW, expert: 'notices' }))).toBeUndefined();
});

test('a call of a model names the span under which the attempt is exported', async () => {
  const settings = stubSettings('openai-compatible', 'http://127.0.0.1:1');
  const sent: (string | undefined)[] = [];
  const line = new ModelClient({
    name: 'main',
    settings,
    languageModel: {
      ask: async (_question, exchange) => {
        await exchange({ url: settings.base_url, headers: { accept: 'application/json' }, body: '{}' });
        return { text: '', reasoning: '', finish: 'complete', usage: null };
      },
    },
    socket: {
      send: async ({ headers }) => {
        sent.push(headers.traceparent);
        return { status: sent.length === 1 ? 503 : 200, retryAfterMs: undefined, body: new Uint8Array([1]) };
      },
      close: async () => undefined,
    },
    ledger: new CallLedger({ store: new MemoryStore(), clock: systemClock, incarnation: 'a', isAlive: () => true }),
    clock: systemClock,
    nodes: () => 1,
    traceparent: (key, attempt) => traceparent(key.review, callSpan(key, attempt)),
  });
  const question = { system: 's', document: 'd', question: 'q' };
  const limits = { review: 1e9, accountMonth: 1e9, day: 1e9 };
  const until = systemClock.now() + 60_000;
  const by = {
    review: REVIEW,
    seat: 'model-reader',
    round: 0,
    account: 'acc',
    limits,
    until,
    repeats: 1,
    prompts: 'p',
  };
  await line.ask(question, by);
  const key = { review: REVIEW, seat: 'model-reader', round: 0, hash: questionKey(settings, 'p', question) };
  expect(sent).toEqual([1, 2].map((attempt) => `00-${TRACE}-${spanIdOf(callSpan(key, attempt))}-01`));
});
