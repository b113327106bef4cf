/** Secrets in the data directory that more users of the machine may read than its owner: copied there, or brought back from a backup. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Made with mode 0600 by the service, all of them. */
const SECRETS: ReadonlySet<string> = new Set([
  'admin-token',
  'demo-key',
  'demo-webhook-secret',
  'key-pepper',
  'credentials.json',
]);

const OTHERS = 0o077;

const isSecret = (name: string): boolean => SECRETS.has(name) || name.endsWith('.env');

/** A sentence for each that the group or everybody may read or change. None on Windows, whose files have no such modes. */
export async function looseFiles(home: string): Promise<readonly string[]> {
  if (process.platform === 'win32') return [];
  const loose: string[] = [];
  for (const directory of [home, join(home, 'nats')]) {
    for (const name of (await namesIn(directory)).filter(isSecret)) {
      const path = join(directory, name);
      const mode = (await stat(path)).mode & 0o777;
      if ((mode & OTHERS) === 0) continue;
      const shown = mode.toString(8).padStart(4, '0');
      loose.push(
        `${path} has mode ${shown}: other users of this machine may know this secret; chmod 600 it, and replace it`,
      );
    }
  }
  return loose;
}

/** Empty where there is no such directory: the message server is somebody else's. */
async function namesIn(directory: string): Promise<readonly string[]> {
  return await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
