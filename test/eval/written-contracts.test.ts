import { describe, expect, test } from 'vitest';
import { reviewed, takenIn, variantOf, type WrittenClause, writers } from './written-contracts.ts';

const CLAUSE: WrittenClause = {
  contract: 'x.md',
  id: 'x-01',
  kind: 'outrageous',
  replaces: 'The Supplier keeps the data secret.',
  text: 'The Supplier may sell the data to anyone.',
  quote: 'may sell the data',
  harm: 'The customer loses its secrets.',
};
const CONTRACT = '1. Services\n\nThe Supplier keeps the data secret.\n\n2. Law';

describe('a contract with one clause exchanged', () => {
  test('has the clause in the place of the paragraph it replaces', () => {
    const { text, clause } = variantOf(CONTRACT, CLAUSE);
    expect(text).toBe('1. Services\n\nThe Supplier may sell the data to anyone.\n\n2. Law');
    expect(text.slice(clause.start, clause.end)).toBe(CLAUSE.text);
  });

  test('has it behind a paragraph where it replaces none', () => {
    const { text, clause } = variantOf(CONTRACT, { ...CLAUSE, replaces: null, after: '1. Services' });
    expect(text).toBe(
      '1. Services\n\nThe Supplier may sell the data to anyone.\n\nThe Supplier keeps the data secret.\n\n2. Law',
    );
    expect(text.slice(clause.start, clause.end)).toBe(CLAUSE.text);
  });

  test('is refused where the place is missing or there twice', () => {
    expect(() => variantOf('1. Services', CLAUSE)).toThrow('x-01: its place is not in the contract exactly once');
    expect(() => variantOf(`${CONTRACT}\n\n${CLAUSE.replaces}`, CLAUSE)).toThrow('exactly once');
  });
});

describe('the written contracts', () => {
  test.each(writers().map((writer) => [writer.name, writer] as const))(
    'every clause of writer %s has its place, and its words are underlined in it',
    (_, { contracts, clauses }) => {
      expect(clauses.length).toBeGreaterThan(0);
      for (const clause of clauses) {
        const variant = variantOf(contracts.get(clause.contract) ?? '', clause);
        expect(variant.text.slice(variant.clause.start, variant.clause.end)).toContain(clause.quote);
      }
    },
  );

  test('an issue that quotes the clause counts as found, and only that', async () => {
    const [writer] = writers();
    const clause = writer?.clauses.find(({ kind }) => kind === 'outrageous') as WrittenClause;
    const { text, clause: at } = variantOf(writer?.contracts.get(clause.contract) ?? '', clause);
    const result = await reviewed(text);
    const [issue] = result.structured_issues.filter(({ evidence }) => evidence.length > 0);
    const [piece] = issue?.evidence ?? [];
    expect(takenIn(result, piece ?? at)).toMatchObject({ found: true });
    expect(takenIn(result, { start: text.length, end: text.length + 1 })).toEqual({
      found: false,
      grave: false,
      first: false,
    });
  });
});
