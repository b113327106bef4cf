import { describe, expect, it } from 'vitest';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import { contract, findingsOf, rulesOf } from '../toolkit/sample.ts';

/** Rule, a clause that breaks it, a clause on the same matter that does not. */
const PRESENCES: readonly (readonly [string, string, string])[] = [
  [
    'liability-cap.short-period',
    'Cap. Neither party’s total liability shall exceed the fees paid in the preceding three (3) months, except for fraud.',
    'Cap. Neither party’s total liability shall exceed the fees paid in the preceding twelve (12) months, except for fraud.',
  ],
  [
    'liability-cap.no-exceptions',
    'Cap. The total liability of either party shall not exceed $100,000.',
    'Cap. The total liability of either party shall not exceed $100,000, except for fraud.',
  ],
  [
    'consequential-loss.direct-too',
    'Losses. Neither party shall be liable for any direct, indirect or consequential damages.',
    'Losses. Neither party shall be liable for any indirect or consequential damages.',
  ],
  [
    'indemnity.broad',
    'Cover. Each party shall indemnify the other against claims arising out of or relating to its negligence.',
    'Cover. Each party shall indemnify the other against claims caused by its negligence.',
  ],
  [
    'indemnity.without-fault',
    'Cover. Supplier shall indemnify Customer against any and all losses of every kind.',
    'Cover. Supplier shall indemnify Customer against losses caused by its negligence.',
  ],
  [
    'warranty.short',
    'Repairs. Supplier warrants the deliverables for a period of thirty (30) days after delivery.',
    'Repairs. Supplier warrants the deliverables for a period of twelve (12) months after delivery.',
  ],
  [
    'warranty-disclaimer.total',
    'Condition. The software is provided "as is" and Supplier disclaims all warranties.',
    'Condition. Except as set forth in this Agreement, the software is provided "as is".',
  ],
  [
    'termination-convenience.one-sided',
    'Exit. Customer may terminate this Agreement at any time for its convenience.',
    'Exit. Either party may terminate this Agreement at any time on ninety (90) days’ notice.',
  ],
  [
    'termination-convenience.short-notice',
    'Exit. Either party may terminate this Agreement for any reason on five (5) days’ notice.',
    'Exit. Either party may terminate this Agreement for any reason on sixty (60) days’ notice.',
  ],
  [
    'termination-cause.no-cure',
    'Breach. Customer may terminate this Agreement at once upon any breach by Supplier.',
    'Breach. Customer may terminate this Agreement upon a breach that Supplier does not remedy within a month.',
  ],
  [
    'termination-cause.short-cure',
    'Breach. A party may terminate this Agreement if a breach is not remedied within three (3) days.',
    'Breach. A party may terminate this Agreement if a breach is not remedied within thirty (30) days.',
  ],
  [
    'termination-cause.automatic',
    'Orders. If Customer fails to order ten doors in a year, this Agreement will automatically and immediately terminate.',
    'Orders. If Customer fails to order ten doors in a year and does not cure this, this Agreement will automatically terminate.',
  ],
  [
    'renewal.no-way-out',
    'Renewal. This Agreement renews automatically for successive years.',
    'Renewal. This Agreement renews automatically for successive years unless a party gives notice.',
  ],
  [
    'renewal.long-notice',
    'Renewal. This Agreement shall automatically renew unless notice is given one hundred twenty (120) days before it ends.',
    'Renewal. This Agreement shall automatically renew unless notice is given thirty (30) days before it ends.',
  ],
  [
    'confidentiality.forever',
    'Secrets. The parties shall keep confidential information secret in perpetuity.',
    'Secrets. The parties shall keep trade secrets secret in perpetuity.',
  ],
  [
    'ip-ownership.joint-without-rules',
    'Joint Works. Inventions made together are jointly owned.',
    'Joint Works. Inventions made together are jointly owned, and each party may use them freely.',
  ],
  [
    'licence-scope.irrevocable',
    'Grant. Supplier grants to Customer a perpetual, irrevocable, worldwide license to use the software.',
    'Grant. Supplier grants to Customer a worldwide license to use the software while this Agreement lasts.',
  ],
  [
    'licence-scope.silent-on-exclusivity',
    'Grant. Supplier hereby grants Customer a license to use the software.',
    'Grant. Supplier hereby grants Customer a non-exclusive license to use the software.',
  ],
  [
    'assignment.free',
    'Transfer. Supplier may assign this Agreement without the consent of Customer.',
    'Transfer. Supplier may assign this Agreement to an affiliate without the consent of Customer.',
  ],
  [
    'change-of-control.one-sided',
    'Sale. Customer may terminate this Agreement upon a change of control of Supplier.',
    'Sale. Either party may terminate this Agreement upon a change of control of the other party.',
  ],
  [
    'exclusivity.unearned',
    'Market. Supplier grants Customer the exclusive right to distribute the products worldwide.',
    'Market. Supplier grants Customer the non-exclusive right to distribute the products.',
  ],
  [
    'non-compete.unbounded',
    'Rivals. Supplier shall not engage in any business that competes with Customer.',
    'Rivals. Supplier shall not engage in any business that competes with Customer for a period of six months.',
  ],
  [
    'non-compete.long',
    'Rivals. Supplier shall not compete with Customer for a period of five (5) years after termination.',
    'Rivals. Supplier shall not compete with Customer for a period of six (6) months after termination.',
  ],
  [
    'non-solicit.unbounded',
    'Staff. Neither party shall solicit or hire the employees of the other.',
    'Staff. Neither party shall solicit or hire the employees of the other during the term and for six months.',
  ],
  [
    'non-solicit.long',
    'Staff. Neither party shall solicit the employees of the other for three (3) years after termination.',
    'Staff. Neither party shall solicit the employees of the other for one (1) year after termination.',
  ],
  [
    'minimum-commitment.without-relief',
    'Volume. Customer shall purchase at least 500 units each year.',
    'Volume. Customer shall purchase at least 500 units each year, and a shortfall may be made up in the next.',
  ],
  [
    'price-adjustment.unbounded',
    'Prices. Supplier may increase its fees at any time.',
    'Prices. Supplier may increase its fees by no more than two percent (2%) a year.',
  ],
  [
    'payment-terms.late',
    'Bills. Customer shall pay the invoice within one hundred twenty (120) days.',
    'Bills. Customer shall pay the invoice within forty-five (45) days.',
  ],
  [
    'late-interest.steep',
    'Delay. Overdue amounts bear interest at two percent (2%) per month.',
    'Delay. Overdue amounts bear interest at one percent (1%) per month.',
  ],
  [
    'audit-rights.unbounded',
    'Books. Customer may audit the books and records of Supplier at any time.',
    'Books. Customer may audit the books and records of Supplier on reasonable notice.',
  ],
  [
    'governing-law.several',
    'Other Law. The statements of work shall be governed by the laws of France.',
    'Same Law. The statements of work shall be governed by the laws of Ireland.',
  ],
  [
    'dispute-resolution.incomplete-arbitration',
    'Arbiter. Every dispute shall be finally settled by arbitration.',
    'Arbiter. Every dispute shall be finally settled by arbitration under the rules of the ICC in Paris.',
  ],
  [
    'dispute-resolution.jury-waived',
    'Jury. Each party waives its right to trial by jury.',
    'Jury. Each party keeps its right to trial by jury.',
  ],
  [
    'entire-agreement.changed-alone',
    'Changes. Supplier may amend this Agreement at any time in its sole discretion.',
    'Changes. Supplier may amend this Agreement with the written agreement of Customer.',
  ],
  [
    'third-party-rights.given',
    'Others. The affiliates of Customer are intended third-party beneficiaries of this Agreement.',
    'Others. There are no third-party beneficiaries of this Agreement.',
  ],
  [
    'liquidated-damages.penalty',
    'Delay. Supplier shall pay a penalty of $1,000 for each day of delay.',
    'Delay. Supplier may prepay without penalty.',
  ],
  [
    'liquidated-damages.no-estimate',
    'Delay. Supplier shall pay liquidated damages of $1,000 for each day of delay.',
    'Delay. Supplier shall pay liquidated damages of $1,000 a day, a reasonable estimate of the loss.',
  ],
  [
    'most-favoured-nation.uncompared',
    'Best Price. Supplier shall give Customer prices no less favorable than those of any other buyer.',
    'Best Price. Supplier shall give Customer prices no less favorable than those of a buyer of similar quantities.',
  ],
  [
    'first-refusal.no-deadline',
    'Refusal. Customer shall have a right of first refusal to purchase the equipment.',
    'Refusal. Customer shall have a right of first refusal, to be exercised within twenty days.',
  ],
  [
    'covenant-not-to-sue.one-sided',
    'Validity. Customer shall not challenge the validity of the patents of Supplier.',
    'Validity. Neither party shall challenge the validity of the patents of the other party.',
  ],
  [
    'limitation-period.short',
    'Claims. No action may be brought more than one (1) year after the cause of action accrues.',
    'Claims. No action may be brought more than four (4) years after the cause of action accrues.',
  ],
  [
    'uncapped-liability.unlimited',
    'Damage. Supplier shall be fully liable for any and all damage to the premises.',
    'Damage. Supplier shall be liable for damage to the premises within the cap.',
  ],
  [
    'uncapped-liability.wide-exception',
    'Exceptions. The limitation of liability above shall not apply to any breach of this Agreement.',
    'Exceptions. The limitation of liability above shall not apply to a breach of confidentiality or to wilful misconduct.',
  ],
];

