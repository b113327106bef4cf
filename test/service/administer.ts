import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ADMIN = fileURLToPath(new URL('../../gateway/cli/admin.ts', import.meta.url));
const run = promisify(execFile);

/**
 * One command of `npm run admin` at the service of this data directory, or of the environment's when none is given; its
 * answer. Rejects with what the command complained of.
 */
export async function administer(args: readonly string[], home?: string): Promise<unknown> {
  const env = { ...process.env, ...(home !== undefined && { CONCLAVE_HOME: home }) };
  const { stdout } = await run(process.execPath, [ADMIN, ...args, '--json'], { env });
  return JSON.parse(stdout);
}
