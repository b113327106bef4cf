import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import { reviewRecords } from '../../../actors/review/index.ts';
import { exportReviews } from '../../../gateway/telemetry/index.ts';
import {
  courierSpans,
  type RecordedCall,
  type ReviewTrace,
  reviewSpans,
} from '../../../gateway/telemetry/review-spans.ts';
import type { ReviewView } from '../../../protocols/index.ts';
import { STATE_PATTERNS, StateChange } from '../../../protocols/observation/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, VirtualClock } from '../../../runtime/index.ts';
import { readTrail, type Transition, TransitionPublisher } from '../../../runtime/observation/index.ts';
import { Trail } from '../../../runtime/observation/trail.ts';
import { startCollector } from '../collector.ts';

const REVIEW = 'rev_5bfc0f4a-1111-4000-8000-00000000000a';
const TRACE = '5bfc0f4a11114000800000000000000a';
const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const view: ReviewView = {
  review_id: REVIEW,
  account_id: 'acc',
  document_title: 'Secret title',
  preset: 'legal',
  deep_review: false,
  status: 'completed',
  stage: 'completed',
  progress: 100,
  round: 1,
  rounds_max: 3,
  agents_assigned: 2,
  agents_reported: 2,
  document_type: 'nda',
  artifacts: [],
  credits_used: 2,
  created_at: 1_000,
  updated_at: 1_900,
  completed_at: 1_900,
  error: null,
};

const step = (type: string, member: string, n: number, to: string, event: string, at: number): Transition => ({
  type,
  key: member === '' ? REVIEW : `${REVIEW}.${member}`,
  n,
  from: n === 1 ? null : 'before',
  to,
  event,
  at,
  ms: 0,
});

const transitions = [
  step('review', '', 1, 'received', 'submit', 1_000),
  step('review', '', 2, 'reading', '', 1_000),
  step('review', '', 3, 'analysing', 'read.done', 1_100),
  step('expert', 'cap', 1, 'thinking', 'brief', 1_100),
  step('expert', 'model-reader', 1, 'thinking', 'brief', 1_100),
  step('expert', 'cap', 2, 'listening', 'examine.done', 1_400),
  step('expert', 'cap', 3, 'thinking', 'call', 1_500),
  step('expert', 'cap', 4, 'listening', 'answer.done', 1_600),
  step('review', '', 4, 'completed', '', 1_900),
  step('expert', 'cap', 5, 'dismissed', 'dismiss', 1_900),
];

const begun = { life: 'l', model: 'large', account: 'acc', begun_at: 1_150, deadline_at: 9_000, bound: 5 };
const calls: RecordedCall[] = [
  {
    seat: 'model-reader',
    round: 0,
    hash: 'h1',
    attempt: 1,
    row: {
      ...begun,
      state: 'answered',
      ended_at: 1_300,
      cost: 4,
      usage: { input: 80, cache_read: 10, cache_write: 0, output: 7 },
    },
    settings: { provider: 'openai', model: 'gpt' },
  },
  {
    seat: 'model-reader',
    round: 0,
    hash: 'h1',
    attempt: 2,
    row: { ...begun, state: 'lost', ended_at: 1_350, status: 500 },
  },
];

const trace: ReviewTrace = { view, transitions, calls, submittedBy: CALLER };

