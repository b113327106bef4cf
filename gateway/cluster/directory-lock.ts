import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidConfig, processInfo } from '../../runtime/index.ts';
import { readServiceFile } from '../operations/index.ts';

/** What runs as a node: another program may have got the number of one that has died. */
const PROGRAM = /gateway\/(main|gateway)\.ts/;

const pathIn = (home: string): string => join(home, 'node.pid');

/**
 * Locks the data directory for this process: two nodes in one directory would apply one log to one store. Rejects with
 * InvalidConfig while another node runs there; the lock of a process that died is taken over.
 */
export async function lockDataDirectory(home: string, pid: number): Promise<void> {
  await refuseIfRunning((await readServiceFile(home))?.pid, home, pid);
  if (await createLockFile(home, pid)) return;
  await refuseIfRunning(await lockHolder(home), home, pid);
  await rm(pathIn(home), { force: true });
  if (!(await createLockFile(home, pid))) throw inUse(home, 'another process');
}

/** Whether the lock file is ours now; of two processes that start at once, one fails. */
async function createLockFile(home: string, pid: number): Promise<boolean> {
  const file = await open(pathIn(home), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  await file.writeFile(`${pid}\n`);
  await file.close();
  return true;
}

async function refuseIfRunning(other: number | undefined, home: string, pid: number): Promise<void> {
  if (other === undefined || other === pid) return;
  const program = await processInfo(other);
  if (program !== undefined && PROGRAM.test(program.command)) throw inUse(home, `process ${other}`);
}

const inUse = (home: string, who: string): InvalidConfig =>
  new InvalidConfig(`${home} is in use by ${who}: every node of a cluster has a CONCLAVE_HOME of its own.`);

export const unlockDataDirectory = (home: string): Promise<void> => rm(pathIn(home), { force: true });

async function lockHolder(home: string): Promise<number | undefined> {
  const text = await readFile(pathIn(home), 'utf8').catch(() => '');
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
