import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { searchPath } from '../config.ts';
import { NatsServerFailed } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import { storePath, writeRecord } from './record.ts';
import { findServer } from './server-binary.ts';

export interface NatsServerOptions {
  /** Where the journal, the log and the record of the running server lie. */
  readonly directory: string;
  /** The configuration file; port, data directory and log file are given on the command line. */
  readonly config: string;
  readonly clock: Clock;
  readonly log?: Logger;
}

/** Reading back a journal of several GB takes seconds. */
const READY_WITHIN_MS = 30_000;

/** The server writes out what it holds on SIGTERM; after this (ms) it is killed. */
const STOP_WITHIN_MS = 5000;

const POLL_MS = 20;

/** Starts a server and resolves when it greets on the port; rejects with NatsServerFailed. `onSpawn` gets the child at once. */
export async function launch(
  options: NatsServerOptions,
  port: number,
  onSpawn?: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const child = await spawnServer(options, port);
  onSpawn?.(child);
  await writeRecord(options.directory, { pid: child.pid as number, parent: process.pid });
  const until = options.clock.now() + READY_WITHIN_MS;
  while (!(await accepts(port))) {
    const ended = hasEnded(child);
    if (ended || options.clock.now() >= until) {
      if (!ended) await end(child, options.clock);
      const log = join(options.directory, 'nats-server.log');
      throw new NatsServerFailed(`nats-server ${ended ? 'ended at once' : 'did not answer'}; its log is ${log}`);
    }
    await wait(options.clock, POLL_MS);
  }
  return child;
}

async function spawnServer({ directory, config }: NatsServerOptions, port: number): Promise<ChildProcess> {
  const log = join(resolve(directory), 'nats-server.log');
  const flags = ['-c', resolve(config), '-a', '127.0.0.1', '-p', String(port), '-sd', storePath(directory), '-l', log];
  const binary = await findServer(searchPath());
  if (binary === undefined) {
    throw new NatsServerFailed('nats-server is not installed: run `node runtime/setup.mjs`, or set NATS_URL');
  }
  // In its own group: Ctrl-C in a terminal is for the service, which then stops this child in good order.
  const child = spawn(binary, flags, { stdio: 'ignore', detached: true });
  const failure = await Promise.race([
    once(child, 'spawn').then(() => undefined),
    once(child, 'error').then(([error]) => error as Error),
  ]).catch((error: Error) => error);
  if (failure !== undefined) throw new NatsServerFailed(`cannot run ${binary}`, failure);
  return child;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** SIGTERM, and SIGKILL when that does not help. */
export async function end(child: ChildProcess, clock: Clock): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const waiting = new AbortController();
  const kill = (): boolean => waiting.signal.aborted || child.kill('SIGKILL');
  wait(clock, STOP_WITHIN_MS, waiting.signal).then(kill, kill);
  await exited;
  waiting.abort();
}

/** Whether a NATS server greets on the port. */
function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    const finish = (answer: boolean) => (): void => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(1000, finish(false));
    socket.once('data', finish(true));
    socket.once('error', finish(false));
    socket.once('close', finish(false));
  });
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new NatsServerFailed('no free port');
  return address.port;
}
