import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOADED = fileURLToPath(new URL('../actors/roster/loaded-modules.ts', import.meta.url));
const run = promisify(execFile);

async function loadedWith(file: string, flags: readonly string[] = []): Promise<string[]> {
  const { stdout } = await run(process.execPath, [...flags, LOADED, file], { cwd: ROOT, timeout: 110_000 });
  const files = stdout.split('\n').filter((url) => url.startsWith('file:'));
  return files.toSorted();
}

test.each(['gateway/node/listeners.ts', 'actors/expert-jobs/worker-jobs.ts'])(
  'quick imports: %s loads the same modules as it does without them',
  { timeout: 240_000 },
  async (file) => {
    const quick = await loadedWith(file, ['--import', './runtime/quick-imports.ts']);
    expect(quick.length).toBeGreaterThan(300);
    expect(quick).toEqual(await loadedWith(file));
  },
);
