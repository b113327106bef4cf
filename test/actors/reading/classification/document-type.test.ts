import { describe, expect, it } from 'vitest';
import { clauseCategories, parseDocument } from '../../../../actors/reading/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';

/** Contracts in Italian and Spanish say after the word what they are. */
const AFTER_THE_WORD: readonly [type: DocumentType, title: string][] = [
  ['services', 'CONTRATTO DI ASSISTENZA E MANUTENZIONE DEGLI IMPIANTI'],
  ['services', 'CONTRATO DE MANTENIMIENTO DE ASCENSORES'],
  ['supply', 'CONTRATTO DI SOMMINISTRAZIONE DI GAS'],
  ['supply', 'CONTRATO DE SUMINISTRO DE PAPEL'],
  ['lease', 'CONTRATTO DI COMODATO'],
  ['distribution', 'CONTRATTO DI CONCESSIONE DI VENDITA'],
  ['licence', 'CONTRATO DE LICENCIA DE PROGRAMA'],
];

const SAMPLES: readonly [type: DocumentType, text: string][] = [
  [
    'nda',
    'MUTUAL NON-DISCLOSURE AGREEMENT\n\nEach Receiving Party keeps the Confidential Information of the Disclosing Party secret.',
  ],
  ['services', 'SERVICES AGREEMENT\n\nThe Service Provider performs the Services described in each Statement of Work.'],
  [
    'saas',
    'SOFTWARE AS A SERVICE AGREEMENT\n\nDuring the Subscription Term the Customer may use the Cloud Service. Customer Data stays with the Customer.',
  ],
  [
    'licence',
    'PATENT LICENSE AGREEMENT\n\nLicensor grants Licensee a licence under the Licensed Patents for a royalty.',
  ],
  ['employment', 'EMPLOYMENT AGREEMENT\n\nThe Employee receives a base salary and four weeks of vacation.'],
  ['consulting', 'CONSULTING AGREEMENT\n\nThe Consultant renders consulting services as an independent contractor.'],
  ['lease', 'LEASE\n\nThe Landlord lets the Premises to the Tenant against a security deposit.'],
  ['supply', 'SUPPLY AGREEMENT\n\nThe Supplier fills each purchase order within the forecast and the specifications.'],
  ['distribution', 'DISTRIBUTION AGREEMENT\n\nThe Distributor sells in the Territory for resale.'],
  [
    'franchise',
    'FRANCHISE AGREEMENT\n\nThe Franchisor grants the Franchisee a franchised business under its Operations Manual.',
  ],
  ['joint_venture', 'JOINT VENTURE AGREEMENT\n\nEach Venturer makes a capital contribution to the joint venture.'],
  [
    'terms_of_service',
    'Terms of Service\n\nBy using our website you agree to these terms. Your account is yours alone.',
  ],
  ['privacy_policy', 'Privacy Policy\n\nWe collect personal information and cookies. We share your data with nobody.'],
  [
    'data_processing',
    'DATA PROCESSING AGREEMENT\n\nThe Processor helps the Controller answer each data subject and lists its sub-processors.',
  ],
  ['policy', 'Travel Policy\n\nThis policy covers all trips. Employees must keep receipts.'],
  [
    'requirements',
    'Software Requirements Specification\n\nThe system shall store orders. The system shall be able to print them.',
  ],
  [
    'request_for_proposal',
    'REQUEST FOR PROPOSAL\n\nBidders submit by the due date. Proposals must meet the evaluation criteria.',
  ],
  ['proposal', 'Project Proposal\n\nWe propose a new bridge. Our team brings our approach and a pricing table.'],
  [
    'report',
    'Annual Report\n\nThis report presents findings, results and recommendations. Figure 1 shows the methodology.',
  ],
  [
    'employment',
    'SERVICE AGREEMENT\n\nThis is made between Alder Ltd (the "Company") and Ada Stone (the "Employee"). The services are those of a chief engineer.',
  ],
  ['general', 'UNCONDITIONAL CAPITAL MAINTENANCE AGREEMENT\n\nThe Parent shall keep the capital of the Company.'],
  ['services', 'EQUIPMENT MAINTENANCE AGREEMENT\n\nThe Contractor renders the Services.'],
  [
    'general',
    'NON-COMPETITION AND NON-DISCLOSURE AGREEMENT\n\nSeller shall not compete, and keeps Confidential Information secret.',
  ],
  ['general', 'A walk in the park\n\nThe ducks were swimming. It rained a little.'],
];

