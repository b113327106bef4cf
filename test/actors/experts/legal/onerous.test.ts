import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { contract } from '../../provisions/reading.ts';
import { findingsOf } from '../trial.ts';

const rulesOn = (expert: string, words: string): string[] =>
  findingsOf(expertById(expert) as Expert, contract(words)).map(({ rule }) => rule);

/** A rule, words with what it is about, and words like them that are harmless. */
const CASES: readonly (readonly [rule: string, harmful: string, harmless: string])[] = [
  [
    'onerous-exit.any-breach',
    'The Supplier may terminate this Agreement if the Customer fails to perform any obligation.',
    'The Supplier may terminate this Agreement if the Customer fails to perform any material obligation.',
  ],
  [
    'onerous-exit.any-breach',
    'The Supplier may terminate this Agreement upon any breach.',
    'The Supplier may terminate this Agreement upon any breach that is not remedied within ten days.',
  ],
  [
    'onerous-exit.empties-term',
    'The Customer shall meet the minimum annual purchase. Either party may terminate this Agreement on 30 days notice.',
    'The Customer shall meet the minimum annual purchase. Either party may terminate this Agreement on 12 months notice.',
  ],
  [
    'onerous-exit.forfeits',
    'If this Agreement is terminated early, the Customer may not claim repayment of any fee paid.',
    'If this Agreement is terminated early, the Customer may claim repayment of any fee paid in advance.',
  ],
  [
    'onerous-exit.termination-payment',
    'If the Customer terminates this Agreement, the Customer shall pay to the Supplier a termination fee of $90,000.',
    'If the Customer terminates this Agreement without cause, the Customer shall pay to the Supplier a termination fee of $90,000.',
  ],
  [
    'onerous-exit.without-liability',
    'The Supplier may withdraw the licence at its choice without any liability.',
    'The Supplier may withdraw the licence without any liability if the Customer is insolvent.',
  ],
  [
    'onerous-exit.scope-taken-away',
    'The Supplier may remove any country from the Territory.',
    'The Supplier may remove any country from the Territory by mutual agreement of both parties.',
  ],
  [
    'onerous-liability.one-way-indemnity',
    'The Customer shall indemnify the Supplier against any and all claims, losses and damages.',
    'Each party shall indemnify the other against any and all claims, losses and damages.',
  ],
  [
    'onerous-liability.all-excluded',
    'In no event will the Supplier be liable for any loss or damage which may arise from this Agreement.',
    'In no event will the Supplier be liable for any indirect loss or damage which may arise from this Agreement.',
  ],
  [
    'onerous-liability.joint-and-several',
    'The Customer shall be jointly and severally liable for all obligations of its affiliates.',
    'The Customer shall not be jointly and severally liable for all obligations of its affiliates.',
  ],
  [
    'onerous-liability.beyond-control',
    'The Customer shall indemnify the Supplier against all loss caused by third parties not under the control of the Customer.',
    'The Customer shall indemnify the Supplier against all loss caused by the Customer.',
  ],
  [
    'onerous-money.price-at-will',
    'The Supplier may change its prices at any time.',
    'The Supplier may change its prices at any time, by not more than 3% a year.',
  ],
  [
    'onerous-money.renewal-rates',
    'This Agreement shall automatically renew for one year at the Supplier’s then current rates.',
    'This Agreement shall automatically renew for one year at the Supplier’s then current rates, which rise by no more than 3%.',
  ],
  [
    'onerous-money.expenses-unbounded',
    'The Customer shall reimburse the Supplier for expenses incurred.',
    'The Customer shall reimburse the Supplier for reasonable expenses incurred.',
  ],
  [
    'onerous-performance.times-without-remedy',
    'The Supplier shall respond to each fault within 4 hours.',
    'The Supplier shall respond to each fault within 4 hours, or the Customer receives service credits.',
  ],
  [
    'onerous-performance.terms-of-others',
    'All orders are subject to the Supplier’s standard terms and conditions.',
    'All orders are subject to the Supplier’s standard terms and conditions attached as Exhibit A.',
  ],
  [
    'onerous-performance.deemed-accepted',
    'Each deliverable shall be deemed accepted if the Customer does not object within five days.',
    'Each deliverable shall be deemed accepted if the Customer does not object within thirty days.',
  ],
  [
    'onerous-performance.title-disclaimed',
    'The Supplier disclaims all warranties, including title and non-infringement.',
    'The Supplier disclaims all warranties, including non-infringement, except as expressly set forth here.',
  ],
  [
    'onerous-performance.to-be-agreed',
    'The prices for the second year shall be agreed by the parties.',
    'The prices for the second year shall be agreed by the parties, failing which an expert decides.',
  ],
  [
    'onerous-performance.stops-at-once',
    'If a payment is late, the Supplier may suspend the services.',
    'If a payment is late, the Supplier may suspend the services after ten days.',
  ],
  [
    'onerous-restraints.bound-to-one',
    'The Customer shall not enter into any agreement with any third party which is similar to this Agreement.',
    'Neither party shall enter into any agreement with any third party which is similar to this Agreement.',
  ],
  [
    'onerous-secrecy.all-survives',
    'All of the obligations of the Customer hereunder shall survive termination of this Agreement.',
    'All of the obligations of the Customer hereunder shall survive termination of this Agreement for two years.',
  ],
  [
    'onerous-secrecy.two-lengths',
    'The Customer shall keep the information confidential at all times. The duty of confidentiality lasts for two years after termination.',
    'The duty of confidentiality lasts for two years after termination.',
  ],
  [
    'onerous-performance.to-be-agreed',
    'The Customer pays the Supplier such fees as may be agreed between the parties from time to time.',
    'The Customer pays the Supplier fees of $500, or such fees as may be agreed between the parties from time to time.',
  ],
  [
    'onerous-money.pay-when-paid',
    'The Customer shall not be obliged to pay the Supplier until payment has been received from the Sponsor.',
    'The Customer shall pay the Supplier within thirty days of the invoice, whether or not the Sponsor has paid.',
  ],
  [
    'onerous-money.pay-when-paid',
    'The Customer pays the Supplier within 5 days of receipt of payment from the end user.',
    'The Customer pays a royalty within 5 days of receipt of payment from the end user.',
  ],
  [
    'onerous-money.late-invoice',
    'The Customer has no obligation to pay the Supplier for services which were not invoiced within 30 days.',
    'The Customer may pay services which were not invoiced within 30 days sixty days later.',
  ],
  [
    'onerous-money.earned-forfeited',
    'Upon termination the Supplier forfeits all accrued and unpaid commissions.',
    'Upon termination the Customer pays all accrued and unpaid commissions.',
  ],
  [
    'onerous-money.never-refunded',
    'The licence fees are non-refundable.',
    'The licence fees are non-refundable except on a breach by the Supplier.',
  ],
  [
    'onerous-money.never-refunded',
    'The licence fees are non-refundable.',
    'The licence fees are non-refundable. If the Supplier breaches this Agreement, the fees for the rest of the term are refunded.',
  ],
  [
    'onerous-exit.own-opinion',
    'The Supplier may terminate this Agreement if in its sole opinion the Customer harms its interests.',
    'The Supplier may terminate this Agreement if the Customer is insolvent.',
  ],
  [
    'onerous-exit.own-opinion',
    'The Supplier may terminate this Agreement if the Customer commits any immoral act.',
    'The Supplier may terminate this Agreement if the Customer is convicted of a felony by a court.',
  ],
  [
    'onerous-exit.own-opinion',
    'The Supplier may terminate this Agreement if the Customer, in the opinion of the Supplier, is unsuitable.',
    'If the Customer is sold, the Supplier, in its sole discretion, shall have the right to terminate this Agreement.',
  ],
  [
    'onerous-exit.ends-with-other',
    'This Agreement shall automatically terminate upon the termination of the Master Licence Agreement.',
    'This Agreement shall automatically terminate upon the expiration of the term of this Agreement.',
  ],
  [
    'onerous-exit.ends-with-other',
    'The term of this Agreement continues until the expiration of the Studio Lease.',
    'Upon termination of the Studio Lease, the Supplier shall return the keys.',
  ],
  [
    'onerous-exit.own-breach',
    'Either party may terminate this Agreement immediately upon a material breach by either party.',
    'Either party may terminate this Agreement immediately upon a material breach by the other party.',
  ],
  [
    'onerous-performance.remedy-without-money',
    'If the work is defective, the Customer’s sole and exclusive remedy is its replacement by the Supplier.',
    'If the work is defective, the Customer’s sole and exclusive remedy is its replacement or a refund of the price.',
  ],
  [
    'onerous-performance.remedy-without-money',
    'The Supplier shall repair a defective part. The foregoing is the Customer’s sole remedy for a breach of warranty.',
    'The Supplier shall repair a defective part. Termination is not the sole remedy for a breach of warranty.',
  ],
  [
    'onerous-performance.own-rules',
    'The Customer shall comply with the policies of the Supplier as amended by the Supplier from time to time.',
    'The Customer shall comply with the laws and regulations as amended from time to time.',
  ],
  [
    'onerous-performance.subject-changed',
    'The Supplier may at any time discontinue any of the Products.',
    'The Supplier may at any time discontinue any of the Products with the written consent of the Customer.',
  ],
  [
    'onerous-performance.may-refuse-orders',
    'The Customer shall meet the minimum purchase of 500 units. All purchase orders are subject to acceptance by the Supplier.',
    'The Customer shall meet the minimum purchase of 500 units. The Supplier shall accept all purchase orders.',
  ],
  [
    'onerous-performance.may-refuse-orders',
    'The Customer shall meet the minimum purchase of 500 units. The Supplier may reject any purchase order.',
    'The Supplier may reject any purchase order.',
  ],
  [
    'onerous-liability.cap-swallowed',
    'The Supplier’s total liability shall not exceed $5,000, except for its duty to indemnify. The Supplier shall indemnify the Customer against all losses from any breach of this Agreement.',
    'The Supplier’s total liability shall not exceed $5,000, except for its duty to indemnify. The Supplier shall indemnify the Customer against third party claims arising from any breach of this Agreement.',
  ],
];

