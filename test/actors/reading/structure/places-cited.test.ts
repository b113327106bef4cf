import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

const numbersOf = (text: string): string[] =>
  parseDocument(text)
    .clauses.filter(({ kind }) => kind === 'clause')
    .map(({ path }) => path);

describe('places: as a person would cite them', () => {
  it('reads a number with blanks between its parts as one', () => {
    const text =
      'AGREEMENT\n\n1.    FEES\n\n1. 1.    The Customer pays the fee.\n\n1. 2.    The fee is due in May.\n\n2.    TERM\n\n2. 1.    The term is a year.\n\n2. 1. 1.    It begins in May.\n';
    expect(numbersOf(text)).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.1.1']);
  });

  it('takes a list of sections that a line begins with for no clause', () => {
    const text =
      'AGREEMENT\n\n1. Term\n\n1.1 Survival. The provisions of Section 1,\n\n\n     Section 2.1, Section 3 and Section\n\n     3 will survive.\n\n2. Fees\n\n2.1 Amount. The Customer pays the fee.\n\n3. Law\n\n3.1 England. The law of England governs.\n';
    expect(numbersOf(text)).toEqual(['1', '1.1', '2', '2.1', '3', '3.1']);
  });

  it('cuts the pages of a scan where their numbers go on, after the head of each page', () => {
    const words = 'The parties have agreed what stands in this clause and in no other.   '.repeat(7);
    const page = (n: number, body: string): string => `- ${n} -   CONTRACT No. 7C/01   ${body}\n\n\n`;
    const text = [
      page(1, `1.    RECORDAL   1. 1.    ${words}1. 2.    ${words}`),
      page(2, `2.    TERM   2. 1.    ${words}`),
      page(3, `2. 2.    ${words}2. 2. 1.    ${words}`),
      page(4, `3.    LAW   3. 1.    ${words}`),
    ].join('');
    expect(numbersOf(text)).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.2', '2.2.1', '3', '3.1']);
  });
});
