import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}
const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as Manifest;

/** What `npm run` has of the tests and of the command line, and the file behind it. */
const FILES = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /\bnode (?:--\S+ )*((?:test|gateway\/cli)\/\S+\.ts)/.exec(command)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

const call = (file: string, argument: string) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', file, argument], { cwd: root });

describe('scripts', { timeout: 60_000 }, () => {
  test.each(FILES)('npm run %s -- --help says how it is called, and does nothing', async (name, file) => {
    const { stdout, stderr } = await call(file, '--help');
    expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}\\b`));
    expect(stderr).toBe('');
  });

  test.each(FILES.filter(([name]) => ['watch', 'lab', 'simulate', 'eval'].includes(name)))(
    'npm run %s with an option there is not says how it is called, and exits with 2',
    async (name, file) => {
      const failure = await call(file, '--no-such-option').catch((error: { code: number; stderr: string }) => error);
      expect(failure).toMatchObject({ code: 2, stderr: expect.stringContaining(`npm run ${name}`) });
    },
  );
});
