import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../gateway.ts';

const CLIENT = fileURLToPath(new URL('../../../gateway/cli/client.ts', import.meta.url));

let gateway: RunningGateway;
let directory: string;
beforeAll(async () => {
  gateway = await startGateway();
  directory = await mkdtemp(join(tmpdir(), 'conclave-client-'));
  await writeFile(join(directory, 'key'), gateway.keys.enterprise, { mode: 0o600 });
  await writeFile(join(directory, 'terms.txt'), 'The supplier delivers.');
});
afterAll(async () => {
  await gateway.close();
  await rm(directory, { recursive: true });
});

const submit = (...more: string[]) =>
  promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    CLIENT,
    'submit',
    join(directory, 'terms.txt'),
    '--url',
    gateway.url,
    '--key-file',
    join(directory, 'key'),
    ...more,
  ]);

it('npm run client -- submit asks for language models, what they may cost, and what they may not see', async () => {
  await submit('--models', 'if_available', '--models-usd', '0.25', '--models-redaction', 'identities');
  expect(gateway.reviews.submissions.at(-1)).toMatchObject({
    language_models: 'if_available',
    language_model_budget_usd: 0.25,
    language_model_redaction: 'identities',
  });
  await submit();
  expect(gateway.reviews.submissions.at(-1)).not.toHaveProperty('language_models');
  await expect(submit('--models', 'always')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('language_models'),
  });
});
