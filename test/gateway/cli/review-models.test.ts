import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ModelStub } from '../../../gateway/model-stub/index.ts';
import { systemClock } from '../../../runtime/index.ts';
import { sampleText } from '../../actors/publishing/sample-result.ts';
import { modelHome } from '../../models/model-service.ts';

const REVIEW = fileURLToPath(new URL('../../../gateway/cli/review.ts', import.meta.url));

/** Between the last word and the end, in milliseconds: to close store, threads and message server. A stop waits 30 s for calls. */
const END_MS = 10_000;

let stub: ModelStub;
let home: string;
let directory: string;
beforeAll(async () => {
  stub = await ModelStub.start({ clock: systemClock, port: 0 });
  home = await modelHome(stub.url);
  directory = await mkdtemp(join(tmpdir(), 'conclave-terminal-'));
  await writeFile(join(directory, 'contract.txt'), sampleText);
});
afterAll(async () => {
  await stub.close();
  for (const each of [home, directory]) await rm(each, { recursive: true, force: true });
});

it('npm run review --models: says who delivered and what it cost, and ends as soon as it has said so', {
  timeout: 120_000,
}, async () => {
  const args = ['--disable-warning=ExperimentalWarning', REVIEW, join(directory, 'contract.txt'), '--preset', 'quick'];
  const child = spawn(process.execPath, [...args, '--models', 'required'], {
    env: { ...process.env, CONCLAVE_HOME: home, STUB_KEY: 'key' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let saidAt = 0;
  let complaints = '';
  child.stdout.on('data', (text) => {
    said += text;
    saidAt = systemClock.now();
  });
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const [code] = await once(child, 'exit');
  expect([code, code === 0 ? '' : complaints]).toEqual([0, '']);
  expect(systemClock.now() - saidAt).toBeLessThan(END_MS);
  expect(said).toContain('Language models delivered all.');
  expect(said).toMatch(/a stub and no language model: \d+ answers, 0\.\d+ dollars/);
  expect(await readdir(join(directory, 'contract-review'))).toContainEqual(expect.stringMatching(/\.pdf$/));
});
