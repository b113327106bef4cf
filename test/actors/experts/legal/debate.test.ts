import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import type { IssueCategory } from '../../../../protocols/index.ts';
import { claimOf, contract, examined } from '../toolkit/sample.ts';

const expertOf = (id: string): Expert | undefined => legalExperts.find((expert) => expert.id === id);

/** Judge, category of an absence that is claimed although the complete contract deals with it, reason given. */
const ABSENCES_DENIED: readonly (readonly [string, IssueCategory, string])[] = [
  ['liability-cap', 'cap_on_liability', 'liability-cap.capped'],
  ['consequential-loss', 'consequential_loss', 'consequential-loss.excluded'],
  ['indemnity', 'indemnity', 'indemnity.stands'],
  ['warranty', 'warranty_duration', 'warranty.given'],
  ['termination-cause', 'termination_for_cause', 'termination-cause.given'],
  ['term-survival', 'term_and_survival', 'term-survival.found'],
  ['confidentiality', 'confidentiality', 'confidentiality.found'],
  ['ip-ownership', 'ip_ownership_assignment', 'ip-ownership.found'],
  ['assignment', 'anti_assignment', 'assignment.found'],
  ['payment-terms', 'payment_terms', 'payment-terms.found'],
  ['late-interest', 'late_interest', 'late-interest.found'],
  ['insurance', 'insurance', 'insurance.found'],
  ['governing-law', 'governing_law', 'governing-law.found'],
  ['dispute-resolution', 'venue', 'dispute-resolution.found'],
  ['force-majeure', 'force_majeure', 'force-majeure.found'],
  ['notices', 'notices', 'notices.found'],
  ['entire-agreement', 'entire_agreement', 'entire-agreement.found'],
  ['entire-agreement', 'amendment', 'entire-agreement.amendment-found'],
  ['severability', 'severability', 'severability.found'],
];

describe('legal: a claimed absence', () => {
  for (const [id, category, reason] of ABSENCES_DENIED) {
    it(`${id} opposes it and quotes where the matter is dealt with (${category})`, () => {
      const document = contract();
      const examination = examined(expertOf(id), claimOf(document, { rule: 'colleague.missing', category }), document);
      expect(examination).toMatchObject({ stance: 'oppose', reason: { key: reason } });
      expect(document.text).toContain(String(examination?.reason.values.quote).replace(/ …$/, ''));
    });
  }

  it('is supported when the text really is silent, with the number of sentences read', () => {
    const document = contract({ without: ['law'] });
    const claim = claimOf(document, { rule: 'colleague.missing', category: 'governing_law' });
    const examination = examined(expertOf('governing-law'), claim, document);
    expect(examination).toMatchObject({ stance: 'support', reason: { key: 'reading.none-found' } });
    expect(Number(examination?.reason.values.count)).toBeGreaterThan(20);
  });
});

