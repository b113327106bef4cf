import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminTokenPath, looseFiles, openAdminToken } from '../../../gateway/operations/index.ts';
import { systemEntropy } from '../../../runtime/index.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'conclave-secrets-'));
});
afterEach(() => rm(home, { recursive: true }));

describe('admin token: its file', () => {
  test('has mode 0600 whatever the umask is, and keeps its token', async () => {
    const before = process.umask(0);
    const made = await openAdminToken(home, systemEntropy).finally(() => process.umask(before));
    expect(made.isNew).toBe(true);
    expect((await stat(adminTokenPath(home))).mode & 0o777).toBe(0o600);
    expect(await openAdminToken(home, systemEntropy)).toEqual({ token: made.token, isNew: false });
  });
});

describe('secrets in the data directory', () => {
  async function written(name: string, mode: number): Promise<string> {
    const path = join(home, name);
    await mkdir(join(home, 'nats'), { recursive: true });
    await writeFile(path, 'secret\n');
    await chmod(path, mode);
    return path;
  }

  test.each([0o604, 0o640, 0o620, 0o644, 0o666])('one of mode %o is told with its path', async (mode) => {
    const names = [
      'admin-token',
      'key-pepper',
      'demo-key',
      'demo-webhook-secret',
      'nats/credentials.json',
      'nats/observer.env',
    ];
    const paths = await Promise.all(names.map((name) => written(name, mode)));
    const told = (await looseFiles(home)).toSorted();
    expect(told.map((line) => line.split(' ')[0])).toEqual(paths.toSorted());
    for (const line of told) expect(line).toContain(`has mode 0${mode.toString(8)}`);
  });

  test('those of their owner alone are not told, nor files without a secret', async () => {
    await written('admin-token', 0o600);
    await written('nats/observer.env', 0o400);
    await written('experts.json', 0o644);
    await written('nats/server.conf', 0o644);
    expect(await looseFiles(home)).toEqual([]);
  });

  test('without a message server of its own there is no such directory', async () => {
    expect(await looseFiles(home)).toEqual([]);
  });
});
