import { describe, expect, it } from 'vitest';
import { isAnswered } from '../../../../actors/experts/clause-risks/answered.ts';
import { storyOf } from '../../../../actors/experts/clause-risks/stories.ts';
import { riskStories } from '../../../../actors/languages/en/clause-risk-stories.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const OPENING =
  'This Agreement is made between Northwind Ltd (the "Company"), of 1 Quay Street, Portland, Oregon, and Southgate Inc (the "Distributor"), a Delaware corporation.';

/** The sentence as the only clause of a contract, or behind others. */
function given(sentence: string, ...before: string[]) {
  const text = [
    'DISTRIBUTION AGREEMENT',
    OPENING,
    ...[...before, `Clause. ${sentence}`].map((clause, n) => `${n + 1}. ${clause}`),
  ].join('\n\n');
  const start = text.lastIndexOf(sentence);
  return { document: parseDocument(text, { type: 'distribution' }), passage: { start, end: start + sentence.length } };
}

const story = (id: string, sentence: string, ...before: string[]) => {
  const { document, passage } = given(sentence, ...before);
  return storyOf(id, document, passage);
};

const answered = (id: string, sentence: string): boolean => {
  const { document, passage } = given(sentence);
  return isAnswered(id, document, passage);
};

describe('stories of clause risks', () => {
  it.each([
    ['loss_excluded', 'The Company shall not be liable for indirect or consequential damages.', 'loss_excluded_by'],
    ['loss_excluded', 'In no event shall either party be liable for indirect damages.', 'loss_excluded_mutual'],
    [
      'loss_excluded',
      'The Company shall not be liable for any error, except for gross negligence or bad faith.',
      'loss_excluded_but_gross',
    ],
    [
      'loss_excluded',
      'The Company shall not be liable for a cracked kiln unless caused by its gross negligence.',
      'loss_excluded_but_gross',
    ],
    ['change_of_control', 'Either party may end it if control of the other changes.', 'change_of_control_mutual'],
    ['change_of_control', 'The Company may end it if control of the Distributor changes.', undefined],
    ['nonsolicit_wide', 'Neither party shall hire any employee of the other party.', 'nonsolicit_wide_mutual'],
    ['nonsolicit_wide', 'The Distributor shall not hire any employee of the Company.', undefined],
    ['liability_cap_uneven', 'Neither party’s liability shall exceed the fees paid.', 'liability_cap_mutual'],
    ['liability_cap_uneven', 'The liability of the Company shall not exceed the fees paid.', undefined],
    [
      'automatic_end',
      'If the Distributor fails to pay, its rights shall automatically terminate.',
      'automatic_end_on_breach',
    ],
    ['automatic_end', 'If the head lease expires this Agreement shall automatically terminate.', undefined],
    ['discretion', 'The Company may reject any order in its sole discretion.', 'discretion_of'],
    ['discretion', 'The Company may export the Products, as the authority decides in its wisdom.', undefined],
    [
      'exclusivity_bound',
      'The Distributor shall not sell other products without first offer to the Company.',
      undefined,
    ],
    ['change_of_terms', 'The Company may inspect the books from time to time.', undefined],
    ['change_of_terms', 'The Company may amend the price list from time to time.', 'change_of_terms_by'],
    ['licence_wide', 'The Distributor grants the Company a perpetual licence for any purpose.', 'licence_perpetual'],
    [
      'licence_wide',
      'The Distributor grants the Company a perpetual, irrevocable licence to use, copy and modify the Distributor Data for its internal research and the training of its models.',
      'licence_perpetual',
    ],
    [
      'licence_wide',
      'The Distributor grants the Company a perpetual licence to use all feedback in its own business.',
      'licence_perpetual',
    ],
    ['risk_shifted', 'The Distributor shall maintain insurance of five million dollars.', 'insurance_of'],
    ['penalty', 'Late sums bear interest at 2% per month.', 'penalty_interest'],
    [
      'indemnity_wide',
      'The Distributor shall indemnify the Company against all claims, whether or not caused by the negligence of the Company.',
      'indemnity_for_others_fault',
    ],
    [
      'indemnity_wide',
      'The Distributor shall indemnify the Company against all claims, except those caused by the negligence of the Company.',
      'indemnity_one_sided',
    ],
    [
      'indemnity_wide',
      'The Distributor shall indemnify the Company against claims of any person, whether arising out of warranty, negligence or strict liability.',
      'indemnity_one_sided',
    ],
    ['affiliates_bound', 'Each owner of the Distributor shall sign a Personal Guarantee.', 'personal_guarantee'],
    ['affiliates_bound', 'The Distributor shall cause its affiliates to comply.', undefined],
    ['penalty', 'The Distributor shall pay $50,000 as liquidated damages.', undefined],
  ])('of %s: %s', (id, sentence, rule) => {
    const told = story(id, sentence);
    expect(told).toBeDefined();
    expect(told?.rule).toBe(rule);
  });

  it.each([
    ['loss_excluded', 'In no event shall either party be liable for indirect damages, except for fraud.'],
    ['liability_cap_uneven', 'Except for fraud, neither party’s liability shall exceed the fees paid.'],
    ['licence_wide', 'Each party grants the other a perpetual licence to the joint results.'],
    ['forum_unfavourable', 'Each party submits to the courts of the State of Delaware.'],
    ['forum_unfavourable', 'The Parties (a) irrevocably submit to the courts of the State of Delaware.'],
    ['survival_uneven', 'This Anti-Corruption section shall survive the end of this Agreement.'],
  ])('of %s are none where both have the same: %s', (id, sentence) => expect(story(id, sentence)).toBeUndefined());

  it.each([
    'The Company grants the Distributor a perpetual licence to use the Deliverables for its internal business.',
    'The Company grants the Distributor a perpetual licence to use the Software to analyse data for its internal business.',
  ])('of a licence are none where it is to what was bought: %s', (sentence) =>
    expect(story('licence_wide', sentence)).toBeUndefined(),
  );

  it('of a forum stay where one party has its seat there', () =>
    expect(story('forum_unfavourable', 'Each party submits to the courts in Portland, Oregon.')).toEqual({}));

  it('of a cap stay where the exceptions from the two caps differ', () => {
    const capOf = (party: string, sections: string): string =>
      `Except under Section ${sections}, the total liability of the ${party} under this Agreement shall not exceed the fees paid.`;
    expect(story('liability_cap_uneven', capOf('Company', '4'), `Limit. ${capOf('Distributor', '9')}`)).toEqual({});
    expect(story('liability_cap_uneven', capOf('Company', '4'), `Limit. ${capOf('Distributor', '4')}`)).toBeUndefined();
  });

  it('of survival name the articles left out, or a restraint that lasts, or nothing', () => {
    const secrecy = 'CONFIDENTIALITY. The Distributor shall keep secrets.';
    const indemnity = 'INDEMNITY. The Distributor shall indemnify the Company.';
    expect(
      story('survival_uneven', 'Section 1 shall survive the end of this Agreement.', secrecy, indemnity)?.values
        ?.missing,
    ).toBe('2 (INDEMNITY)');
    expect(
      story('survival_uneven', 'Sections 1 and 2 shall survive the end of this Agreement.', secrecy, indemnity),
    ).toBeUndefined();
    expect(story('survival_uneven', 'This Section shall survive the end of this Agreement.', secrecy)).toBeUndefined();
  });

  it('have their words in three languages', () => {
    for (const language of ['English', 'Italian', 'Spanish']) {
      const speaker = speak(language);
      for (const id of Object.keys(riskStories)) {
        const values = { party: 'Northwind', missing: '4 (Payment)' };
        const told = speaker.rule(`clause-risks.${id.replaceAll('_', '-')}`, values);
        for (const text of [told.title, told.description, told.suggestion])
          expect(text).not.toMatch(/undefined|[{}]|^$/);
      }
      expect([...speaker.gaps]).toEqual([]);
    }
  });
});

