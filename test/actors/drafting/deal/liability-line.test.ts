import { describe, expect, it } from 'vitest';
import { sheetOf } from './supply-agreement.ts';

const OPENING =
  'SERVICES AGREEMENT\n\nThis Agreement is made on 2 March 2026 between Acme Inc. (the "Supplier") and Beta LLC (the "Customer").\n\n1. Services\n1.1 The Supplier shall maintain the machines of the Customer.\n';
const liability = (...clauses: readonly string[]) => {
  const text = `${OPENING}\n2. Terms\n${clauses.map((words, n) => `2.${n + 1} ${words}\n`).join('')}`;
  const found = sheetOf(text).lines.find(({ topic }) => topic === 'liability');
  return {
    facts: (found?.facts ?? []).map((fact) => fact.replace(/\u00a0/g, ' ')),
    quoted: (found?.passages ?? []).map(({ quote }) => quote),
  };
};
const CAP = 'The total liability of the Supplier under this Agreement shall not exceed USD 5,000,000.';

describe('liability: what limits it', () => {
  it('says every sum, for one of several misleads', () => {
    const { facts, quoted } = liability(
      `${CAP} Notwithstanding the foregoing, the liability of the Supplier for breach of Section 3 shall not exceed USD 10,000,000.`,
    );
    expect(facts).toEqual(['Supplier: at most USD 5,000,000 and USD 10,000,000, depending on the case']);
    expect(quoted).toHaveLength(2);
  });

  it('shows what is outside the limit beside it', () => {
    const except = 'The foregoing limitation shall not apply to breach of confidentiality.';
    expect(liability(`${CAP} ${except}`).quoted).toEqual([CAP, except]);
  });

  it.each([
    [
      'an excuse for what nobody controls',
      'Neither party shall be liable for any delay resulting from any cause beyond its reasonable control, including but not limited to war.',
    ],
    [
      'a definition',
      'For the purpose of this Section, "liability" means liability for any and all damages and losses.',
    ],
    [
      'the excess that another bears',
      'The Supplier shall indemnify the Customer from any liability in excess of the insured sum.',
    ],
    [
      'an insurance',
      'The Supplier shall insure its liability with limits of not less than USD 1,000,000 per occurrence.',
    ],
  ])('takes %s for no limit', (_, words) => {
    expect(liability(words)).toEqual({ facts: [], quoted: [] });
  });

  it('takes a damage that each side waives for one that nobody pays for', () => {
    const words = 'Each party waives any right to claim from the other party any punitive or exemplary damages.';
    expect(liability(words).quoted).toEqual([words]);
  });
});
