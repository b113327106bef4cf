import { describe, expect, it } from 'vitest';
import { absenceAnswer } from '../../../../actors/experts/adversarial/absence/index.ts';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { contract } from '../../provisions/reading.ts';
import { claimOn, findingsOf } from '../trial.ts';

const rulesOn = (expert: string, words: string): string[] =>
  findingsOf(expertById(expert) as Expert, contract(words)).map(({ rule }) => rule);

/** A rule, words with what it is about, and words like them that are harmless. */
const CASES: readonly (readonly [rule: string, harmful: string, harmless: string])[] = [
  [
    'onerous-performance.may-refuse-orders',
    'The Customer shall purchase all of its bottles exclusively from the Supplier. The Supplier is not obliged to supply the goods without its written confirmation.',
    'The Customer may purchase its bottles elsewhere. The Supplier is not obliged to supply the goods without its written confirmation.',
  ],
  [
    'onerous-performance.may-refuse-orders',
    'The Customer shall not sell any competitive bottles. The Supplier shall indicate its acceptance of each order by a signed copy.',
    'The Customer shall not sell any competitive bottles. The Supplier shall deliver all orders accepted by it before termination.',
  ],
  [
    'onerous-performance.stops-without-price',
    'If the parties fail to agree on the price for the next season, the Supplier may suspend deliveries.',
    'If the parties fail to agree on the price for the next season, an independent expert sets it and the Supplier may suspend nothing.',
  ],
  [
    'onerous-exit.notice-of-no-length',
    'The Supplier may terminate this Agreement upon prior written notice.',
    'The Supplier may terminate this Agreement upon ninety days prior written notice.',
  ],
  [
    'onerous-exit.unmet-expectations',
    'The Customer may terminate this Agreement where it is not satisfied with the progress made.',
    'The Customer may terminate this Agreement where it reasonably is not satisfied with the progress made.',
  ],
  [
    'onerous-exit.accusation-alone',
    'The Supplier may terminate this Agreement if the Customer becomes the subject of an investigation.',
    'The Supplier may terminate this Agreement if the Customer becomes the subject of a bankruptcy proceeding.',
  ],
  [
    'onerous-exit.exclusivity-for-any-failure',
    'If the Customer defaults under any provision of this Agreement, the exclusive rights shall become non-exclusive.',
    'If the Customer commits a material default under any provision of this Agreement, the exclusive rights shall become non-exclusive.',
  ],
  [
    'onerous-exit.no-long-stop',
    'This Agreement shall become effective only upon the closing of the purchase of the mill.',
    'This Agreement shall become effective only upon the closing of the purchase of the mill, which must happen no later than June 30, 2031.',
  ],
  [
    'onerous-exit.bound-until-told',
    'The Customer shall not sell any of the units until the Supplier notifies it that the tests are over.',
    'The Customer shall not sell any of the units until the Supplier notifies it that the tests are over, in any event for no more than 90 days.',
  ],
  [
    'onerous-money.held-back',
    'The Supplier may retain amounts collected for the Customer against any claims it deems necessary.',
    'The Supplier may retain taxes from amounts collected for the Customer as it deems necessary.',
  ],
  [
    'onerous-money.never-refunded',
    'The Supplier shall never be required to return any payments made, irrespective of termination.',
    'The Supplier shall never be required to return any payments made, except upon termination for its breach.',
  ],
  [
    'onerous-money.minimum-outlives',
    'The guaranteed minimum royalty survives termination of this Agreement.',
    'The guaranteed minimum royalty accrued before it survives termination of this Agreement.',
  ],
  [
    'onerous-money.costs-credited',
    'All costs of the suit shall be fully creditable against the royalties due.',
    'All costs of the suit shall be creditable against up to half of the royalties due.',
  ],
  [
    'onerous-money.pay-by-policy',
    'The fee is subject to adjustment under the pay policies of the Customer in effect from time to time.',
    'The fee is subject to adjustment under the consumer price index in effect from time to time.',
  ],
  [
    'onerous-liability.grave-fault-only',
    'The Supplier’s liability is limited to gross negligence and wilful misconduct.',
    'Neither party is liable for more than the fees, which is not limited to gross negligence and wilful misconduct.',
  ],
  [
    'onerous-liability.offset-only',
    'The Customer may offset such loss against the fees as its sole and exclusive remedy.',
    'The Customer may offset such loss against the fees, beside its other remedies.',
  ],
  [
    'onerous-liability.taken-back',
    'The Supplier shall not be required to honour any warranty given in the Sales Terms.',
    'The Supplier shall not be required to honour any warranty if the goods were altered.',
  ],
  [
    'onerous-performance.customary-scope',
    'The Supplier shall provide the benefits customarily associated with a main sponsorship.',
    'The Supplier shall provide the incidental services customarily associated with such a lease.',
  ],
  [
    'onerous-performance.binds-unsigned',
    'These restrictions also apply to goods that are held by the spouse of the Customer.',
    'These restrictions also apply to the heirs and the spouse of the Customer.',
  ],
  [
    'renewal.notice-as-long-as-term',
    'This Agreement runs for a term of three months. It shall automatically renew for successive terms of three months unless either party gives notice at least three months before the end of the term.',
    'This Agreement runs for a term of twelve months. It shall automatically renew for successive terms of twelve months unless either party gives notice at least three months before the end of the term.',
  ],
  [
    'most-favoured-nation.only-intended',
    'It is the intention of the Supplier that the prices are no less favourable than those of any other buyer.',
    'The Supplier warrants that the prices are no less favourable than those of any other buyer.',
  ],
  [
    'first-refusal.only-talks',
    'The Customer has a right of first offer for the plot. The parties shall then negotiate in good faith its lease.',
    'The Customer has a right of first offer for the plot. The parties shall then negotiate in good faith its lease, and the Supplier shall not offer a third party better terms.',
  ],
  [
    'onerous-performance.dates-not-binding',
    'All shipping dates are only approximate.',
    'All shipping dates are only approximate, except those of accepted orders.',
  ],
  [
    'onerous-performance.recall-decided-alone',
    'The Customer decides in its sole discretion whether there is a recall. The Supplier bears the costs of it.',
    'The Customer and the Supplier decide together whether there is a recall. The Supplier bears the costs of it.',
  ],
  [
    'onerous-money.pays-for-nothing',
    'The Customer must pay the fee regardless of whether the fair is held.',
    'The Customer must pay the fee as soon as the fair is held.',
  ],
  [
    'onerous-liability.injury-excluded',
    'The Supplier shall not be liable for any injury to visitors of the hall.',
    'The Supplier shall not be liable for any injury to visitors of the hall, unless its negligence led to it.',
  ],
  [
    'onerous-liability.beyond-control',
    'The Customer shall hold the Supplier free and harmless from all damages (a) of its own making; or (b) arising from acts of third parties.',
    'The Customer shall hold the Supplier free and harmless from all damages (a) of its own making; or (b) arising from acts of its staff.',
  ],
  [
    'liability-cap.direct-unlimited',
    'The Customer pays the fees. Neither party shall be liable for indirect or consequential damages.',
    'The Customer pays the fees. Neither party shall be liable for indirect or consequential damages, nor for damages that exceed the fees.',
  ],
];

