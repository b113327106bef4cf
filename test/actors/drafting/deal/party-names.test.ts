import { describe, expect, it } from 'vitest';
import { sheetOf } from './supply-agreement.ts';

const BODY =
  '\n\n1. Services\n1.1 The Artist shall appear. The Artist will sign. The Artist agrees to travel.\n1.2 The Company shall pay a fee of $5,000.\n';
const named = (introduction: string, rest = BODY): readonly string[] =>
  sheetOf(`SERVICES AGREEMENT\n\n${introduction}${rest}`).lines.find(({ topic }) => topic === 'parties')?.facts ?? [];

describe('party names: who contracts', () => {
  it('names a person in the introduction who acts under a short name', () => {
    expect(
      named(
        'This Agreement is entered into between Alpha Loan, LLC ("Lender"), for services of Ada Stone ("Artist"), and Beta, Inc. ("Company").',
      ),
    ).toEqual(['Alpha Loan, LLC (Lender)', 'Ada Stone (Artist)', 'Beta, Inc. (Company)']);
  });

  it('names a company whose legal form is Swedish beside American ones', () => {
    expect(
      named(
        'This Agreement is made by and among Gamma AB, a Swedish corporation ("Gamma AB") and Delta US, Inc., a Delaware corporation ("Delta").',
      ),
    ).toContain('Gamma AB');
  });

  it('takes the paper for no party to itself', () => {
    const paper = named(
      'This Painting Agreement ("Agreement") is made between Alder, Inc. ("Painter") and Beta, Inc. ("Company").',
    );
    expect(paper).toEqual(['Alder, Inc. (Painter)', 'Beta, Inc. (Company)']);
  });

  it('keeps the form of a partnership behind that of its partner', () => {
    expect(
      named('This Agreement is made between Epsilon GmbH & Co. KG, Hamburg ("Epsilon") and Beta, Inc. ("Company").')[0],
    ).toBe('Epsilon GmbH & Co. KG (Epsilon)');
  });
});
