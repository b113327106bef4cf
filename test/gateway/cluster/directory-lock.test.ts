import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory, unlockDataDirectory } from '../../../gateway/cluster/directory-lock.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'conclave-claim-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('node claim: a directory has one process, until it is given back or the process is gone', async () => {
  const script = ['-e', 'setInterval(() => {}, 1000)', '/somewhere/gateway/main.ts'];
  const other = spawn(process.execPath, script, { stdio: 'ignore' });
  const pid = other.pid as number;
  await once(other, 'spawn');
  await lockDataDirectory(home, pid);
  await expect(lockDataDirectory(home, process.pid)).rejects.toThrow(`is in use by process ${pid}`);
  // The same number is its own, as in a container that was started again.
  await lockDataDirectory(home, pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await lockDataDirectory(home, process.pid);
  expect(await readFile(join(home, 'node.pid'), 'utf8')).toBe(`${process.pid}\n`);
  await unlockDataDirectory(home);
  await lockDataDirectory(home, pid);
});

test('node claim: another program that got the number of a dead node is no hindrance', async () => {
  await writeFile(join(home, 'node.pid'), `${process.ppid}\n`);
  await lockDataDirectory(home, process.pid);
  expect(await readFile(join(home, 'node.pid'), 'utf8')).toBe(`${process.pid}\n`);
});