describe('hollow terms', () => {
  for (const [rule, harmful, harmless] of CASES) {
    const [expert = ''] = rule.split('.');
    it(`objects to ${rule}: ${harmful}`, () => expect(rulesOn(expert, harmful)).toContain(rule));
    it(`and not to: ${harmless}`, () => expect(rulesOn(expert, harmless)).not.toContain(rule));
  }
});

const rulesIn = (expert: string, text: string, type: DocumentType): string[] =>
  findingsOf(expertById(expert) as Expert, parseDocument(text, { type })).map(({ rule }) => rule);

const OPENING =
  'This Agreement is made between Baker Works Ltd. (the "Supplier") and Candle House Inc. (the "Customer").\n\n';

describe('hollow terms of the whole document', () => {
  it('finds a frame that binds nobody, and not one with a minimum', () => {
    const frame = `${OPENING}1. Nothing in this Agreement shall require either party to purchase or supply any quantity of goods.\n\n`;
    const bound = '2. The Customer shall purchase at least 500 units a year.';
    expect(rulesIn('onerous-performance', frame, 'supply')).toContain('onerous-performance.frame-only');
    expect(rulesIn('onerous-performance', frame + bound, 'supply')).not.toContain('onerous-performance.frame-only');
  });

  it('finds a person who is independent and on the payroll', () => {
    const free = `${OPENING}1. The Consultant performs the work as an independent contractor.\n\n`;
    const paid = '2. The fee is paid in accordance with the standard payroll schedule of the Customer.';
    const own = '2. The Consultant is not on the payroll schedule of the Customer.';
    const others = '2. The Consultant will not hire any person employed by the company.';
    expect(rulesIn('onerous-performance', free + paid, 'consulting')).toContain('onerous-performance.both-statuses');
    expect(rulesIn('onerous-performance', free + own, 'consulting')).not.toContain('onerous-performance.both-statuses');
    expect(rulesIn('onerous-performance', free + others, 'consulting')).not.toContain(
      'onerous-performance.both-statuses',
    );
  });

  it('finds duties that outlive the deal they serve', () => {
    const duty = `${OPENING}1. After the consummation of the merger the Customer will not vote against the board. The Merger Agreement is dated today.\n\n`;
    expect(rulesIn('onerous-exit', duty, 'general')).toContain('onerous-exit.outlives-deal');
    const ends = '2. This letter is void if the Merger Agreement is terminated.';
    expect(rulesIn('onerous-exit', duty + ends, 'general')).not.toContain('onerous-exit.outlives-deal');
  });

  it('finds a sum paid ahead with no word on what comes back', () => {
    const ahead = `${OPENING}1. The Customer shall pay $250,000 upon the signing of this Agreement.\n\n2. The Supplier may terminate this Agreement at any time.\n\n`;
    expect(rulesIn('onerous-money', ahead, 'services')).toContain('onerous-money.prepaid-and-kept');
    const back = '3. Upon termination the Supplier shall refund the fees for work that was not done.';
    expect(rulesIn('onerous-money', ahead + back, 'services')).not.toContain('onerous-money.prepaid-and-kept');
  });

  it('finds injury indemnified without insurance', () => {
    const promise = `${OPENING}1. The Supplier shall indemnify the Customer against claims for personal injury caused by defective products.\n\n`;
    expect(rulesIn('onerous-liability', promise, 'supply')).toContain('onerous-liability.uninsured-products');
    const insured = '2. The Supplier shall maintain product liability insurance.';
    expect(rulesIn('onerous-liability', promise + insured, 'supply')).not.toContain(
      'onerous-liability.uninsured-products',
    );
  });

  it('finds an attachment that is still to come', () => {
    const text = (content: string) =>
      `${OPENING}1. Scope\n\nThe Supplier shall supply the products listed in Exhibit A.\n\nIN WITNESS WHEREOF, the parties have signed.\n\nEXHIBIT A\n\nProducts\n\n${content}\n`;
    expect(rulesIn('exhibits', text('List to be furnished by the Customer.'), 'supply')).toContain('exhibits.empty');
    expect(rulesIn('exhibits', text('Wax candles, red, 20 cm.'), 'supply')).not.toContain('exhibits.empty');
  });

  it('finds who is to pay and neither is a party nor signs', () => {
    const filler = 'The Supplier shall deliver the goods on the first day of each month to the place named. '.repeat(
      24,
    );
    const text = (signers: string) =>
      `${OPENING}1. Delivery\n\n${filler}\n\n2. Price\n\nThe prizes come from Dover Motor Company ("DMC"). DMC shall pay the Supplier the price of the goods within thirty days.\n\nIN WITNESS WHEREOF, the parties have signed.\n\n${signers}\n`;
    const rule = 'signatories.owes-and-is-no-party';
    expect(
      rulesIn('signatories', text('Baker Works Ltd.\nBy: ____\n\nCandle House Inc.\nBy: ____'), 'supply'),
    ).toContain(rule);
    expect(
      rulesIn('signatories', text('Baker Works Ltd.\nBy: ____\n\nDover Motor Company\nBy: ____'), 'supply'),
    ).not.toContain(rule);
  });
});

describe('what answers a hollow term', () => {
  const stops = 'If the parties cannot agree on a price for the next year, the Supplier may refuse to deliver.';
  const answerIn = (text: string) => {
    const document = contract(text);
    const claim = { rule: 'onerous-performance.stops-without-price', category: 'price_adjustment' } as const;
    return absenceAnswer(claimOn(document, { quoting: stops, claim }), document);
  };

  it('is not the sentence that says what follows when no price is agreed', () => {
    expect(answerIn(stops)).toBeUndefined();
  });

  it('is somebody else who sets the price', () => {
    expect(answerIn(`${stops} The price is then set by an independent expert.`)?.strength).toBe('answers');
  });
});
