import { describe, expect, it } from 'vitest';
import { citation, clauseAt } from '../../../../actors/experts/toolkit/quote.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const LIST = [
  'Use Rules. The Grower keeps to the rules of the orchard and in particular does none of the following without leave:',
  '(i) pick fruit before the bell;',
  '(ii) sell fruit at the gate; or',
  '(iii) burn leaves between the rows.',
  'Where the law asks for it, the Orchard answers a question about these rules within a week.',
];
const REST = [
  'Term and Ending. This lease of trees runs for one season and ends with the last day of October.',
  'Records. Growers, whether or not they sell, keep a book of what they picked on each day.',
  'Limited Promise Orchard warrants that the trees bore fruit in the year before this lease.',
];
const HEAD = [
  'TREE LEASE AGREEMENT',
  'Hill Farm Ltd. (the "Orchard") lets trees to the person who signs (the "Grower").',
];
const TEXT = [...HEAD, ...LIST, ...REST].join('\n\n');

const placeOf = (text: string, words: string): string => {
  const document = parseDocument(text);
  return citation(clauseAt(document, text.indexOf(words)), document);
};

describe('clauses without numbers', () => {
  it.each([
    ['This lease of trees', 'Term and Ending'],
    ['Growers, whether', 'Records'],
    ['Orchard warrants', 'Limited Promise'],
    ['sell fruit', 'Use Rules, (ii)'],
  ])('%s is cited by its run-in heading', (words, place) => {
    expect(placeOf(TEXT, words)).toBe(place);
  });

  it('the paragraph behind a list belongs to the clause and not to the last item', () => {
    expect(placeOf(TEXT, 'Where the law asks')).toBe('Use Rules');
  });

  it('headings on lines of their own open clauses in a text without blank lines', () => {
    const lines = [
      'Rules of the Pool',
      'These rules apply to everybody who swims here and to those who watch.',
      'OPENING HOURS',
      'The pool opens at seven.',
      'It closes when the guard says so, and nobody stays in the water after that.',
      'Lost Property',
      'What swimmers leave behind is kept at the desk for one month and then given away.',
      'CLAIMS',
      'The pool pays for nothing that was stolen from a locker that was left open.',
    ].join('\n');
    expect(placeOf(lines, 'It closes')).toBe('OPENING HOURS');
    expect(placeOf(lines, 'kept at the desk')).toBe('Lost Property');
    expect(placeOf(lines, 'pays for nothing')).toBe('CLAIMS');
  });

  it('two such paragraphs are no structure', () => {
    const text = [...HEAD, ...REST.slice(0, 2)].join('\n\n');
    expect(parseDocument(text).clauses.map(({ kind }) => kind)).not.toContain('heading');
  });

  it('a contract with numbers keeps them as its only clauses', () => {
    const numbered = ['Price', 'Delivery', 'Law'].map(
      (heading, i) => `${i + 1}. ${heading}. The Orchard and the Grower agree on it in a letter each spring.`,
    );
    const text = [...HEAD, ...numbered, ...REST].join('\n\n');
    expect(parseDocument(text).clauses.map(({ path }) => path)).toEqual(['', '1', '2', '3']);
  });
});
