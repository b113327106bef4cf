import { describe, expect, it } from 'vitest';
import { createLogger, type LogLevel } from '../../runtime/logger.ts';
import { VirtualClock } from '../../runtime/time/virtual-clock.ts';

function logging(level?: LogLevel) {
  const lines: string[] = [];
  const log = createLogger({
    clock: new VirtualClock(0),
    write: (line) => lines.push(line),
    ...(level ? { level } : {}),
  });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('log', () => {
  it('writes one JSON object a line, with the child’s fields', () => {
    const { log, lines, parsed } = logging();
    log.child({ node: 'n1' }).child({ review: 'rev_1' }).info('review.settled', { rounds: 3, note: 'two\nlines' });
    expect(lines[0]?.endsWith('\n')).toBe(true);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(parsed()).toEqual([
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'info',
        event: 'review.settled',
        node: 'n1',
        review: 'rev_1',
        rounds: 3,
        note: 'two\nlines',
      },
    ]);
  });

  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
  ] as const)('at level %s writes %i of four', (level, count) => {
    const { log, lines } = logging(level);
    for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each]('x');
    expect(lines).toHaveLength(count);
  });

  it('tells an error with its causes, and ends a circle of them', () => {
    const { log, parsed } = logging();
    const inner = new Error('disk gone');
    const outer = new TypeError('cannot store', { cause: inner });
    log.error('a', { error: outer });
    inner.cause = outer;
    log.error('b', { error: outer });
    expect(parsed()[0]?.error).toBe('TypeError: cannot store <- Error: disk gone');
    expect(String(parsed()[1]?.error).split(' <- ')).toHaveLength(5);
  });

  it('cuts long texts, and keeps its own fields its own', () => {
    const { log, parsed } = logging();
    log.warn('x', { text: 'secret '.repeat(1000), level: 'forged' });
    const [line] = parsed();
    expect(String(line?.text).length).toBeLessThan(340);
    expect(line).toMatchObject({ level: 'warn', level_: 'forged' });
  });
});
