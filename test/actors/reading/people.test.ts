import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../actors/reading/index.ts';

const OPENINGS: readonly [text: string, parties: readonly (readonly [string, string])[]][] = [
  [
    'This **Agreement** is entered into between **Acme Corp.** ("Client") and **Beta LLC** ("Provider").',
    [
      ['Acme Corp', 'Client'],
      ['Beta LLC', 'Provider'],
    ],
  ],
  [
    'Tra Alfa S.p.A., con sede in Milano (il "Cliente"), e Beta S.r.l., con sede in Roma (il "Fornitore").',
    [
      ['Alfa S.p.A', 'Cliente'],
      ['Beta S.r.l', 'Fornitore'],
    ],
  ],
  [
    'This Agreement is made by and between Northwind Traders, Inc., a Delaware corporation ("Supplier"), and Blue Yonder LLC, a Texas company ("Customer").',
    [
      ['Northwind Traders, Inc.', 'Supplier'],
      ['Blue Yonder LLC', 'Customer'],
    ],
  ],
  [
    'This Agreement is made by and between Tall Oak, Inc. ("Oak") and Short Elm, Inc. ("Elm"). 1. Elm\'s Responsibilities. Elm shall run a shop (the "Store").',
    [
      ['Tall Oak, Inc.', 'Oak'],
      ['Short Elm, Inc.', 'Elm'],
    ],
  ],
  [
    'This Agreement is between Tall Oak, Inc. ("Oak"), registered under the Companies Act of 1956 (the "1956 Act"), and Short Elm, Inc. ("Elm"), under the Revenue Code (the "Code").',
    [
      ['Tall Oak, Inc.', 'Oak'],
      ['Short Elm, Inc.', 'Elm'],
    ],
  ],
  [
    'This Lease is between Ada Stone (the "Landlord") and Ben Field (the "Tenant").',
    [
      ['Ada Stone', 'Landlord'],
      ['Ben Field', 'Tenant'],
    ],
  ],
  [
    'This Agreement (the "Agreement") is entered into as of May 2, 2020 (the "Effective Date") between Tall Oak Ltd. and Short Elm Ltd.',
    [
      ['Tall Oak Ltd', ''],
      ['Short Elm Ltd', ''],
    ],
  ],
  [
    'AGREEMENT\n\nBETWEEN:\n\nTALL OAK LIMITED, a company of Kent (the "Company")\n\nAND:\n\nSHORT ELM LIMITED, a company of Surrey (the "Agent")',
    [
      ['TALL OAK LIMITED', 'Company'],
      ['SHORT ELM LIMITED', 'Agent'],
    ],
  ],
];

/** Each opening is a form that agreements take, with names of our own. */
const FORMS: readonly [form: string, text: string, parties: readonly string[]][] = [
  [
    'companies that share a short name, and one of several words',
    'This Agreement is made among Tall Oak LLC ("Oak"), Short Elm LLC ("Elm", and together with Oak, the "Growers") and Gas and Electric Company, a company of Kent (the "Buyer").',
    ['Tall Oak LLC (Oak)', 'Short Elm LLC (Elm)', 'Gas and Electric Company (Buyer)'],
  ],
  [
    'a party whose name is a blank to be filled in',
    'This Agreement is entered into by and between Tall Oak, Inc. (the "Company"), and ______________ (hereinafter referred to as the "Player").',
    ['Tall Oak, Inc. (Company)', 'Player'],
  ],
  [
    'numbered parties, a bracket inside a name and spaced capitals behind',
    'THIS AGREEMENT is made\n\nPARTIES\n\n(1) TALL OAK (HONG KONG) LTD, whose office is at 1 Ash Lane ("Oak"); and\n\n(2) SHORT ELM PLC of 2 Ash Lane ("Elm").\n\nR E C I T A L S\n\nA. Oak sells tea (the "Tea").',
    ['TALL OAK (HONG KONG) LTD (Oak)', 'SHORT ELM PLC (Elm)'],
  ],
  [
    'labels in front of the names',
    'TEA CONTRACT\n\nParty A: Tall Oak Co., Ltd.\nAddress: 1 Ash Lane, Kent\n\nParty B: Short Elm Co., Ltd.\nAddress: 2 Ash Lane, Kent\n\n1. Tea. Party A sells tea.',
    ['Tall Oak Co., Ltd. (Party A)', 'Short Elm Co., Ltd. (Party B)'],
  ],
  [
    'short names behind full stops and without brackets',
    'This Agreement is effective between: TALL OAK LTD., of 1 Ash Lane. Hereinafter referred to as "Customer" And SHORT ELM LTD. with offices at 2 Ash Lane. Hereinafter referred to as "Contractor." Whereas Customer drinks tea.',
    ['TALL OAK LTD. (Customer)', 'SHORT ELM LTD. (Contractor)'],
  ],
  [
    'a cover page before the introduction',
    'SUPPLY AGREEMENT\n\nBETWEEN\n\nTALL OAK, INC.\n\nAND\n\nShort Elm S.p.A.\n\nThis Agreement is dated May 2, 2020, between TALL OAK, INC., a Kent corporation ("Oak") and Short Elm S.p.A., an Italian company ("Elm").',
    ['TALL OAK, INC. (Oak)', 'Short Elm S.p.A. (Elm)'],
  ],
  [
    'a name torn over lines and a short name torn out of its bracket',
    'This Agreement is made by and between TALL OAK US, INC\n., a Kent corporation (“\nSeller\n”), and SHORT ELM, INC., a Kent corporation\n(“\nPurchaser\n”).\n\nWHEREAS, Seller sells.',
    ['TALL OAK US, INC. (Seller)', 'SHORT ELM, INC. (Purchaser)'],
  ],
  [
    'companies in the first sentence without `between`',
    'TEA AGREEMENT\n\nTall Oak, a Kent corporation (the "Investor"), and Short Elm Ltd., a Surrey corporation (the "Company"), agree as follows:',
    ['Tall Oak (Investor)', 'Short Elm Ltd. (Company)'],
  ],
  [
    'an address in care of somebody, and a subsidiary, are no parties',
    'This Agreement is by and between Tall Oak LLC, a subsidiary of Big Forest Inc., with offices c/o Wood & Co, 1 Ash Lane ("Oak") and Short Elm LLC ("Elm").',
    ['Tall Oak LLC (Oak)', 'Short Elm LLC (Elm)'],
  ],
  [
    'partners in a name',
    'This Agreement is made by and between Oak, Elm & Ash, Inc. (the "Agent") and Short Elm LLC (the "Company").',
    ['Oak, Elm & Ash, Inc. (Agent)', 'Short Elm LLC (Company)'],
  ],
  [
    'Spanish, with persons who speak for companies',
    'De una parte, D. Juan Olmo, mayor de edad, en nombre y representación de Roble Alto, S.L., con domicilio en Madrid (en adelante, el "Proveedor"), y de otra parte, Dña. Ana Pino, en representación de Olmo Bajo, S.A., con domicilio en Sevilla (en adelante, el "Cliente").',
    ['Roble Alto, S.L. (Proveedor)', 'Olmo Bajo, S.A. (Cliente)'],
  ],
  [
    'Italian, on lines of their own',
    'CONTRATTO DI FORNITURA\n\nTRA\n\nQuercia Alta S.p.A., con sede in Milano, via Po 1 (di seguito "Fornitore")\n\nE\n\nOlmo Basso S.r.l., con sede in Roma, via Adda 2 (di seguito "Cliente")\n\nPREMESSO CHE il Fornitore vende tè.',
    ['Quercia Alta S.p.A. (Fornitore)', 'Olmo Basso S.r.l. (Cliente)'],
  ],
  [
    'terms that speak to their reader',
    `Terms of Use\n\nThe site is operated by Tall Oak Ltd. ("Oak", "we" or "us"). ${'You may use your account if you are an adult. '.repeat(12)}`,
    ['Tall Oak Ltd. (Oak)', 'you'],
  ],
  [
    'a heading in capitals is nobody',
    `YOU AGREE TO THE CLASS WAIVER (SEE "CLASS ACTION WAIVER"). ${'The word "Content" means words. '.repeat(3)}`,
    [],
  ],
];

