import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (name: string): string => fileURLToPath(new URL(`../../../gateway/cli/${name}.ts`, import.meta.url));

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
