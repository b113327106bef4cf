import { describe, expect, it } from 'vitest';
import { asymmetries, figureConflicts, periodConflicts, wrongSums } from '../../../actors/provisions/index.ts';
import { contract } from './reading.ts';

const clauses = (...all: readonly string[]) => all.map((words, n) => `${words}\n\n${n + 2}. More. `).join('');

describe('pairs of provisions: conflicts', () => {
  const TWICE = clauses(
    'Either party may terminate this Agreement on three months’ written notice.',
    'A party may terminate this Agreement on one month’s written notice.',
  );

  it('finds one right to terminate with two periods of notice', () => {
    expect(periodConflicts(contract(TWICE)).map(({ matter }) => matter)).toEqual(['notice_of_termination']);
  });

  it('finds none where the second clause goes before the first', () => {
    const ranked = TWICE.replace('A party may', 'Notwithstanding Section 1, a party may');
    expect(periodConflicts(contract(ranked))).toEqual([]);
  });

  it('finds none where each period belongs to another party', () => {
    const each = TWICE.replace('Either party may', 'The Supplier may').replace('A party may', 'The Customer may');
    expect(periodConflicts(contract(each))).toEqual([]);
  });

  it('finds two rates of interest and two caps', () => {
    const words = clauses(
      'Overdue sums bear interest at 1% per month.',
      'Late payments bear interest at 2% per month.',
      'Supplier’s liability shall not exceed $10,000.',
      'The liability of the Supplier shall not exceed $50,000.',
    );
    expect(figureConflicts(contract(words)).map(({ of }) => of)).toEqual(['cap', 'interest']);
  });

  it('finds a conflict in Italian', () => {
    const words =
      'Ciascuna parte può recedere dal contratto con preavviso di 30 giorni.\n\nArt. 2 - Recesso\nCiascuna parte può recedere dal contratto con preavviso di 90 giorni.';
    expect(periodConflicts(contract(words, 'it')).map(({ matter }) => matter)).toEqual(['notice_of_termination']);
  });
});

describe('pairs of provisions: asymmetry', () => {
  const favoured = (words: string, language?: string) =>
    asymmetries(contract(words, language)).map(({ action, favours }) => `${action} ${favours.name}`);

  it('finds a right of one side that the other has not', () => {
    expect(favoured('The Supplier may terminate this Agreement at any time.')).toEqual(['terminate Supplier']);
  });

  it('finds none where both have it, or the other is denied it alone', () => {
    expect(favoured('The Supplier may terminate this Agreement. The Customer may terminate this Agreement.')).toEqual(
      [],
    );
    expect(favoured('Either party may terminate this Agreement.')).toEqual([]);
    expect(favoured('The Supplier may not terminate this Agreement.')).toEqual([]);
  });

  it('counts a burden for the side that does not bear it', () => {
    expect(favoured('The Customer shall indemnify the Supplier.')).toEqual(['indemnify Supplier']);
  });

  it('finds a limit of liability for one side in Italian and Spanish', () => {
    expect(favoured('La responsabilità del Fornitore non potrà eccedere 100 euro.', 'it')).toEqual(['limit Fornitore']);
    expect(favoured('La responsabilidad del Proveedor no excederá de 100 euros.', 'es')).toEqual(['limit Proveedor']);
  });
});

describe('pairs of provisions: sums', () => {
  const sums = (words: string) => wrongSums(contract(words)).map(({ total, sum }) => [total, sum]);

  it('adds instalments up against their total', () => {
    const parts =
      'The total price is $100,000, payable in four instalments: $25,000 on signing, $25,000 on delivery, $25,000 on acceptance and ';
    expect(sums(`${parts}$20,000 after a year.`)).toEqual([[100_000, 95_000]]);
    expect(sums(`${parts}$25,000 after a year.`)).toEqual([]);
  });

  it('multiplies equal instalments', () => {
    expect(sums('The fee is $90,000, paid in three equal instalments of $25,000 each.')).toEqual([[90_000, 75_000]]);
    expect(sums('The fee is $90,000, paid in three equal instalments of $30,000 each.')).toEqual([]);
  });

  it('adds shares up against the whole', () => {
    const words = 'The price is payable in instalments: 30% on signing, 30% on delivery and 30% on acceptance.';
    expect(sums(words)).toEqual([[100, 90]]);
    expect(sums(words.replace('30% on acceptance', '40% on acceptance'))).toEqual([]);
  });
});
