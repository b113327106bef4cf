import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedDocument, parseDocument } from '../../../actors/reading/index.ts';

/** Everything the contract of ParsedDocument promises about offsets; names what is broken. */
function broken(parsed: ParsedDocument): string[] {
  const { text, clauses, sentences, definitions } = parsed;
  const wrong: string[] = [];
  const check = (holds: boolean, what: string): void => void (holds || wrong.push(what));
  check(clauses.length > 0, 'a clause');
  clauses.forEach((clause, i) => {
    const above = clauses[clause.parent];
    check(clause.index === i && clause.parent < i, `clause ${i} index`);
    check(
      clause.start <= clause.bodyStart && clause.bodyStart <= clause.end && clause.end <= text.length,
      `clause ${i} span`,
    );
    check(clause.start >= (clauses[i - 1]?.start ?? 0), `clause ${i} order`);
    check(
      above ? clause.end <= above.end && clause.depth === above.depth + 1 : clause.depth === 0,
      `clause ${i} nesting`,
    );
  });
  sentences.forEach((sentence, i) => {
    const clause = clauses[sentence.clause];
    check(sentence.start < sentence.end && sentence.start >= (sentences[i - 1]?.end ?? 0), `sentence ${i} order`);
    check(clause !== undefined && sentence.start >= clause.start && sentence.end <= clause.end, `sentence ${i} clause`);
  });
  for (const { term, start, end, by } of definitions) {
    check(text.slice(start, end).replace(/\s+/g, ' ') === term, `term ${term}`);
    check(by.start <= start && end <= by.end, `definition of ${term}`);
  }
  const { references, parties, dates, amounts, percentages, durations, numberWords } = parsed;
  for (const [name, mentions] of Object.entries({
    references,
    parties,
    dates,
    amounts,
    percentages,
    durations,
    numberWords,
  })) {
    mentions.forEach(({ start, end }, i) => {
      check(start < end && end <= text.length && start >= (mentions[i - 1]?.end ?? 0), `${name} ${i}`);
    });
  }
  return wrong;
}

const PIECES = [
  '1. ',
  '1.1 ',
  '2.',
  '(a) ',
  '(i) ',
  '(h) ',
  'ARTICLE II',
  'Section 3.1',
  ' SCHEDULE 2 ',
  'EXHIBIT A',
  '\n',
  '\n\n',
  '   ',
  '\t',
  '\f',
  '"Term" means ',
  '(the “Seller”)',
  'the Seller shall ',
  'thirty (30) days',
  '$1,000',
  '5%',
  'March 1, 2024',
  ' and ',
  '. ',
  'IN WITNESS WHEREOF',
  'By:\n',
  '# ',
  '**',
  'TABLE OF CONTENTS\n',
  '.....4',
  'WHEREAS',
  'Sections 1, 2 and 3',
  'between Acme Inc. and Beta Ltd.',
  'é',
  '😀',
  '\u2028',
  '\u0000',
  '\ud800',
];

const HOSTILE = [
  '(',
  '1.',
  'a ',
  '"',
  '\n',
  'SECTION ',
  '1. ',
  '(a) ',
  '(a)\n',
  '1.1 A\n',
  '"Ab" means x. ',
  '(“Ab” ',
  'Section 1, ',
  'two hundred ',
  '$1',
  '. ',
  '#',
  '* ',
  'A\n\n',
  'the Seller shall ',
  'EXHIBIT A\n',
  'By:\n',
  ' ',
  'between A, ',
  'Acme, ',
  'Acme Inc. and ',
  'A ("B") and ',
  'Seller: Acme Inc. ',
  '/s/\nAcme Corp Inc\nBy: ',
];

describe('parsed document', () => {
  it('offsets hold for any arrangement of the pieces documents are made of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })), { maxLength: 40 }),
        (pieces) => {
          const text = pieces.join('');
          const parsed = parseDocument(text);
          expect(parsed.text).toBe(text);
          expect(broken(parsed)).toEqual([]);
        },
      ),
      { numRuns: 400, seed: 7 },
    );
  });

  it('the same text gives the same document', () => {
    const text =
      'SALE\n\n1. Price. The Buyer (the "Buyer") shall pay $5 within thirty (30) days.\n\n2. Law. See Section 1.';
    expect(parseDocument(text)).toEqual(parseDocument(text));
  });

  // A linear reader takes up to a second of processor time for each of these; a quadratic one would take minutes.
  it.each(HOSTILE)('200,000 characters of %j are read without minutes of work', (unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    const start = process.cpuUsage();
    expect(broken(parseDocument(text))).toEqual([]);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(10_000);
  });
});
