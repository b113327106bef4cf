import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from '../service/service.ts';
import { reviewed } from './model-service.ts';

/** Preloaded into the service and its workers: writes down every module that is loaded. */
const WATCH = `import { registerHooks } from 'node:module';
import { appendFileSync } from 'node:fs';
registerHooks({ load(url, context, next) { appendFileSync(process.env.LOADED, url + '\\n'); return next(url, context); } });`;

describe('a service without models.json', { timeout: 120_000 }, () => {
  let directory: string;
  let service: Service;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-loaded-'));
    const preload = `--import data:text/javascript,${encodeURIComponent(WATCH)}`;
    service = await Service.start({ NODE_OPTIONS: preload, LOADED: join(directory, 'loaded') });
  }, 120_000);
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await rm(directory, { recursive: true, force: true });
  });

  it('reviews without loading seats, adapters or a provider, and says why when asked for a model', async () => {
    const { metadata } = await reviewed(service, sampleText, { preset: 'quick' });
    expect(metadata.language_models).toMatchObject({ delivered: 'none', reasons: ['not-configured'] });
    const loaded = (await readFile(join(directory, 'loaded'), 'utf8')).split('\n');
    // Both threads were watched.
    expect(loaded.some((url) => url.endsWith('/gateway/node/engine.ts'))).toBe(true);
    expect(loaded.some((url) => url.includes('/actors/experts/legal/'))).toBe(true);
    const ofModels =
      /\/actors\/model-(?:experts|hearing)\/|\/gateway\/models\/(?:adapters\/|model-|open-language-model|socket)|\/@ai-sdk\//;
    expect(loaded.filter((url) => ofModels.test(url))).toEqual([]);
  });
});
