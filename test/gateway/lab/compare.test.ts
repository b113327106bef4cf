import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lab } from './lab-io.ts';

let directory = '';
const at = (name: string): string => join(directory, name);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'conclave-compare-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** Three agents in four turns on thirty items: ann holds what is right, bob comes round to it, cy never does. */
const ROWS = Array.from({ length: 30 }, (_, index) => index).flatMap((item) =>
  [0, 1, 2, 3].flatMap((round) =>
    ['ann', 'bob', 'cy'].map((agent) => ({
      item: `q${item}`,
      agent,
      round,
      answer: agent === 'ann' || (agent === 'bob' && round > item % 5) ? 'yes' : 'no',
      confidence: agent === 'cy' ? 0.6 : 0.9,
      tokens: 100,
      truth: item < 24 ? 'Yes' : '',
    })),
  ),
);
const FIELDS = ['item', 'agent', 'round', 'answer', 'confidence', 'tokens', 'truth'] as const;

test('own answers of 3 agents in 4 turns: imported, compared, and every flip explained', async () => {
  const csv = [FIELDS.join(), ...ROWS.map((row) => FIELDS.map((field) => row[field]).join())].join('\n');
  await writeFile(at('mine.csv'), csv);
  const taken = await lab('import', ['answers', at('mine.csv'), '--out', at('panel.json')]);
  expect(taken.printed).toMatch(/answers +30 +24 +3 +4 +360 +360 +0/);
  const { printed } = await lab('compare', [at('panel.json'), '--out', at('out')]);
  expect(printed).toContain('30 items, 24 of them with a known right answer; 3 agents, 4 rounds');
  expect(printed).toMatch(/^ +0 +\d+\.\d +300$/m);
  expect(printed).toMatch(/^ +3 +\d+\.\d +1200$/m);
  expect(printed).toMatch(/majority of the first answers.*\[/);
  const flips = await readFile(join(at('out'), 'flips.csv'), 'utf8');
  expect(flips.split('\r\n')[0]).toBe(
    'item,truth,rule,was,is,was_right,is_right,votes,scores,margin,pivotal,ballots,why',
  );
  const bytes = new Uint8Array(await readFile(join(at('out'), 'comparison.parquet'))).buffer;
  const rows = await parquetReadObjects({ file: bytes });
  const { rows: told } = JSON.parse(await readFile(join(at('out'), 'comparison.json'), 'utf8'));
  expect(rows.map(({ way, right }) => [way, right])).toEqual(
    told.map(({ name, accuracy }: { name: string; accuracy: { share: number } | null }) => [
      name,
      accuracy?.share ?? null,
    ]),
  );
});

test('a rule that meets too many equal margins costs its own row: the others are shown', async () => {
  // Four answers have two votes and five have one: twenty majorities of the same size, which any order may lock in.
  const rows = Array.from({ length: 9 }, (_, answer) =>
    Array.from({ length: answer < 4 ? 2 : 1 }, (__, vote) => `q,v${answer}-${vote},a${10 + answer},a10`),
  );
  await writeFile(at('level.csv'), ['item,agent,answer,truth', ...rows.flat()].join('\n'));
  const compared = await lab('compare', [at('level.csv')]);
  expect(compared.code).toBe(0);
  expect(compared.printed).toMatch(/ranked pairs cannot decide: .*too many equal margins/);
  expect(compared.printed).toMatch(/V7 Schulze +100/);
});

test('the same answers as JSON Lines and as Parquet give the same panel', async () => {
  await writeFile(at('mine.jsonl'), ROWS.map((row) => JSON.stringify(row)).join('\n'));
  const columnData = FIELDS.map((name) => ({ name, data: ROWS.map((row) => row[name]) }));
  await writeFile(at('mine.parquet'), new Uint8Array(parquetWriteBuffer({ columnData })));
  const panels = [];
  for (const name of ['mine.csv', 'mine.jsonl', 'mine.parquet']) {
    await lab('import', ['answers', at(name), '--out', at('again.json')]);
    panels.push(JSON.parse(await readFile(at('again.json'), 'utf8')).items);
  }
  expect(panels[1]).toEqual(panels[0]);
  expect(panels[2]).toEqual(panels[0]);
});

test('crowd-kit: labels with true labels beside them', async () => {
  await writeFile(at('labels.csv'), 'worker,task,label\nw1,t1,1\nw2,t1,0\nw3,t1,1\nw1,t2,0\n');
  await writeFile(at('gt.csv'), 'task,label\nt1,1\n');
  const { printed } = await lab('import', ['crowd-kit', at('labels.csv'), '--truth', at('gt.csv')]);
  expect(printed).toMatch(/crowd-kit +2 +1 +3 +1 +4 +4 +0/);
});

test('what hidden-profile finds is written where --out says, as CSV and as Parquet', async () => {
  await lab('hidden-profile', ['--cases', '10', '--out', at('hidden.csv')]);
  await lab('hidden-profile', ['--cases', '10', '--out', at('hidden.parquet')]);
  const [head, ...lines] = (await readFile(at('hidden.csv'), 'utf8')).trimEnd().split('\r\n');
  const rows = await parquetReadObjects({ file: new Uint8Array(await readFile(at('hidden.parquet'))).buffer });
  expect(Object.keys(rows[0] ?? {}).join()).toBe(head);
  expect(rows).toHaveLength(lines.length);
});

test('says what is wrong with the file, the normaliser and the columns', async () => {
  await writeFile(at('cut.parquet'), 'PAR1 and no more');
  await expect(lab('compare', [at('cut.parquet')])).rejects.toThrow('no Parquet');
  await expect(lab('compare', [at('none.csv')])).rejects.toThrow('There is no file');
  await expect(lab('compare', [])).rejects.toThrow('Which answers?');
  await expect(lab('compare', [at('mine.csv'), '--normalise', 'magic'])).rejects.toThrow('--normalise is one of text');
  await expect(lab('compare', [at('mine.csv'), '--column', 'who=x'])).rejects.toThrow('FIELD is one of item');
});
