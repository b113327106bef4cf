import { HEAD, tryCases } from './found-and-sound.ts';

const signed = (effective: string, first: string, other: string): string =>
  `SUPPLY AGREEMENT\n\nThis Agreement is made by Alder Mills Inc. ("Supplier") and Birch Stores LLC ("Buyer"), effective as of ${effective} (the "Effective Date").\n\n1. Sale. The Supplier shall sell and the Buyer shall buy the goods.\n\nIN WITNESS WHEREOF, the parties have signed this Agreement.\n\nALDER MILLS INC.\n\nBy: /s/ Rosa Lindqvist\nName: Rosa Lindqvist\nDate: ${first}\n\nBIRCH STORES LLC\n\nBy: /s/ Theo Abara\nName: Theo Abara\nDate: ${other}\n`;

/** Clauses with headings; the second sentence of the first sends its reader for the price. */
const priced = (cited: string): string =>
  `${HEAD}1. Services\nThe Supplier shall repair the mill. The consideration set forth in Section ${cited} is all that the Buyer owes.\n2. Compensation\nThe Buyer shall pay $40,000 a year.\n3. Travel\nThe Supplier books its own trains.\n4. Law\nThe laws of Ohio govern.\n5. Notices\nLetters go to each party.\n6. Copies\nThere are two originals.\n`;

tryCases([
  {
    rule: 'cross-references.not-defined-there',
    says: 'a definition that the named section does not have',
    found: [
      `${HEAD}1. Prices\nThe Buyer shall pay the price of each chair within ten days of its delivery to the store.\n\n2. Royalty\nThe Buyer shall pay a tenth of its Net Sales (as defined in Section 1) each quarter.\n`,
    ],
    sound: [
      `${HEAD}1. Sales\n"Net Sales" means all that the Buyer receives for chairs, less what it gives back to customers.\n\n2. Royalty\nThe Buyer shall pay a tenth of its Net Sales (as defined in Section 1) each quarter.\n`,
      `${HEAD}1. Prices\nThe Buyer shall pay the price of each chair within ten days of its delivery to the store.\n\n2. Royalty\nThe Buyer shall pay a tenth of its Net Sales (as defined in Section 1 of the Master Licence) each quarter.\n`,
    ],
  },
  {
    rule: 'placeholders.lost-figure',
    says: 'a number without its unit',
    found: [
      `${HEAD}1. Exit. Either party may end this Agreement with a sixty (60) written notice.\n`,
      `${HEAD}1. Payment. The Buyer shall pay within thirty (30) of receipt of the invoice.\n`,
    ],
    sound: [
      `${HEAD}1. Exit. Either party may end this Agreement with sixty (60) days written notice.\n`,
      `${HEAD}1. Payment. The Buyer shall pay within thirty (30) days of receipt of the invoice.\n`,
    ],
  },
  {
    rule: 'date-order.impossible',
    says: 'a year that was not finished',
    found: [`${HEAD}1. Term. This Agreement begins on May 3, 200ri and lasts three years.\n`],
    sound: [`${HEAD}1. Term. This Agreement begins on May 3, 2004 and lasts three years.\n`],
  },
  {
    rule: 'contradictions.title-passes-twice',
    says: 'work that belongs to its buyer at once and only when paid',
    found: [
      `${HEAD}1. Work. All deliverables are works made for hire and belong to the Buyer.\n\n2. Payment. Upon payment in full the Supplier assigns to the Buyer its rights in the deliverables.\n`,
    ],
    sound: [
      `${HEAD}1. Work. All deliverables are works made for hire once they are paid for.\n\n2. Payment. Upon payment in full the Supplier assigns to the Buyer its rights in the deliverables.\n`,
      `${HEAD}1. Goods. Title to the chairs passes to the Buyer upon payment in full.\n\n2. Work. All deliverables are works made for hire and belong to the Buyer.\n`,
    ],
  },
  {
    rule: 'contradictions.two-courts',
    says: 'courts of two places for all disputes',
    found: [
      `${HEAD}1. Courts. The courts of Ohio shall have exclusive jurisdiction.\n\n2. Suits. All suits shall be brought exclusively in the courts of Nevada.\n`,
      '1. Foro. È foro esclusivo il Tribunale di Torino.\n\n2. Liti. Per ogni lite è competente in via esclusiva il Tribunale di Bari.\n',
    ],
    sound: [
      `${HEAD}1. Courts. The courts of Ohio shall have exclusive jurisdiction.\n\n2. Suits. All suits shall be brought exclusively in the courts of Franklin County, Ohio.\n`,
      `${HEAD}1. Courts. The courts of Ohio shall have exclusive jurisdiction.\n\n2. Suits. If the Buyer is sued, it may elect the exclusive jurisdiction of the courts of Nevada.\n`,
    ],
  },
  {
    rule: 'date-order.signed-late',
    says: 'a signature months after the effective date',
    found: [signed('March 1, 2019', 'October 16, 2019', 'November 5, 2019')],
    sound: [
      signed('March 1, 2019', 'March 4, 2019', 'March 9, 2019'),
      signed('March 1, 2019', 'February 4, 2019', 'February 9, 2019'),
    ],
  },
  {
    rule: 'date-order.after-end',
    says: 'a right that begins when the term is over',
    found: [
      `${HEAD}1. Term. The term of this Agreement begins on June 1, 2019 and ends on May 31, 2021.\n\n2. Option. The third option shall become exercisable on June 1, 2021.\n`,
    ],
    sound: [
      `${HEAD}1. Term. The term of this Agreement begins on June 1, 2019 and ends on May 31, 2021.\n\n2. Option. The third option shall become exercisable on June 1, 2020.\n`,
      `${HEAD}1. Term. The term of this Agreement begins on June 1, 2019 and ends on May 31, 2021.\n\n2. Option. If the term is extended, the third option shall become exercisable on June 1, 2021.\n`,
    ],
  },
  {
    rule: 'unsettled-wording.open-bracket',
    says: 'a bracket that never closes',
    found: [
      `${HEAD}1. Net Revenue. Net Revenue is all that the Buyer receives, [less commissions of others, costs of delivery, taxes and refunds of all kinds.\n\n2. Law. The laws of Ohio govern.\n`,
    ],
    sound: [
      `${HEAD}1. Net Revenue. Net Revenue is all that the Buyer receives, [less commissions of others, costs of delivery, taxes and refunds of all kinds].\n\n2. Law. The laws of Ohio govern.\n`,
    ],
  },
  {
    rule: 'unsettled-wording.heading-alone',
    says: 'a heading whose matter the clause does not have',
    found: [
      `${HEAD}1. Venue and Governing Law\nThis Agreement shall be governed by and read under the laws of the State of Ohio, whatever its rules on the conflict of laws may say.\n`,
      `${HEAD}1. Severability\nThis Agreement and its schedules replace all earlier letters between the parties, and each of those letters ends on the day of signature of this Agreement.\n`,
    ],
    sound: [
      `${HEAD}1. Venue and Governing Law\nThis Agreement shall be governed by and read under the laws of the State of Ohio, and the courts of Franklin County shall hear all suits that arise from it.\n`,
      `${HEAD}1. Severability\nIf a term of this Agreement is found to be invalid by a court, the other terms shall stay in force between the parties as if it had never been written.\n`,
    ],
  },
  {
    rule: 'cross-references.other-matter',
    says: 'a price looked for in a clause on something else',
    found: [priced('3')],
    sound: [priced('2')],
  },
]);
