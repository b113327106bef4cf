import { describe, expect, it } from 'vitest';
import { categorisedPassages, clauseCategories, parseDocument } from '../../../../actors/reading/index.ts';

const TEXT = `SERVICES AGREEMENT

1. Services. Supplier shall run the ferry between both banks of the river every day from sunrise to sunset.

2. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.

3. General. The headings are for convenience only and have no effect on the meaning of any provision of this Agreement.

This Agreement shall be governed by and construed in accordance with the laws of the State of Freedonia.

4. Force Majeure. Neither party is liable for delay caused by floods, storms or other acts of God.
`;

describe('clause categories', () => {
  const document = parseDocument(TEXT);
  const categories = () => clauseCategories(document);
  const clauseOf = (words: string): number => {
    const at = TEXT.indexOf(words);
    return document.clauses.findLast(({ start, end }) => start <= at && at < end)?.index ?? -1;
  };

  it('quotes the passage that carries a category, inside the clause it names', () => {
    const law = categorisedPassages(document).find(({ category }) => category === 'governing_law');
    expect(TEXT.slice(law?.start, law?.end).trim()).toBe(
      'This Agreement shall be governed by and construed in accordance with the laws of the State of Freedonia.',
    );
    expect(law?.clause).toBe(clauseOf('governed by'));
  });

  it('gives each clause the categories of its passages and of our own rules', () => {
    const names = (words: string): string[] =>
      (categories().get(clauseOf(words)) ?? []).map(({ category }) => category as string);
    expect(names('Neither party may assign')).toContain('anti_assignment');
    expect(names('governed by')).toContain('governing_law');
    expect(names('acts of God')).toContain('force_majeure');
    expect(names('run the ferry')).toEqual([]);
  });

  it('says where in the clause', () => {
    const [law] = (categories().get(clauseOf('governed by')) ?? []).filter(
      ({ category }) => category === 'governing_law',
    );
    const words = law?.passages.map(({ start, end }) => TEXT.slice(start, end).trim());
    expect(words).toEqual([
      'This Agreement shall be governed by and construed in accordance with the laws of the State of Freedonia.',
    ]);
  });

  it('reads over characters that nobody sees', () => {
    const hidden = TEXT.replaceAll('assign', 'as\u200Bsi\u00ADgn').replaceAll('govern', 'gov\u2060ern');
    const found = categorisedPassages(parseDocument(hidden));
    const plain = categorisedPassages(document);
    expect(found.map(({ category }) => category)).toEqual(plain.map(({ category }) => category));
    const law = found.find(({ category }) => category === 'governing_law');
    expect(hidden.slice(law?.start, law?.end).trim()).toMatch(/^This Agreement shall be gov\u2060erned .*Freedonia\.$/);
  });

  it('keeps probabilities within 0..1 and in order', () => {
    for (const categories of clauseCategories(document).values()) {
      const values = categories.map(({ probability }) => probability);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(Math.max(...values)).toBeLessThanOrEqual(1);
      expect(Math.min(...values)).toBeGreaterThan(0);
    }
  });
});
