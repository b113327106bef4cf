import { describe, expect, it } from 'vitest';
import { isOfBoth, saysBoth } from '../../../../actors/experts/clause-risks/both-sides.ts';
import { mirrorOf } from '../../../../actors/provisions/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const OPENING = 'This Agreement is made between Northwind Ltd (the "Company") and Southgate Inc (the "Distributor").';

/** A contract of these clauses, and the sentence of it that begins with the words. */
function sentenceOf(words: string, ...clauses: string[]) {
  const text = ['DISTRIBUTION AGREEMENT', OPENING, ...clauses.map((clause, n) => `${n + 1}. ${clause}`)].join('\n\n');
  const document = parseDocument(text, { type: 'distribution' });
  const start = text.indexOf(words);
  return { document, passage: { start, end: text.indexOf('.', start) + 1 } };
}

describe('both sides', () => {
  it.each([
    'In no event will either party be liable for indirect damages.',
    'The indemnifying party shall not be liable for indirect damages.',
    'A party’s liability to the other shall not exceed the fees.',
    'Neither Northwind nor Southgate nor any affiliate shall be liable.',
    'Each party may assign this Agreement; provided, however, that either party may do so to an affiliate.',
  ])('are read in: %s', (words) => expect(saysBoth(words)).toBe(true));

  it.each([
    'In no event will the Company be liable for indirect damages.',
    'The Company shall indemnify the Distributor against claims of any third party.',
    'Neither party may assign this Agreement, provided, however, that the Company may assign it to an affiliate.',
    'The Company warrants that no agreement to which it is a party forbids this.',
  ])('are not read in: %s', (words) => expect(saysBoth(words)).toBe(false));

  const capOf = (by: string, of: string, sum = 'the fees paid in the year before the claim'): string =>
    `Limit of ${by}. The total liability of the ${by} to the ${of} under this Agreement shall not exceed ${sum}.`;

  it('are found where another sentence says the same with the parties swapped', () => {
    const given = sentenceOf(
      'The total liability of the Company',
      capOf('Company', 'Distributor'),
      capOf('Distributor', 'Company'),
    );
    expect(isOfBoth(given.document, given.passage)).toBe(true);
    expect(mirrorOf(given.document, given.passage)?.start).toBeGreaterThan(given.passage.start);
  });

  it('are found where the roster does not know who has swapped', () => {
    const own =
      'Cover. Publisher shall at its own expense defend Author against claims that arise from a breach of warranty by Publisher.';
    const other =
      'Cover. Author shall at its own expense defend Publisher against claims that arise from a breach of warranty by Author.';
    const given = sentenceOf('Publisher shall', own, other);
    expect(mirrorOf(given.document, given.passage)).toBeDefined();
  });

  it('are not found where one may and the other may not', () => {
    const given = sentenceOf(
      'The Company shall be entitled',
      'Assignment. The Company shall be entitled to assign all its rights under this Agreement without the consent of the Distributor.',
      'Assignment. The Distributor shall not be entitled to assign all its rights under this Agreement without the consent of the Company.',
    );
    expect(isOfBoth(given.document, given.passage)).toBe(false);
  });

  it('are not found where the same party is bound twice', () => {
    const given = sentenceOf(
      'The total liability of the Company',
      capOf('Company', 'Distributor'),
      capOf('Company', 'Distributor', 'the price of the order'),
    );
    expect(isOfBoth(given.document, given.passage)).toBe(false);
  });

  it('are found in an item of a list of duties of each party', () => {
    const given = sentenceOf(
      'general liability insurance',
      'Insurance. Each Party shall purchase and maintain:\n\n(a) cargo insurance of $100,000;\n\n(b) general liability insurance of two million dollars for each occurrence.',
    );
    expect(isOfBoth(given.document, given.passage)).toBe(true);
  });
});
