import { describe, expect, test } from 'vitest';
import { takenIn, variantOf, type WrittenClause, writers } from './written-contracts.ts';

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

  test('an issue that quotes the clause counts as found, as grave by its severity, and as first by its place', () => {
    const clause = { start: 100, end: 200 };
    const elsewhere = { severity: 'critical', evidence: [{ start: 200, end: 300 }] } as const;
    const there = { severity: 'medium', evidence: [{ start: 150, end: 160 }] } as const;
    expect(takenIn([elsewhere], clause)).toEqual({ found: false, grave: false, first: false });
    expect(takenIn([elsewhere, there], clause)).toEqual({ found: true, grave: false, first: true });
    const sixth = { ...there, severity: 'high' } as const;
    expect(takenIn([...Array.from({ length: 5 }, () => elsewhere), sixth], clause)).toEqual({
      found: true,
      grave: true,
      first: false,
    });
  });
});
