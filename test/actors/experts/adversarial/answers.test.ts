import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { adversarial as english } from '../../../../actors/languages/en/adversarial.ts';
import { adversarial as spanish } from '../../../../actors/languages/es/adversarial.ts';
import { adversarial as italian } from '../../../../actors/languages/it/adversarial.ts';
import { contract } from '../../provisions/reading.ts';
import { answer, claimOn, type Defeated } from '../trial.ts';

const verifier = expertById('verifier') as Expert;

interface Case {
  readonly claim: Defeated['claim'];
  readonly quoting?: string;
  readonly answered: string;
  readonly reason: string;
  /** The same claim where nothing answers it. */
  readonly open: string;
}

const CASES: readonly Case[] = [
  {
    claim: { rule: 'discretion.without-asking', category: 'risk_allocation' },
    quoting: 'may move the server',
    answered: 'The Supplier may move the server at any time upon ten days written notice.',
    reason: 'verifier.same-sentence',
    open: 'The Supplier may move the server at any time.',
  },
  {
    claim: { rule: 'discretion.sole', category: 'risk_allocation' },
    quoting: 'in its sole discretion',
    answered: 'The banner is drawn by the Supplier in its sole discretion and approved by the Customer.',
    reason: 'verifier.same-sentence',
    open: 'The banner is drawn by the Supplier in its sole discretion and paid by the Customer.',
  },
  {
    claim: { rule: 'price-adjustment.unbounded', category: 'price_adjustment', values: { party: 'Supplier' } },
    quoting: 'may raise the prices',
    answered:
      'The Supplier may raise the prices each year. The Customer may terminate this Agreement within one month of the offer.',
    reason: 'verifier.beside',
    open: 'The Supplier may raise the prices each year. The Customer shall pay the new prices.',
  },
  {
    claim: { rule: 'termination-convenience.one-sided', category: 'termination_for_convenience' },
    quoting: 'may terminate this Agreement',
    answered:
      'The Supplier may terminate this Agreement by notice if: (a) the Customer does not pay; (b) the Customer is wound up.',
    reason: 'verifier.same-sentence',
    open: 'The Supplier may terminate this Agreement by notice.',
  },
  {
    claim: { rule: 'confidentiality.one-sided', category: 'confidentiality' },
    quoting: 'each agree to keep',
    answered: 'The Supplier and the Customer each agree to keep the plans secret.',
    reason: 'verifier.both-sides',
    open: 'The Supplier and its staff each agree to keep the plans secret.',
  },
  {
    claim: { rule: 'severability.missing', category: 'severability' },
    answered:
      'Section 12 (Miscellaneous) of the Joint Operating Agreement shall be incorporated by reference, mutatis mutandis.',
    reason: 'verifier.incorporated',
    open: 'Section 12 (Insurance) of the Joint Operating Agreement shall be incorporated by reference, mutatis mutandis.',
  },
  {
    claim: { rule: 'payment-terms.missing', category: 'payment_terms' },
    answered: 'The Customer shall pay each invoice within [***] of its date.',
    reason: 'verifier.withheld',
    open: 'The Customer shall pay each invoice to the bank named in it.',
  },
  {
    claim: { rule: 'renewal.long-notice', category: 'renewal_term' },
    quoting: 'shall renew each year',
    answered:
      'This Agreement shall renew each year unless a party objects ninety days before. Either party may terminate this Agreement at any time on four months notice.',
    reason: 'verifier.elsewhere',
    open: 'This Agreement shall renew each year unless a party objects ninety days before. Either party may terminate this Agreement for breach.',
  },
  {
    claim: { rule: 'cross-references.dangling', category: 'cross_references' },
    quoting: 'Section 18',
    answered: 'The Supplier shall pay as set out in Section 18 of the Insurance Law of the State.',
    reason: 'verifier.other-document',
    open: 'The Supplier shall pay as set out in Section 18 of this Agreement.',
  },
  {
    claim: { rule: 'exhibits.not-attached', category: 'exhibits' },
    quoting: 'Exhibit B',
    answered: 'The Supplier shall sell the goods of Exhibit B.\n\nAPPENDIX B\nSpoons and forks.\n',
    reason: 'verifier.elsewhere',
    open: 'The Supplier shall sell the goods of Exhibit B.\n\nAPPENDIX A\nSpoons and forks.\n',
  },
  {
    claim: {
      rule: 'defined-terms.undefined',
      category: 'defined_terms',
      values: { terms: '“Secret Matter”', count: 1 },
    },
    quoting: 'Secret Matter',
    answered: 'The Supplier shall keep all Secret Matter. A Secret Matter@ shall mean what is marked as such.',
    reason: 'verifier.elsewhere',
    open: 'The Supplier shall keep all Secret Matter. All Secret Matter shall be marked as such.',
  },
  {
    claim: {
      rule: 'defined-terms.unused',
      category: 'defined_terms',
      values: { terms: '“Representatives”', count: 1 },
    },
    quoting: 'Representatives',
    answered:
      '“Representatives” means the staff. The Supplier shall bind each Representative. Any Representative s may ask. A Representative signs.',
    reason: 'verifier.elsewhere',
    open: '“Representatives” means the staff. The Supplier shall bind each of its men.',
  },
  {
    claim: { rule: 'ambiguity.vague-time', category: 'ambiguity' },
    quoting: 'periodically',
    answered: 'The Customer may periodically audit the books of the Supplier.',
    reason: 'verifier.no-duty',
    open: 'The Supplier shall periodically deliver the books to the Customer.',
  },
  {
    claim: { rule: 'uncapped-liability.unlimited', category: 'uncapped_liability' },
    quoting: 'unlimited liability company',
    answered: 'The word person includes an unlimited liability company.',
    reason: 'verifier.not-about',
    open: 'The Supplier accepts unlimited liability towards every unlimited liability partner.'.replace(
      ' liability partner',
      ' partner',
    ),
  },
];

const examined = (words: string, { quoting, claim }: Case) => {
  const document = contract(words);
  const isThere = quoting !== undefined && document.text.includes(quoting);
  return answer(verifier, claimOn(document, { ...(isThere && { quoting }), claim }), document);
};

describe('answers', () => {
  for (const one of CASES) {
    it(`opposes ${one.claim.rule} with the passage that answers it (${one.reason})`, () => {
      const found = examined(one.answered, one);
      expect(found?.reason.key).toBe(one.reason);
      expect(found?.stance).toBe('oppose');
      expect(String(found?.reason.values.quote)).not.toBe('');
      for (const part of [english, italian, spanish]) expect(part.reasons[one.reason]).toBeDefined();
    });
    it(`lets ${one.claim.rule} stand where nothing answers it`, () => {
      expect(examined(one.open, one)?.reason.key).not.toBe(one.reason);
    });
  }
});