describe('document type', () => {
  it.each(SAMPLES)('%s', (type, text) => {
    const parsed = parseDocument(text);
    expect(parsed.type).toBe(type);
    expect(parsed.typeConfidence).toBeGreaterThan(0);
    expect(parsed.typeConfidence).toBeLessThanOrEqual(1);
  });

  it.each<readonly [type: DocumentType, why: string, text: string]>([
    [
      'services',
      'the word before AGREEMENT says what kind it is',
      'MARKETING AND TRANSPORTATION AGREEMENT\n\nThis agreement is made by and between Duck Barges Ltd and Pond Foods Ltd.',
    ],
    [
      'services',
      'the role of a party is no title',
      'SERVICES AGREEMENT\n\nThis Services Agreement is made by and between Duck Ferries Ltd (the "Supplier") and Pond Foods Inc. (the "Customer"). The Supplier runs the ferry. The Supplier sends invoices.',
    ],
    [
      'supply',
      'a legend about what was left out is no title',
      'Exhibit 10.7\n\nConfidential treatment has been requested for parts of this exhibit. They were omitted and filed separately.\n\nMANUFACTURING AGREEMENT\n\nThis agreement is made between Reed and Moss.',
    ],
    [
      'supply',
      'an amendment is of the type of what it amends',
      'AMENDMENT NO. 2 TO MANUFACTURING AGREEMENT\n\nThis amendment is made by and between Reed and Moss.',
    ],
    [
      'services',
      'does not take an agreement of two parties for terms of use, though it says you',
      'OUTSOURCING AGREEMENT\n\nThis agreement is made by and between Reed Ltd ("we") and Moss Ltd ("you"). You agree to these terms by using our website and your account.',
    ],
  ])('%s: %s', (type, _why, text) => {
    expect(parseDocument(text).type).toBe(type);
  });

  it('is certain of the type that the caller names', () => {
    const parsed = parseDocument('LEASE\n\nThe Landlord and the Tenant agree.', { type: 'report' });
    expect([parsed.type, parsed.typeConfidence]).toEqual(['report', 1]);
  });
});

describe('clause categories', () => {
  it.each([
    ['1. Governing Law. This Agreement is governed by the laws of Ruritania.', 'governing_law'],
    [
      '1. Assignment. Neither party may assign this Agreement without the written consent of the other.',
      'anti_assignment',
    ],
    ['1. Insurance. The Supplier shall maintain insurance at its cost.', 'insurance'],
    ['1. Books. The Buyer may audit the books and records of the Seller once a year.', 'audit_rights'],
    [
      '1. Licence. Owner hereby grants User a perpetual, irrevocable licence to use the map.',
      'irrevocable_or_perpetual_license',
    ],
    ['1. Events. Neither party is liable for acts of God or causes beyond its reasonable control.', 'force_majeure'],
    ['1. Liability. The aggregate liability of the Seller shall not exceed the price.', 'cap_on_liability'],
  ])('%s', (text, category) => {
    const found = clauseCategories(parseDocument(text)).get(0) ?? [];
    expect(found.map((one) => one.category)).toContain(category);
    expect(found.map((one) => one.probability)).toEqual(found.map((one) => one.probability).toSorted((a, b) => b - a));
  });

  it('a clause about nothing known is left out', () => {
    expect(clauseCategories(parseDocument('The ducks swim on the pond.')).size).toBe(0);
  });
});

it.each(AFTER_THE_WORD)('document type: %s is what %s is', (type, title) => {
  const { type: read, typeConfidence } = parseDocument(`${title}\n\n1. Alfa e Beta. 2. Gamma.`);
  expect(read).toBe(type);
  expect(typeConfidence).toBeGreaterThan(0.7);
});
