import { describe, expect, test } from 'vitest';
import type { RiskId } from '../../../../../actors/experts/clause-risks/catalogue.ts';
import { RIGHTS_GUARDS } from '../../../../../actors/experts/clause-risks/guards/rights.ts';

/** Sentences of each class whose story is true, and some that look alike. */
const SENTENCES: Partial<
  Readonly<Record<RiskId, { readonly holds: readonly string[]; readonly not: readonly string[] }>>
> = {
  forum_unfavourable: {
    holds: [
      'Licensee hereby irrevocably submits to the jurisdiction of the courts of Oslo, Norway.',
      'No claim under this Agreement may be brought after one (1) year from the date on which the cause of action arose.',
      'The courts of Zagreb have exclusive jurisdiction over any dispute out of this Agreement.',
    ],
    not: [
      'Each party waives any right to a trial by jury in any action under this Agreement.',
      'Any dispute shall be settled by three arbitrators under the rules of the chamber of commerce.',
    ],
  },
  incorporated_unseen: {
    holds: [
      'The Operator shall comply with the Manual, as amended by the Owner from time to time.',
      'All deliveries must conform to Acme’s packaging guidelines.',
      'Use of the tool is subject to the licence terms that accompany it.',
    ],
    not: [
      'The Supplier shall comply with all applicable laws and regulations as amended from time to time.',
      'The Service will conform to the description attached hereto as Exhibit B.',
      'Work follows the procedures in the Quality Plan, mutually agreed from time to time in accordance with Section 4.',
    ],
  },
  indemnity_procedure: {
    holds: [
      'Failure to give notice of a claim within five days releases the Supplier from its duty to indemnify.',
      'The Indemnified Party may settle any claim without the consent of the payer.',
    ],
    not: [
      'Failure to give prompt notice shall not relieve the indemnifying party except to the extent that it is prejudiced.',
      'The Indemnitee may take part in the defence at its own expense with counsel of its choice.',
    ],
  },
  indemnity_wide: {
    holds: [
      'The Carrier shall indemnify and hold the Shipper harmless from all losses arising out of any breach of this Agreement.',
      'The Tenant will indemnify the Owner against any third party claims arising from the use of the hall by anybody.',
    ],
    not: [
      'The Vendor shall indemnify the Client against third party claims arising from the negligence of the Vendor.',
      'The Issuer shall indemnify the Manager against losses arising out of an untrue statement in the Prospectus.',
      'Each is liable to indemnify the other for losses only to the extent caused by its own breach of this Agreement.',
    ],
  },
  ip_transfer_wide: {
    holds: [
      'The Designer hereby assigns to the Studio all right, title and interest in any existing and future works.',
      'All inventions conceived by the Contractor shall be the exclusive property of the Client.',
    ],
    not: [
      'The Licensor retains all right, title and interest in the Software and any improvements.',
      'Neither party may assign this Agreement and the rights in works made under it.',
    ],
  },
  liability_cap_uneven: {
    holds: [
      'In no event shall the Vendor’s total liability exceed the fees paid in the last year.',
      'Each party’s liability is limited to the fees paid in the three months before the event.',
      'Nothing in this Agreement excludes liability for death or injury; the total liability of the Supplier shall not exceed the fees of one month.',
      'Nothing here limits liability for fraud, but the liability of the Supplier shall not exceed the fees of one month.',
    ],
    not: [
      'Nothing in this Agreement excludes liability for death; nothing limits the liability of the Supplier for fraud to sums that exceed the price.',
      'Neither party’s liability under this Agreement shall exceed one million dollars.',
      'These limitations of liability shall not apply to sums that exceed the price by reason of fraud.',
    ],
  },
  liability_unlimited: {
    holds: [
      'The liability of the Contractor under this clause shall not be limited.',
      'The Hirer is liable for damage to the vessel without limit.',
    ],
    not: [
      'Neither party’s liability for its own acts shall be limited.',
      'The liability of the Seller for death or personal injury shall not be limited.',
    ],
  },
  licence_narrow: {
    holds: [
      'Acme grants the Client a licence to use the Reports solely for its internal purposes.',
      'The Owner grants the User a right to use the Archive, which the Owner may revoke at any time.',
    ],
    not: [
      'Acme grants the Reseller a limited, revocable licence to use its trademarks.',
      'Acme grants the Client a licence to use and copy the Reports for the Term.',
    ],
  },
  licence_wide: {
    holds: [
      'The Author grants the Publisher a perpetual, irrevocable licence to use the Texts.',
      'The Player grants the Club a licence to use the photographs in any media and with the right to sublicense.',
    ],
    not: [
      'The Club grants the Sponsor a non-transferable licence to show the Logo during the Term, without the right to sublicense.',
      'The Sponsor shall pay for all banners in any media.',
    ],
  },
  loss_excluded: {
    holds: [
      'The Carrier shall not be liable for any indirect or consequential damages.',
      'In no event shall either party be liable for loss of profits or loss of data.',
    ],
    not: [
      'Neither party shall be liable for lost profits, except in case of fraud or breach of secrecy.',
      'The Vendor shall not be liable for any loss to the extent caused by the Client.',
    ],
  },
  minimum_harsh: {
    holds: [
      'The Dealer must purchase a minimum of 500 units a year, failing which the Maker may end the contract.',
      'Licensee shall pay minimum annual royalty payments of $40,000 to keep its exclusive right.',
    ],
    not: [
      'The Dealer shall maintain insurance with a minimum coverage that its sales require.',
      'There is no minimum quantity that the Dealer must purchase.',
    ],
  },
  no_criticism: {
    holds: [
      'The Artist shall not disparage the Label or its officers.',
      'Customer agrees not to post negative reviews of the Service.',
    ],
    not: [
      'The Artist shall not disparage the Label, but truthful statements are allowed.',
      'The Artist shall not perform for any other label.',
    ],
  },
  no_firm_promise: {
    holds: [
      'The Host shall have no obligation to provide support.',
      'The Mill will use commercially reasonable efforts to deliver the ordered paper.',
      'The Maker may decline any order in whole or in part.',
    ],
    not: [
      'The Buyer will use reasonable efforts to mitigate its loss and to provide proof of it.',
      'The Client has no obligation to reimburse travel.',
    ],
  },
  no_refund: {
    holds: ['All fees are non-refundable.', 'The Host may retain all payments made before the contract ends.'],
    not: [
      'The Client is entitled to a pro rata refund of fees that would otherwise be non-refundable.',
      'The Client shall pay the fees in advance.',
      'Except for the refund that Section 9 allows on termination, fees are non-refundable.',
    ],
  },
  noncompete_wide: {
    holds: [
      'The Seller shall not engage in any business that competes with the Buyer anywhere in the world.',
      'For five years, Consultant will not own or manage any enterprise in the same business.',
    ],
    not: [
      'Nothing in this Agreement shall keep the Seller from a business that competes with the Buyer.',
      'The Seller shall not remove labels from the Products.',
    ],
  },
  nonsolicit_wide: {
    holds: [
      'For two years the Client shall not hire any employee of the Agency.',
      'The Dealer will not approach or solicit any customers of the Maker.',
    ],
    not: [
      'The Client shall not solicit staff of the Agency with whom it had dealings in the last year.',
      'Neither party shall solicit the employees of the other.',
      'The City will not solicit bids from other suppliers.',
    ],
  },
};

