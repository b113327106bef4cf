import { consistencyExperts } from '../../../../actors/experts/consistency/index.ts';
import { consistency as en } from '../../../../actors/languages/en/consistency/index.ts';
import { consistency as es } from '../../../../actors/languages/es/consistency/index.ts';
import { consistency as it } from '../../../../actors/languages/it/consistency/index.ts';
import { tryExperts } from '../trial.ts';

const PARTIES =
  'This Agreement is made between Alder Systems Ltd (the "Supplier") and Birch Foods Inc. (the "Customer").\n\n';
const DEFINITIONS = `${PARTIES}1. Definitions
1.1 "Platform" means the software that the Supplier hosts.
1.2 "Fault" means any failure of the Platform.
1.3 "Login Data" means the names and passwords of the users.
`;
const USES = `2. Use
2.1 The Customer shall report each Fault of the Platform and shall protect any Login Data.
2.2 The Supplier shall repair each Fault of the Platform. Any Login Data remain with the Customer.
`;
const CLAUSES = `1. Services
1.1 The Supplier shall host the platform.
1.2 The Supplier shall answer calls.
2. Fees
2.1 The Customer shall pay the fees under Section 1.2.
`;

/** One thing under two names has its own file. */
/** Tried in tests of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['other-names', 'essential-terms', 'signatories']);
const bench = consistencyExperts.filter(({ id }) => !ELSEWHERE.has(id));

tryExperts('consistency', bench, { en, es, it }, [
  {
    expert: 'contradictions',
    rule: 'contradictions.periods',
    positive:
      '1. Fees\n1.1 The Customer shall pay each amount within 30 days after receipt of the invoice.\n\n2. Billing\n2.1 Every sum is payable within 45 days of receipt of the invoice.\n',
    negative:
      '1. Fees\n1.1 The Customer shall pay each amount within 30 days after receipt of the invoice.\n\n2. Billing\n2.1 Every sum is payable within thirty (30) days of receipt of the invoice.\n',
    defeated: {
      text: '1. Conflicts. In the event of a conflict the schedules shall prevail.\n2. Fees. Fees are due in 30 days.\n',
      quoting: 'Fees are due in 30 days.',
      claim: { rule: 'contradictions.periods', category: 'contradiction' },
      reason: 'contradictions.precedence',
    },
  },
  {
    expert: 'contradictions',
    rule: 'contradictions.oral-amendment',
    positive:
      '1. This agreement may be modified orally by the managers of the parties.\n\n2. This agreement may not be amended except by an instrument in writing signed by both parties.\n',
    negative:
      '1. This agreement may not be modified orally.\n\n2. This agreement may not be amended except by an instrument in writing signed by both parties.\n',
  },
  {
    expert: 'cross-references',
    rule: 'cross-references.dangling',
    positive: CLAUSES.replace('Section 1.2', 'Section 7.4'),
    negative: CLAUSES,
    defeated: {
      text: 'The tax is owed under Section 12 of the Finance Act.',
      quoting: 'Section 12',
      claim: { rule: 'cross-references.dangling', category: 'cross_references' },
      reason: 'cross-references.statute',
    },
  },
  {
    expert: 'currency-and-totals',
    rule: 'currency-and-totals.total',
    positive: 'The Customer shall pay a total of $900, being $400 on signing and $600 on delivery.',
    negative: 'The Customer shall pay a total of $1,000, being $400 on signing and $600 on delivery.',
  },
  {
    expert: 'currency-and-totals',
    rule: 'currency-and-totals.shares',
    positive: 'Profits are shared as follows: 60% to the first partner and 50% to the second partner.',
    negative: 'Profits are shared as follows: 60% to the first partner and 40% to the second partner.',
    defeated: {
      text: 'Profits are shared up to 60% to the first partner and 50% to the second partner.',
      quoting: 'shared up to 60% to the first partner',
      claim: { rule: 'currency-and-totals.shares', category: 'currency_and_totals' },
      reason: 'currency-and-totals.open',
    },
  },
  {
    expert: 'date-order',
    rule: 'date-order.impossible',
    positive: 'The report is due on February 30, 2025.',
    negative: 'The report is due on February 28, 2025.',
  },
  {
    expert: 'date-order',
    rule: 'date-order.backwards',
    positive: 'The term runs from March 1, 2026 to February 1, 2025.',
    negative: 'The term runs from March 1, 2024 to February 1, 2025.',
    defeated: {
      text: 'The end of the term was brought forward from March 1, 2026 to February 1, 2025.',
      quoting: 'March 1, 2026 to February 1, 2025',
      claim: { rule: 'date-order.backwards', category: 'date_consistency' },
      reason: 'date-order.amended',
    },
  },
  {
    expert: 'date-order',
    rule: 'date-order.weekday',
    positive: 'The parties meet on Monday, March 4, 2025.',
    negative: 'The parties meet on Tuesday, March 4, 2025.',
  },
  {
    expert: 'defined-terms',
    rule: 'defined-terms.renamed',
    positive: `${DEFINITIONS}${USES.replaceAll('Login Data', 'Login Details')}The Login Details are secret.\n`,
    negative: DEFINITIONS + USES,
  },
  {
    expert: 'defined-terms',
    rule: 'defined-terms.stray',
    positive: `${DEFINITIONS}${USES}3. More\n3.1 The Customer keeps any Login Data. The Login Details are secret.\n`,
    negative: `${DEFINITIONS}${USES}3. More\n3.1 The Customer keeps any Login Data. The Login Data are secret.\n`,
  },
  {
    expert: 'defined-terms',
    rule: 'defined-terms.undefined',
    positive: `${DEFINITIONS}${USES}3. More\n3.1 Each Quality Gate is free. Any Quality Gate may be passed. The Quality Gate is met.\n`,
    negative: DEFINITIONS + USES,
    defeated: {
      text: 'Capitalized terms used but not defined here have the meaning given in the main contract. Each Quality Gate is free.',
      quoting: 'Quality Gate',
      claim: { rule: 'defined-terms.undefined', category: 'defined_terms' },
      reason: 'defined-terms.borrowed',
    },
  },
  {
    expert: 'defined-terms',
    rule: 'defined-terms.unused',
    positive: `${DEFINITIONS}1.4 "Holiday Shift" means work on a Sunday.\n${USES}`,
    negative: DEFINITIONS + USES,
  },
  {
    expert: 'duplicated-wording',
    rule: 'duplicated-wording.twice',
    positive:
      '1. Keys\n1.1 The Tenant shall return every key to the office on the last day of the lease before noon, against a written receipt.\n\n2. End\n2.1 The Tenant shall return every key to the office on the last day of the lease before noon, against a written receipt.\n',
    negative:
      '1. Keys\n1.1 The Tenant shall return every key to the office on the last day of the lease before noon, against a written receipt.\n\n2. End\n2.1 The Tenant shall clean the rooms.\n',
  },
  {
    expert: 'exhibits',
    rule: 'exhibits.not-attached',
    positive: '1. Work\n1.1 The Supplier shall do the work described in Exhibit B.\n',
    negative:
      '1. Work\n1.1 The Supplier shall do the work described in Exhibit B.\n\nEXHIBIT B\n\nThe Supplier paints the fence.\n',
    defeated: {
      text: 'Exhibits have been omitted. The work is in Exhibit B.',
      quoting: 'Exhibit B',
      claim: { rule: 'exhibits.not-attached', category: 'exhibits' },
      reason: 'exhibits.omitted-openly',
    },
  },
  {
    expert: 'number-words',
    rule: 'number-words.mismatch',
    positive: 'Notice is given thirty (45) days in advance.',
    negative: 'Notice is given forty-five (45) days in advance.',
    defeated: {
      text: 'Words shall prevail over figures. Notice is given thirty (45) days in advance.',
      quoting: 'thirty (45)',
      claim: { rule: 'number-words.mismatch', category: 'number_words' },
      reason: 'number-words.precedence',
    },
  },
  {
    expert: 'numbering',
    rule: 'numbering.gap',
    positive: '1. Keys\nThe keys are kept.\n2. Rent\nThe rent is paid.\n4. End\nThe lease ends.\n',
    negative: '1. Keys\nThe keys are kept.\n2. Rent\nThe rent is paid.\n3. End\nThe lease ends.\n',
    defeated: {
      text: '1. Keys\nThe keys are kept.\n2. Rent\nThe rent is paid.\n3. Intentionally omitted.\n4. End\nThe lease ends.\n',
      quoting: 'Rent',
      claim: { rule: 'numbering.gap', category: 'numbering' },
      reason: 'numbering.reserved',
    },
  },
  {
    expert: 'party-names',
    rule: 'party-names.other-role',
    positive: `${PARTIES}1. The Supplier shall deliver. The Customer shall pay the Vendor, on time.\n`,
    negative: `${PARTIES}1. The Supplier shall deliver. The Customer shall pay the Supplier, on time.\n`,
    defeated: {
      text: `${PARTIES}The Supplier, formerly known as Vendor, shall deliver.`,
      quoting: 'Vendor',
      claim: { rule: 'party-names.other-role', category: 'party_names' },
      reason: 'party-names.alias',
    },
  },
  {
    expert: 'exceptions',
    rule: 'exceptions.takes-back',
    positive:
      'The Supplier shall deliver the goods each Monday. However, the Supplier is not required to deliver in a week of its choice.',
    negative: 'The Supplier shall deliver the goods each Monday. However, the goods stay in the yard until then.',
    defeated: {
      text: 'The Supplier shall deliver. However, the Supplier is not liable to the extent caused by a flood of the river.',
      quoting: 'However, the Supplier is not liable',
      claim: { rule: 'exceptions.takes-back', category: 'contradiction' },
      reason: 'exceptions.narrow',
    },
  },
  {
    expert: 'exceptions',
    rule: 'exceptions.override',
    positive: 'The rent is due on Monday, regardless of any other provision.',
    negative: 'This contract is governed by the laws of Ireland, without regard to principles of conflicts of laws.',
  },
  {
    expert: 'exceptions',
    rule: 'exceptions.no-duty',
    positive: 'The Tenant is not obligated to paint the house.',
    negative: 'The Tenant shall paint the house.',
  },
  {
    expert: 'opposite-duties',
    rule: 'opposite-duties.forbidden',
    positive:
      'The Tenant shall paint the house walls white.\n\nThe Tenant shall not paint the house walls white.\n\nThe Owner shall clean.',
    negative:
      'The Tenant shall paint the house walls white.\n\nThe Tenant shall not paint the garden gate.\n\nThe Owner shall clean.',
    defeated: {
      text: 'The Tenant shall not paint the house walls during the winter.',
      quoting: 'shall not paint the house walls',
      claim: { rule: 'opposite-duties.forbidden', category: 'contradiction' },
      reason: 'opposite-duties.conditional',
    },
  },
  {
    expert: 'enumerations',
    rule: 'enumerations.gap',
    positive: 'The Supplier shall (a) clean the yard; (b) feed the hens; (d) lock the gate.',
    negative: 'The Supplier shall (a) clean the yard; (b) feed the hens; (c) lock the gate.',
    defeated: {
      text: 'The Supplier shall (a) clean the yard; [reserved]; (c) lock the gate.',
      quoting: '(c) lock the gate',
      claim: { rule: 'enumerations.gap', category: 'numbering' },
      reason: 'enumerations.reserved',
    },
  },
  {
    expert: 'enumerations',
    rule: 'enumerations.cut',
    positive: 'The Supplier shall bring the tools for the garden, including. The Owner shall pay for them.',
    negative: 'The Supplier shall bring the tools for the garden, including the rake. The Owner shall pay for them.',
  },
  {
    expert: 'number-words',
    rule: 'number-words.mixed-style',
    positive:
      'Pay within ten (10) days. Reply within twenty (20) days. Object within thirty (30) days. Leave within forty (40) days. Return within fifty (50) days. Cure within 15 days.',
    negative:
      'Pay within ten (10) days. Reply within twenty (20) days. Object within thirty (30) days. Leave within forty (40) days. Return within fifty (50) days. Cure within fifteen (15) days.',
  },
  {
    expert: 'number-words',
    rule: 'number-words.slip',
    positive: 'The Owner keeps thirty percent (3016) of the price.',
    negative: 'The Owner keeps thirty percent (30%) of the price.',
  },
  {
    expert: 'party-names',
    rule: 'party-names.unknown-role',
    positive: `${PARTIES}The goods shall be fetched by the Sponsor on Monday.`,
    negative: `${PARTIES}The goods shall be fetched by the Supplier on Monday.`,
  },
  {
    expert: 'placeholders',
    rule: 'placeholders.unfilled',
    positive: 'The fee is [insert amount] and the start is TBD.',
    negative: 'The fee is 500 euro and the start is today.',
    defeated: {
      text: 'Signed for the Supplier\nBy: ____________\nName: ____________\n',
      quoting: '____________',
      claim: { rule: 'placeholders.unfilled', category: 'placeholders' },
      reason: 'placeholders.signing',
    },
  },
  {
    expert: 'signature-block',
    rule: 'signature-block.missing',
    positive: `${PARTIES}${'The Supplier shall keep the garden in good order through the year. '.repeat(50)}`,
    negative: `${PARTIES}${'The Supplier shall keep the garden in good order through the year. '.repeat(50)}\n\nIN WITNESS WHEREOF the parties have signed.\nBy: ____`,
    defeated: {
      text: 'The terms are accepted by clicking the button.',
      claim: { rule: 'signature-block.missing', category: 'signature_block' },
      reason: 'signature-block.accepted-otherwise',
    },
  },
  {
    expert: 'unsettled-wording',
    rule: 'unsettled-wording.bracketed',
    positive: '1. The Customer shall not sell cars in [any country in which the Supplier sells cars at that time].',
    negative: '1. The Customer shall not sell cars in any country in which the Supplier sells cars at that time.',
  },
]);
