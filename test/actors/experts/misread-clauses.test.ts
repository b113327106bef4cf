import { beforeAll, describe, expect, it } from 'vitest';
import { EXPERTS, prepareLanguageExperts } from '../../../actors/experts/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import type { DocumentType, Finding } from '../../../protocols/index.ts';
import { findingsOf } from './trial.ts';

const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';

beforeAll(prepareLanguageExperts);

function found(text: string, type: DocumentType): Finding[] {
  const document = parseDocument(`${PARTIES}${text}`, { type });
  return EXPERTS.filter(({ serves }) => serves === 'any' || serves.includes(type)).flatMap((expert) =>
    findingsOf(expert, document),
  );
}

/** A rule, wording that it is about, and wording of another matter that looks alike. */
const LOOKALIKES: readonly (readonly [rule: string, about: string, alike: string, type?: DocumentType])[] = [
  [
    'confidentiality.no-exceptions',
    'Customer shall not disclose the confidential information of Supplier.',
    'Customer shall not disclose to Supplier the confidential information of any other person.',
  ],
  [
    'ambiguity.no-promise',
    'Supplier makes no guarantee that the pumps will be delivered.',
    'Supplier makes no guarantee as to future earnings of the pumps.',
  ],
  [
    'contradictions.warranty',
    'Supplier warrants that the pumps are new. Supplier makes no warranties on the pumps.',
    'Customer warrants that it may buy the pumps. Supplier makes no warranties on the pumps.',
  ],
  [
    'cross-references.dangling',
    '1. Pumps. Supplier shall deliver as said in Section 9.7.\n2. Price. Customer pays $10.',
    '1. Pumps. Supplier shall deliver as said in Section 9.7 of the FAA’s rules.\n2. Price. Customer pays $10.',
  ],
  [
    'enumerations.cut',
    'The pumps are delivered in three lots, which are as follows. Customer pays $10.',
    'The pumps are paid in lots, which are as follows; half of the price with the order and half on delivery.',
  ],
  [
    'minimum-commitment.without-relief',
    'Customer shall pay a minimum annual fee of $900.',
    'If Customer hires the crew, Customer shall pay all minimum fees of the union of the crew.',
  ],
  [
    'non-compete.unbounded',
    'Supplier shall not compete with the business of Customer.',
    'Supplier shall not appoint any dealer whose goods compete with those of Customer.',
  ],
  [
    'non-compete.unbounded',
    'Supplier shall not engage in any business that is competitive with that of Customer.',
    'Supplier shall not decompile the programs or use them for any competitive analysis.',
  ],
  [
    'first-refusal.no-deadline',
    'Customer shall have a right of first refusal on the spare pumps.',
    'The first option to purchase the spare pumps shall become exercisable in June.',
  ],
  [
    'discretion.without-asking',
    'Supplier may replace the pumps without notice.',
    'Each party may file applications for its own inventions without the consent of the other.',
  ],
  [
    'liquidated-damages.no-estimate',
    'Customer shall pay liquidated damages of $900.',
    'Customer shall pay liquidated damages of $900, which shall not be deemed a penalty but a reasonable amount for the harm.',
  ],
  [
    'covenant-not-to-sue.one-sided',
    'Customer waives all claims against Supplier.',
    'Customer waives all claims to moral rights in the drawings.',
  ],
  [
    'opposite-duties.forbidden',
    'Supplier shall disclose to Customer the drawings of the pumps. Supplier shall not disclose to Customer the drawings of the pumps.',
    'Supplier shall disclose to Customer defects found during tests. Supplier shall not disclose to Customer secrets owned by strangers.',
  ],
  [
    'late-interest.steep',
    'Sums not paid bear interest at the rate of 2% per month.',
    'Sums not paid bear interest at the rate of 1-1/2% per month, or the highest rate permitted by law if that is less.',
  ],
  [
    'ambiguity.optional-duty',
    'Supplier shall attempt to deliver the pumps.',
    'Supplier and Customer shall attempt to resolve any quarrel before they go to court.',
  ],
  [
    'missing-particulars.later',
    'The pumps are sold at the price agreed upon by both parties.',
    'The goal is agreed upon by both parties.',
  ],
  [
    'payment-terms.no-dispute',
    'Customer shall pay each invoice within thirty days after it is received.',
    'The words within the order or an invoice change nothing in this Agreement.',
  ],
];

describe('experts: clauses that look like another', () => {
  it.each(LOOKALIKES.map(([rule, about, , type]) => ({ rule, about, type })))(
    'finds $rule',
    ({ rule, about, type }) => {
      expect(found(about, type ?? 'services').map((one) => one.rule)).toContain(rule);
    },
  );
  it.each(LOOKALIKES.map(([rule, , alike, type]) => ({ rule, alike, type })))(
    'finds no $rule in: $alike',
    ({ rule, alike, type }) => {
      expect(found(alike, type ?? 'services').map((one) => one.rule)).not.toContain(rule);
    },
  );

  it('takes the numbers in an amendment for those of the agreement that it amends', () => {
    const clauses =
      '1. Price. Section 9.7 is replaced by the words of Schedule Q.\n2. Notices. Section 9.8 is deleted.';
    const document = parseDocument(`FIRST AMENDMENT TO SUPPLY AGREEMENT\n\n${PARTIES}${clauses}`, { type: 'supply' });
    const rules = EXPERTS.flatMap((expert) => findingsOf(expert, document)).map(({ rule }) => rule);
    expect(rules).not.toContain('cross-references.dangling');
    expect(rules).not.toContain('exhibits.not-attached');
    expect(found(clauses, 'supply').map(({ rule }) => rule)).toContain('cross-references.dangling');
  });

  it('names the side that grants a licence, not the one that holds it', () => {
    const [licence] = found(
      'Supplier hereby grants to Customer a perpetual, irrevocable licence to use the pumps.',
      'licence',
    ).filter(({ rule }) => rule === 'licence-scope.irrevocable');
    expect(licence?.values.party).toBe('Supplier');
  });

  it('calls an excuse of two names no excuse of one side, though one of them was never introduced', () => {
    const excuse = (who: string) => `${who} shall not be responsible for delays due to acts of God.`;
    expect(found(excuse('Supplier'), 'services').map(({ rule }) => rule)).toContain('force-majeure.one-sided');
    expect(found(excuse('Supplier and Cedar'), 'services').map(({ rule }) => rule)).not.toContain(
      'force-majeure.one-sided',
    );
  });

  it('calls a bar that needs the hand of both no bar of one side', () => {
    const rules = found(
      'This Agreement may not be assigned except in writing signed by Supplier and Customer.',
      'supply',
    );
    expect(rules.map(({ rule }) => rule)).not.toContain('assignment.one-sided-bar');
  });
});
