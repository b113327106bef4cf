import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findServer } from '../../../runtime/nats/server-binary.ts';
import { advisoriesFor, compareVersions, SOUND_VERSION } from '../../../runtime/nats/server-version.ts';

describe('nats-server: versions', () => {
  it.each([
    ['2.9.10', 2],
    ['2.9.23', 1],
    ['2.10.1', 2],
    ['2.10.2', 1],
    ['2.10.26', 1],
    ['2.10.27', 0],
    ['v2.11.0', 2],
    ['2.11.1', 1],
    ['2.11.15', 0],
    ['2.12.1', 1],
    ['2.12.6', 0],
    ['2.14.0', 0],
    ['not a version', 2],
  ])('%s has %i known faults', (version, count) => {
    expect(advisoriesFor(version)).toHaveLength(count);
  });

  it('the required version has no known faults', () => {
    expect(advisoriesFor(SOUND_VERSION)).toEqual([]);
  });

  it('compares numbers, not letters', () => {
    expect(['2.9.10', '2.10.2', 'v2.9.9', '2.10.27'].toSorted(compareVersions)).toEqual([
      'v2.9.9',
      '2.9.10',
      '2.10.2',
      '2.10.27',
    ]);
  });

  it('takes the newest server of the machine', async () => {
    const root = await mkdtemp(join(tmpdir(), 'conclave-path-'));
    try {
      const directories = ['99.1.0', '99.10.0', '99.9.0'].map((version) => ({ version, path: join(root, version) }));
      for (const { version, path } of directories) {
        await mkdir(path);
        await writeFile(join(path, 'nats-server'), `#!/bin/sh\necho "nats-server: v${version}"\n`);
        await chmod(join(path, 'nats-server'), 0o755);
      }
      const path = directories.map((each) => each.path).join(delimiter);
      expect(await findServer(path)).toBe(join(root, '99.10.0', 'nats-server'));
    } finally {
      await rm(root, { recursive: true });
    }
  });
});
