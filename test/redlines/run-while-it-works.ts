import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';

/**
 * Without a new word in the folder for so long a program hangs. A document of a hundred pages takes LibreOffice ten seconds of a free
 * processor; a busy machine gives it a twentieth of one.
 */
const STALLED_MS = 300_000;
const LOOK_MS = 2_000;

/**
 * Runs a program to its end, however long all of its work takes, and stops it when it finishes nothing more: the time for one document
 * is bounded, and not the time for all of them, which depends on how many there are and on who else uses the machine.
 *
 * @param into folder that it writes to
 * @param stalledMs milliseconds without anything new in the folder
 * @throws when it stalls, or ends with another code than 0
 */
export async function runWhileItWorks(
  program: string,
  args: readonly string[],
  into: string,
  stalledMs = STALLED_MS,
): Promise<void> {
  // Its own group, since LibreOffice is started by a script, and killing that one leaves it running.
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-2_000);
  });
  const over = new AbortController();
  const stalls = untilStalled(into, stalledMs, over.signal);
  const ends = once(child, 'close');
  try {
    if ((await Promise.race([ends.then(() => 'ended' as const), stalls])) === 'stalled') {
      process.kill(-(child.pid as number), 'SIGKILL');
      await ends;
      throw new Error(`${program} has finished nothing for ${stalledMs / 1000} s: ${complaints}`);
    }
  } finally {
    over.abort();
  }
  if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}: ${complaints}`);
}

async function untilStalled(folder: string, stalledMs: number, signal: AbortSignal): Promise<'stalled' | 'over'> {
  let last = { newest: 0, at: performance.now() };
  try {
    for await (const _ of setInterval(Math.min(LOOK_MS, stalledMs / 4), undefined, { signal })) {
      const newest = await newestIn(folder);
      const now = performance.now();
      if (newest > last.newest) last = { newest, at: now };
      if (now - last.at > stalledMs) return 'stalled';
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return 'over';
}

/** When anything in the folder was written last; 0 before there is one. */
async function newestIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  const times = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0),
  );
  return Math.max(0, ...times);
}
