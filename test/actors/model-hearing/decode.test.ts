import { describe, expect, it } from 'vitest';
import { decode } from '../../../actors/model-experts/index.ts';

const finding = (title: string) => ({
  category: 'cap_on_liability',
  severity: 'high',
  sure: 'likely',
  evidence: [{ at: 1, quote: 'a "quoted" {brace} ]' }],
  place: null,
  title,
  description: 'd',
  suggestion: 's',
  before: null,
  after: null,
});
const ANSWER = { findings: [finding('one'), finding('two')], positions: [], texts: [], present: ['term'] };
const WHOLE = JSON.stringify(ANSWER);

describe('decoding', () => {
  it.each([
    ['the object alone', WHOLE],
    ['a fence around it', `Here you are:\n\`\`\`json\n${WHOLE}\n\`\`\``],
    ['thoughts before it', `<think>well {"findings": 3}</think>${WHOLE}`],
    ['words behind it', `${WHOLE}\nI hope that helps.`],
  ])('reads %s', (_, text) => {
    expect(decode([text])?.answer).toEqual(ANSWER);
  });

  it('reads the reasoning when there is no text', () => {
    expect(decode(['', WHOLE])?.answer).toEqual(ANSWER);
  });

  it('keeps what is whole of an answer, wherever it was cut', () => {
    const seen = new Set<number>();
    for (let length = 0; length < WHOLE.length; length += 1) {
      const decoded = decode([WHOLE.slice(0, length)]);
      const titles = decoded?.answer.findings.map(({ title }) => title) ?? [];
      expect(['', 'one', 'one,two']).toContain(titles.join());
      seen.add(titles.length);
    }
    expect([...seen]).toEqual([0, 1, 2]);
  });

  it('drops an element that breaks the schema, and counts it', () => {
    const decoded = decode([JSON.stringify({ ...ANSWER, findings: [{ title: 'bad' }, finding('good')] })]);
    expect(decoded).toMatchObject({ dropped: 1, answer: { findings: [{ title: 'good' }] } });
  });

  it.each(['', 'I cannot help with that.', '{"result":"fine"}', '[]', 'null', '{"findings'])(
    'has nothing of %j',
    (text) => {
      expect(decode([text])).toBeUndefined();
    },
  );
});