describe('onerous terms', () => {
  for (const [rule, harmful, harmless] of CASES) {
    const expert = rule.slice(0, rule.indexOf('.'));
    it(`finds ${rule}: ${harmful}`, () => {
      expect(rulesOn(expert, harmful)).toContain(rule);
    });
    it(`is silent on: ${harmless}`, () => {
      expect(rulesOn(expert, harmless)).not.toContain(rule);
    });
  }
});

const rulesIn = (expert: string, text: string, type: DocumentType): string[] =>
  findingsOf(expertById(expert) as Expert, parseDocument(text, { type })).map(({ rule }) => rule);

describe('onerous terms of a trade', () => {
  for (const [rule, harmful, harmless] of [
    [
      'onerous-exit.stops-on-the-day',
      'Upon termination of this Agreement the Distributor shall immediately cease selling the Products.',
      'Upon termination of this Agreement the Distributor shall immediately cease selling the Products. It may sell its remaining inventory for six months.',
    ],
    [
      'onerous-money.paid-before-delivery',
      'The Distributor shall pay half of the purchase price prior to shipment of the Products.',
      'The Distributor shall pay half of the purchase price prior to shipment by an irrevocable letter of credit for the Products.',
    ],
    [
      'onerous-money.paid-before-delivery',
      'The Distributor shall pay 60% of the price upon placement of the order.',
      'The Distributor shall pay 10% of the price upon placement of the order, and the balance net 30 days.',
    ],
  ] as const) {
    const expert = rule.slice(0, rule.indexOf('.'));
    const between =
      'This Distribution Agreement is made between Alder Ltd ("Manufacturer") and Birch Inc. ("Distributor").\n\n1. Terms. ';
    it(`finds ${rule} and leaves its harmless twin alone`, () => {
      expect(rulesIn(expert, between + harmful, 'distribution')).toContain(rule);
      expect(rulesIn(expert, between + harmless, 'distribution')).not.toContain(rule);
    });
  }
});

