import { describe, expect, it, vi } from 'vitest';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { identitiesOf } from '../../../actors/model-hearing/identities.ts';

const TEXT = `SERVICES AGREEMENT

This Services Agreement is made on 1 March 2026 between Alpha Ltd (the "Supplier") and Beta GmbH (the "Customer").

1. Services. Alpha Ltd shall serve Beta
GmbH. Notices go to legal@alpha.example or +49 30 1234567, payments to DE89 3704 0044 0532 0130 00.

2. Liability. The Supplier is liable without limit. Alphabet soup is no party.`;

describe('identities', () => {
  const { hide, restore } = identitiesOf(readDocument(TEXT));
  const hidden = hide(TEXT);

  it('are kept back: parties however their words are parted, addresses, numbers, accounts; other words stay', () => {
    for (const name of ['Alpha Ltd', 'Beta GmbH', 'Beta\nGmbH', 'legal@', '1234567', 'DE89'])
      expect(hidden).not.toContain(name);
    expect(hidden).toContain('The Supplier is liable without limit. Alphabet soup is no party.');
  });

  it('come back in an answer, as a string of JSON needs them', () => {
    expect(restore(hidden).replaceAll('\n', ' ')).toContain('Alpha Ltd shall serve Beta GmbH');
    const { restore: quoted } = identitiesOf({ text: '', parties: [{ name: 'The "A" Co', role: '' } as never] });
    expect(JSON.parse(quoted('{"text":"PARTY_1 pays PARTY_9"}'))).toEqual({ text: 'The "A" Co pays PARTY_9' });
  });

  it('are kept back where a quotation is cut in a name, and come back; ordinary words of a name stay', () => {
    const document = readDocument(`SUPPLY AGREEMENT

This Agreement is made on 4 March 2026 between Harbour & Vale Logistics Ltd ("Customer") and General Electric Works Ltd ("Supplier").

1. Works. The General Conditions apply to all Works in the Harbour. Electric tools are excluded. Logistics is the Supplier's.`);
    const { hide: keep, restore: tell } = identitiesOf(document);
    const cut = [
      'made on 4 March 3026 between Harbour & Vale',
      'Vale Logistics Ltd is bound',
      'between Harbour & Vale Logistics Ltd and General Electric',
      'and General Electric Works',
    ];
    for (const quote of cut) {
      expect(keep(quote)).not.toMatch(/Vale|General Electric|Electric Works/);
      expect(tell(JSON.stringify(keep(quote)))).toBe(JSON.stringify(quote));
    }
    expect(keep(document.text)).toContain(
      '1. Works. The General Conditions apply to all Works in the Harbour. Electric tools are excluded.',
    );
  });

  it('are kept back where a quotation is cut in a name with commas', () => {
    const name = 'Rossi, Bianchi, Verdi Studio Legale';
    const text = `${name} advises the client. Rossi, Bianchi and Verdi are colours, a Studio is a room, and Legale is a word.`;
    const { hide: keep, restore: tell } = identitiesOf({ text, parties: [{ name, role: '' } as never] });
    for (const quote of ['advised by Rossi, Bianchi', 'Bianchi, Verdi Studio Legale advises']) {
      expect(keep(quote)).not.toMatch(/Rossi|Bianchi|Verdi/);
      expect(tell(JSON.stringify(keep(quote)))).toBe(JSON.stringify(quote));
    }
  });

  it('are read once of a document, in one pass for all its parties', () => {
    const parties = Array.from({ length: 20 }, (_, n) => ({ name: `Harbour${n} Vale${n} Ltd`, role: '' }) as never);
    const document = { text: `${'The goods are delivered. '.repeat(100)}Harbour1 Vale1 Ltd pays.`, parties };
    const replace = vi.spyOn(String.prototype, 'replace');
    const first = identitiesOf(document);
    const passes = replace.mock.contexts.filter((context) => String(context) === document.text).length;
    replace.mockRestore();
    expect(passes).toBe(1);
    expect(identitiesOf(document)).toBe(first);
  });
});
