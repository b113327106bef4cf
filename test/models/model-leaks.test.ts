import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { type Collector, startCollector } from '../gateway/collector.ts';
import { Service } from '../service/service.ts';
import { administered, allow, DEMO, modelHome, reviewed } from './model-service.ts';

const KEY = 'sk-a-key-nobody-may-see';
const SECRET = 'The heron counts its silver at the drowned gate';

/** Everything that goes wrong at a model's server, and all that operators read of it. */
describe('what operators read of language models', { timeout: 180_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  let collector: Collector;
  beforeAll(async () => {
    collector = await startCollector();
    stub = await ModelStub.start({ clock: systemClock, port: 0 });
    const settings = { STUB_KEY: KEY, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, LOG_LEVEL: 'debug' };
    service = await Service.start(settings, await modelHome(stub.url));
    await allow(service, DEMO, 'stays');
  }, 120_000);
  afterAll(async () => {
    await service.remove();
    await stub.close();
    await collector.close();
  });

  it('holds neither key nor text, whatever fails: logs, dead letters, metrics, spans, command line', async () => {
    const text = `${sampleText}\n\n14. Birds. ${SECRET}, and the Supplier shall pay for it.`;
    const faults = ['400', '401', '413', 'redirect', 'page', 'cut-off', 'malformed', 'error-200', 'refusal', '524'];
    stub.next.push(...faults);
    const result = await reviewed(service, text);
    expect(result.metadata.language_models?.reasons.length).toBeGreaterThan(0);
    // Sent, so that it could have leaked; to the stub alone, and nothing followed the redirect.
    expect(stub.calls.some(({ body }) => body.includes(SECRET))).toBe(true);
    expect(stub.calls.some(({ path }) => path.includes('elsewhere'))).toBe(false);
    const letters = JSON.stringify(await administered(service, 'dead-letters.list', {}));
    const calls = JSON.stringify(await administered(service, 'models.calls', { review: result.metadata.review_id }));
    const metrics = await service.metrics();
    const commandLine = await readFile(`/proc/${service.pid}/cmdline`, 'utf8');
    for (const outcome of ['begun', 'answered', 'refused', 'lost'])
      expect(metrics).toMatch(
        new RegExp(`^conclave_model_calls_total\\{model="main",outcome="${outcome}"\\} [1-9]`, 'm'),
      );
    expect(metrics).toMatch(/^conclave_model_tokens_total\{model="main",kind="output"\} [1-9]/m);
    expect(metrics).toMatch(/^conclave_model_cost_micros_total\{model="main"\} [1-9]/m);
    expect(metrics).toMatch(/^conclave_model_quotes_total\{model="main",outcome="aligned"\} [1-9]/m);
    expect(metrics).toMatch(/^conclave_model_call_duration_seconds_count\{model="main"\} [1-9]/m);
    expect(metrics).toMatch(/^conclave_model_breaker_open\{model="main"\} [01]$/m);
    expect(await service.stop()).toBe(0);
    const spans = collector.bodies.join('\n');
    expect(spans).toContain('"chat stub"');
    expect(spans).toContain('gen_ai.usage.output_tokens');
    for (const read of [service.complaints, letters, calls, metrics, commandLine, spans]) {
      expect(read).not.toContain(KEY);
      expect(read).not.toContain('heron counts');
    }
  });
});
