import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../service/administer.ts';
import { Service } from '../service/service.ts';
import { Target } from './target.ts';
import { walk } from './walk.ts';

/** The line with the rule, without what was seen. */
const ruleOf = (lines: string): string => lines.split('\n')[0] ?? '';

describe('conformance: the running service', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({ CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'on' });
    // Or the walk would wait for the next minute now and then.
    const wide = ['--account', 'demonstration', '--per-minute', '10000'];
    await administer(['accounts', 'limit', ...wide], service.home);
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
  });

  test('every row of the interface document is as it says', { timeout: 400_000 }, async () => {
    const lines: string[] = [];
    const tally = await walk(
      new Target(service.url, service.key, { home: service.home }),
      (line) => void lines.push(line),
    );
    expect(lines.filter((line) => line.startsWith('  differs'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('  untried')).map(ruleOf)).toEqual([
      '  untried  500: internal error; retry',
    ]);
    expect(tally).toMatchObject({ differs: 0, untried: 1 });
    expect(tally.ok).toBeGreaterThan(60);
  });

  test('reports a service that breaks the interface', { timeout: 400_000 }, async () => {
    const lines: string[] = [];
    const elsewhere = new Target(`${service.url}/elsewhere`, service.key, { home: service.home });
    const tally = await walk(elsewhere, (line) => void lines.push(line));
    expect(tally.differs).toBeGreaterThan(30);
    expect(lines.at(-1)).toBe(`\n${tally.ok} ok, ${tally.differs} differ, ${tally.untried} untried`);
  });
});
