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

describe('parties', () => {
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
