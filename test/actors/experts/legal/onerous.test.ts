import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
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
  // What is denied is not harmful.
  [
    'onerous-money.pay-when-paid',
    'The Customer shall not be obliged to pay the Supplier until payment has been received from the Sponsor.',
    'The Customer shall pay the Supplier within 30 days, whether or not it has received payment from the Sponsor.',
  ],
  [
    'onerous-money.pay-when-paid',
    'The Customer shall not be obliged to pay the Supplier until payment has been received from the Sponsor.',
    'The Customer shall not make payment conditional upon receipt of payment from the Sponsor.',
  ],
  [
    'onerous-money.pay-when-paid',
    'The Customer shall not be obliged to pay the Supplier until payment has been received from the Sponsor.',
    'The Customer waives any rule by which it need not pay until it has received payment from the Sponsor.',
  ],
  [
    'onerous-money.late-invoice',
    'Services that are not invoiced within 30 days are deemed waived.',
    'An invoice that is not submitted within 30 days is paid with the next one, and no claim is waived.',
  ],
  [
    'onerous-money.earned-forfeited',
    'Accrued commissions are forfeited upon termination of this Agreement.',
    'No accrued commissions are forfeited upon termination of this Agreement.',
  ],
  ['onerous-money.never-refunded', 'The deposit is non-refundable.', 'The deposit is not non-refundable.'],
  [
    'onerous-exit.ends-with-other',
    'This Agreement shall terminate upon the termination of the Master Licence Agreement.',
    'This Agreement shall not terminate upon the termination of the Master Licence Agreement.',
  ],
  [
    'onerous-performance.own-rules',
    'The Customer shall comply with the policies of the Supplier as amended by the Supplier from time to time.',
    'The Customer need not comply with the policies of the Supplier as amended by the Supplier from time to time.',
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
