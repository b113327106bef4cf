import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runWhileItWorks } from './run-while-it-works.ts';

describe('redlines: a program that works on document after document', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conclave-works-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const shell = (script: string, stalledMs: number): Promise<void> =>
    runWhileItWorks('sh', ['-c', script, 'sh', folder], folder, stalledMs);

  it('may take longer in all than it may take for one', async () => {
    const begun = performance.now();
    await shell('for name in 1 2 3 4 5 6; do sleep 0.4; : > "$1/$name"; done', 2_000);
    expect(performance.now() - begun).toBeGreaterThan(2_000);
    expect(await readdir(folder)).toHaveLength(6);
  });

  it('is stopped with all that it started when it finishes nothing more', async () => {
    const stalled = shell('(sleep 60; : > "$1/late") & wait', 500);
    await expect(stalled).rejects.toThrow('sh has finished nothing for 0.5 s');
  });

  it('tells with what code it ended and what it said', async () => {
    await expect(shell('echo no fonts >&2; exit 3', 10_000)).rejects.toThrow(/ended with 3: no fonts/);
  });
});
