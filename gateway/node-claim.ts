import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidConfig, processInfo } from '../runtime/index.ts';
import { readServiceFile } from './admin/index.ts';

/** What runs as a node: another program may have got the number of one that has died. */
const PROGRAM = /gateway\/(main|gateway)\.ts/;

const pathIn = (home: string): string => join(home, 'node.pid');

/**
 * Makes this process the only node of a cluster that runs in the directory, until it is given back: two would apply one log
 * to one store. Rejects with InvalidConfig while another process runs there; one that was killed is no hindrance.
 */
export async function claimHome(home: string, pid: number): Promise<void> {
  await refuseOthers((await readServiceFile(home))?.pid, home, pid);
  if (await claimed(home, pid)) return;
  await refuseOthers(await claimant(home), home, pid);
  await rm(pathIn(home), { force: true });
  if (!(await claimed(home, pid))) throw inUse(home, 'another process');
}

/** Whether the claim is this process's now: of two that start at once, one fails. */
async function claimed(home: string, pid: number): Promise<boolean> {
  const file = await open(pathIn(home), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  await file.writeFile(`${pid}\n`);
  await file.close();
  return true;
}

async function refuseOthers(other: number | undefined, home: string, pid: number): Promise<void> {
  if (other === undefined || other === pid) return;
  const program = await processInfo(other);
  if (program !== undefined && PROGRAM.test(program.command)) throw inUse(home, `process ${other}`);
}

const inUse = (home: string, who: string): InvalidConfig =>
  new InvalidConfig(`${home} is in use by ${who}: every node of a cluster has a CONCLAVE_HOME of its own.`);

export const releaseHome = (home: string): Promise<void> => rm(pathIn(home), { force: true });

async function claimant(home: string): Promise<number | undefined> {
  const text = await readFile(pathIn(home), 'utf8').catch(() => '');
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
