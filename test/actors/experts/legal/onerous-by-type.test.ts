import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { findingsOf } from '../trial.ts';

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
