import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

/** Clauses as `path|heading`, without those that have neither. */
function outline(text: string): string[] {
  return parseDocument(text)
    .clauses.map((clause) => `${clause.path}|${clause.heading}`)
    .filter((line) => line !== '|');
}

const SCHEMES: readonly [name: string, text: string, expected: readonly string[]][] = [
  [
    'decimals with headings on the same line',
    'SUPPLY AGREEMENT\n\nThe parties agree as follows:\n\n1. Scope. The Seller supplies the Goods.\n\n1.1 Orders. Each order is in writing.\n\n1.2 Delivery. Goods are shipped weekly.\n\n2. Price. The price is fixed.\n',
    ['|SUPPLY AGREEMENT', '1|Scope', '1.1|Orders', '1.2|Delivery', '2|Price'],
  ],
  [
    'Spanish ordinals with a dash, as notaries write them, behind what is recited',
    'CONTRATO DE OBRA\n\nEXPONEN\n\nPRIMERO.- Que Sol es dueña.\n\nCLÁUSULAS\n\nPRIMERA.- OBJETO\nSe construye un muro.\n\nSEGUNDA.- PRECIO\nSe pagan mil euros.\n\nDÉCIMO TERCERA.- LEY\nRige la ley española.\n',
    ['|CONTRATO DE OBRA', 'PRIMERA|OBJETO', 'SEGUNDA|PRECIO', 'DÉCIMO TERCERA|LEY'],
  ],
  [
    'Spanish ordinals with a full stop and a heading',
    'CONTRATO DE OBRA\n\nEntre las partes.\n\nPrimera. Objeto\nSe construye un muro.\n\nCláusula segunda: Precio\nSe pagan mil euros. La segunda mitad, al final.\n\nTercera. Ley\nRige la ley española.\n',
    ['|CONTRATO DE OBRA', 'Primera|Objeto', 'Cláusula segunda|Precio', 'Tercera|Ley'],
  ],
  [
    'a sentence in Italian or Spanish right behind its number',
    '1. Legge. Vale.\n\n1.1 Il contratto è regolato dalla legge italiana. Il foro è Pisa.\n\n1.2 El contrato se rige por la ley española. Sin más.\n',
    ['1|Legge', '1.1|', '1.2|'],
  ],
  [
    'three levels of decimals',
    '1. Work\n\n1.1 Plans\n\n1.1.1 The plan is drawn up by the Builder.\n\n1.1.2 The plan is approved by the Owner.\n\n1.2 Changes\n\nNone.\n\n2. Pay\n\nMonthly.',
    ['1|Work', '1.1|Plans', '1.1.1|', '1.1.2|', '1.2|Changes', '2|Pay'],
  ],
  [
    'letters in brackets, (i) after (h) is a letter',
    `5. Duties. The Agent shall:\n\n${'abcdefghij'
      .split('')
      .map((sign) => `(${sign}) keep the record numbered ${sign};\n\n`)
      .join('')}6. End. Done.`,
    ['5|Duties', ...'abcdefghij'.split('').map((sign) => `5(${sign})|`), '6|End'],
  ],
  [
    'a first (i) is roman, and nests under its letter',
    '3. Fees.\n\n(a) The fee covers:\n\n(i) travel;\n\n(ii) lodging; and\n\n(iii) meals.\n\n(b) The fee is net.\n\n4. Tax. None.',
    ['3|Fees', '3(a)|', '3(a)(i)|', '3(a)(ii)|', '3(a)(iii)|', '3(b)|', '4|Tax'],
  ],
  [
    'articles in roman numerals with the heading on the next line',
    'ARTICLE I\n\nDEFINITIONS\n\nSection 1.01 Terms. Words have their meaning.\n\nARTICLE II\n\nSALE\n\nSection 2.01 Goods. Goods are sold.\n\nSection 2.02 Price. A price is paid.',
    ['ARTICLE I|DEFINITIONS', 'Section 1.01|Terms', 'ARTICLE II|SALE', 'Section 2.01|Goods', 'Section 2.02|Price'],
  ],
  [
    'sections with keyword',
    'Section 1. Purpose. To trade.\n\nSection 2. Place. At the port.\n\nSection 3. Time. At noon.',
    ['Section 1|Purpose', 'Section 2|Place', 'Section 3|Time'],
  ],
  [
    'small letters with one bracket',
    '1. Records\n\na) books are kept;\n\nb) books are shown.\n\n2. Visits\n\nOn notice.',
    ['1|Records', '1(a)|', '1(b)|', '2|Visits'],
  ],
  [
    'schedules hold their own numbering',
    '1. Sale. A sale.\n\n2. Price. See Schedule 1.\n\nSCHEDULE 1\n\nPRICES\n\n1. Wood costs ten.\n\n2. Iron costs twenty.\n\nSCHEDULE 2\n\nPLACES\n\n1. The harbour.',
    [
      '1|Sale',
      '2|Price',
      'SCHEDULE 1|PRICES',
      'SCHEDULE 1, 1|',
      'SCHEDULE 1, 2|',
      'SCHEDULE 2|PLACES',
      'SCHEDULE 2, 1|',
    ],
  ],
  [
    'a dash between number and heading',
    'Art. 1 - Oggetto\nIl Fornitore fornisce i beni.\n\nArt. 2 - Prezzo\nIl Cliente paga il prezzo.',
    ['Art. 1|Oggetto', 'Art. 2|Prezzo'],
  ],
  [
    'Markdown headings',
    '# Rules\n\nHello.\n\n## Use\n\nBe kind.\n\n### Limits\n\nNo noise.\n\n## 2. Leaving\n\nAny time.',
    ['|Rules', '|Use', '|Limits', '2|Leaving'],
  ],
  [
    'unnumbered capitals',
    'HOUSE RULES\n\nWelcome to the house.\n\nQUIET HOURS\n\nFrom ten at night.\n\nGUESTS\n\nGuests are welcome.',
    ['|HOUSE RULES', '|QUIET HOURS', '|GUESTS'],
  ],
  [
    'a heading underlined by a rule of dashes',
    'Notes\n\nPlain words open this text here.\n\nScope of Work\n-------------\n\nThe work is small.\n\nTime Table\n----------\n\nOne week.',
    ['|Notes', '|Scope of Work', '|Time Table'],
  ],
  [
    'a text that lost its line breaks',
    'LOAN This loan is made today. 1. Sum. The sum is ten. 2. Interest. There is none. 3. Return. In a year.',
    ['1|Sum', '2|Interest', '3|Return'],
  ],
  [
    'the date at the head of each page stands before its first clause',
    'May 3, 2016 LOAN This loan is made. 1. Sum. The sum is ten.\n\nMay 3, 2016 2. Interest. There is none.\n\nMay 3, 2016 3. Return. It is due on May 5, 2017 4 Days later it is late.',
    ['1|Sum', '2|Interest', '3|Return'],
  ],
  [
    'page numbers and running headers in between',
    '1. First. Some words\n\n3\n\nAcme Draft\n\n2. Second. More words\n\n4\n\nAcme Draft\n\n3. Third. Words\n\n5\n\nAcme Draft\n\n4. Fourth. Last words',
    ['1|First', '2|Second', '3|Third', '4|Fourth'],
  ],
  [
    'lettered recitals do not swallow the numbered clauses',
    'DEED\n\nRECITALS\n\nA. The Owner has a field.\n\nB. The Farmer wants it.\n\n1. Lease. The Owner leases the field.\n\n2. Rent. The Farmer pays rent.\n\n3. End. After a year.',
    ['|DEED', '|RECITALS', 'A|', 'B|', '1|Lease', '2|Rent', '3|End'],
  ],
];

