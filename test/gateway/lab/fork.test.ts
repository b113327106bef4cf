import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { forked, redebate } from '../../../actors/replay/index.ts';
import { type ReviewContext, reviewFiles, reviewRecords } from '../../../actors/review/index.ts';
import { namesIn } from '../../../gateway/pages/app/names.ts';
import { otherRules } from '../../../gateway/pages/app/viewer/other-rules.ts';
import { type Protocol, protocolNamed } from '../../../protocols/index.ts';
import { LmdbStore } from '../../../runtime/index.ts';
import { sampleText } from '../../actors/publishing/sample-agreement.ts';
import { recordedReview } from '../../actors/replay/recorded-review.ts';
import { REVIEW } from '../../actors/review/drive.ts';
import { lab } from './lab-io.ts';

let home = '';
let running: LmdbStore;
let record: ReviewContext;
let document: ParsedDocument;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'conclave-fork-'));
  ({ record, document } = await recordedReview(sampleText, protocolNamed('sparse-contested') as Protocol));
  running = new LmdbStore({ path: join(home, 'store') });
  const called = (id: string, hash: string, at: number): ReviewContext => ({
    ...record,
    created_at: at,
    submit: { ...record.submit, review_id: id, document: { ...record.submit.document, hash } },
  });
  const { hash } = record.submit.document;
  // A second review of the same text, older than the first; the text of the third is gone.
  const other = called('rev_other', hash, record.created_at - 2);
  const gone = called('rev_gone', '0'.repeat(64), record.created_at - 1);
  await running.commit([
    reviewRecords.debate.put(record, REVIEW),
    reviewRecords.debate.put(other, 'rev_other'),
    reviewRecords.debate.put(gone, 'rev_gone'),
    reviewFiles.document.put(Buffer.from(sampleText), hash),
  ]);
  await running.flush();
});

afterAll(async () => {
  await running.close();
  await rm(home, { recursive: true, force: true });
});

const shipped = (name: string): Protocol => protocolNamed(name) as Protocol;

test('a fork under the recorded protocol ends as the record did, from whichever round', () => {
  const rounds = record.positions.length;
  expect(rounds).toBeGreaterThan(0);
  for (let at = 0; at <= rounds; at++) {
    const { review, recomputed } = forked(record, document, record.submit.options.protocol, at);
    expect(review.verdicts).toEqual(record.verdicts);
    expect(review.positions).toEqual(record.positions);
    expect(recomputed).toBe(0);
  }
});

test('a fork keeps the rounds before it and debates the later ones under the other protocol', () => {
  const two = shipped('complete-two-rounds');
  const other: Protocol = {
    ...two,
    gate: { kind: 'all' },
    stop: { rules: [{ rule: 'fixed-rounds', rounds: 3 }], min_rounds: 3, max_rounds: 3 },
  };
  const { review, recomputed } = forked(record, document, other, 1);
  expect(review.positions[0]).toEqual(record.positions[0]);
  expect(review.positions.length).toBeGreaterThan(1);
  expect(recomputed).toBeGreaterThan(0);
  expect(forked(record, document, other, 0).review.verdicts).toEqual(redebate(record, document, other).review.verdicts);
  expect(() => forked(record, document, other, 99)).toThrow(RangeError);
});

test('lab fork: says what was kept, what was worked out, and which verdicts change', async () => {
  const file = join(home, 'mine.json');
  const mine = { ...shipped('complete-two-rounds'), name: 'mine', decision: { rule: 'euler', accept: 0.9 } };
  await writeFile(file, JSON.stringify(mine));
  const out = join(home, 'forked.csv');
  const { code, printed } = await lab('fork', [REVIEW, '--at', '1', '--protocol', file, '--home', home, '--out', out]);
  expect(code).toBe(0);
  expect(printed).toContain('the blind round and round 1 as recorded, from there under mine: rounds of debate: ');
  expect(printed).toMatch(/statements: \d+, of them [1-9]\d* reused/);
  expect((await readFile(out, 'utf8')).split('\n')[0]).toBe('claim,raised by rule,was,would be,belief');
  await expect(lab('fork', [REVIEW, '--at', '9', '--protocol', 'ring', '--home', home])).rejects.toThrow(
    '--at is 0 to',
  );
  await expect(lab('fork', [REVIEW, '--protocol', 'ring', '--home', home])).rejects.toThrow('--at is the last round');
  await expect(lab('fork', [REVIEW, '--at', '0', '--home', home])).rejects.toThrow('Under which protocol');
});

test('lab shadow: a protocol on the newest stored reviews, claim by claim; what could not be held is listed', async () => {
  const out = join(home, 'shadow.parquet');
  const { printed } = await lab('shadow', ['--protocol', 'plurality-vote', '--home', home, '--out', out]);
  expect(printed).toContain('2 of 3 reviews held again under plurality-vote; nothing of them was changed.');
  expect(printed).toMatch(/rev_gone .*The text of the document is no longer in the store/);
  const rows = await parquetReadObjects({ file: new Uint8Array(await readFile(out)).buffer });
  expect(rows).toHaveLength(2 * record.claims.length);
  const changed = Number(/(\d+) of \d+ verdicts differ/.exec(printed)?.[1]);
  expect(rows.filter(({ differs }) => differs)).toHaveLength(changed);
  const own = await lab('shadow', ['--protocol', 'sparse-contested', '--reviews', '1', '--home', home]);
  expect(own.printed).toContain(`0 of ${record.claims.length} verdicts differ`);
  await expect(lab('shadow', ['--home', home])).rejects.toThrow('Which protocol?');
});

test('the page of a claim tells which rules would turn its verdict, and whose absence turns it back', async () => {
  const words = { say: (key: string) => key, names: await namesIn('en') };
  const pages = await Promise.all(record.claims.map(async ({ id }) => String(await otherRules(record, id, words))));
  expect(pages.every((page) => page.includes('<h2>app.debate.rules</h2>'))).toBe(true);
  const [turned = ''] = pages.filter((page) => page.includes('app.debate.rules.margin'));
  expect(turned).toMatch(/<th scope="row" lang="en">V\d+ /);
  expect(await otherRules(undefined, 'c1', words)).toBeUndefined();
});
