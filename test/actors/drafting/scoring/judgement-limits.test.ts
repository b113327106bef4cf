import { describe, expect, test } from 'vitest';
import { judgementLimits } from '../../../../actors/drafting/scoring/judgement-limits.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';

const limits = (text: string, documentType: DocumentType = 'services') =>
  judgementLimits(parseDocument(text, { type: documentType }), speak('English'));

const ORDER =
  'Order Form. Harbour Ltd orders the services listed below from Brightmoor Ltd. The services are governed by the Master Services Agreement between the parties dated 4 March 2024. The fee is 12,000 pounds a year and is payable in advance.';
const AGREEMENT = [
  '1. Services. Brightmoor Ltd shall provide the services to Harbour Ltd with reasonable skill and care.',
  '2. Liability. The total liability of either party under this agreement shall not exceed the fees paid in the last twelve months.',
  '3. Termination. Either party may terminate this agreement on sixty days’ written notice to the other party.',
  '4. Confidentiality. Each party shall keep the confidential information of the other secret for five years.',
  '5. Governing law. This agreement is governed by the laws of England and Wales.',
].join('\n\n');

describe('limits of judgement', () => {
  test('a whole agreement in English has none', () => {
    expect(limits(AGREEMENT)).toEqual([]);
  });
  test('an order form under a master agreement that was not submitted', () => {
    expect(limits(ORDER)).toEqual([expect.stringContaining('Master Services Agreement')]);
  });
  test('a whole agreement that mentions a master agreement has none', () => {
    expect(limits(`${AGREEMENT}\n\n6. Orders are placed under the Master Framework Agreement of the group.`)).toEqual(
      [],
    );
  });
  test('an amendment without the agreement it changes', () => {
    const text =
      'FIRST AMENDMENT TO THE DISTRIBUTION AGREEMENT. Section 2 of the agreement is hereby amended to read as follows: the term ends in May. All other terms shall remain in full force and effect.';
    expect(limits(text)).toEqual([expect.stringContaining('changes another agreement')]);
  });
  test('an amended and restated agreement is whole', () => {
    expect(limits(`AMENDED AND RESTATED SERVICES AGREEMENT\n\n${AGREEMENT}`)).toEqual([]);
  });
  test('a form whose parts are blank', () => {
    const blanks = Array.from(
      { length: 8 },
      (_, i) => `${i + 1}. The customer shall pay [insert amount] on [insert date].`,
    );
    expect(limits(blanks.join('\n\n'))).toEqual([expect.stringContaining('blank')]);
  });
  test('a language that no expert of law reads', () => {
    const german =
      'Der Auftragnehmer erbringt die vereinbarten Leistungen mit der Sorgfalt eines ordentlichen Kaufmanns. Der Auftraggeber zahlt die Vergütung binnen dreißig Tagen nach Zugang der Rechnung. Die Haftung ist auf Vorsatz und grobe Fahrlässigkeit beschränkt.';
    expect(limits(german)).toEqual([expect.stringContaining('German')]);
  });
});
