import { describe, expect, test } from 'vitest';
import {
  ImportFault,
  importCrowd,
  importDebateLlm,
  importLlmBar,
  importMallm,
  isCore,
  RecordedPanel,
  selected,
} from '../../../../protocols/lab/index.ts';
import { finalLetter } from '../../../../protocols/lab/recorded/option-letter.ts';

const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');
const fault = (line: number, field: string) => expect.objectContaining({ name: 'ImportFault', line, field });

const judged = (id: string, more: object = {}) => ({
  id,
  subset: 'LLMBar/Natural',
  question: 'Which?',
  gold: 2,
  votes: [
    { agent: 'one/plain', ab: 1, ba: 2 },
    { agent: 'two/plain', ab: 2, ba: 0, score_1: 3 },
  ],
  ...more,
});

describe('import llmbar', () => {
  test('votes in both orders; 0 is unreadable', () => {
    const panel = importLlmBar('votes.jsonl', lines(judged('a'), judged('b', { subset: 'Processed/Other' })));
    expect(RecordedPanel.parse(panel)).toEqual(panel);
    expect(panel.items[0]).toEqual({
      id: 'a',
      subset: 'LLMBar/Natural',
      candidates: ['1', '2'],
      gold: '2',
      rounds: [
        [
          { agent: 'one/plain', choice: '1', swapped: '2' },
          { agent: 'two/plain', choice: '2', swapped: null },
        ],
      ],
    });
    expect(selected(panel, { item: isCore, agent: (agent) => agent.startsWith('one') }).items).toMatchObject([
      { id: 'a', rounds: [[{ agent: 'one/plain' }]] },
    ]);
  });

  test('names file, line and field of what is wrong', () => {
    const bad = judged('b', { votes: [{ agent: 'one', ab: 3, ba: 1 }] });
    expect(() => importLlmBar('v.jsonl', lines(judged('a'), bad))).toThrow(fault(2, 'votes[0].ab'));
    expect(() => importLlmBar('v.jsonl', lines(judged('a'), bad))).toThrow(/^v\.jsonl, line 2, field votes\[0\]\.ab: /);
    expect(() => importLlmBar('v.jsonl', `${lines(judged('a'))}\n{"id":`)).toThrow(fault(2, ''));
    const twice = judged('a', {
      votes: [
        { agent: 'x', ab: 1, ba: 1 },
        { agent: 'x', ab: 1, ba: 1 },
      ],
    });
    expect(() => importLlmBar('v.jsonl', lines(twice))).toThrow(fault(1, 'votes[1].agent'));
    expect(() => importLlmBar('v.jsonl', lines(judged('a', { gold: 0 })))).toThrow(fault(1, 'gold'));
    expect(() => importLlmBar('v.jsonl', ' \n')).toThrow(ImportFault);
  });
});

describe('import crowd', () => {
  const item = (id: string, dataset: string, gold: string, ...answers: [string, string][]) => ({
    id,
    dataset,
    gold,
    answers,
  });

  test('candidates are all labels of the set', () => {
    const panel = importCrowd('c.jsonl', lines(item('a', 's', '0', ['w', '1']), item('b', 's', '2', ['w', '1'])));
    expect(panel.items.map(({ candidates }) => candidates)).toEqual([
      ['0', '1', '2'],
      ['0', '1', '2'],
    ]);
    expect(panel.items[1]?.rounds).toEqual([[{ agent: 'w', choice: '1' }]]);
  });

  test('refuses a worker who answers twice and a set with one label', () => {
    expect(() => importCrowd('c', lines(item('a', 's', '0', ['w', '1'], ['w', '0'])))).toThrow(fault(1, 'answers'));
    expect(() => importCrowd('c', lines(item('a', 's', '1', ['w', '1'])))).toThrow(fault(1, 'answers'));
  });
});

