import { describe, expect, test } from 'vitest';
import {
  csvRecords,
  type FileRecord,
  fileRecords,
  importAnswers,
  importCrowdKit,
  importLlmBarResults,
  neverGiven,
} from '../../../../protocols/lab/recorded/index.ts';
import { answerKey } from '../../../../protocols/lab/recorded/normaliser.ts';

const HEAD = 'item,agent,round,answer,confidence,tokens,truth';
const CSV = [
  HEAD,
  ...['q1', 'q2'].flatMap((item) =>
    [0, 1, 2, 3].flatMap((round) =>
      ['ann', 'bob', 'cy'].map(
        (agent, seat) =>
          `${item},${agent},${round},${(round + seat) % 4 === 0 ? ' YES.' : 'no'},0.${seat + 6},12,${item === 'q1' ? 'yes' : ''}`,
      ),
    ),
  ),
].join('\n');

const ofCsv = (text: string, reading = {}) => importAnswers('mine.csv', csvRecords('mine.csv', text), reading);

describe('importing answers', () => {
  test('three agents in four turns give rounds, one spelling, tokens, and a truth where it is known', () => {
    const { items } = ofCsv(CSV);
    expect(items.map(({ id, gold, rounds }) => [id, gold, rounds.length])).toEqual([
      ['q1', 'yes', 4],
      ['q2', null, 4],
    ]);
    expect(items[0]?.candidates).toEqual(['no', 'yes']);
    expect(items[0]?.rounds[0]).toEqual([
      { agent: 'ann', choice: 'yes', confidence: 0.6, tokens: 12 },
      { agent: 'bob', choice: 'no', confidence: 0.7, tokens: 12 },
      { agent: 'cy', choice: 'no', confidence: 0.8, tokens: 12 },
    ]);
  });

  test('several answers of one agent to one item are all kept, their tokens added up', () => {
    const rows = ['a', 'b', 'b'].map((answer) => JSON.stringify({ item: 1, agent: 'x', answer, tokens: 2 }));
    const text = `${rows.join('\n')}\n${JSON.stringify({ item: 1, agent: 'y', answer: null })}`;
    const { items } = importAnswers('mine.jsonl', fileRecords('mine.jsonl', text));
    expect(items[0]?.rounds).toEqual([
      [
        { agent: 'x', choice: 'a', again: ['b', 'b'], tokens: 6 },
        { agent: 'y', choice: null },
      ],
    ]);
  });

  test('a table with columns of other names is read by naming them', () => {
    const columns = { item: 'question', agent: 'model', answer: 'output' };
    const { items } = ofCsv('question,model,output\nq,m,x', { columns });
    expect(items[0]?.rounds[0]).toEqual([{ agent: 'm', choice: 'x' }]);
    expect(() => ofCsv('item,agent,answer\nq,m,x', { columns })).toThrow('there is no column question for item');
  });

  test('a table without a column that is needed is refused, with the columns it has', () => {
    expect(() => ofCsv('question,model,answer\nq,m,x')).toThrow(
      'there is no column item; there are question, model, answer',
    );
    expect(() => ofCsv('item,agent,output\nq,m,x')).toThrow('there is no column answer; there are item, agent, output');
    expect(() =>
      ofCsv('question,agent,output\nq,m,x', { columns: { item: 'question', answer: 'output' } }),
    ).not.toThrow();
    const some = '{"item":1,"agent":"x"}\n{"item":1,"agent":"y","answer":"a"}';
    expect(importAnswers('mine.jsonl', fileRecords('mine.jsonl', some)).items[0]?.rounds[0]).toHaveLength(2);
  });

  test('what nobody gives as it is spelt is counted: a truth that became a decimal in another program', () => {
    const table = 'item,agent,answer,truth\nq,a,1,2.0\nq,b,2,2.0\nr,a,1,\ns,a,1,1';
    const unheard = (reading: object) => neverGiven(ofCsv(table, reading));
    expect(unheard({}).items.map(({ id }) => id)).toEqual(['q']);
    expect(unheard({}).of).toBe(2);
    expect(unheard({ normaliser: 'number' }).items).toEqual([]);
  });

  test('options are read in small letters, too, where letters were asked for', () => {
    const read = (text: string) => answerKey(text, 'letter');
    expect(read('Output (a) is better. Output (b) leaves the date out.')).toBe('A');
    expect(read('While (a) is short, all in all (b).')).toBe('B');
    expect(read('b) since it is longer')).toBe('B');
    expect(read('c')).toBe('C');
    expect(read('(a) is wrong, so (B)')).toBe('B');
    expect(read('the party(s) in question')).toBe('the party(s) in question');
  });

  test('numbers that read alike are one answer under the normaliser for numbers', () => {
    const rows = 'q,a,"It is 1,234.50",1234.5\nq,b,1234.5 dollars,\nq,c,around 12,';
    const { items } = ofCsv(`item,agent,answer,truth\n${rows}`, { normaliser: 'number' });
    expect(items[0]?.gold).toBe('1234.5');
    expect(items[0]?.rounds[0]?.map(({ choice }) => choice)).toEqual(['1234.5', '1234.5', '12']);
  });

  test.each([
    ['text', 'The  Cat.', 'the cat'],
    ['exact', 'The Cat.', 'The Cat.'],
    ['open', '“The Cat”, a cat!', 'cat cat'],
    ['letter', '(B) because', 'B'],
    ['number', 'from 3 to −1.50', '-1.5'],
    ['number', 'none', null],
    ['text', ' . ', null],
  ] as const)('the key under %s of %j is %j', (normaliser, answer, key) => {
    expect(answerKey(answer, normaliser)).toBe(key);
  });

  test.each([
    ['item,agent,answer\nq,a', /line 2: 2 cells under a head of 3/],
    ['item,agent,answer\nq,,x', /line 2, field agent/],
    ['item,agent,answer,confidence\nq,a,x,1.5', /line 2, field confidence/],
    ['item,agent,answer\nq,a,"x', /line 2: a quotation has no end/],
    ['item,agent,answer,truth\nq,a,x,x\nq,b,x,z', /line 3, field truth/],
    ['item,agent,answer\n', /line 1: there are no answers in it/],
  ])('%j is refused at its place', (text, fault) => {
    expect(() => ofCsv(text)).toThrow(fault);
  });

  test('quoted cells may hold separators, quotes and line breaks', () => {
    const { items } = ofCsv('item;agent;answer\r\nq;a;"one; ""two""\nthree"\r\n');
    expect(items[0]?.rounds[0]?.[0]?.choice).toBe('one; "two" three');
  });
});

