import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../gateway/lab/index.ts';
import { DEFAULT_PROTOCOL } from '../../../protocols/index.ts';
import { lab } from './lab-io.ts';

const run = (...args: string[]) => lab('protocols', args);

const file = (content: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'protocols-')), 'own.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('lab protocols', () => {
  test('lists every shipped protocol with its hash', async () => {
    const { printed, code } = await run();
    expect(code).toBe(0);
    expect(printed).toMatch(/sparse-contested +review +b9a7c1ce0c56 /);
    expect(printed).toMatch(/p17-null +P17 +lab +[0-9a-f]{12} /);
    expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThan(160);
  });

  test('shows one by the beginning of its name: axes, checks, bounds, card', async () => {
    const { printed, code } = await run('p05', '--members', '5', '--items', '2');
    expect(code).toBe(0);
    expect(printed).toContain('For 5 members and 2 items:');
    expect(printed).toMatch(/messages +40 +80\n/);
    expect(printed).toContain('  ≠ Unanimity must last two rounds here');
    expect(printed).toContain('In the lab only: ');
  });

  test('checks all, and answers no for one that must not be run', async () => {
    expect((await run('--check')).code).toBe(0);
    const { printed, code } = await run('p02', '--check', '--members', '2');
    expect(code).toBe(1);
    expect(printed).toContain('Two sides and a judge are three; there are 2.');
    expect(printed).not.toContain('As there');
  });

  test('compares two field by field', async () => {
    const { printed } = await run('--diff', 'ring', 'p08-sparse-ring');
    expect(printed).toMatch(/decision\.rule +threshold +plurality\n/);
    expect(printed).toMatch(/stop\.max_rounds +4 +3\n/);
    expect(printed).not.toContain('topology');
    expect((await run('--diff', 'ring', file({ ...DEFAULT_PROTOCOL, name: 'mine' }))).printed).toContain('topology.k');
    expect((await run('--diff', 'ring', 'ring')).printed).toBe('ring and ring are the same protocol.\n');
  });

  test('takes a file, and says what is wrong with one', async () => {
    expect((await run(file({ ...DEFAULT_PROTOCOL, name: 'mine' }))).printed).toContain('A review can use it.');
    await expect(run(file({ ...DEFAULT_PROTOCOL, schedule: 'soon' }))).rejects.toThrow(
      /own\.json is no protocol:\n {2}schedule: /,
    );
    await expect(run(file('{'))).rejects.toThrow(UsageError);
    await expect(run('nowhere.json')).rejects.toThrow(UsageError);
  });

  test.each([[['no-such']], [['p0']], [['--diff', 'ring']], [['ring', '--members', '0']], [['--what']]])(
    '%o is not understood',
    async (args) => {
      await expect(run(...args)).rejects.toThrow(UsageError);
    },
  );
});