describe('answers in the passage itself', () => {
  it.each([
    [
      'termination_without_cure',
      'The Company may terminate for a breach not cured within thirty (30) days of notice.',
      true,
    ],
    [
      'termination_without_cure',
      'The Company may terminate for a breach not cured within five (5) days of notice.',
      false,
    ],
    ['costs_open', 'The Company shall reimburse expenses that it has pre-approved in writing.', true],
    ['costs_open', 'The Distributor shall bear every expense of the campaign.', false],
    ['silence_binds', 'No work shall be deemed accepted unless and until the Company accepts it in writing.', true],
    ['silence_binds', 'Work not rejected within five days shall be deemed accepted.', false],
    ['suspension', 'The Company may suspend the service on ten days’ written notice.', true],
    ['suspension', 'The Company may suspend the service without notice.', false],
    ['minimum_harsh', 'The Distributor shall insure at a minimum of two million dollars.', true],
    ['minimum_harsh', 'The Distributor shall buy a minimum of two million units.', false],
    ['minimum_harsh', 'The Baker shall pay a minimum royalty of two thousand dollars a year.', true],
    ['minimum_harsh', 'If the Baker fails to pay the minimum royalty, the Mill may terminate this Agreement.', false],
    ['automatic_end', 'The sub-licence ends when the licensed company ceases to be a subsidiary of the Baker.', true],
    ['change_of_terms', 'The Mill may amend Schedule 1 to add new flours to the range.', true],
    ['change_of_terms', 'The Mill may amend Schedule 1 as it sees fit.', false],
    ['exit_without_transition', 'At the end all rights and duties shall cease, except:', true],
    ['exit_without_transition', 'At the end each side shall return all confidential papers of the other.', true],
    ['exit_without_transition', 'At the end the licence shall cease at once and all stock shall be destroyed.', false],
    ['remedy_thin', 'The lower rank is the Mill’s sole remedy for the Baker’s failure to buy the agreed sacks.', true],
    ['remedy_thin', 'Repair is the Baker’s sole remedy for any defect of the oven.', false],
    ['loss_excluded', 'The Mill shall not be liable to pay any commission for work done after the end.', true],
    ['payment_deductions', 'The Mill may set off its costs against the fees, up to ten percent of each.', true],
    ['ip_transfer_wide', 'The Company retains all right and title to its designs.', true],
    ['ip_transfer_wide', 'The Distributor assigns to the Company all its designs.', false],
    ['penalty', 'Late sums bear interest at the rate of one percent (1%) per month.', true],
    ['penalty', 'Late sums bear interest at the rate of three percent (3%) per month.', false],
    ['loss_excluded', 'The Owner shall have no liability under any lease that the Tenant signs.', true],
    ['loss_excluded', 'The Owner shall have no liability for any loss of profit of the Tenant.', false],
    ['term_without_end', 'The term of this Agreement shall be for a period of one (1) year.', true],
    ['term_without_end', 'This Agreement shall continue in force indefinitely.', false],
    ['discretion', 'The Company may set the date, but no later than the end of May.', true],
    ['discretion', 'The Company may set the date as it sees fit.', false],
    ['payment_deductions', 'All sums shall be paid without set-off or deduction.', true],
    ['payment_deductions', 'The Company may deduct from any sum what it believes it is owed.', false],
  ])('%s: %s', (id, sentence, isThere) => expect(answered(id, sentence)).toBe(isThere));

  it('leave no suspension where it is an effect of the end, and leave one that is in another article', () => {
    const effects = 'Upon the termination of this Agreement: (a) all licences end; (b) ';
    const suspends = 'the Company shall have the right to suspend its obligations.';
    const listed = given(`${effects}${suspends}`);
    const start = listed.document.text.indexOf(suspends);
    expect(isAnswered('suspension', listed.document, { start, end: start + suspends.length })).toBe(true);
    const apart = given(
      'The Company shall have the right to suspend its obligations.',
      `Effects. ${effects}all sums fall due.`,
    );
    expect(isAnswered('suspension', apart.document, apart.passage)).toBe(false);
  });

  it('find the same way out of the other side, after the same time', () => {
    const exit = (party: string, days: number): string =>
      `The ${party} may terminate this Agreement on ${days} days’ notice.`;
    const own = given(exit('Company', 30), `Exit. ${exit('Distributor', 30)}`);
    expect(isAnswered('termination_one_sided', own.document, own.passage)).toBe(true);
    const other = given(exit('Company', 30), `Exit. ${exit('Distributor', 90)}`);
    expect(isAnswered('termination_one_sided', other.document, other.passage)).toBe(false);
  });
});
