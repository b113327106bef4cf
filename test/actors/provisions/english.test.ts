import { describe, expect, it } from 'vitest';
import { provisionsOf } from '../../../actors/provisions/index.ts';
import { contract, provisionsIn, summary } from './reading.ts';

const READ: readonly (readonly [words: string, ...expected: string[]])[] = [
  ['The Supplier shall deliver the Goods to the Customer.', 'duty of Supplier towards Customer: deliver'],
  ['The Customer may not terminate this Agreement.', 'prohibition of Customer: terminate'],
  ['Neither party shall assign this Agreement.', 'prohibition of mutual: assign'],
  ['The Supplier grants the Customer the right to audit the Supplier.', 'right of Customer towards Supplier: audit'],
  [
    'Supplier hereby grants to Customer a non-exclusive licence to use the Software.',
    'right of Customer towards Supplier: license',
  ],
  ['The Fees shall be paid by the Customer within 30 days.', 'duty of Customer: pay'],
  ['The Customer’s data may be disclosed by Supplier to its affiliates.', 'right of Supplier: disclose'],
  [
    'The Supplier does not warrant that the Services will be safe.',
    'disclaimer of Supplier: warrant',
    'statement of other: other',
  ],
  ['The Supplier makes no warranties of any kind.', 'disclaimer of Supplier: warrant'],
  [
    'The Supplier represents and warrants that it owns the Software.',
    'representation of Supplier: warrant',
    'right of Supplier: own',
  ],
  ['In no event shall the Supplier be liable for lost profits.', 'exemption of Supplier: limit'],
  ["Supplier's liability under this Agreement shall not exceed $100.", 'exemption of Supplier: limit'],
  ['The Customer shall not be required to pay any fee.', 'exemption of Customer: pay'],
  ['The Customer has no right to terminate this Agreement.', 'prohibition of Customer: terminate'],
  ['Supplier agrees to indemnify, defend and hold harmless Customer.', 'duty of Supplier towards Customer: indemnify'],
  ['Each party is entitled to suspend its performance.', 'right of mutual: suspend'],
  ['If the Customer fails to pay, the Supplier may suspend the Services.', 'right of Supplier: suspend'],
  ['If the Supplier shall be in breach, it shall notify the Customer.', 'duty of Supplier towards Customer: notify'],
  ['The Supplier shall protect any information that the Customer may disclose.', 'duty of Supplier: protect'],
  ['The Customer, at its own expense, shall insure the Equipment.', 'duty of Customer: insure'],
  [
    'Supplier shall repair the Equipment and notify the Customer.',
    'duty of Supplier: maintain',
    'duty of Supplier towards Customer: notify',
  ],
  ['Title to the Goods shall remain with the Supplier.', 'statement of other towards Supplier: own'],
  ['This Agreement shall be governed by the laws of Italy.', 'statement of none: govern'],
  ['“Business Day” means any day on which banks may open.', 'definition of none: other'],
  ['WHEREAS, the Supplier may wish to sell the Goods.', 'recital of none: other'],
  ['The Receiving Party shall keep the information confidential.', 'duty of mutual: keep'],
  ['The Supplier shall cause its employees to keep the information secret.', 'duty of Supplier: keep'],
  ['The Landlord undertakes not to sell the land.', 'prohibition of other: sell'],
  [
    'The Supplier shall have the right, at any time and from time to time during the Term, in its sole discretion and at its own expense, to audit the Customer.',
    'right of Supplier towards Customer: audit',
  ],
  ['Supplier hereby grants a licence to use the Software.', 'right of Customer towards Supplier: license'],
  ['Customer can’t assign this Agreement.', 'prohibition of Customer: assign'],
];

describe('provisions in English', () => {
  it.each(READ)('reads: %s', (words, ...expected) => {
    expect(provisionsIn(words).map(summary)).toEqual(expected);
  });

  it('reads every item of a list after its lead-in', () => {
    const found = provisionsIn('The Supplier shall not:\n(a) disclose the Data;\n(b) assign this Agreement.');
    expect(found.map(summary)).toEqual(['prohibition of Supplier: disclose', 'prohibition of Supplier: assign']);
  });

  it('tells what each period measures', () => {
    const matters = provisionsIn(
      'Either party may terminate this Agreement for convenience on 60 days’ written notice. The Customer shall pay each invoice within 30 days of receipt. ' +
        'A party may terminate this Agreement if the other party fails to cure a material breach within 20 days. The Supplier shall keep records for five years.',
    ).flatMap(({ measures }) =>
      measures.map((measure) => measure.kind === 'period' && `${measure.value} ${measure.matter}`),
    );
    expect(matters).toEqual(['60 notice_of_termination', '30 payment', '20 cure', '5 retention']);
  });

  it('tells a cap from a price', () => {
    const kinds = provisionsIn(
      'Supplier’s total liability shall not exceed $500. The Customer shall pay a fee of $200.',
    ).flatMap(({ measures }) => measures.map((measure) => measure.kind === 'amount' && measure.of));
    expect(kinds).toEqual(['cap', 'price']);
  });

  it('takes a next sentence that begins However for an exception', () => {
    const words = 'The Customer shall not assign this Agreement. However, the Customer may assign it to a successor.';
    const document = contract(words);
    const [first] = provisionsOf(document).all.filter(({ modality }) => modality === 'prohibition');
    expect(first?.exceptions.map(({ start, end }) => document.text.slice(start, end))).toEqual([
      'However, the Customer may assign it to a successor.',
    ]);
  });

  it('gives a condition and an exception to the provision they stand with', () => {
    const document = contract('If the fee is late, the Supplier may suspend the Services, except for support.');
    const provision = provisionsOf(document).all.at(-1);
    const printed = (spans: readonly { start: number; end: number }[] = []) =>
      spans.map(({ start, end }) => document.text.slice(start, end));
    expect(printed(provision?.triggers)).toEqual(['If the fee is late']);
    expect(printed(provision?.exceptions)).toEqual(['except for support']);
  });

  it('reads nothing in a language without a grammar', () => {
    const document = { ...contract('Der Lieferant muss die Ware liefern.'), language: { code: 'de', confidence: 1 } };
    expect(provisionsOf(document)).toEqual({ isRead: false, parties: [], all: [] });
  });
});
