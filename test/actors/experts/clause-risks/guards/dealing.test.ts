import { describe, expect, it } from 'vitest';
import type { RiskId } from '../../../../../actors/experts/clause-risks/catalogue.ts';
import { DEALING_GUARDS } from '../../../../../actors/experts/clause-risks/guards/dealing.ts';

const holds = (id: RiskId, text: string, facts: readonly string[] = [], before = ''): boolean | undefined =>
  DEALING_GUARDS[id]?.({ text, headings: '', before, after: '', facts, at: 0, sentences: 1 });

/** The class, a sentence, and the facts of its provisions where the guard reads them. */
type Sample = readonly [RiskId, string, (readonly string[])?];

const cases = (samples: readonly Sample[]): { id: RiskId; text: string; facts: readonly string[] }[] =>
  samples.map(([id, text, facts = []]) => ({ id, text, facts }));

const TRUE_OF: readonly Sample[] = [
  ['affiliates_bound', 'The Supplier shall cause each of its subsidiaries to comply with this Agreement.'],
  ['affiliates_bound', 'The obligations of the Guarantor are due without demand or notice to the Dealer.'],
  ['assignment_one_sided', 'Northwind may assign this Agreement to any buyer of its business without notice.'],
  [
    'assignment_one_sided',
    'The Dealer may not assign this Agreement without the consent of Northwind.',
    ['alone prohibition negative assign'],
  ],
  [
    'automatic_end',
    'This Agreement shall automatically terminate if the operating licence of the port is revoked by law.',
  ],
  [
    'automatic_end',
    'The rights of the Dealer shall cease when the head lease between the Landlord and the City is terminated by order.',
  ],
  ['change_of_control', 'Upon a change of control of the Dealer, Northwind may terminate this Agreement.'],
  ['change_of_control', 'A change in ownership of the Tenant shall be deemed an assignment that needs consent.'],
  ['change_of_terms', 'Northwind reserves the right to amend its dealer policies at any time.'],
  [
    'change_of_terms',
    'Northwind may change the prices at any time, provided that it shall not be obliged to notify the Dealer.',
  ],
  ['change_of_terms', 'After the trial period Northwind may change the fees at any time.'],
  ['change_of_terms', 'The Dealer shall follow the operating manual, as it may be amended from time to time.'],
  [
    'confidentiality_thin',
    'The Dealer shall keep confidential the trade secrets of Northwind.',
    ['alone duty positive keep'],
  ],
  ['confidentiality_thin', 'Confidential information shall be protected for a period of one year after termination.'],
  ['confidentiality_wide', 'The Dealer shall keep confidential information secret in perpetuity.'],
  [
    'confidentiality_wide',
    'The Dealer shall not at any time disclose any secret of Northwind to any person whatsoever.',
  ],
  ['consent_open', 'Approval of a new outlet may be given or withheld by Northwind.'],
  ['consent_open', 'All promotional materials of the Dealer are subject to the prior approval of Northwind.'],
  ['costs_open', 'The Dealer shall bear all costs of the launch in the Territory.'],
  ['costs_open', 'Northwind shall reimburse any expenses incurred by the Agent, including legal fees.'],
  ['customer_data', 'Northwind may disclose customer data to its partners for marketing.'],
  ['customer_data', 'The Dealer shall deliver to Northwind all customer data each month.'],
  ['defences_waived', 'Northwind may obtain an injunction against the Dealer without posting a bond.'],
  ['defences_waived', 'The Borrower waives all defences and claims against the Lender.'],
  ['discretion', 'The bonus is fixed by Northwind in its sole discretion.'],
  ['discretion', 'Refunds are granted as solely determined by the Operator.'],
  ['duty_beyond_control', 'The Dealer is liable for lost vouchers for any reason whatsoever.'],
  ['duty_beyond_control', 'The Agent guarantees sales of 1,000 units a year.'],
  ['exclusivity_bound', 'The Dealer shall not sell any products that compete with the Products.'],
  ['exclusivity_bound', 'Northwind has a right of first refusal on the sale of the shop.'],
  ['exclusivity_hollow', 'Northwind reserves the right to sell the Products directly to customers in the Territory.'],
  ['exclusivity_hollow', 'The exclusivity of the Dealer shall not prevent sales by catalogue.'],
  ['exit_without_transition', 'Upon termination all rights of the Dealer shall immediately cease.'],
  ['exit_without_transition', 'Upon expiration the Dealer shall transfer all permits to Northwind.'],
  ['force_majeure_one_sided', 'Northwind is not liable for delays beyond its reasonable control.'],
  ['force_majeure_one_sided', 'The Carrier is excused by strikes, floods and acts of God.'],
];

