import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NatsServerFailed } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { processInfo } from '../process-info.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';

/** Which server runs on a directory, and for which service: what the next start knows of a service that was killed. */
interface ServerRecord {
  readonly pid: number;
  readonly parent: number;
}

const RECORD = 'nats-server.json';

/** After SIGTERM, in milliseconds. */
const END_WITHIN_MS = 5000;

const POLL_MS = 20;

/** The server's data; its absolute path on the command line is also what a running server is recognised by. */
export function storePath(directory: string): string {
  return join(resolve(directory), 'journal');
}

export function writeRecord(directory: string, record: ServerRecord): Promise<void> {
  return writeFile(join(directory, RECORD), JSON.stringify(record));
}

export function removeRecord(directory: string): Promise<void> {
  return rm(join(directory, RECORD), { force: true });
}

/** Ends the server that a killed service left on this directory; NatsServerFailed when its service still runs. */
export async function endOrphan(directory: string, clock: Clock, log: Logger): Promise<void> {
  const record = await readRecord(directory);
  if (!record) return;
  const running = await processInfo(record.pid);
  // The id may long belong to another program, or to a server of another directory.
  if (!running?.command.includes('nats-server') || !running.command.includes(storePath(directory))) return;
  if (running.parent === record.parent && record.parent !== process.pid) {
    throw new NatsServerFailed(`another service (process ${record.parent}) uses ${resolve(directory)}`);
  }
  log.warn('nats_server.orphan_ended', { pid: record.pid });
  process.kill(record.pid, 'SIGTERM');
  const until = clock.now() + END_WITHIN_MS;
  while (await processInfo(record.pid)) {
    if (clock.now() >= until) process.kill(record.pid, 'SIGKILL');
    await wait(clock, POLL_MS);
  }
}

async function readRecord(directory: string): Promise<ServerRecord | undefined> {
  try {
    const record: unknown = JSON.parse(await readFile(join(directory, RECORD), 'utf8'));
    const { pid, parent } = record as { pid: unknown; parent: unknown };
    return typeof pid === 'number' && typeof parent === 'number' ? { pid, parent } : undefined;
  } catch {
    // No record, or one cut off by a crash: nothing to go by.
    return undefined;
  }
}
