import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pattern, writtenPatterns } from './patterns.ts';
import shortPieces from './short-pieces.json' with { type: 'json' };
import { slowParts } from './slow-parts.ts';

const PRINT = fileURLToPath(new URL('print-built-patterns.ts', import.meta.url));

/** Patterns that are slow on long texts made for them, and never see one; by why that is so. */
const LISTED = Object.values(shortPieces).flat();

/** Of names of parties, and of references that were found before; both are short. */
const BUILT_FOR_SHORT_PIECES = [/^\[,\\s\]\+\(\?:Inc\|/, /^\(\?<!\[\\w\.\$\]\)\(\?<!\(\?:sections\?\|articles\?/];

const named = ({ file, source }: Pick<Pattern, 'file' | 'source'>): string => `${file} ${source}`;

describe('patterns: none takes more than linear time', { timeout: 120_000 }, () => {
  let written: readonly Pattern[];
  beforeAll(() => {
    written = writtenPatterns();
  }, 120_000);

  it('no literal of the source does, but those that see short pieces only', () => {
    expect(written.length).toBeGreaterThan(1_500);
    const listed = new Set(LISTED.map(named));
    const slow = written.filter((pattern) => !listed.has(named(pattern)) && slowParts(pattern).length > 0);
    expect(slow.map((pattern) => [named(pattern), slowParts(pattern)])).toEqual([]);
  });

  it('none is exponential, on short pieces either', () => {
    const parts = written.flatMap((pattern) => slowParts(pattern));
    expect(parts.filter((part) => part.startsWith('exponential'))).toEqual([]);
  });

  it('every listed one is still there, and still slow', () => {
    const slow = new Set(written.filter((pattern) => slowParts(pattern).length > 0).map(named));
    expect(LISTED.map(named).filter((name) => !slow.has(name))).toEqual([]);
  });

  it('no pattern that readers and experts put together does', async () => {
    // In its own process: here another file may have loaded the experts already.
    const { stdout } = await promisify(execFile)(process.execPath, [PRINT], { maxBuffer: 1 << 26 });
    const built: Pattern[] = JSON.parse(stdout);
    expect(built.length).toBeGreaterThan(500);
    const slow = built.filter(
      ({ source, flags }) =>
        !BUILT_FOR_SHORT_PIECES.some((short) => short.test(source)) && slowParts({ source, flags }).length > 0,
    );
    expect(slow.map((pattern) => [pattern.source, slowParts(pattern)])).toEqual([]);
  });

  it.each([
    ['two that share blanks', ' *:? *$', 1],
    ['one within itself', '(?:\\*+ *)+\\]', 1],
    ['a search that begins again', '\\d+ hours', 1],
    ['a boundary before it', '\\b\\d+ hours', 0],
    ['a bound', ' {0,99}:? {0,99}$', 0],
  ])('the check tells: %s', (_, source, count) => {
    expect(Math.min(1, slowParts({ source, flags: 'g' }).length)).toBe(count);
  });
});
