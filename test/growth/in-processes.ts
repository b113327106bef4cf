/** Families measured by several processes side by side: what is measured is the processor time of each, not the clock. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Pair, UNBOUNDED } from './measure.ts';

const PROCESS = fileURLToPath(new URL('./measuring-process.ts', import.meta.url));

/** What one family may take, on a machine that others use (ms). The slowest takes half a minute of processor time. */
const FAMILY_MS = 5 * 60_000;

/** Calls `done` with the pairs of each family as they come; resolves when all were measured. */
export async function measureAll(
  families: readonly string[],
  processes: number,
  done: (pairs: readonly Pair[]) => void,
): Promise<void> {
  const waiting = [...families];
  const line = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    for (let family = waiting.shift(); family !== undefined; family = waiting.shift()) {
      child = child?.connected ? child : fork(PROCESS, { serialization: 'advanced' });
      done(await measuredBy(child, family));
    }
    child?.disconnect();
  };
  await Promise.all(Array.from({ length: processes }, line));
}

/** A process that dies, or takes too long and is ended, has shown a family that grows without bound. */
async function measuredBy(child: ChildProcess, family: string): Promise<readonly Pair[]> {
  const late = setTimeout(() => child.kill('SIGKILL'), FAMILY_MS);
  const over = new AbortController();
  try {
    child.send(family);
    const answered = once(child, 'message', { signal: over.signal }).then(([pairs]) => pairs as readonly Pair[]);
    const died = once(child, 'exit', { signal: over.signal }).then(() => {
      console.error(`the process that measured "${family}" ended`);
      return [{ family, who: 'the process', growth: UNBOUNDED }];
    });
    const pairs = await Promise.race([answered, died]);
    for (const rest of [answered, died]) rest.catch(() => undefined);
    return pairs;
  } finally {
    clearTimeout(late);
    over.abort();
  }
}
