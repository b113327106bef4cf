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
  const others = [await claimant(home), (await readServiceFile(home))?.pid];
  for (const other of others) {
    if (other === undefined || other === pid) continue;
    const program = await processInfo(other);
    if (program === undefined || !PROGRAM.test(program.command)) continue;
    throw new InvalidConfig(
      `${home} is in use by process ${other}: every node of a cluster has a CONCLAVE_HOME of its own.`,
    );
  }
  await rm(pathIn(home), { force: true });
  // wx: of two that start at once, one fails.
  const file = await open(pathIn(home), 'wx', 0o600);
  await file.writeFile(`${pid}\n`);
  await file.close();
}

export const releaseHome = (home: string): Promise<void> => rm(pathIn(home), { force: true });

async function claimant(home: string): Promise<number | undefined> {
  const text = await readFile(pathIn(home), 'utf8').catch(() => '');
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
