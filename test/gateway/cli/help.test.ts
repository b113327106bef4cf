import { execFile } from 'node:child_process';
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
