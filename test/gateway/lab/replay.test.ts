import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewFiles, reviewRecords } from '../../../actors/review/index.ts';
import { type Protocol, protocolNamed } from '../../../protocols/index.ts';
import { LmdbStore } from '../../../runtime/index.ts';
import { sampleText } from '../../actors/publishing/sample-agreement.ts';
import { recordedReview } from '../../actors/replay/recorded-review.ts';
import { REVIEW } from '../../actors/review/drive.ts';
import { lab } from './lab-io.ts';

let home = '';
let running: LmdbStore;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'conclave-replay-'));
  const { record } = await recordedReview(sampleText, protocolNamed('sparse-contested') as Protocol);
  // Left open: a service that runs beside the command.
  running = new LmdbStore({ path: join(home, 'store') });
  await running.commit([
    reviewRecords.debate.put(record, REVIEW),
    reviewFiles.document.put(Buffer.from(sampleText), record.submit.document.hash),
  ]);
  await running.flush();
});

afterAll(async () => {
  await running.close();
  await rm(home, { recursive: true, force: true });
});

test('lab replay: all rules as one table, beside a running service', async () => {
  const out = join(home, 'pairs.csv');
  const { code, printed, noted } = await lab('replay', [REVIEW, '--all-rules', '--out', out], { home });
  expect(code).toBe(0);
  expect(printed).toContain('decided again as recorded: the same verdicts');
  expect(printed).toMatch(/V6 log-odds, \.6 .*=/);
  expect(noted).toMatch(/576 pairs of 32 decision and 18 stop rules in \d+ ms/);
  const [header, ...lines] = (await readFile(out, 'utf8')).trimEnd().split('\n');
  expect(header).toBe('decision,stop,rounds,reason,accepted,disputed,rejected,changed');
  expect(lines).toHaveLength(576);
});

test('lab replay: which verdicts each rule would turn, as CSV and as Parquet, with ballots, margins and pivotal voters', async () => {
  const csv = join(home, 'flips.csv');
  const parquet = join(home, 'flips.parquet');
  const { noted } = await lab('replay', [REVIEW, '--all-rules', '--flips', csv], { home });
  await lab('replay', [REVIEW, '--all-rules', '--flips', parquet], { home });
  const count = Number(/(\d+) verdicts that a rule would turn/.exec(noted)?.[1]);
  expect(count).toBeGreaterThan(0);
  const rows = await parquetReadObjects({ file: new Uint8Array(await readFile(parquet)).buffer });
  expect(rows).toHaveLength(count);
  expect(rows[0]?.why).toMatch(/^(accepted|disputed|rejected) instead of .* votes; the rule scores accept .*, reject /);
  expect((await readFile(csv, 'utf8')).split('\r\n')[0]).toContain('margin,pivotal,ballots,why');
  await expect(lab('replay', [REVIEW, '--metrics', '--flips', csv], { home })).rejects.toThrow('--flips');
});

test('lab replay: the metrics of a review, with what its experts do when asked again and under a confederate', async () => {
  const { printed } = await lab('replay', [REVIEW, '--metrics'], { home });
  expect(printed).toMatch(/answers that change, per agent and round +\d+\.\d %/);
  expect(printed).toContain('Re-asked control:');
  expect(printed).toMatch(/Confederate test: .* of the verdicts turn/);
});

test('lab replay: another protocol, by name and as a file', async () => {
  const named = await lab('replay', [REVIEW, '--protocol', 'complete-two-rounds', '--home', home]);
  expect(named.printed).toMatch(/statements: \d+, of them \d+ reused \(\d+\.\d %\) and [1-9]\d* worked out again/);
  const file = join(home, 'mine.json');
  await writeFile(file, JSON.stringify({ ...protocolNamed('sparse-contested'), name: 'mine' }));
  const own = await lab('replay', [REVIEW, '--protocol', file, '--home', home]);
  expect(own.printed).toContain('reused (100.0 %) and 0 worked out again');
  expect(own.printed).toContain('No verdict changes.');
  const out = join(home, 'changed.csv');
  await lab('replay', [REVIEW, '--protocol', 'plurality-vote', '--home', home, '--out', out]);
  expect((await readFile(out, 'utf8')).split('\n')[0]).toBe('claim,raised by rule,was,would be,belief');
  await expect(lab('replay', [REVIEW, '--metrics', '--home', home, '--out', out])).rejects.toThrow('--out');
});

test('lab replay: says what is wrong with the command, the store, the review and the protocol', async () => {
  await expect(lab('replay', [])).rejects.toThrow('Which review?');
  await expect(lab('replay', [REVIEW])).rejects.toThrow('Under every rule');
  await expect(lab('replay', [REVIEW, '--all-rules', '--nonsense'])).rejects.toThrow('--nonsense');
  await expect(lab('replay', [REVIEW, '--all-rules', '--home', join(home, 'none')])).rejects.toThrow('no store');
  await expect(lab('replay', ['rev_none', '--all-rules', '--home', home])).rejects.toThrow('no record');
  await expect(lab('replay', [REVIEW, '--protocol', 'none', '--home', home])).rejects.toThrow(
    'There is no protocol "none"',
  );
  const file = join(home, 'broken.json');
  await writeFile(file, JSON.stringify({ ...protocolNamed('ring'), schedule: 'never' }));
  await expect(lab('replay', [REVIEW, '--protocol', file, '--home', home])).rejects.toThrow('schedule');
});
