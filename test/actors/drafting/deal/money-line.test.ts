import { describe, expect, it } from 'vitest';
import { dealSheet } from '../../../../actors/drafting/deal/deal-sheet.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const OPENING =
  'SERVICE AGREEMENT\n\nThis Agreement is made on March 1, 2024 between Harbour Tools Ltd ("Supplier") and Mill Valley Inc ("Customer").\n\n1. Services\n1.1 The Supplier shall provide the services to the Customer.\n\n2. Payment\n';

function money(...sentences: string[]): { facts: string[]; quoted: string } {
  const text = `${OPENING}${sentences.map((words, n) => `2.${n + 1} ${words}`).join('\n')}\n`;
  const line = dealSheet(parseDocument(text), [], speak('English')).lines.find(({ topic }) => topic === 'money');
  return {
    facts: (line?.facts ?? []).map((fact) => fact.replace(/\u00a0/g, ' ')),
    quoted: (line?.passages ?? []).map(({ quote }) => quote).join(' '),
  };
}

describe('money line: who pays whom, and for what', () => {
  it.each([
    [
      'The Customer shall pay the Supplier twenty percent (20%) of the Net Sales in excess of $9,000 per month.',
      ['Customer pays Supplier 20% of the Net Sales in excess of $9,000 per month (2.1)'],
    ],
    [
      'The Customer shall pay the Supplier a milestone payment of EUR 250,000 upon acceptance of the first machine.',
      ['Customer pays Supplier EUR 250,000 (milestone payment, 2.1)'],
    ],
    [
      'The Supplier shall receive a royalty equal to the greater of 3% of net sales and $2 per unit.',
      ['Supplier receives greater of 3% of net sales and $2 per unit (royalty, 2.1)'],
    ],
    [
      'The Customer shall issue to the Supplier 40,000 shares of its common stock, $0.001 par value per share.',
      ['Customer issues 40,000 shares (2.1) to Supplier'],
    ],
  ])('%s', (sentence, facts) => {
    expect(money(sentence).facts).toEqual(facts);
  });

  it('names the total and not the instalments', () => {
    const { facts } = money(
      'The Customer shall pay the Supplier a fee of $60,000, payable in three installments as follows: $30,000 upon signature, $20,000 in May and $10,000 in June.',
    );
    expect(facts).toEqual(['Customer pays Supplier $60,000 (fee, 2.1)']);
  });

  it('reads no cents of a sum that is written out', () => {
    const { facts } = money(
      'The purchase price for the machines shall be Four Million and No/100 Dollars ($4,000,000.00).',
    );
    expect(facts).toEqual(['$4,000,000 (purchase price, 2.1)']);
  });
});

describe('money line: what is no price', () => {
  it.each([
    'The Customer shall pay interest at the rate of 9% per annum on every overdue amount.',
    'The Supplier shall pay liquidated damages of $5,000 for each week of delay.',
    'The Supplier shall maintain insurance with a coverage of $2,000,000 and pay the premiums.',
    'WHEREAS, the Customer has paid a fee of $70,000 under an earlier contract;',
    'If an audit shows a discrepancy of more than 5%, the Customer shall pay the costs of the audit.',
  ])('%s', (sentence) => {
    expect(money(sentence)).toEqual({ facts: [], quoted: '' });
  });

  it('quotes where the prices are listed before how they are invoiced', () => {
    const { quoted } = money(
      'The Customer shall pay each invoice of the Supplier within thirty days of its date.',
      'The prices for the machines are set out in Schedule 2.',
    );
    expect(quoted).toContain('set out in Schedule 2');
  });

  it('quotes a sum that is blacked out without a figure', () => {
    const { facts, quoted } = money('The Customer shall pay the Supplier a fee of [***] per month.');
    expect(facts).toEqual([]);
    expect(quoted).toContain('a fee of [***] per month');
  });
});