/** Judge, claim (rule, category, values), clause added, words quoted by the claim, stance and reason expected. */
const JUDGED: readonly (readonly [string, string, IssueCategory, string, string, string, string])[] = [
  [
    'termination-convenience',
    'x.one-sided',
    'termination_for_convenience',
    'Exit. Either party may terminate this Agreement at any time.',
    'terminate this Agreement at any time',
    'oppose',
    'reading.mutual',
  ],
  [
    'assignment',
    'x.one-sided',
    'anti_assignment',
    'Move. Supplier shall not assign this Agreement to anyone.',
    'Supplier shall not',
    'amend',
    'reading.mirrored',
  ],
  [
    'change-of-control',
    'x.one-sided',
    'change_of_control',
    'Sale. Customer may terminate this Agreement upon a change of control of Supplier.',
    'Customer may',
    'support',
    'reading.one-sided',
  ],
  [
    'exclusivity',
    'x.unearned',
    'exclusivity',
    'Inure. Goodwill shall inure exclusively to Customer, owned exclusively by it.',
    'Goodwill shall',
    'oppose',
    'exclusivity.other-meaning',
  ],
  [
    'uncapped-liability',
    'uncapped-liability.wide-exception',
    'uncapped_liability',
    'Out. The limitation of liability shall not apply to fraud or a breach of confidence.',
    'The limitation of',
    'amend',
    'uncapped-liability.usual-exception',
  ],
  [
    'third-party-rights',
    'x.given',
    'third_party_beneficiary',
    'Others. There are no third-party beneficiaries.',
    'There are no',
    'oppose',
    'third-party-rights.denied',
  ],
  [
    'covenant-not-to-sue',
    'x.one-sided',
    'covenant_not_to_sue',
    'Peace. Customer shall not challenge the validity of a patent, except in defence.',
    'Customer shall not',
    'oppose',
    'covenant-not-to-sue.exception',
  ],
  [
    'audit-rights',
    'x.unbounded',
    'audit_rights',
    'Books. Customer may audit the records of Supplier during business hours.',
    'Customer may audit',
    'oppose',
    'audit-rights.bounded',
  ],
  [
    'liquidated-damages',
    'liquidated-damages.penalty',
    'liquidated_damages',
    'Delay. Supplier shall pay liquidated damages, a genuine estimate and not a penalty.',
    'Supplier shall pay',
    'oppose',
    'liquidated-damages.estimated',
  ],
  [
    'price-adjustment',
    'x.unbounded',
    'price_adjustment',
    'Prices. Supplier may increase its fees with the consumer price index.',
    'Supplier may increase',
    'oppose',
    'price-adjustment.bounded',
  ],
  [
    'first-refusal',
    'x.no-deadline',
    'rofr_rofo_rofn',
    'Refusal. Customer has a right of first refusal for twenty days.',
    'Customer has',
    'oppose',
    'first-refusal.deadline-given',
  ],
  [
    'limitation-period',
    'x.short',
    'limitation_period',
    'Claims. No action may be brought one year after discovery.',
    'No action may',
    'oppose',
    'limitation-period.from-discovery',
  ],
  [
    'minimum-commitment',
    'minimum-commitment.without-relief',
    'minimum_commitment',
    'Volume. Customer shall buy at least ten units, and a shortfall may be carried over.',
    'Customer shall buy',
    'amend',
    'minimum-commitment.relief',
  ],
  [
    'most-favoured-nation',
    'x.uncompared',
    'most_favored_nation',
    'Best. Supplier shall give terms no less favorable than those for similar volumes.',
    'Supplier shall give',
    'oppose',
    'most-favoured-nation.compared',
  ],
  [
    'non-compete',
    'non-compete.unbounded',
    'non_compete',
    'Rivals. Supplier shall not compete during the term.',
    'Supplier shall not',
    'oppose',
    'non-compete.bounded',
  ],
  [
    'non-solicit',
    'non-solicit.unbounded',
    'no_solicit_of_employees',
    'Staff. Supplier shall not solicit employees for a year.',
    'Supplier shall not',
    'oppose',
    'non-solicit.bounded',
  ],
  [
    'renewal',
    'renewal.no-way-out',
    'renewal_term',
    'Again. This Agreement renews automatically unless a party gives notice.',
    'This Agreement renews',
    'oppose',
    'renewal.way-out',
  ],
  [
    'licence-scope',
    'x.irrevocable',
    'irrevocable_or_perpetual_license',
    'Grant. The license is perpetual unless it is terminated for breach.',
    'The license is',
    'oppose',
    'licence-scope.can-end',
  ],
  [
    'warranty',
    'x.total',
    'warranty_disclaimer',
    'State. Except as expressly stated, Supplier disclaims all warranties.',
    'Supplier disclaims',
    'amend',
    'warranty.express-remain',
  ],
  [
    'warranty-disclaimer',
    'x.total',
    'warranty_disclaimer',
    'State. Supplier makes no warranties of any kind.',
    'Supplier makes no',
    'support',
    'reading.one-sided',
  ],
];

describe('legal: a claim about a sentence', () => {
  for (const [id, rule, category, clause, words, stance, reason] of JUDGED) {
    it(`${id}: ${stance} (${reason})`, () => {
      const document = contract({ add: [clause] });
      const claim = claimOf(document, { rule, category, values: { party: 'Supplier' } }, words);
      const examination = examined(expertOf(id), claim, document);
      expect(examination).toMatchObject({ stance, reason: { key: reason } });
      expect(examination?.amendment?.severity).toBe(stance === 'amend' ? 'medium' : undefined);
    });
  }

  it('opposes what rests on a definition', () => {
    const document = contract({
      add: ['Words. The following applies.\n\n"Loss" means every loss without limitation as to amount.'],
    });
    const claim = claimOf(document, { rule: 'x.unlimited', category: 'uncapped_liability' }, '"Loss" means');
    const judge = {
      ...expertOf('uncapped-liability'),
      defeaters: expertOf('uncapped-liability')?.defeaters.filter(({ against }) => against.includes('indemnity')),
    };
    expect(examined(judge as Expert, claim, document)?.reason.key).toBe('reading.not-operative');
  });

  it('has at least two experts with something to say of every category that an expert raises', () => {
    const judges = (category: IssueCategory) =>
      legalExperts.filter(({ defeaters }) =>
        defeaters.some(({ against }) => against === 'any' || against.includes(category)),
      ).length;
    expect(judges('cap_on_liability')).toBeGreaterThan(1);
    expect(judges('termination_for_cause')).toBeGreaterThan(1);
    expect(judges('indemnity')).toBeGreaterThan(1);
  });
});