const FALSE_OF: readonly Sample[] = [
  ['affiliates_bound', 'Each party shall cause its affiliates to keep the terms of this Agreement.'],
  ['affiliates_bound', 'The warehouse is owned by Northwind or its affiliate.'],
  ['assignment_one_sided', 'Neither party may assign this Agreement without the consent of the other.'],
  ['assignment_one_sided', 'The Dealer assigns to Northwind the right to sue for past infringement of the marks.'],
  ['automatic_end', 'If the Dealer has not cured the breach in 30 days, this Agreement shall automatically terminate.'],
  ['automatic_end', 'The term of this Agreement shall expire on 31 December.'],
  ['change_of_control', '"Change of Control" means a merger in which the shareholders terminate their control.'],
  ['change_of_control', 'Either party may assign this Agreement to a successor upon a change of control.'],
  ['change_of_terms', 'Northwind may change the specifications with the prior written consent of the Dealer.'],
  [
    'change_of_terms',
    'Northwind may change the terms of service, provided that no change shall oblige the Dealer to pay more.',
  ],
  ['change_of_terms', 'Northwind may change its beta services at any time.'],
  ['change_of_terms', 'Northwind may copy, display and modify the photographs of the Dealer from time to time.'],
  ['change_of_terms', '"Price List" means the prices of Northwind as updated from time to time.'],
  [
    'confidentiality_thin',
    'Each party shall keep the confidential information of the other secret.',
    ['alone duty positive keep'],
  ],
  ['confidentiality_thin', 'The Dealer may disclose confidential information to its lawyers.'],
  ['confidentiality_wide', 'The parties shall not disclose secrets unless required by law.'],
  ['confidentiality_wide', 'The Dealer shall mark its confidential papers.'],
  ['consent_open', 'The Dealer shall not subcontract without the prior written consent of Northwind.'],
  ['consent_open', 'The design is subject to approval of Northwind, not to be unreasonably withheld.'],
  ['costs_open', 'Northwind shall reimburse all documented travel expenses.'],
  ['costs_open', 'The prevailing party is paid all its costs by the other.'],
  ['customer_data', 'Customer data is owned by the Dealer.'],
  ['customer_data', 'Northwind may not disclose customer data to others.'],
  ['defences_waived', 'Each party acknowledges that a breach causes irreparable harm to the other.'],
  ['defences_waived', 'A failure to enforce a right is no waiver of rights.'],
  ['discretion', 'Northwind may settle infringement suits in its sole discretion.'],
  ['discretion', 'Either party may extend the term in its sole discretion.'],
  [
    'duty_beyond_control',
    'The Dealer shall comply with the law and guarantee approvals where it can by reasonable efforts.',
  ],
  ['duty_beyond_control', 'The Dealer shall keep its shop clean.'],
  ['exclusivity_bound', 'The Dealer shall not sub-license the software to any third party.'],
  ['exclusivity_bound', 'The Dealer shall sell the Products in the Territory.'],
  ['exclusivity_hollow', 'The Dealer has the exclusive right to sell the Products in the Territory.'],
  ['exclusivity_hollow', 'The Station reserves the right to delete unlawful advertisements.'],
  ['exit_without_transition', 'Upon termination each party shall return the papers of the other.'],
  ['exit_without_transition', 'Termination does not relieve the Dealer of sums that are due.'],
  ['force_majeure_one_sided', 'Neither party is liable for events beyond its reasonable control.'],
  ['force_majeure_one_sided', '"Force Majeure" means acts of God that prevented performance.'],
];

describe('dealing guards', () => {
  it.each(cases(TRUE_OF))('$id holds: $text', ({ id, text, facts }) => {
    expect(holds(id, text, facts)).toBe(true);
  });

  it.each(cases(FALSE_OF))('$id does not hold: $text', ({ id, text, facts }) => {
    expect(holds(id, text, facts)).toBe(false);
  });

  it('reads the subject that a page break left in the sentence before', () => {
    const rest = 'would suffer irreparable harm by a breach of this clause.';
    expect(holds('defences_waived', `Northwind ${rest}`)).toBe(true);
    expect(holds('defences_waived', `Northwind ${rest}`, [], 'Each party agrees that')).toBe(false);
  });

  it('takes two bans that mirror each other for one rule for both', () => {
    const ban = 'The Dealer may not assign this Agreement without the consent of Northwind.';
    expect(holds('assignment_one_sided', ban, ['shared prohibition negative assign'])).toBe(false);
  });
});