describe('importing the forms of other tools', () => {
  const records = (text: string): FileRecord[] => csvRecords('c.csv', text);

  test('crowd-kit: labels by task and worker, true labels of some tasks', () => {
    const labels = records('worker,task,label\nw1,t1,1\nw2,t1,0\nw1,t2,1\nw1,t2,0\n');
    const { source, items } = importCrowdKit('c.csv', labels, records('task,label\nt1,1\n'));
    expect(source).toBe('crowd-kit');
    expect(items.map(({ id, gold, candidates }) => [id, gold, candidates])).toEqual([
      ['t1', '1', ['0', '1']],
      ['t2', null, ['0', '1']],
    ]);
    expect(items[1]?.rounds[0]).toEqual([{ agent: 'w1', choice: '1', again: ['0'] }]);
  });

  test('crowd-kit: older files call the worker a performer; a table without tasks is refused', () => {
    expect(importCrowdKit('c.csv', records('performer,task,label\np,t,x'), []).items[0]?.rounds[0]?.[0]?.agent).toBe(
      'p',
    );
    expect(() => importCrowdKit('c.csv', records('worker,label\nw,x'), [])).toThrow('there is no column task');
  });

  const judged = (winners: readonly (string | null)[], input = 'which?') => ({
    input,
    output_1: 'a',
    output_2: 'b',
    label: 2,
    results: [{ 'swap = False': { winner: winners[0] }, 'swap = True': { winner: winners[1] } }],
  });
  const results = (model: string, ...rows: object[]) => ({
    file: `Dataset/LLMBar/Natural/evaluators/${model}/CoT/result.json`,
    text: JSON.stringify(rows),
  });

  test('LLMBar: one file an evaluator, each pair judged both ways round', () => {
    const { items } = importLlmBarResults([
      results('GPT-4', judged(['2', '1'])),
      results('PaLM2', judged(['tie', '2'])),
    ]);
    expect(items).toEqual([
      {
        id: 'LLMBar/Natural/1',
        subset: 'LLMBar/Natural',
        candidates: ['1', '2'],
        gold: '2',
        rounds: [
          [
            { agent: 'GPT-4/CoT', choice: '2', swapped: '1' },
            { agent: 'PaLM2/CoT', choice: null, swapped: '2' },
          ],
        ],
      },
    ]);
    const other = results('PaLM2', judged(['1', '1'], 'another?'));
    expect(() => importLlmBarResults([results('GPT-4', judged(['1', '1'])), other])).toThrow('another pair');
  });
});
