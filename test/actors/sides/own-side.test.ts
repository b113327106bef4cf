import { describe, expect, it } from 'vitest';
import { provisionsOf } from '../../../actors/provisions/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { ownParty } from '../../../actors/sides/index.ts';

const OPENING = 'AGREEMENT\n\nThis Agreement is between Acme Inc. ("Acme") and Beta LLC ("Beta").\n\n';
const PAID =
  '1. Price. Beta shall pay Acme ten euros a day. Beta shall pay all taxes. Beta shall purchase two tons.\n\n2. Works. Acme shall mend the roof.';

function named(asked: string, words: string): string | undefined {
  const document = parseDocument(OPENING + words, { type: 'services' });
  const party = ownParty(asked, document);
  return party === undefined ? undefined : provisionsOf(document).parties[party]?.name;
}

describe('own side: a role where the parties go by their names', () => {
  it.each([
    ['customer', 'Beta'],
    ['the buyer', 'Beta'],
    ['supplier', 'Acme'],
    ['fornitore', 'Acme'],
  ])('%s is %s', (asked, party) => {
    expect(named(asked, PAID)).toBe(party);
  });

  it('is nobody where both pay', () => {
    expect(named('customer', `${PAID} Acme shall pay the fees. Acme shall pay the fines.`)).toBeUndefined();
  });

  it.each(['landlord', 'licensee', 'employer', 'franchisor', 'distributor', 'controller'])(
    '%s is nobody in a contract of another kind',
    (asked) => {
      expect(named(asked, PAID)).toBeUndefined();
    },
  );

  it('is the payer of a lease for its tenant', () => {
    const lease = `${PAID}\n\n3. Premises. The lease ends in May. The rent is due on the first. The premises are dry.`;
    expect(named('tenant', lease)).toBe('Beta');
    expect(named('landlord', lease)).toBe('Acme');
  });
});
