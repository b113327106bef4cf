import { describe, expect, it } from 'vitest';
import type { RiskSentence } from '../../../../../actors/classifiers/index.ts';
import { EXIT_GUARDS } from '../../../../../actors/experts/clause-risks/guards/exit.ts';
import type { RiskId } from '../../../../../actors/experts/clause-risks/index.ts';

type Case = readonly [text: string, around?: Partial<RiskSentence>];

const holds = (id: RiskId, [text, around]: Case): boolean | undefined =>
  EXIT_GUARDS[id]?.({ headings: '', before: '', after: '', facts: [], at: 0, sentences: 1, ...around, text });

interface Cases {
  readonly holds: readonly Case[];
  readonly fails: readonly Case[];
}

/** By class: sentences of which the story is true, and sentences that only look like them. */
const CASES: Partial<Readonly<Record<RiskId, Cases>>> = {
  pay_when_paid: {
    holds: [
      [
        'Northwind shall pay the Subcontractor within ten days after receipt of the corresponding payment from the Owner.',
      ],
      ['Invoices are payable net ninety (90) days from the date of the invoice.'],
      ['The buy-out price is payable in twelve equal quarterly instalments.'],
    ],
    fails: [
      ['Invoices are payable within thirty (30) days of receipt.'],
      ['Northwind shall pay an access fee of $10,000 at the beginning of each quarter.'],
    ],
  },
  payment_deductions: {
    holds: [
      ['The Company may set off any amount that the Dealer owes it against commissions due to the Dealer.'],
      ['Refunds granted to customers shall be deducted from the fees of the next month.'],
    ],
    fails: [
      [
        'All fees shall be paid without set-off, deduction or counterclaim, and the Dealer may not withhold any payment.',
      ],
      ['The Company may deduct from the fees any withholding tax that it is required by law to pay.'],
      ['If either party fails to pay, the other party may deduct the sum from any amount it owes.'],
    ],
  },
  penalty: {
    holds: [
      ['For each day of delay the Supplier shall pay a penalty of $5,000.'],
      ['Overdue sums bear interest at two percent (2%) per month.'],
    ],
    fails: [
      ['Overdue sums bear interest at one percent (1%) per month.'],
      ['The Client may cancel the order without penalty up to ten days before the event.'],
      ['Late payments accrue interest at four percent (4%) per annum.'],
    ],
  },
  price_change: {
    holds: [
      ['The Supplier may increase its prices at any time on thirty days’ notice.'],
      ['Extra hours are charged at the Supplier’s then-current rates.'],
      ['The fees are subject to change at the discretion of the Provider.'],
    ],
    fails: [
      ['The Supplier may increase the fees once a year by the change in the Consumer Price Index.'],
      ['The parties may adjust the price by mutual agreement.'],
      ['The Dealer shall have the sole right to set the price at which the Goods will be resold.'],
    ],
  },
  remedy_thin: {
    holds: [
      ['Repair of the unit is the Customer’s sole and exclusive remedy for any defect.'],
      ['The exclusive remedy for late delivery is a credit of five percent.'],
    ],
    fails: [
      [
        'The sole remedy is repair, and if the Supplier is unable to repair the unit the Customer may terminate and recover the fees paid.',
      ],
      ['Arbitration shall be the sole remedy for any dispute between the parties.'],
      ['The liquidated damages above are the sole remedy for delay.'],
      ['This Article on indemnification is the only remedy of a party for claims of others against it.'],
    ],
  },
  renewal_trap: {
    holds: [
      [
        'This Agreement renews automatically for further periods of three years unless either party objects sixty days before.',
      ],
      ['The term is automatically extended by one year unless a party gives 180 days prior notice.'],
      ['It shall automatically renew each year unless Northwind gives notice of termination.'],
    ],
    fails: [
      [
        'After an initial term of three years it renews automatically for periods of one year unless either party gives 60 days’ notice.',
      ],
      ['The term may be renewed by written agreement of the parties for two years.'],
    ],
  },
  report_without_audit: {
    holds: [
      ['The Licensee shall submit a report with the royalties due for the quarter.'],
      ['The Operator shall determine each month whether the plant has met the minimum output level.'],
    ],
    fails: [
      [
        'The Licensee shall submit a report with the royalties due for the quarter.',
        { after: 'The Licensor may audit the books of the Licensee once a year.' },
      ],
      ['The Supplier shall send with each invoice a statement of the fees due.'],
    ],
  },
  risk_shifted: {
    holds: [
      ['The risk of loss of data in transit shall be borne by the Customer.'],
      ['The Tenant assumes all risk of damage to the premises.'],
      [
        'The Contractor shall maintain public liability insurance of $1,000,000.',
        { facts: ['alone duty positive maintain'] },
      ],
    ],
    fails: [
      ['Risk of loss passes to the Buyer on delivery.'],
      [
        'The Contractor shall maintain public liability insurance of $1,000,000.',
        { facts: ['shared duty positive maintain'] },
      ],
      ['Each party shall maintain insurance at its own cost.', { facts: ['alone duty positive maintain'] }],
    ],
  },
  silence_binds: {
    holds: [
      ['If the Client does not object within five days, the work is deemed accepted.'],
      ['Failure to reject a report within ten days shall constitute approval.'],
      [
        'The Client shall have ten days after receipt of the goods to notify the Supplier of a defect.',
        { after: 'Otherwise the goods are deemed accepted.' },
      ],
    ],
    fails: [
      ['No order shall be deemed accepted unless confirmed in writing.'],
      ['Notices are deemed given three days after posting.'],
      ['Failure to notify within ten days is deemed acceptance, except for latent defects.'],
    ],
  },
  survival_uneven: {
    holds: [
      ['The duties of this Section survive termination indefinitely.'],
      ['The provisions of this Section shall survive termination.', { headings: 'Non-Competition' }],
      ['The representations and warranties survive the closing.'],
    ],
    fails: [
      ['Sections 4, 5 and 9 survive termination of this Agreement.'],
      ['The provisions of this Section survive for two years after termination.', { headings: 'Non-Competition' }],
    ],
  },
  suspension: {
    holds: [
      ['The Provider may suspend the Services at any time.'],
      ['Access may be suspended if the Provider suspects misuse.'],
    ],
    fails: [
      ['The Provider may suspend the Services ten days after written notice of non-payment.'],
      [
        'The Provider may suspend the Services.',
        { after: 'It shall not suspend them while a dispute in good faith is open.' },
      ],
    ],
  },
  term_open: {
    holds: [
      ['The fee for each further site is to be mutually agreed.'],
      ['The parties shall negotiate in good faith the price of the second phase.'],
      ['The delivery date is to be determined.'],
    ],
    fails: [
      [
        'The parties shall negotiate the price in good faith, and if they cannot agree it is set by an independent expert.',
      ],
      ['The price is to be determined in accordance with Schedule 2.'],
    ],
  },
  term_without_end: {
    holds: [
      ['The obligations of the Distributor continue in perpetuity.'],
      ['This Agreement remains in force indefinitely.'],
    ],
    fails: [
      ['This Agreement continues indefinitely until terminated by either party.'],
      ['The initial term of this Agreement is three years.'],
    ],
  },
  termination_at_will: {
    holds: [
      ['The Company may terminate this Agreement if, in its sole discretion, the Agent harms its image.'],
      ['Northwind may cancel this Agreement for any reason.'],
    ],
    fails: [
      ['Either party may terminate this Agreement without cause.'],
      ['The Company may, in its reasonable judgment, terminate the licence after an opportunity to cure.'],
    ],
  },
  termination_one_sided: {
    holds: [
      ['Northwind may terminate this Agreement at any time on thirty days’ notice.'],
      ['This Agreement may be terminated by Northwind without cause.'],
    ],
    fails: [
      ['Either party may terminate this Agreement on thirty days’ notice.'],
      [
        'Northwind may terminate this Agreement on three months’ notice to Southgate.',
        { after: 'Southgate may terminate this Agreement on three months’ notice to Northwind.' },
      ],
      ['Northwind may terminate this Agreement if Southgate becomes insolvent.'],
    ],
  },
  termination_without_cure: {
    holds: [
      ['If the Agent breaches this Agreement, the Company may terminate it immediately.'],
      ['If a breach is not cured within five (5) days of notice, the Company may terminate this Agreement.'],
      [
        'The Agent breaches any term of this Agreement;',
        { before: 'The Company may terminate at once, without opportunity to cure, if:' },
      ],
    ],
    fails: [
      ['If a breach is not cured within thirty (30) days of notice, the other party may terminate immediately.'],
      [
        'In the event of a breach the Company may terminate this Agreement on written notice.',
        { after: 'If the breach is not cured within thirty days, the termination takes effect.' },
      ],
    ],
  },
  warranty_absolute: {
    holds: [
      ['The Author warrants that the Work does not infringe any copyright or other right of a third party.'],
      ['The Supplier guarantees that the service will be uninterrupted.'],
    ],
    fails: [
      ['To its knowledge, the Author warrants, the Work does not infringe any copyright.'],
      ['The Supplier warrants that the goods are free from defects for one year.'],
      ['The Supplier does not warrant that the service will be uninterrupted.'],
    ],
  },
  warranty_disclaimed: {
    holds: [['The software is provided “as is”.'], ['The Supplier makes no warranty of title or non-infringement.']],
    fails: [
      ['Except as expressly set forth herein, the Supplier disclaims all warranties.'],
      ['The Supplier disclaims any implied warranty of merchantability.'],
      ['Each party disclaims all other warranties of any kind.'],
    ],
  },
};

describe('guards of what is paid, promised and ended', () => {
  for (const [id, { holds: kept, fails }] of Object.entries(CASES) as [RiskId, Cases][]) {
    for (const one of kept) it(`${id}: keeps “${one[0]}”`, () => expect(holds(id, one)).toBe(true));
    for (const one of fails) it(`${id}: drops “${one[0]}”`, () => expect(holds(id, one)).toBe(false));
  }
});