describe('spans of a review', () => {
  test('one root, linked to the request, and every parent is among them', () => {
    const spans = reviewSpans(trace);
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.map(({ name }) => name)).toEqual(['review']);
    expect(roots[0]?.links).toEqual([{ traceId: CALLER.split('-')[1], spanId: CALLER.split('-')[2] }]);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(ids.size).toBe(spans.length);
    for (const { parentSpanId, traceId } of spans) {
      expect([traceId, parentSpanId === undefined || ids.has(parentSpanId)]).toEqual([TRACE, true]);
    }
  });

  test('states that took time, orders, and calls with their tokens; a state of no time is an event', () => {
    const spans = reviewSpans(trace);
    const names = new Map(spans.map((span) => [span.spanId, span.name]));
    const told = spans.map(({ name, parentSpanId, startTimeUnixNano: from, endTimeUnixNano: until }) => [
      name,
      names.get(parentSpanId ?? '') ?? null,
      (Number(until) - Number(from)) / 1e6,
    ]);
    expect(told).toEqual([
      ['review', null, 900],
      ['review reading', 'review', 100],
      ['read', 'review reading', 100],
      ['review analysing', 'review', 800],
      ['expert cap', 'review', 800],
      ['examine', 'expert cap', 300],
      ['answer', 'expert cap', 100],
      ['invoke_agent model-reader', 'review', 800],
      ['examine', 'invoke_agent model-reader', 800],
      ['chat gpt', 'invoke_agent model-reader', 150],
      ['chat large', 'invoke_agent model-reader', 200],
    ]);
    expect(spans[0]?.events.map(({ name }) => name)).toEqual(['received', 'completed']);
    expect(spans.at(-2)?.attributes).toContainEqual({ key: 'gen_ai.usage.input_tokens', value: { intValue: '90' } });
    expect(spans.at(-2)?.attributes).toContainEqual({ key: 'gen_ai.provider.name', value: { stringValue: 'openai' } });
    expect(spans.at(-1)?.status).toEqual({ code: 2, message: 'lost' });
    expect(JSON.stringify(spans)).not.toContain('Secret');
  });

  test('the same twice, and a forged header is no link', () => {
    expect(reviewSpans(trace)).toEqual(reviewSpans(structuredClone(trace)));
    const [root] = reviewSpans({ ...trace, submittedBy: `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01` });
    expect(root?.links).toEqual([]);
  });

  test('a courier works when the review is over: its posts are spans of its own, under the review', () => {
    const steps = [
      step('courier', '', 1, 'posting', 'deliver', 1_900),
      step('courier', '', 2, 'waiting', 'post.failed', 1_950),
      step('courier', '', 3, 'posting', 'retry.due', 2_950),
      step('courier', '', 4, 'delivered', 'post.done', 2_980),
    ];
    const spans = reviewSpans({ ...trace, transitions: [...transitions, ...steps] });
    expect(spans.map(({ name }) => name)).not.toContain('courier');
    const [courier, ...posts] = courierSpans(REVIEW, [...transitions, ...steps], REVIEW);
    expect(courier).toMatchObject({ name: 'courier', parentSpanId: spans[0]?.spanId, traceId: TRACE });
    expect(posts.map(({ name, kind, parentSpanId }) => [name, kind, parentSpanId])).toEqual([
      ['post', 3, courier?.spanId],
      ['post', 3, courier?.spanId],
    ]);
    expect(courierSpans(REVIEW, transitions, REVIEW)).toEqual([]);
  });

  test('a collector is sent them when the review ends, by the node where it ended', async () => {
    const collector = await startCollector();
    const store = new MemoryStore();
    const bus = new MemoryBus(new MemoryJournal({ clock: new VirtualClock(0) }));
    await store.commit([reviewRecords.view.put(view, REVIEW), ...new Trail(REVIEW, store).writes(transitions)]);
    const ending = transitions.filter(({ to }) => to === 'completed');
    const run = Effect.gen(function* () {
      const options = { endpoint: collector.endpoint, version: '1.2.3' };
      yield* exportReviews({ bus, store, node: 'node_a' }, options);
      // Subscribed after the exporter, and so notified after it.
      const heard = Promise.withResolvers<void>();
      yield* Effect.promise(async () =>
        bus.subscribe(STATE_PATTERNS.reviews, ({ body }) => {
          if (StateChange.parse(body).node === 'node_a') heard.resolve();
        }),
      );
      new TransitionPublisher(bus, 'node_b').publish(ending);
      new TransitionPublisher(bus, 'node_a').publish(ending);
      yield* Effect.promise(() => heard.promise);
    });
    await Effect.runPromise(Effect.scoped(run));
    await collector.close();
    const sent = collector.sent('traces') as { resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[] }[];
    const spans = sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );
    expect(spans.filter(({ name }) => name === 'review')).toHaveLength(1);
    expect(spans.length).toBe(
      reviewSpans({ view, transitions: readTrail(store, REVIEW).transitions, calls: [], submittedBy: undefined })
        .length,
    );
  });
});
