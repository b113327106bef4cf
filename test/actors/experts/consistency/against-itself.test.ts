import { type Case, HEAD, tryCases } from './found-and-sound.ts';

/** Clauses with headings, so that a reader can tell one from the other. */
const survival = (list: string, secrecy: string): string =>
  `${HEAD}1. Fees\nThe Buyer shall pay the fees.\n\n2. Confidentiality\nEach party shall keep the information of the other secret and shall use it for this Agreement only. ${secrecy}\n\n3. Delivery\nThe Supplier shall deliver the goods to the stores.\n\n4. Survival\n${list}\n`;

const signed = (first: string, other: string): string =>
  `${HEAD}1. Sale. The Supplier shall sell and the Buyer shall buy the goods.\n\nIN WITNESS WHEREOF, the parties have signed this Agreement.\n\nALDER MILLS INC.\n\nBy: /s/ ${first}\nName: ${first}\nTitle: President\n\nBIRCH STORES LLC\n\nBy: /s/ ${other}\nName: ${other}\nTitle: Manager\n`;

const CASES: readonly Case[] = [
  {
    rule: 'essential-terms.undefined',
    says: 'a term that carries time, money or territory and is nowhere fixed',
    found: [
      `${HEAD}1. Term. This Agreement begins on the Commencement Date and lasts three years.\n`,
      `${HEAD}1. Refund. On termination the Supplier shall return the Monthly Support Fee for the days that remain.\n`,
      `${HEAD}1. Limits. The Buyer shall not sell outside the Territory. The Supplier shall not sell in the Territory.\n`,
      `${HEAD}1. Restraint. The Buyer shall open no other mill in the Field of Interest while this Agreement runs.\n`,
      `${HEAD}1. Credit. Sacks bought elsewhere are set off against any relevant Yearly Purchase Commitment.\n`,
      'CONTRATTO DI FORNITURA\n\nTra Ontano S.r.l. (il "Fornitore") e Betulla S.p.A. (il "Cliente").\n\n1. Durata. Il contratto ha effetto dalla Data di Decorrenza e dura tre anni.\n',
      'CONTRATO DE SUMINISTRO\n\nEntre Aliso S.L. (el "Proveedor") y Abedul S.A. (el "Cliente").\n\n1. Duración. El contrato rige desde la Fecha de Inicio y dura tres años.\n',
    ],
    sound: [
      `${HEAD}1. Term. This Agreement begins on the Commencement Date and lasts three years. "Commencement Date" means 1 May 2024.\n`,
      `${HEAD}Commencement Date: 1 May 2024\n\n1. Term. This Agreement begins on the Commencement Date and lasts three years.\n`,
      `${HEAD}1. Term. The commencement date of the lease of the mill shall be 1 May 2024. This Agreement begins on the Commencement Date.\n`,
      `${HEAD}1. Filing. The Supplier shall register with the Federal Trade Commission.\n`,
      `AMENDMENT NO. 2 TO SUPPLY AGREEMENT\n\nThis Amendment No. 2 changes the term, which begins on the Commencement Date.\n`,
    ],
  },
  {
    rule: 'essential-terms.idle',
    says: 'a definition of weight that no clause uses',
    found: [
      `${HEAD}1. Definitions.\n"Change of Control" means the sale of more than half of the shares of a party.\n\n2. Term. This Agreement lasts three years.\n`,
    ],
    sound: [
      `${HEAD}1. Definitions.\n"Change of Control" means the sale of more than half of the shares of a party.\n\n2. Term. Either party may end this Agreement after a change of control of the other.\n`,
      `${HEAD}1. Definitions.\n"Warehouse" means the building at the river.\n\n2. Term. This Agreement lasts three years.\n`,
    ],
  },
  {
    rule: 'unsettled-wording.nothing-above',
    says: 'a date or an address above that is not there',
    found: [
      `${HEAD}1. Notices. Letters go to the address of each party set forth above.\n`,
      `${HEAD}1. Sale. The Supplier shall sell the goods.\n\nThe parties have signed this Agreement on the date first written above.\n`,
      'CONTRATTO\n\n1. Comunicazioni. Le lettere vanno agli indirizzi delle parti riportati in epigrafe e solo a quelli.\n',
      'CONTRATO\n\n1. Firma. Las partes firman este contrato en la fecha del encabezamiento y en dos copias.\n',
    ],
    sound: [
      'SUPPLY AGREEMENT\n\nBetween Alder Mills Inc., 12 River Street, Salem, and Birch Stores LLC, 40 Hill Road, Salem.\n\n1. Notices. Letters go to the address of each party set forth above.\n',
      'SUPPLY AGREEMENT of May 4, 2021 between Alder Mills Inc. and Birch Stores LLC.\n\nThe parties have signed this Agreement on the date first written above.\n',
    ],
  },
  {
    rule: 'contradictions.lost-negation',
    says: 'a provision turned into its opposite by a lost word',
    found: [
      `${HEAD}1. End. The termination of this Agreement will affect any payment that is outstanding.\n`,
      `${HEAD}1. Secrecy. The duty of secrecy shall not apply to information which: (a) is public; (b) is disclosed without the prior consent of the discloser; or (c) was known.\n`,
      `${HEAD}1. Breach. A party shall be deemed in breach of this Agreement if it is required to stop deliveries by law.\n`,
      '1. Fine. La risoluzione del presente contratto pregiudica i diritti maturati dalle parti.\n',
      '1. Fin. La terminación de este contrato afectará los derechos devengados por las partes.\n',
    ],
    sound: [
      '1. Fine. La risoluzione del presente contratto non pregiudica i diritti maturati dalle parti.\n',
      '1. Fin. La terminación de este contrato no afectará los derechos devengados por las partes.\n',
      `${HEAD}1. End. The termination of this Agreement will not affect any payment that is outstanding.\n`,
      `${HEAD}1. Secrecy. The duty of secrecy shall not apply to information which: (a) is public; (b) is disclosed with the prior consent of the discloser; or (c) was known.\n`,
      `${HEAD}1. Secrecy. Nothing shall be disclosed without the prior consent of the discloser.\n`,
      `${HEAD}1. Breach. A party shall not be deemed in breach of this Agreement if it is required to stop deliveries by law.\n`,
    ],
  },
  {
    rule: 'contradictions.survival',
    says: 'confidentiality that outlives the contract, left out of the list of what survives',
    found: [
      survival(
        'Sections 1 and 3 shall survive the termination of this Agreement.',
        'These duties continue for three years after the termination of this Agreement.',
      ),
      survival('On termination all rights shall cease, except that Section 1 shall remain in effect.', ''),
    ],
    sound: [
      survival(
        'Sections 1, 2 and 3 shall survive the termination of this Agreement.',
        'These duties continue for three years after the termination of this Agreement.',
      ),
      survival(
        'Sections 1 and 3, and any other provisions that by their nature are meant to last, shall survive the termination of this Agreement.',
        'These duties continue for three years after the termination of this Agreement.',
      ),
      survival('Sections 1 and 3 shall survive the termination of this Agreement.', ''),
    ],
  },
  {
    rule: 'currency-and-totals.product',
    says: 'a price and a quantity that do not give the total',
    found: [
      `${HEAD}1. Price. The Buyer shall buy 1,200 chairs at a price of $15.00 per chair, for an aggregate price of $16,000.\n`,
      `${HEAD}1. Price. The Buyer shall buy 2,000,000 shares at $0.0001 per share, for a total purchase price of $250.\n`,
      'CONTRATTO DI FORNITURA\n\n1. Prezzo. Il Cliente acquista 1.200 sedie al prezzo di € 15,00 per sedia, per un prezzo complessivo di € 16.000.\n',
      'CONTRATO DE SUMINISTRO\n\n1. Precio. El Cliente compra 1.200 sillas al precio de € 15,00 por silla, por un importe total de € 16.000.\n',
    ],
    sound: [
      `${HEAD}1. Price. The Buyer shall buy 1,200 chairs at a price of $15.00 per chair, for an aggregate price of $18,000.\n`,
      `${HEAD}1. Price. The Buyer shall buy 3,000 chairs at a price of $3.33 per chair, for an aggregate price of $10,000.\n`,
      `${HEAD}1. Price. The Buyer shall buy 1,200 chairs at a price of $15.00 per chair, for an aggregate price of up to $16,000 after discount.\n`,
    ],
  },
  {
    rule: 'signatories.same-person',
    says: 'one person who signs for both sides',
    found: [signed('Rosa M. Lindqvist', 'Rosa Lindqvist')],
    sound: [
      signed('Rosa M. Lindqvist', 'Theo Abara'),
      `${HEAD}1. Sale. The Supplier shall sell the goods.\n\nIN WITNESS WHEREOF, the parties have signed this Agreement.\n\nALDER MILLS INC.   BIRCH STORES LLC\n\nBy: /s/ Rosa Lindqvist   By: /s/ Theo Abara\nName: Rosa Lindqvist   Name: Theo Abara\n`,
    ],
  },
  {
    rule: 'contradictions.court-and-arbitration',
    says: 'arbitrators and courts for all disputes',
    found: [
      '1. Gli arbitri. Ogni controversia relativa al contratto sarà decisa da un collegio di tre arbitri a Torino.\n\n2. Foro. Per le liti è competente in via esclusiva il tribunale di Bari.\n',
      '1. Arbitraje. Toda controversia derivada del contrato se resolverá mediante arbitraje en Sevilla.\n\n2. Fuero. Las partes aceptan la jurisdicción exclusiva de los tribunales de Bilbao.\n',
    ],
    sound: ['1. Foro. Per le liti è competente in via esclusiva il tribunale di Bari.\n'],
  },
  {
    rule: 'number-words.mismatch',
    says: 'words and figures that differ',
    found: [`${HEAD}1. Fee. The Buyer shall pay Forty Thousand Dollars and No/100's (450,000.00) each year.\n`],
    sound: [
      `${HEAD}1. Fee. The Buyer shall pay Forty Thousand Dollars and No/100's (40,000.00) each year.\n`,
      `${HEAD}1. Fee. The Buyer shall pay Forty Dollars and 25/100 ($40.25) each year.\n`,
      `${HEAD}1. Fee. The costs are FOUR MILLION, TWO HUNDRED THOUSAND DOLLARS ($4,200,000).\n`,
    ],
  },
];

tryCases(CASES);
