import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runAdmin } from '../../gateway/cli/admin-run.ts';

const ADMIN = fileURLToPath(new URL('../../gateway/cli/admin.ts', import.meta.url));
const run = promisify(execFile);

/**
 * What a command of `npm run admin` answers at the service of this data directory, or of the environment's when none is
 * given. Rejects with what the command complained of. In this process: starting one for each command costs a second.
 */
export async function administer(args: readonly string[], home?: string): Promise<unknown> {
  const { text } = await runAdmin([...args, '--json'], home);
  return JSON.parse(text);
}

/** The same in its own process, as from a terminal. */
export async function administerFromTerminal(args: readonly string[], home: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, [ADMIN, ...args, '--json'], {
    env: { ...process.env, CONCLAVE_HOME: home },
  });
  return JSON.parse(stdout);
}