const discussion = (more: object = {}) => ({
  dataset: 'riddles',
  exampleId: 'riddle-1',
  personas: [
    { agentId: 'id-1', model: 'm', persona: 'Sailor', personaDescription: '' },
    { agentId: 'id-2', model: 'm', persona: 'Baker', personaDescription: '' },
    { agentId: 'id-3', model: 'm', persona: 'Baker', personaDescription: '' },
    { agentId: 'id-4', model: 'm', persona: 'Judge', personaDescription: '' },
  ],
  references: ['B) the tide'],
  votesEachTurn: {},
  globalMemory: [
    { message_id: 0, turn: 1, agent_id: 'id-1', message: '…', agreement: null, solution: 'A) the moon' },
    { message_id: 1, turn: 1, agent_id: 'id-2', message: '…', agreement: false, solution: 'B) the  tide' },
    { message_id: 2, turn: 1, agent_id: 'id-3', message: '…', agreement: true, solution: null },
    { message_id: 3, turn: 1, agent_id: 'id-4', message: '…', agreement: true, solution: 'C) none' },
    { message_id: 4, turn: 2, agent_id: 'id-1', message: '…', agreement: true, solution: 'Final Solution: B' },
  ],
  ...more,
});

describe('import mallm', () => {
  test('turns are rounds, personas are agents, options are letters; the judge has no vote', () => {
    const panel = importMallm('m.json', JSON.stringify([discussion()], null, 2));
    expect(RecordedPanel.parse(panel)).toEqual(panel);
    expect(panel.items).toEqual([
      {
        id: 'riddle-1',
        subset: 'riddles',
        candidates: ['A', 'B'],
        gold: 'B',
        rounds: [
          [
            { agent: 'Sailor', choice: 'A' },
            { agent: 'Baker', choice: 'B' },
            { agent: 'Baker 2', choice: null },
          ],
          [{ agent: 'Sailor', choice: 'B' }],
        ],
      },
    ]);
  });

  test('free answers count by their words; a unanimous one has something beside it to lose to', () => {
    const memory = [{ turn: 1, agent_id: 'id-1', solution: 'a  small\nboat' }];
    const panel = importMallm('m.json', JSON.stringify([discussion({ references: [], globalMemory: memory })]));
    expect(panel.items[0]).toMatchObject({ candidates: ['a small boat', '(another answer)'], gold: null });
  });

  test('finds the faulty record in an array over many lines', () => {
    const text = JSON.stringify([discussion(), discussion({ references: [7] })], null, 1);
    const line = text.split('\n').lastIndexOf(' {') + 1;
    expect(() => importMallm('m.json', text)).toThrow(fault(line, 'references[0]'));
    expect(() => importMallm('m.json', '[{"exampleId": "x"')).toThrow(/no end/);
    const nobody = discussion({ globalMemory: [{ turn: 1, agent_id: 'id-4', solution: 'A' }] });
    expect(() => importMallm('m.json', JSON.stringify([nobody]))).toThrow(fault(1, 'globalMemory'));
  });
});

describe('import debatellm', () => {
  const question = (more: object = {}) => ({
    question: 'How many sails?',
    solution: 'c',
    category: 'ships',
    answer_letter: 'C',
    correct: true,
    answer: {
      Agent_0: { Round_0: 'Two, I think. (B)', Round_1: 'I was wrong: the answer is (C).' },
      Agent_1: { Round_0: 'C', Round_1: 'No idea.' },
      Judge: { Round_1: 'The answer is A' },
    },
    ...more,
  });

  test('the letter of every agent in every round; judges have no vote', () => {
    const panel = importDebateLlm('d.json', JSON.stringify([question()]));
    expect(RecordedPanel.parse(panel)).toEqual(panel);
    expect(panel.items).toEqual([
      {
        id: 'q1',
        subset: 'ships',
        candidates: ['B', 'C'],
        gold: 'C',
        rounds: [
          [
            { agent: 'Agent_0', choice: 'B' },
            { agent: 'Agent_1', choice: 'C' },
          ],
          [
            { agent: 'Agent_0', choice: 'C' },
            { agent: 'Agent_1', choice: null },
          ],
        ],
      },
    ]);
  });

  test('refuses a file without what was said', () => {
    expect(() => importDebateLlm('d', JSON.stringify([question({ answer: 'B' })]))).toThrow(fault(1, 'answer'));
    expect(() => importDebateLlm('d', JSON.stringify([question({ answer: { Judge: { Round_0: 'A' } } })]))).toThrow(
      fault(1, 'answer'),
    );
  });
});

test.each([
  ['The answer is A man', null],
  ['**Answer: D**', 'D'],
  ['between (A) and (B) I take (A)', 'A'],
  ['so it must be E.', 'E'],
  ['', null],
])('import: the option that %j ends up with', (text, letter) => expect(finalLetter(text)).toBe(letter));
