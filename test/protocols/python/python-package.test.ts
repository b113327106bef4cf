import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** The package runs the laboratory four times, its notebook among them. */
const LIMIT_MS = 240_000;

test('the Python package: its own tests pass, and the cells of its notebook run in order', {
  timeout: LIMIT_MS,
}, async () => {
  const { code, said } = await python(['-B', '-m', 'unittest', 'discover', 'protocols/python/tests']);
  expect(said).toMatch(/Ran 6 tests[\s\S]*OK/);
  const [which = ''] = /conclave_lab with.*/.exec(said) ?? [];
  expect(which).toMatch(
    /^conclave_lab (with pandas \d+\.\d+.*: frames in and out|without pandas: a stand-in goes in)$/,
  );
  process.stderr.write(`${which}\n`);
  expect(code).toBe(0);
});

function python(args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('python3', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', () =>
      reject(new Error('python3 is not installed: the Python package of the laboratory cannot be tested')),
    );
    child.on('close', (code) => resolve({ code, said }));
  });
}
