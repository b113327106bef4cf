import { describe, expect, it } from 'vitest';
import { owedDuties } from '../../../../actors/drafting/duties/owed-duties.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const OPENING =
  'SERVICES AGREEMENT\n\nThis Agreement is made between Harbour Vale Ltd ("Customer") and Brightmoor Systems Ltd ("Supplier").\n\n1. Works. ';

const read = (sentence: string, opening = OPENING) =>
  owedDuties(parseDocument(`${opening}${sentence}`, { type: 'services' }), speak('English')).map(
    ({ effect, matter, owner }) => `${effect} ${matter}: ${owner}`,
  );

describe('owed duties: what the sentence does', () => {
  it.each([
    ['The Supplier shall perform the works.', 'duty other: Supplier'],
    ['The Supplier shall not assign this Agreement.', 'prohibition restriction: Supplier'],
    ['The Supplier may use the gate.', 'right other: Supplier'],
    ['The Supplier shall have the sole right to use the gate.', 'right other: Supplier'],
    ['The Supplier shall not be required to mend the roof.', 'exemption other: Supplier'],
    ['The Supplier will not be liable for any loss of profit.', 'exemption other: Supplier'],
    ['The Supplier does not warrant that the operation of any software will be error-free.', 'statement other: '],
    ['The price of the works shall be determined by weight.', 'statement other: '],
    ['Such determination shall be made in good faith.', 'statement other: '],
    ['Prices shall be in accordance with Schedule 2.', 'statement other: '],
    ['The Supplier shall be deemed to have accepted the works.', 'statement other: Supplier'],
    ['The Supplier shall not later than Friday return the keys.', 'duty deadline: Supplier'],
    ['No payment shall be due to the Supplier.', 'statement other: Customer'],
    ['The Supplier shall: (a) mend the roof; and (b) paint it.', 'duty other: Supplier'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual([expected]);
  });
});

describe('owed duties: what a reader looks for first', () => {
  it.each([
    ['The Customer shall pay the fees.', 'payment'],
    ['The Customer shall be responsible for the costs of travel.', 'payment'],
    ['The Supplier shall notify the Customer of each defect.', 'notice'],
    ['The Supplier shall report on the works.', 'report'],
    ['The Supplier shall maintain liability insurance.', 'insurance'],
    ['The Supplier shall keep complete records of the works.', 'audit'],
    ['The Supplier shall destroy all copies.', 'deletion'],
    ['The Supplier shall indemnify the Customer against all claims.', 'indemnity'],
    ['The Supplier shall promptly mend the roof.', 'deadline'],
    ['The Supplier shall mend the roof.', 'other'],
  ])('%s', (sentence, matter) => {
    expect(read(sentence)).toEqual([
      `duty ${matter}: ${sentence.includes('The Customer shall') ? 'Customer' : 'Supplier'}`,
    ]);
  });
});

describe('owed duties: who owes it', () => {
  it.each([
    ['the other of two parties where one is paid', 'Payment shall be made to the Supplier.', 'duty payment: Customer'],
    [
      'the other of two parties where one is told',
      'The Supplier shall be notified of each defect.',
      'duty notice: Customer',
    ],
    ['who is named behind the verb', 'The costs of travel shall be paid by the Customer.', 'duty payment: Customer'],
    ['nobody where the text names none', 'All invoices shall be paid in euros.', 'duty payment: '],
    [
      'who a pronoun stands for',
      'The Supplier shall mend the roof. It shall notify the Customer.',
      'duty notice: Supplier',
    ],
    ['somebody who is no party', 'The auditor shall report to both parties.', 'duty report: The auditor'],
    ['a name behind a date', 'On 30 June 2026 the Customer shall pay the fees.', 'duty payment: Customer'],
    ['a name without the mark of its item', 'C. The Supplier shall mend the roof.', 'duty other: Supplier'],
  ])('%s', (_, sentence, expected) => {
    expect(read(sentence).at(-1)).toBe(expected);
  });

  it('leaves the number of a page out of the name and of the quotation', () => {
    const document = parseDocument(
      `${OPENING}The Supplier      8\n\n\n\n\n\n     shall mend the roof and shall do the following:\n\n13\n\n\n\nSource: a filing`,
      { type: 'services' },
    );
    const duties = owedDuties(document, speak('English'));
    expect(duties[0]?.owner).toBe('Supplier');
    for (const { start, end } of duties) expect(document.text.slice(start, end)).not.toMatch(/\d+\s*$/);
  });

  it('takes no half of a word for a verb', () => {
    expect(read('The Supplier shall mend the roof where its good-will has been hurt.')).toEqual([
      'duty other: Supplier',
    ]);
  });

  it('says nothing of effects in a language without a grammar', () => {
    const document = parseDocument(
      'Der Lieferant shall das Dach reparieren und der Kunde zahlt die Rechnung sofort und ohne Abzug.',
      {},
    );
    for (const duty of owedDuties(document, speak('English'))) expect(duty.effect).toBeUndefined();
  });
});
