import { describe, expect, test } from 'vitest';
import { actorSpan, spanIdOf, traceIdOf } from '../../../gateway/telemetry/trace-context.ts';
import { call, DOCUMENT, submitText } from '../client.ts';
import { type Collector, startCollector } from '../collector.ts';
import { startGateway } from '../gateway.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

const spansOf = ({ sent }: Collector): Span[] =>
  (sent('traces') as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }[]).flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const attributeOf = (span: Span | undefined, key: string) => span?.attributes.find((one) => one.key === key)?.value;

describe('request spans', () => {
  test('a collector hears one span of each request: operation, status and request id, and nothing of the document', async () => {
    const collector = await startCollector();
    const gateway = await startGateway({ otlpEndpoint: collector.endpoint });
    await submitText(gateway, DOCUMENT, { headers: { 'x-request-id': 'traced' } });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await call(gateway, '/api/review/rev_x/status?token=abc', { headers: { traceparent } });
    await gateway.close();
    await collector.close();
    const spans = spansOf(collector);
    expect(spans.map(({ name }) => name)).toEqual([
      'send command.submit',
      'POST /api/review/text-review',
      'GET /api/review/{id}/status',
    ]);
    const [, submitted, asked] = spans;
    expect(attributeOf(submitted, 'http.route')).toEqual({ stringValue: '/api/review/text-review' });
    expect(Object.values(attributeOf(submitted, 'http.response.status_code') ?? {}).map(Number)).toEqual([200]);
    expect(attributeOf(submitted, 'conclave.request_id')).toEqual({ stringValue: 'traced' });
    expect(BigInt(submitted?.endTimeUnixNano ?? 0) > BigInt(submitted?.startTimeUnixNano ?? 0)).toBe(true);
    expect(asked).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
    expect(Object.values(attributeOf(asked, 'http.response.status_code') ?? {}).map(Number)).toEqual([404]);
    const text = collector.bodies.join('');
    expect(text).toMatch(/^POST \/v1\/traces .*"conclave"/);
    for (const word of [DOCUMENT.document_text, DOCUMENT.document_title, 'token', 'abc"', gateway.keys.enterprise])
      expect(text).not.toContain(word);
  });

  test('a request that begins a review is in its trace, or, where the caller has one, in that and linked to it', async () => {
    const collector = await startCollector();
    const gateway = await startGateway({ otlpEndpoint: collector.endpoint });
    const own = String((await submitText(gateway, DOCUMENT)).json().review_id);
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const called = String((await submitText(gateway, DOCUMENT, { headers: { traceparent } })).json().review_id);
    await gateway.close();
    await collector.close();
    const [command, request, calledCommand, calledRequest] = spansOf(collector);
    const root = (review: string): string => spanIdOf(actorSpan('review', review));
    expect(request).toMatchObject({ traceId: traceIdOf(own), parentSpanId: root(own), links: [] });
    expect(command).toMatchObject({ traceId: traceIdOf(own), parentSpanId: request?.spanId });
    expect(calledRequest).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      links: [{ traceId: traceIdOf(called), spanId: root(called) }],
    });
    expect(calledCommand?.parentSpanId).toBe(calledRequest?.spanId);
  });

  test('a caller that does not sample is not exported', async () => {
    const collector = await startCollector();
    const gateway = await startGateway({ otlpEndpoint: collector.endpoint });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    await call(gateway, '/api/review', { headers: { traceparent } });
    await call(gateway, '/api/keys');
    await gateway.close();
    await collector.close();
    expect(spansOf(collector).map(({ name }) => name)).toEqual(['GET /api/keys']);
  });

  test('a collector that is not there costs no request its answer, and the service still stops', async () => {
    const collector = await startCollector();
    await collector.close();
    const gateway = await startGateway({ otlpEndpoint: collector.endpoint });
    expect((await call(gateway, '/api/review')).status).toBe(200);
    await gateway.close();
  }, 15_000);
});