describe('numbering', () => {
  it.each(SCHEMES)('%s', (_, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  it('a table of contents makes no clause twice', () => {
    const contents = 'TABLE OF CONTENTS\n\n1. Scope ........ 2\n2. Price ........ 3\n3. Term ......... 4\n\n';
    const body = '1. Scope. All goods.\n\n2. Price. As listed.\n\n3. Term. One year.\n';
    const parsed = parseDocument(`SALE CONTRACT\n\n${contents}${body}`);
    expect(parsed.clauses.map((clause) => clause.number)).toEqual(['', '1', '2', '3']);
    expect(parsed.clauses[1]?.start).toBeGreaterThan(contents.length);
  });

  it('running text without line breaks has the clauses it had with them', () => {
    const filler =
      'The Buyer takes the goods at the harbour and stores them in a dry place until they are sold. '.repeat(9);
    const lines = [
      'SUPPLY AGREEMENT This Agreement is made between Alder Ltd and Birch Inc.',
      '1. Goods.',
      `1.1 Quality. ${filler}`,
      `1.2 Delivery. ${filler}A fault is dealt with under Section 2.1. The Seller mends it.`,
      'Source: ALDER LTD, 8-K, 3/4/2019',
      `1.3 "Harbour" means the harbour of the town. ${filler}`,
      `2. Price. ${filler}`,
      `2.1 Amount. ${filler}The price is paid in 30. Nothing more is due; and`,
      `2.2 Tax. ${filler}`,
      '(a) The Buyer bears the tax of its own country.',
      '(b) The Seller bears all other tax.',
      `3. Term. ${filler}`,
    ];
    const numbers = (text: string) => parseDocument(text).clauses.map(({ path }) => path);
    expect(numbers(lines.join(' '))).toEqual([
      '',
      '1',
      '1.1',
      '1.2',
      '1.3',
      '2',
      '2.1',
      '2.2',
      '2.2(a)',
      '2.2(b)',
      '3',
    ]);
    expect(numbers(lines.join(' '))).toEqual(numbers(lines.join('\n\n')));
  });

  it('a long paragraph that only names numbers stays one clause', () => {
    const text = `NOTES ${'He paid on page 4. The sum of 12. Section 3 of the law says so. See No. 5. The rest is silence. '.repeat(60)}`;
    expect(parseDocument(text).clauses).toHaveLength(1);
  });

  it('a reference wrapped to the beginning of a line is no clause', () => {
    const text =
      '1. Price. The Buyer pays the price that is set out for the goods in Section\n3. The price is net of all tax.\n\n2. Tax. The Buyer pays the tax.';
    expect(outline(text)).toEqual(['1|Price', '2|Tax']);
  });

  it('distinguishes preamble, signature block and schedule', () => {
    const text =
      'SALE AGREEMENT\n\nThis Agreement is between A and B.\n\n1. Sale. A sells.\n\n2. Price. B pays.\n\n3. Law. Of the land.\n\nIN WITNESS WHEREOF the parties sign.\n\nBy: ______\nName: Ann\n\nEXHIBIT A\n\nGOODS\n\nOne ship.';
    expect(parseDocument(text).clauses.map((clause) => clause.kind)).toEqual([
      'preamble',
      'clause',
      'clause',
      'clause',
      'signature',
      'schedule',
    ]);
  });

  it.each([
    ['Signed for deliveries: the second business day after posting.', false],
    ['Signed for by the recipient: on the day of delivery.', false],
    ['Signed For Deliveries: the second business day after posting.', false],
    ['Signed for Acme Inc.: ________', true],
    ['Signed for and on behalf of Acme Inc.', true],
    ['Signed for the Supplier: ________', true],
    ['SIGNED FOR ACME INC.', true],
  ])('takes for a signature only what somebody is named in: %s (%s)', (line, signs) => {
    const text = `SALE AGREEMENT\n\nThis Agreement is between A and B.\n\n1. Sale. A sells.\n\n2. Price. B pays.\n\n3. Notices. They arrive:\n\n${line}\n`;
    expect(parseDocument(text).clauses.some(({ kind }) => kind === 'signature')).toBe(signs);
  });

  it('text without structure is one clause', () => {
    for (const text of ['', '   \n', 'just a few words', 'A line.\nAnother line.']) {
      const { clauses } = parseDocument(text);
      expect(clauses).toHaveLength(1);
      expect(clauses[0]).toMatchObject({ kind: 'clause', number: '', parent: -1, depth: 0 });
    }
  });
});
