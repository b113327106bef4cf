import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ProcessInfo {
  readonly parent: number;
  readonly command: string;
}

/** Parent and command line of a running process; undefined when no process has that id. */
export async function processInfo(pid: number): Promise<ProcessInfo | undefined> {
  return (await fromProc(pid)) ?? (await fromPs(pid));
}

/** Linux reports times to programs in hundredths of a second, whatever the kernel's tick is (ms). */
const TICK_MS = 10;

/** Milliseconds of processor time of a process and all its threads so far. Linux only; rejects elsewhere, and when it has ended. */
export async function processorMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Linux. Slim containers have no `ps`. */
async function fromProc(pid: number): Promise<ProcessInfo | undefined> {
  try {
    const [command, status] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    // A zombie process has no command line any more.
    return parent && command ? { parent: Number(parent), command: command.replaceAll('\0', ' ').trim() } : undefined;
  } catch {
    return undefined;
  }
}

/** macOS and the BSDs. */
async function fromPs(pid: number): Promise<ProcessInfo | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'ppid=,command=', '-p', String(pid)]);
    const [, parent, command] = /^\s*(\d+)\s+(.+)/.exec(stdout) ?? [];
    return parent && command && !command.includes('<defunct>')
      ? { parent: Number(parent), command: command.trim() }
      : undefined;
  } catch {
    return undefined;
  }
}
