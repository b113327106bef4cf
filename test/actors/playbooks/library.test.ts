import { describe, expect, it } from 'vitest';
import { shippedPlaybooks } from '../../../actors/playbook-library/index.ts';
import { applyPlaybook, partyNames, tryPlaybook } from '../../../actors/playbooks/index.ts';
import { type ParsedDocument, parseDocument } from '../../../actors/reading/index.ts';
import { Playbook } from '../../../protocols/playbook/index.ts';
import { contract } from '../provisions/reading.ts';

describe('playbooks: those that come with the service', () => {
  it('have their own ids and are what the schema takes', () => {
    expect(shippedPlaybooks().map(({ reference }) => reference.id)).toEqual([
      'services-customer',
      'services-supplier',
      'nda',
    ]);
    for (const { playbook } of shippedPlaybooks()) expect(Playbook.parse(playbook)).toEqual(playbook);
  });

  const answersOf = (id: string, document: ParsedDocument) => {
    const { playbook } = shippedPlaybooks().find(({ reference }) => reference.id === id) ?? ({} as never);
    const names = partyNames(document, undefined, playbook.side);
    const entries = applyPlaybook(playbook, document, { names, side: playbook.side });
    return (topic: string) => entries.find(({ entry }) => entry.id === topic);
  };

  it('take a duty of the recipient alone for no mutual one, a ban on rivals for a non-compete, and no end for no end', () => {
    const words =
      'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made between Acme Inc. (the "Discloser") and Beta LLC (the "Recipient").\n\n1. Duties\n1.1 The Recipient shall keep Confidential Information secret.\n1.2 The Recipient shall not, for five years after this Agreement, develop or market a product that competes with one of the Discloser.\n\n2. Term\n2.1 The duties of the Recipient continue without limit in time.\n\n3. Return\n3.1 The Recipient shall return Confidential Information on request.\n\n4. Law\n4.1 This Agreement is governed by the laws of England.\n\nSigned for Acme Inc.: ________\nSigned for Beta LLC: ________\n';
    const answer = answersOf('nda', parseDocument(words, { type: 'nda' }));
    expect(answer('mutual')).toMatchObject({
      advice: { standing: 'deviates' },
      passages: [{ start: words.indexOf('The Recipient shall keep') - 4 }, {}],
    });
    expect(answer('non-compete')?.advice.standing).toBe('failed');
    expect(answer('term')?.advice.standing).toBe('walk_away');
    // Before the signatures, though nothing but the names says that they are some.
    expect(answer('exceptions')?.change?.after).toMatch(/^\n\n5\. Exceptions from confidentiality\. /);
  });

  it('answer a use of data by its prohibition, with what bounded that use, and not by a clause on data protection', () => {
    const use = 'Customer Content may be used to train machine learning models of the Supplier.';
    const bound = 'However, Customer Content must be aggregated before it is used for these purposes.';
    const answer = answersOf('services-customer', contract(`${use} ${bound} The Supplier names a contact.`));
    expect(answer('use-of-data')).toMatchObject({
      advice: { standing: 'walk_away' },
      change: { before: `${use} ${bound}`, after: expect.stringMatching(/^The Supplier shall not sell data/) },
    });
    const denied = contract('The Supplier shall not sell customer data and shall not train models with it.');
    expect(answersOf('services-customer', denied)('use-of-data')?.advice.standing).toBe('preferred');
  });

  it('take a payment at the end of the contract for no cap on liability, and ask for none that only the other side needs', () => {
    const words =
      'In the event the Customer terminates this Agreement, the Customer shall pay to the Supplier a termination payment the amount of which shall be an amount equal to the aggregate net sales for the twelve (12) months preceding the termination date less $800,000.';
    expect(answersOf('services-customer', contract(words))('liability-cap')?.advice.standing).toBe('not_required');
  });

  it('answer entry by entry for a services agreement', () => {
    const words =
      'The Customer shall pay each invoice within thirty (30) days of receipt.\n\n2. Liability. The liability of the Supplier shall not exceed the fees paid in one month.\n\n3. Governing law. This Agreement is governed by the laws of Texas.';
    const [customer] = shippedPlaybooks();
    const { lines, ...names } = tryPlaybook(
      (customer as ReturnType<typeof shippedPlaybooks>[number]).playbook,
      contract(words),
      'customer',
    );
    expect(names).toMatchObject({ provider: 'Supplier', customer: 'Customer', document_type: 'services' });
    const standing = Object.fromEntries(lines.map(({ id, standing: said }) => [id, said]));
    expect(standing).toMatchObject({
      'payment-term': 'fallback',
      'liability-cap': 'walk_away',
      'governing-law': 'preferred',
      confidentiality: 'missing',
      insurance: 'failed',
    });
  });
});
