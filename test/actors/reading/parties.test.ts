import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../actors/reading/index.ts';

const BODY = `1. Duties. The Customer shall pay the fees. The Supplier shall deliver the goods.\n2. Term. This runs for one year.`;

const partiesOf = (text: string): string[] => parseDocument(text).parties.map(({ name, role }) => `${name} (${role})`);

describe('parties: named apart from each other', () => {
  test('two brackets in one sentence without "between" name two parties', () => {
    const text = `Underwriting Agreement\n\nThis confirms that the undersigned, the Harbour Bond Fund, (the "Fund"), a series of The Harbour Trusts, has agreed that Harbour Trusts Distributor, LLC, ("Harbour"), shall be its underwriter.\n\n1. Harbour shall solicit orders. Harbour may refuse orders. The Fund shall keep records. The Fund may close.`;
    expect(partiesOf(text)).toEqual(['Harbour Bond Fund (Fund)', 'Harbour Trusts Distributor, LLC (Harbour)']);
  });

  test('a bracket without quotation marks after an address names a party that acts', () => {
    const text = `DEALER AGREEMENT\n\n1. NORTHGATE TOOLS OF 17922 PINE ROAD, SUITE E, IRVINE (NORTHGATE) certifies that the goods furnished by LASER WORKS, INC. OF 4703 OAK LANE (LWI) will be sold.\n\n2. NORTHGATE shall order goods. NORTHGATE may return goods. LWI shall ship. LWI may refuse orders.`;
    expect(partiesOf(text)).toEqual(['NORTHGATE TOOLS (NORTHGATE)', 'LASER WORKS, INC. (LWI)']);
  });

  test('an authority that acts in the text is no party', () => {
    const text = `AGENCY LETTER\n\nAlder Bank, Inc. ("Alder") offers shares through Birch Capital, LLC ("Birch"). Its deposits are covered by the Savings Insurance Fund ("SIF").\n\n1. Alder shall pay. Alder may cancel. Birch shall sell. Birch may resign. SIF may inspect. SIF will insure.`;
    expect(partiesOf(text)).toEqual(['Alder Bank, Inc. (Alder)', 'Birch Capital, LLC (Birch)']);
  });

  test('a company that is only spoken of is no party', () => {
    const text = `This Agreement is made by and between Alder Mills, Inc. ("Alder") and Birch Foods, LLC ("Birch"). Alder owns shares in Cedar Holdings, Inc. ("Cedar").\n\n1. Alder shall pay. Birch shall deliver.`;
    expect(partiesOf(text)).toEqual(['Alder Mills, Inc. (Alder)', 'Birch Foods, LLC (Birch)']);
  });

  test('the parties of another agreement that is mentioned are not those of this one', () => {
    const text = `Maple Supply, Inc. 4345 Quarry Road Dover\n\nGentlemen:\n\nThe undersigned is a holder of Oak Medical, Inc. ("OAK") and will become a holder of Maple Supply, Inc. ("MSI"), pursuant to the transactions described in the Agreement and Plan of Merger, dated as of May 4, 1998 (the "Plan"), by and among MSI, MSI Merger Corp. ("Merger Corp.") and OAK.\n\n1. The undersigned shall not sell. The undersigned agrees to vote. The undersigned may transfer by will. The undersigned understands this. MSI shall issue shares. MSI may stop transfers.\n\nACCEPTED`;
    expect(partiesOf(text)).toEqual(['Maple Supply, Inc. (MSI)', 'undersigned ()']);
  });
});

describe('parties: what another place says of them', () => {
  test('the name that a form gives beside the role is the name of the party', () => {
    const text = `This Reseller Agreement is made by and between z4 Clever Systems, LLC ("z4"), with offices at 12 Elm Street ("Reseller") and the company set forth below ("Company"):\n\nCompany: Lantern Software, Inc.   Telephone: 555 0100\n\n1. Reseller shall sell. Company shall pay.`;
    expect(partiesOf(text)).toEqual(['z4 Clever Systems, LLC (z4)', 'Lantern Software, Inc. (Company)']);
  });

  test('a role whose name is left blank stays a role', () => {
    const text = `This Agreement is made by and between Lantern Golf, Inc. (the "Company") and ____________ (the "Professional").\n\n1. Professional shall play. Company shall pay.`;
    expect(partiesOf(text)).toEqual(['Lantern Golf, Inc. (Company)', 'Professional ()']);
  });

  test('the label of a cover gives way to the name that the text uses', () => {
    const text = `MAINTENANCE AGREEMENT\n\nBetween\n\nClient Name:     RIVER CLINICS, INC.\n\nAnd\n\nCustomer Name:   DELTA LABS, INC.\n\nRIVER CLINICS, INC., hereinafter referred to as "RCI", agrees to serve and DELTA LABS, INC., hereinafter referred to as "Customer", agrees to pay.\n\n1. RCI shall call. Customer shall pay. Customer may cancel.`;
    expect(partiesOf(text)).toEqual(['RIVER CLINICS, INC. (RCI)', 'DELTA LABS, INC. (Customer)']);
  });

  test('a short name with an apostrophe or its own article is read whole', () => {
    const text = `This Agreement is made by and between EL GATO AZUL, INC. ("El Gato Azul" or "Franchisor") and Martin's Grill, Inc. ("Martin's").\n\n${BODY}`;
    expect(partiesOf(text)).toEqual(['EL GATO AZUL, INC. (El Gato Azul)', "Martin's Grill, Inc. (Martin's)"]);
  });

  test('a role with its article loses the article', () => {
    const text = `El presente contrato se celebra entre Alfa, S.L. (en adelante, "El Proveedor") y Beta, S.A. (en adelante, "el Cliente").\n\n1. El Proveedor deberá entregar. El Cliente deberá pagar.`;
    expect(partiesOf(text)).toEqual(['Alfa, S.L. (Proveedor)', 'Beta, S.A. (Cliente)']);
  });

  test('a label that is in three places of the document is no head of a page', () => {
    const label = 'Party B: Quartz Network (Beijing) Co., Ltd.';
    const text = `Cooperation Agreement\n\nParty A: Opal Internet Co., Ltd.\n\n${label}\n\nExecuted by and between the parties below:\n\nParty A: Opal Internet Co., Ltd.\n\nAddress:\n\n${label}\n\nAddress:\n\nWhereas the parties agree.\n\n1. Party A shall pay.\n\n${label}\n`;
    expect(partiesOf(text)).toEqual([
      'Opal Internet Co., Ltd. (Party A)',
      'Quartz Network (Beijing) Co., Ltd. (Party B)',
    ]);
  });

  test('a company on behalf of itself and its affiliates is called what they are called together', () => {
    const text = `This Agreement is made between Summit Ventures, LLC, on behalf of itself and certain of its Affiliates (collectively, "Summit"), and ____________ (the "Company").\n\n1. Summit shall disclose. The Company shall keep secret.`;
    expect(partiesOf(text)).toEqual(['Summit Ventures, LLC (Summit)', 'Company ()']);
  });
});