describe('onerous consumer terms', () => {
  for (const [rule, harmful, harmless] of [
    [
      'token-cap',
      'Our total liability to you will not exceed one hundred dollars ($100).',
      'Our total liability to you will not exceed fifty thousand dollars ($50,000).',
    ],
    [
      'licence-over-content',
      'You grant us a perpetual, irrevocable and sublicensable licence to use your content for any purpose.',
      'We grant to you a limited, non-transferable licence to use our content, which is royalty-free and for any purpose.',
    ],
    [
      'consumer-indemnifies',
      'You agree to indemnify us against all claims.',
      'We agree to indemnify you against all claims.',
    ],
    ['no-refund', 'All fees are non-refundable.', 'All fees are non-refundable unless we cancel the service.'],
    [
      'renews-itself',
      'Your subscription will automatically renew each month.',
      'Your subscription will automatically renew after we remind you.',
    ],
    ['watches', 'We may monitor your messages for our purposes.', 'We do not monitor your messages.'],
  ] as const) {
    it(`finds ${rule} and leaves its harmless twin alone`, () => {
      expect(rulesIn('unfair-onerous-terms', harmful, 'terms_of_service')).toContain(`unfair-onerous-terms.${rule}`);
      expect(rulesIn('unfair-onerous-terms', harmless, 'terms_of_service')).not.toContain(
        `unfair-onerous-terms.${rule}`,
      );
    });
  }
});

describe('unsettled wording', () => {
  it('finds a proposal in square brackets', () => {
    const text =
      '1. Restraint. The Customer shall not sell cars in [any country in which the Supplier sells cars at that time].';
    expect(rulesIn('unsettled-wording', text, 'services')).toEqual(['unsettled-wording.bracketed']);
  });

  it('leaves a note on omitted words alone', () => {
    const text = '1. Price. The price is [text omitted and filed apart with the commission under a request for it].';
    expect(rulesIn('unsettled-wording', text, 'services')).toEqual([]);
  });

  it('finds a list of payments that was never written', () => {
    const text =
      '3. Pay. The Supplier shall receive the following compensation:\n\n4. Term. This Agreement lasts a year.\n\n5. Law. English law governs.\n';
    expect(rulesIn('unsettled-wording', text, 'services')).toContain('unsettled-wording.nothing-follows');
  });

  it('leaves a list that is written alone', () => {
    const text =
      '3. Pay. The Supplier shall receive the following compensation:\n(a) $100 a day; and\n(b) expenses.\n\n4. Term. This Agreement lasts a year.\n';
    expect(rulesIn('unsettled-wording', text, 'services')).toEqual([]);
  });
});
