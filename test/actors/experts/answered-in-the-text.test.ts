import { describe, expect, it, test } from 'vitest';
import { EXPERTS, type Expert } from '../../../actors/experts/index.ts';
import { FREE_EXIT, likeOfOtherSide, passagesOf } from '../../../actors/experts/toolkit/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import type { DocumentType } from '../../../protocols/index.ts';
import { answer, claimOn, findingsOf } from './trial.ts';

const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';

const expertOf = (id: string): Expert => EXPERTS.find((one) => one.id === id) as Expert;
const raises = (rule: string, text: string, type: DocumentType = 'services'): boolean =>
  findingsOf(expertOf(rule.split('.')[0] as string), parseDocument(PARTIES + text, { type })).some(
    (finding) => finding.rule === rule,
  );

describe('one side alone: the other side’s like is looked for in the whole text', () => {
  const LEAVES = 'Ending. The Supplier may terminate this Agreement at any time for any reason.';
  it.each([
    ['', true],
    ['The Customer may resign at any time upon thirty days notice.', false],
    ['The Customer must give the Supplier ten days written notice of any termination of this Agreement.', false],
    ['The Customer may terminate this Agreement if the Supplier breaches it.', true],
    ['The same right applies to the Customer, mutatis mutandis.', false],
  ])('a right to leave, beside “%s”', (beside, isAlone) => {
    expect(raises('termination-convenience.one-sided', `1. ${LEAVES} ${beside}`)).toBe(isAlone);
  });

  /** The sentence that gives the other side the like of the Supplier's right to leave. */
  function likeIn(words: string): string | undefined {
    const document = parseDocument(`${PARTIES}The Supplier may terminate this Agreement at any time. ${words}`, {
      type: 'services',
    });
    const ground = passagesOf(document).find(({ folded }) => folded.includes('supplier may terminate'));
    const mirror = likeOfOtherSide(document, ground === undefined ? [] : [ground], 'Supplier', FREE_EXIT);
    return mirror && document.text.slice(mirror.start, mirror.end);
  }

  test('a party that the roster lacks is the other side where it acts again and again', () => {
    const acts =
      'Agent shall paint. Agent shall clean. Agent shall report. Agent may terminate this Agreement at any time.';
    expect(likeIn(acts)).toContain('Agent may terminate');
  });

  test('an agent beside two parties that act is no other side', () => {
    const acts = ['paint', 'clean', 'report'];
    const bound = ['The Supplier', 'The Customer', 'The Escrow Agent'].flatMap((who) =>
      acts.map((act) => `${who} shall ${act}.`),
    );
    expect(
      raises(
        'termination-convenience.one-sided',
        `1. ${LEAVES} ${bound.join(' ')} The Escrow Agent may resign at any time.`,
      ),
    ).toBe(true);
  });

  test('the end of somebody’s place under the contract is no end of the contract', () => {
    expect(likeIn('The Customer may terminate this appointment at any time.')).toContain('Customer may terminate');
    expect(likeIn('The Customer may terminate the appointment of any agent at any time.')).toBeUndefined();
  });

  test('an indemnity of the other side does not answer that one is owed without fault', () => {
    const text =
      'The Supplier shall indemnify the Customer against all losses. The Customer shall indemnify the Supplier against losses from its negligence.';
    const document = parseDocument(PARTIES + text, { type: 'services' });
    const claim = { rule: 'indemnity.without-fault', category: 'indemnity', values: { party: 'Supplier' } } as const;
    const quoting = 'The Supplier shall indemnify the Customer against all losses.';
    const examined = answer(expertOf('verifier'), claimOn(document, { quoting, claim }), document);
    expect(examined?.reason.key).not.toBe('verifier.elsewhere');
  });

  test.each([
    ['Disclosing Party', 'Receiving Party', undefined],
    ['Supplier', 'Customer', 'verifier.both-sides'],
  ])('a receiving party is either side only where none is called so: %s, %s', (one, other, reason) => {
    const text = `This Agreement is made between Alder Ltd ("${one}") and Birch Inc. ("${other}").\n\n1. Secrecy. The Receiving Party shall keep the drawings secret.`;
    const document = parseDocument(text, { type: 'nda' });
    const claim = { rule: 'confidentiality.one-sided', category: 'confidentiality', values: {} } as const;
    const quoting = 'The Receiving Party shall keep the drawings secret.';
    expect(answer(expertOf('verifier'), claimOn(document, { quoting, claim }), document)?.reason.key).toBe(reason);
  });

  it.each([
    [
      'clause-risks.insurance-of',
      'The Supplier shall maintain liability insurance.',
      'The Customer shall maintain fire insurance.',
    ],
    [
      'onerous-liability.one-way-indemnity',
      'The Supplier shall indemnify the Customer.',
      'Additionally, the Customer shall indemnify the Supplier.',
    ],
  ])('%s falls where the other side owes the same', (rule, quoting, mirror) => {
    const examined = (text: string) => {
      const document = parseDocument(PARTIES + text, { type: 'services' });
      const claim = { rule, category: 'insurance', values: { party: 'Supplier' } } as const;
      return answer(expertOf('verifier'), claimOn(document, { quoting, claim }), document)?.reason.key;
    };
    expect(examined(`${quoting} ${mirror}`)).toBe('verifier.elsewhere');
    expect(examined(quoting)).toBeUndefined();
  });
});