describe('parties', () => {
  it.each(FORMS)('are read from %s', (_form, text, expected) => {
    const found = parseDocument(text).parties.map(({ name, role }) => (role === '' ? name : `${name} (${role})`));
    expect(found).toEqual(expected);
  });

  it.each(OPENINGS)('%s', (text, expected) => {
    expect(parseDocument(text).parties.map(({ name, role }) => [name.replace(/\.$/, ''), role])).toEqual(
      expected.map(([name, role]) => [name.replace(/\.$/, ''), role]),
    );
  });

  it('a text that nobody contracts in has none', () => {
    expect(parseDocument('The choice between tea and coffee is hard. Most people take water.').parties).toEqual([]);
  });
});

describe('obligations', () => {
  it.each([
    ['The Supplier shall deliver the goods on time.', 'The Supplier', 'shall', 'deliver the goods on time'],
    ['If rain falls, the Tenant must close the roof.', 'the Tenant', 'must', 'close the roof'],
    ['Neither party may assign its rights.', 'Neither party', 'may', 'assign its rights'],
    ['The Agent shall not sell tea.', 'The Agent', 'shall not', 'sell tea'],
    ['Each party agrees to keep books.', 'Each party', 'agrees', 'to keep books'],
  ])('%s', (text, actor, modal, action) => {
    const found = parseDocument(text).obligations;
    expect(found.map((duty) => [duty.actor, duty.modal, duty.action])).toEqual([[actor, modal, action]]);
  });

  it('one sentence can hold two, and each ends before the next', () => {
    const found = parseDocument('The Seller shall ship the goods, and the Buyer shall pay for them.').obligations;
    expect(found.map((duty) => `${duty.actor}: ${duty.action}`)).toEqual([
      'The Seller: ship the goods',
      'the Buyer: pay for them',
    ]);
  });
});

describe('language', () => {
  it.each([
    ['The parties agree that the goods are sold on the following terms and conditions.', 'en'],
    ['Il presente contratto è regolato dalla legge italiana e le parti convengono quanto segue.', 'it'],
    ['Las partes acuerdan que el presente contrato se rige por las leyes de España.', 'es'],
    ['12 34 56 — 78', 'und'],
    ['', 'und'],
  ])('%s', (text, code) => {
    expect(parseDocument(text).language.code).toBe(code);
  });

  it('a text in two languages by halves is undetermined', () => {
    const english = 'The seller delivers the goods to the buyer at the agreed place and time. '.repeat(60);
    const italian = 'Il venditore consegna la merce al compratore nel luogo e nel tempo convenuti. '.repeat(60);
    expect(parseDocument(english + italian).language.code).toBe('und');
  });
});
