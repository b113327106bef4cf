import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { compareVersions } from './server-version.ts';

/** Where Debian, Homebrew and a hand put it, beside the PATH; runtime/setup.mjs looks there too. */
const DIRECTORIES = ['/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'] as const;

const VERSION_WITHIN_MS = 5_000;

const run = promisify(execFile);

/** The newest nats-server of this machine, by `path` as the environment has it; undefined when there is none. */
export async function findServer(path: string): Promise<string | undefined> {
  const found = new Set<string>();
  for (const directory of [...path.split(delimiter).filter(Boolean), ...DIRECTORIES]) {
    const file = await executable(join(directory, 'nats-server'));
    if (file !== undefined) found.add(file);
  }
  const [only, ...others] = found;
  if (only === undefined || others.length === 0) return only;
  const versions = await Promise.all([...found].map(async (file) => ({ file, version: await versionOf(file) })));
  return versions.toSorted((a, b) => compareVersions(b.version, a.version))[0]?.file;
}

async function executable(file: string): Promise<string | undefined> {
  try {
    await access(file, constants.X_OK);
    return await realpath(file);
  } catch {
    return undefined;
  }
}

/** Empty when it does not say. */
async function versionOf(file: string): Promise<string> {
  try {
    const { stdout } = await run(file, ['--version'], { timeout: VERSION_WITHIN_MS });
    return /v?\d+\.\d+\.\d+\S*/.exec(stdout)?.[0] ?? '';
  } catch {
    return '';
  }
}
