/** What the attacked processes compute: the clock alone does not tell on a machine that others use, too. */
import { readFile } from 'node:fs/promises';
import { processorMsOf } from '../../runtime/index.ts';

/** Milliseconds of processor time so far. */
export interface Used {
  /** Of the threads that run the services' event loops. */
  readonly loops: number;
  /** For which those threads were ready to run, and others had the processors. */
  readonly waited: number;
  /** Of the message server. */
  readonly server: number;
}

/** Linux only: elsewhere nothing is told. */
export async function processorTime(pids: readonly number[], servers: readonly number[]): Promise<Used> {
  const loops = await Promise.all(pids.map((pid) => scheduled(`/proc/${pid}/task/${pid}/schedstat`)));
  const others = await Promise.all(servers.map((pid) => processorMsOf(pid).catch(() => 0)));
  return {
    loops: sum(loops.map(([used]) => used)),
    waited: sum(loops.map(([, waited]) => waited)),
    server: sum(others),
  };
}

/** The processes that this one has started and that are called so. */
export async function childrenOf(pid: number, name: string): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const ids = list.trim().split(/\s+/).map(Number);
  const named = await Promise.all(
    ids.map(async (id) => (await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')).includes(name)),
  );
  return ids.filter((_, index) => named[index]);
}

/** Share of a second that each had of a processor, in per cent. */
export function shareOf(before: Used, after: Used, milliseconds: number): Used {
  const share = (from: number, to: number): number => Math.round((100 * (to - from)) / milliseconds);
  return {
    loops: share(before.loops, after.loops),
    waited: share(before.waited, after.waited),
    server: share(before.server, after.server),
  };
}

async function scheduled(path: string): Promise<readonly [used: number, waited: number]> {
  const [used = 0, waited = 0] = (await readFile(path, 'utf8').catch(() => '')).split(' ').map(Number);
  return [used / 1e6, waited / 1e6];
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
