/** One attacker in its own process, as far as one machine has room for it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attack, Target } from './attack.ts';

const WORKER = fileURLToPath(new URL('./attack-worker.ts', import.meta.url));

/** After which an attacker that was told to end is ended (ms). */
const END_WITHIN_MS = 15_000;

/** Resolves when it has begun to attack: on a busy machine its process takes seconds to start. The result ends it, and answers with what it met. */
export async function attacker({ name }: Attack, target: Target): Promise<() => Promise<string>> {
  const child = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let met = 'it died';
  child.on('message', (message) => {
    met = String(message);
  });
  const exited = once(child, 'exit');
  child.send({ name, target });
  await once(child, 'message');
  return async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
    if (child.connected) child.send('end');
    await exited;
    clearTimeout(late);
    return met;
  };
}
