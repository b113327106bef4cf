import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionIn, measureCollection } from '../../../gateway/lab/recorded-panels.ts';
import { seededRandom } from '../../../protocols/index.ts';
import { lab } from './lab-io.ts';

let home = '';
const at = (...parts: string[]) => join(home, ...parts);

/** Twelve judges of pairs: one of .9 and eleven who follow one of .4. */
function judged(items: number, seed: number): string {
  const random = seededRandom(seed, 'judged');
  const lines = Array.from({ length: items }, (_, index) => {
    const gold = random.integer(1, 2);
    const says = (competence: number) => (random.real() < competence ? gold : 3 - gold);
    const herd = says(0.4);
    const votes = ['GPT-4/plain', ...Array.from({ length: 11 }, (_, agent) => `other/${agent}`)].map((agent, place) => {
      const answer = place === 0 ? says(0.9) : herd;
      return { agent, ab: answer, ba: answer };
    });
    return JSON.stringify({ id: `${seed}-${index}`, subset: index % 9 === 0 ? 'Rest' : 'LLMBar/Own', gold, votes });
  });
  return lines.join('\n');
}

const labels = ['duck', 'wsd', 'birds']
  .flatMap((dataset) =>
    Array.from({ length: 12 }, (_, index) => {
      const gold = String(index % 2);
      const answers = [0, 1, 2].map((worker) => [`w${worker}`, worker === index % 3 ? String(1 - (index % 2)) : gold]);
      return JSON.stringify({ id: `${dataset}-${index}`, dataset, answers, gold });
    }),
  )
  .join('\n');

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'conclave-recorded-'));
  await mkdir(at('test'));
  await writeFile(at('consensus_llmbar.jsonl'), judged(90, 1));
  await writeFile(at('test', 'consensus_llmbar.jsonl'), judged(60, 2));
  await writeFile(at('consensus_crowd.jsonl'), labels);
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe('lab recorded', () => {
  test('cross-validated on one directory: each panel a table', async () => {
    const { code, printed } = await lab('recorded', ['llmbar'], { data: home });
    expect(code).toBe(0);
    expect(printed).toContain('10-fold cross-validation');
    expect(printed).toMatch(/all agents: 80 items, 12 agents; figure to beat \.876/);
    expect(printed).toMatch(/without the agents on GPT-4: 80 items, 11 agents/);
    expect(printed).toMatch(/stacked weights +(\.[89]\d\d|1\.000) /);
    const crowd = await lab('recorded', ['crowd'], { data: home });
    expect(crowd.printed).toMatch(/duck: 12 items, 3 agents/);
    expect(crowd.printed).not.toContain('dog:');
    expect(crowd.printed).toMatch(/birds: 12 items, 3 agents; no published figure/);
    expect(crowd.printed).toContain('GLAD has several optima');
  });

  test('--fit: how like each recorded panel the one is that is fitted to it', async () => {
    const { code, printed } = await lab('recorded', ['crowd', '--fit'], { data: home });
    expect(code).toBe(0);
    expect(printed).toMatch(
      /duck; unlike where p is under \.05, or what panels are used for is off by more than \.030/,
    );
    expect(printed).toMatch(/birds; /);
    expect(printed).not.toContain('dog;');
    for (const figure of ['plurality', 'best agent', 'learnt weights'])
      expect(printed).toMatch(new RegExp(`${figure}.* +(\\.\\d{3}|1\\.000) +(\\.\\d{3}|1\\.000) `));
  });

  test('learnt on one directory, measured on another', async () => {
    const { printed } = await lab('recorded', ['llmbar', '--train', home, '--test', at('test')]);
    expect(printed).toContain(`learnt on 90 items in ${home}, measured on 60`);
    const reports = [
      ...measureCollection('llmbar', await collectionIn(at('test'), 'llmbar'), await collectionIn(home, 'llmbar')),
    ];
    const all = new Map(reports[0]?.measurements.map((measurement) => [measurement.name, measurement.accuracy]));
    expect(all.get('majority')).toBeLessThan(0.6);
    expect(all.get('stacked weights')).toBeGreaterThan(0.75);
  });

  test('says what is missing', async () => {
    await expect(lab('recorded', ['llmbar'])).rejects.toThrow('CONCLAVE_DATA');
    await expect(lab('recorded', ['llmbar'], { data: at('test', 'none') })).rejects.toThrow('consensus_llmbar.jsonl');
    await expect(lab('recorded', ['ducks'])).rejects.toThrow('Which collection?');
    await expect(lab('recorded', ['crowd', '--train', home])).rejects.toThrow('go together');
  });
});

describe('lab import', () => {
  test('an export becomes a panel that can be replayed', async () => {
    const file = at('debates.json');
    const question = (solution: string, said: string) => ({
      question: '?',
      solution,
      answer: { Agent_0: { Round_0: '(A)', Round_1: said }, Agent_1: { Round_0: said, Round_1: said } },
    });
    await writeFile(file, JSON.stringify([question('B', '(B)'), question('A', '(B)'), question('C', 'hm')]));
    const out = at('panel.json');
    const { printed, noted } = await lab('import', ['debatellm', file, '--out', out]);
    expect(printed).toMatch(/debatellm +3 +3 +2 +2 +12 +12 +3/);
    expect(noted).toContain(out);
    expect(JSON.parse(await readFile(out, 'utf8')).items).toHaveLength(3);
    const replayed = await lab('replay', [out, '--all-rules']);
    expect(replayed.printed).toContain('Share decided rightly of 3 items');
    expect(replayed.printed).toMatch(/V1 plurality +0\.333 +0\.333/);
    await lab('replay', [out, '--all-rules', '--out', at('pairs.csv')]);
    const pairs = await readFile(at('pairs.csv'), 'utf8');
    expect(pairs).toMatch(
      /^decision,stop,rounds,reason,right,wrong,undecided,not known,changed\nV1 plurality,S1 no debate,0,/,
    );
  });

  test('names file, line and field; refuses formats and files it does not know', async () => {
    const file = at('broken.jsonl');
    await writeFile(file, '{"id":"a","dataset":"d","answers":[["w","1"]],"gold":7}\n{"id":"b"}\n');
    await expect(lab('import', ['crowd', file])).rejects.toThrow(`${file}, line 2, field dataset: `);
    await expect(lab('import', ['aragora', file])).rejects.toThrow('Which format?');
    await expect(lab('import', ['crowd'])).rejects.toThrow('Which file?');
    await expect(lab('import', ['crowd', at('none')])).rejects.toThrow('no file');
    await expect(lab('replay', [at('test', 'none.json'), '--all-rules'])).rejects.toThrow('none.json');
  });
});

describe('lab verify', () => {
  test('prints paper, what, expected and got, and is content', async () => {
    const { code, printed, noted } = await lab('verify', ['O4', 'O5']);
    expect(code).toBe(0);
    expect(printed).toMatch(/O4 {3}Schulze 2011/);
    expect(printed).toMatch(/45 voters: ranked-pairs +A +A +ok/);
    expect(noted).toMatch(/(\d+) of \1 figures as published/);
  });

  test('holds Dawid-Skene to the public labels where they are at hand, and reports the rules that miss', async () => {
    const { code, printed } = await lab('verify', ['O6'], { data: home });
    expect(printed).toMatch(/Bluebird, .*: majority +0\.7593 +\S+ +MISS/);
    expect(code).toBe(1);
    await expect(lab('verify', ['O99'])).rejects.toThrow('no oracle O99');
  });
});
