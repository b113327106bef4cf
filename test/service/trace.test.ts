/** One trace id, followed from the request over the message server, actors, experts, debate and artifacts to the webhook. */
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reviewRecords } from '../../actors/review/index.ts';
import { reviewSpans, type Span } from '../../gateway/telemetry/review-spans.ts';
import { actorSpan, spanIdOf, traceIdOf } from '../../gateway/telemetry/trace-context.ts';
import { LmdbStore } from '../../runtime/index.ts';
import { readTrail } from '../../runtime/observation/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { type Collector, startCollector } from '../gateway/collector.ts';
import { watchNats } from './nats-observer.ts';
import { Service } from './service.ts';

/** How long the receiver of the webhook takes (ms): a post of no time would be no span. */
const ANSWER_MS = 20;

const spansOf = ({ sent }: Collector, review: string): Span[] =>
  (sent('traces') as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }[])
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .filter(({ traceId }) => traceId === traceIdOf(review));

function isWhole(spans: readonly Span[]): void {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(ids.size).toBe(spans.length);
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(roots.map(({ name }) => name)).toEqual(['review']);
  for (const { name, parentSpanId } of spans) {
    expect([name, parentSpanId === undefined || ids.has(parentSpanId)]).toEqual([name, true]);
  }
}

describe('service: one trace', { timeout: 120_000 }, () => {
  const posted: (string | undefined)[] = [];
  const receiver = createServer((request, response) => {
    posted.push(request.headers.traceparent?.toString());
    request.resume().on('end', () => setTimeout(() => response.writeHead(204).end(), ANSWER_MS));
  });
  let collector: Collector;
  let home: string;
  let killed: string;
  let whole: string;
  let subjects: readonly string[];

  beforeAll(async () => {
    collector = await startCollector();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'on' };
    const first = await Service.start(settings);
    home = first.home;
    killed = await first.submit(sampleText);
    await first.kill();
    const second = await Service.start(settings, home);
    await second.follow(killed);
    const watched = await watchNats(await second.natsUrlAs('observer'), 'conclave.review.>');
    whole = await second.submit(sampleText, { webhook_url: url });
    await second.follow(whole);
    // The courier works when the review is over, and its spans are the last.
    const isPosted = (): void => expect(spansOf(collector, whole).map(({ name }) => name)).toContain('post');
    await vi.waitFor(isPosted, { timeout: 60_000, interval: 100 });
    await watched.stop();
    subjects = watched.subjects();
    await second.stop();
  }, 120_000);
  afterAll(async () => {
    receiver.close();
    await collector.close();
    await rm(home, { recursive: true, force: true });
  });

  it('has one root, and every parent is known', () => {
    const spans = spansOf(collector, whole);
    expect(spans.length).toBeGreaterThan(50);
    isWhole(spans);
  });

  it('goes from the request over the message server, an expert’s work, the debate and the artifacts to the webhook', () => {
    const spans = spansOf(collector, whole);
    const named = (name: string): Span[] => spans.filter((span) => span.name === name);
    const [request, command, review, courier, post] = [
      'POST /api/review/text-review',
      'send command.submit',
      'review',
      'courier',
      'post',
    ].map((name) => named(name)[0]);
    expect(request?.parentSpanId).toBe(review?.spanId);
    expect(command?.parentSpanId).toBe(request?.spanId);
    const subject = `conclave.review.${whole}.command.submit`;
    expect(JSON.stringify(command?.attributes)).toContain(subject);
    expect(subjects).toContain(subject);
    const examined = named('examine').map(({ parentSpanId }) => spans.find(({ spanId }) => spanId === parentSpanId));
    expect(examined.length).toBeGreaterThan(5);
    expect(examined.every((expert) => expert?.name.startsWith('expert '))).toBe(true);
    expect(examined.every((expert) => expert?.parentSpanId === review?.spanId)).toBe(true);
    const states = [
      ...spans.map(({ name }) => name.replace(/^review /, '')),
      ...(review?.events ?? []).map(({ name }) => name),
    ];
    for (const state of [
      'reading',
      'analysing',
      'debating.choosing',
      'deciding',
      'drafting',
      'publishing',
      'completed',
    ])
      expect(states).toContain(state);
    expect(named('render').length + named('render zip').length).toBeGreaterThan(0);
    expect([courier?.parentSpanId, post?.parentSpanId]).toEqual([review?.spanId, courier?.spanId]);
    expect(posted).toEqual([`00-${traceIdOf(whole)}-${courier?.spanId}-01`]);
  });

  it('has the ids it would have had without a crash, after a node was killed under the review', async () => {
    const spans = spansOf(collector, killed);
    isWhole(spans);
    expect(spans[0]?.spanId).toBe(spanIdOf(actorSpan('review', killed)));
    const store = new LmdbStore({ path: join(home, 'store') });
    const view = reviewRecords.view.get(store, killed);
    const { transitions } = readTrail(store, killed);
    await store.close();
    if (view === undefined) throw new Error('the review is gone');
    const expected = reviewSpans({ view, transitions, calls: [], submittedBy: undefined });
    expect(new Set(spans.map(({ spanId }) => spanId))).toEqual(new Set(expected.map(({ spanId }) => spanId)));
  });
});