describe('legal: whose liability is limited', () => {
  const capped = (...sentences: string[]) =>
    rulesOf(legalExperts, contract({ without: ['liability'], add: sentences }));
  it.each([
    [
      'the name before it',
      'THE LIABILITY OF SUPPLIER FOR DAMAGES HEREUNDER IS LIMITED TO, AND SHALL NOT EXCEED $31,200.',
    ],
    ['the name with an apostrophe', 'Supplier’s liability is further limited in any event to what it received.'],
  ])('of one party, with %s', (_what, sentence) => {
    expect(capped(`Loss. ${sentence}`)).toContain('liability-cap.one-sided');
  });
  it('of both, each in its own sentence', () => {
    const both = ['Supplier', 'Customer'].map((who) => `Loss. ${who}’s total liability shall not exceed $31,200.`);
    expect(capped(...both)).not.toContain('liability-cap.one-sided');
  });
});

describe('legal: who may end the contract', () => {
  const exit = (other: string) =>
    rulesOf(legalExperts, contract({ add: [`Exit. Customer may terminate this Agreement at any time. ${other}`] }));
  it.each([
    'Supplier may terminate the employment of any key person.',
    'Supplier may terminate the access of such users.',
    'Supplier may terminate the services of its personnel.',
  ])('one party alone, where the other ends a place under it: %s', (other) => {
    expect(exit(other)).toContain('termination-convenience.one-sided');
  });
  it('both, where each has its own sentence', () => {
    expect(exit('Supplier may terminate this Agreement on notice.')).not.toContain('termination-convenience.one-sided');
  });
});

describe('legal: presence', () => {
  for (const [rule, bad, good] of PRESENCES) {
    it(`${rule}: quotes the sentence that breaks it`, () => {
      const document = contract({ add: [bad] });
      const finding = findingsOf(legalExperts, document).find((each) => each.rule === rule);
      const quoted = finding?.evidence.at(-1);
      expect(bad.replaceAll('’', "'")).toContain(quoted?.quote.replaceAll('’', "'"));
      expect(document.text.slice(quoted?.start, quoted?.end)).toBe(quoted?.quote);
    });

    it(`${rule}: silent when the clause is sound`, () => {
      expect(rulesOf(legalExperts, contract({ add: [good] }))).not.toContain(rule);
    });
  }
});