const alone = (text: string) => ({ text, headings: '', before: '', after: '', facts: [], at: 0, sentences: 1 });

describe.each(Object.entries(SENTENCES))('clause risks, rights: %s', (id, { holds, not }) => {
  const guard = RIGHTS_GUARDS[id as RiskId];
  test.each(holds)('holds of: %s', (text) => {
    expect(guard?.(alone(text))).toBe(true);
  });
  test.each(not)('does not hold of: %s', (text) => {
    expect(guard?.(alone(text))).toBe(false);
  });
});

describe('clause risks, rights: sentences beside', () => {
  test('an exclusion that the next sentence gives the other side is mutual', () => {
    const text =
      'The Carrier shall not be liable to the Shipper for any indirect or consequential damages under this contract.';
    const after =
      'The Shipper shall not be liable to the Carrier for any indirect or consequential damages under this contract.';
    expect(RIGHTS_GUARDS.loss_excluded?.({ ...alone(text), after })).toBe(false);
  });

  test('a cap that a page break cuts is read with what follows', () => {
    const text = 'The liability of the Printer, whether in contract, tort';
    const after = 'or otherwise, shall not exceed the price of the order.';
    expect(RIGHTS_GUARDS.liability_cap_uneven?.({ ...alone(text), after })).toBe(true);
  });

  test('an item of a list is read with what it hangs on', () => {
    const before = 'For five years after the sale, the Seller shall not:';
    const text = 'own or manage any business that competes with the Buyer;';
    expect(RIGHTS_GUARDS.noncompete_wide?.({ ...alone(text), before })).toBe(true);
  });
});
