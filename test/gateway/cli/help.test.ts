import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const at = (name: string): string => fileURLToPath(new URL(`../../../gateway/cli/${name}.ts`, import.meta.url));

test.each(['lab', 'model-stub', 'review'])(
  'npm run %s -- --help prints how it is used, and exits with 0',
  async (name) => {
    const { stdout, stderr } = await run(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      at(name),
      '--help',
    ]);
    expect(stdout).toContain(`npm run ${name}`);
    expect(stderr).toBe('');
  },
);

test('npm run lab: a reader that closes the pipe after the first lines is no fault', async () => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', at('lab'), 'protocols']);
  child.stdout.destroy();
  let told = '';
  child.stderr.on('data', (text) => {
    told += String(text);
  });
  const [code] = await once(child, 'close');
  expect({ code, told }).toEqual({ code: 0, told: '' });
});