describe('what the sentence itself says against the claim', () => {
  it.each<[rule: string, text: string, counts: boolean, type?: DocumentType]>([
    ['renewal.no-way-out', 'This Agreement shall automatically renew for successive years.', true],
    ['renewal.no-way-out', 'This Agreement shall automatically renew if neither party objects.', false],
    ['taxes.gross-up', 'If tax must be withheld, the Customer shall gross up the payment.', true],
    [
      'taxes.gross-up',
      'If the Customer reincorporates abroad and tax must be withheld, it shall gross up the payment.',
      false,
    ],
    ['warranty.short', 'The Supplier warrants the doors for a period of thirty (30) days.', true],
    ['warranty.short', 'In breach of the warranty the Supplier shall repair the doors within thirty (30) days.', false],
    ['ip-ownership.joint-without-rules', 'Designs that are developed shall be jointly owned.', true],
    [
      'ip-ownership.joint-without-rules',
      'Designs that are developed shall be jointly owned, but the Customer will remain the owner.',
      false,
    ],
    [
      'oral-statements.bind',
      'The Customer may place an order by telephone and the Supplier shall follow verbal instructions.',
      true,
    ],
    ['oral-statements.bind', 'No party may use this as verbal endorsement without the approval of the other.', false],
    ['non-solicit.unbounded', 'The Supplier shall not solicit employees of the Customer.', true],
    [
      'non-solicit.unbounded',
      'The Supplier shall not make any gift or inducement to employees of the Customer.',
      false,
    ],
    ['timeline.not-binding', 'The completion dates are estimates.', true],
    ['timeline.not-binding', 'The report shall give any indication of delay in fixed or tentative schedules.', false],
    ['liability-cap.one-sided', 'The Supplier shall not be liable for damages exceeding 900 euro.', true, 'supply'],
    [
      'liability-cap.one-sided',
      'The Supplier shall not be liable for rejecting an order whose volume exceeds the plan.',
      false,
      'supply',
    ],
    ['exhibits.not-attached', 'The doors are described in Schedule A.', true],
    ['exhibits.not-attached', 'The doors are described in Schedule A.\n\nSCHEDULE - A\n\nDoors are red.', false],
    [
      'exhibits.not-attached',
      'The doors are described in Appendix 1.\n\nContract No. 7   Appendix 1:\n\nDoors are red.',
      false,
    ],
    ['exhibits.not-attached', 'The doors are those of Appendix 1:\n\n(a) red;\n\n(b) blue.', true],
    [
      'liability-cap.no-exceptions',
      'The total liability of the Supplier is limited to the payment of a tenth of the fees.',
      true,
    ],
    [
      'liability-cap.no-exceptions',
      'The total liability of the Customer is limited to the payment of fees for works that were completed.',
      false,
    ],
  ])('%s: %s', (rule, text, counts, type) => {
    expect(raises(rule, text, type)).toBe(counts);
  });

  const PRICES =
    'The Customer pays the fees. Fees are due each month. Late fees bear interest. The rates and prices are fair. Compensation is paid each month.';
  it.each([
    ['', true],
    ['Defective parts are replaced free of charge.', true],
    ['The Supplier grants a royalty-free licence of its marks.', true],
    ['No fees are payable if the Supplier is late.', true],
    ['The services are provided free of charge.', false],
    ['No fees are payable under this Agreement.', false],
  ])('no price is missing where nothing is paid, and one is beside “%s”', (beside, counts) => {
    expect(raises('pricing-clarity.no-amount', `1. Price. ${PRICES} ${beside}`)).toBe(counts);
  });

  it.each([
    ['Information that is public, or that the law requires to be disclosed, or was in its possession, is free.', true],
    ['The Supplier is a public company and makes the statements required by law.', false],
  ])('what everybody knows is excepted from secrecy: %s', (beside, isExcepted) => {
    const quoting = 'The Customer shall keep the information secret.';
    const document = parseDocument(`${PARTIES}1. Secrecy. ${quoting} ${beside}`, { type: 'nda' });
    const claim = { rule: 'confidentiality.no-exceptions', category: 'confidentiality', values: {} } as const;
    const said = answer(expertOf('verifier'), claimOn(document, { quoting, claim }), document)?.reason.key;
    expect(said === 'verifier.beside').toBe(isExcepted);
  });

  test('an abbreviation that the document defines is no second governing law', () => {
    const one = 'This Agreement is governed by the laws of the People’s Republic of China (“PRC”).';
    const rule = 'governing-law.several';
    expect(raises(rule, `${one} The Exhibit is governed by the laws of the PRC.`)).toBe(false);
    expect(raises(rule, `${one} The Exhibit is governed by the laws of the State of Ohio.`)).toBe(true);
  });

  test('a promise of somebody whom the roster lacks is not laid on a party that a pronoun was taken for', () => {
    const promise = 'agrees that it shall take no action against the marks and agrees not to challenge their validity.';
    const rule = 'covenant-not-to-sue.one-sided';
    expect(raises(rule, `The Customer ${promise}`)).toBe(true);
    expect(raises(rule, `The Supplier paints. Agent ${promise}`)).toBe(false);
  });

  it.each([
    ['The parties analyse the travelled routes.', false],
    ['The parties fulfil each instalment with wilful and skilful care under licence.', false],
    ['The parties recieve the routes.', true],
    ['The parties foretel the routes.', true],
  ])('spelling takes British forms for what they are: %s', (text, counts) => {
    expect(raises('spelling.misspelled', text)).toBe(counts);
  });
});
