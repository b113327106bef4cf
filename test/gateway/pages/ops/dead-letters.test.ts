import { describe, expect, it } from 'vitest';
import { operatorsSite } from './operators-site.ts';

const { get, post, replayed, store, text } = operatorsSite(10_000);

const letterOf = (index: number) => store.get(['dead-letter', `review/rev_${index}`, `m${index}`]) as object;

describe('operators: dead letters', () => {
  const idsOn = (page: string): string[] =>
    [...page.matchAll(/name="letter" value="(dl_[0-9a-f]{12})"/g)].map(([, id]) => id as string);

  it('shows 10,000 letters a hundred at a time, and counts no further', async () => {
    const first = await text('/ops/dead-letters');
    expect(idsOn(first)).toHaveLength(100);
    const more = /href="(\/ops\/dead-letters\?after=[\w-]+)"/.exec(first)?.[1] ?? '';
    const second = await text(more);
    expect(new Set([...idsOn(first), ...idsOn(second)]).size).toBe(200);
    expect(await text('/ops/')).toContain('1000+');
    expect(idsOn(await text('/ops/dead-letters?actor=rev_77'))).toHaveLength(1);
    expect((await get('/ops/dead-letters?after=bm9uc2Vuc2U')).status).toBe(200);
  });

  it('confirms how many and which letters, then acts on those, and logs who did', async () => {
    const [one = '', two = ''] = idsOn(await text('/ops/dead-letters'));
    const chosen = [
      ['act', 'replay'],
      ['letter', one],
      ['letter', two],
    ] as const;
    const asked = await (await post('/ops/dead-letters/confirm', chosen)).text();
    expect(asked).toContain('Replay 2 letters');
    expect(replayed).toEqual([]);
    const done = await (await post('/ops/dead-letters/act', chosen)).text();
    expect(replayed).toHaveLength(2);
    expect(done).toContain('handled');
    const dropped = await (
      await post('/ops/dead-letters/act', [
        ['act', 'drop'],
        ['letter', one],
      ])
    ).text();
    expect(dropped).toContain('dropped');
    expect((await get(`/ops/dead-letters/${one}`)).status).toBe(404);
    const log = await text('/ops/log');
    expect(log).toContain('dead-letters.replay');
    expect(log).toContain('admin token');
  });

  it('rejects more than a hundred at once, and unknown actions', async () => {
    const many = Array.from(
      { length: 101 },
      (_, index) => ['letter', `dl_${String(index).padStart(12, '0')}`] as const,
    );
    expect((await post('/ops/dead-letters/act', [['act', 'drop'], ...many])).status).toBe(400);
    expect((await post('/ops/dead-letters/act', [['act', 'forge']])).status).toBe(400);
  });

  it('reports a letter that no longer exists', async () => {
    const answer = await post('/ops/dead-letters/act', [
      ['act', 'replay'],
      ['letter', 'dl_000000000000'],
    ]);
    expect(await answer.text()).toContain('There is no dead letter');
  });

  it('says in one line what a schema complained of, and an error by its first line', async () => {
    const issue = { expected: 'string', code: 'invalid_type', path: ['options', 'seed'], message: 'expected string' };
    const schema = { ...letterOf(1), reason: `ZodError: ${JSON.stringify([issue], null, 2)}\n    at parse` };
    await store.commit([{ op: 'put', key: ['dead-letter', 'review/rev_1', 'm1'], value: schema }]);
    const page = await text('/ops/dead-letters?actor=rev_1');
    expect(page).toContain('options,seed: expected string');
    expect(await text('/ops/dead-letters?actor=rev_2')).toContain('Error: &lt;img');
  });

  it('logs who read a letter', async () => {
    const [id = ''] = idsOn(await text('/ops/dead-letters'));
    expect(await text(`/ops/dead-letters/${id}`)).not.toContain('<img');
    expect(await text('/ops/log')).toContain('dead-letters.look');
  });
});
