import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import { legal as en } from '../../../../actors/languages/en/legal/index.ts';
import { legal as es } from '../../../../actors/languages/es/legal/index.ts';
import { legal as it } from '../../../../actors/languages/it/legal/index.ts';
import { contract, type Sample } from '../toolkit/sample.ts';
import { tryExperts } from '../trial.ts';

const TRIED = ['taxes', 'source-escrow', 'revenue-share', 'class-waiver', 'discretion', 'oral-statements'];
const bench = legalExperts.filter(({ id }) => TRIED.includes(id));
const whole = (sample: Sample): string => contract(sample).text;
const untaxed = { payment: 'Fees and Payment. Customer shall pay each invoice within thirty (30) days.' };
const software =
  'Licence. Supplier licenses the software to Customer in object code, with software maintenance. Customer may not have the source code.';
const royalty = 'Royalty. Customer shall pay Supplier a royalty of five percent (5%) of revenues.';

tryExperts('legal', bench, { en, es, it }, [
  {
    expert: 'taxes',
    rule: 'taxes.missing',
    positive: whole({ replace: untaxed }),
    negative: whole({}),
    defeated: {
      text: whole({}),
      claim: { rule: 'taxes.missing', category: 'taxes' },
      reason: 'taxes.found',
    },
  },
  {
    expert: 'taxes',
    rule: 'taxes.gross-up',
    positive: whole({ add: ['Deductions. Customer shall pay such additional amounts as make up for tax withheld.'] }),
    negative: whole({ add: ['Deductions. Customer may deduct tax that it must withhold by law.'] }),
  },
  {
    expert: 'taxes',
    rule: 'taxes.all-on-one',
    positive: whole({ add: ['Levies. Customer shall pay all taxes that arise.'] }),
    negative: whole({ add: ['Levies. Customer shall pay all taxes that arise, except on the income of Supplier.'] }),
    defeated: {
      text: whole({ add: ['Levies. Customer shall pay all taxes that arise, except on the income of Supplier.'] }),
      quoting: 'shall pay all taxes that arise',
      claim: { rule: 'taxes.all-on-one', category: 'taxes' },
      reason: 'taxes.income-excepted',
    },
  },
  {
    expert: 'source-escrow',
    rule: 'source-escrow.missing',
    type: 'licence',
    positive: whole({ add: [software] }),
    negative: whole({ add: [software, 'Deposit. The source code is held in escrow.'] }),
    defeated: {
      text: whole({ add: ['Deposit. The source code is held in escrow.'] }),
      claim: { rule: 'source-escrow.missing', category: 'source_code_escrow' },
      reason: 'source-escrow.found',
    },
  },
  {
    expert: 'source-escrow',
    rule: 'source-escrow.no-release',
    positive: whole({ add: ['Deposit. Supplier shall place the source code in escrow with a bank.'] }),
    negative: whole({
      add: ['Deposit. Supplier shall place the source code in escrow, for release to Customer on insolvency.'],
    }),
  },
  {
    expert: 'source-escrow',
    rule: 'source-escrow.not-updated',
    positive: whole({ add: ['Deposit. Supplier shall place the source code in escrow with a bank.'] }),
    negative: whole({ add: ['Deposit. Supplier shall place the source code in escrow and update it each year.'] }),
  },
  {
    expert: 'revenue-share',
    rule: 'revenue-share.no-base',
    positive: whole({ add: [royalty] }),
    negative: whole({ add: [royalty, 'Base. "Net Revenues" means revenues less returns.'] }),
    defeated: {
      text: whole({ add: [royalty, 'Base. "Net Revenues" means revenues less returns.'] }),
      quoting: 'a royalty of five percent',
      claim: { rule: 'revenue-share.no-base', category: 'revenue_profit_sharing' },
      reason: 'revenue-share.base-given',
    },
  },
  {
    expert: 'revenue-share',
    rule: 'revenue-share.no-report',
    positive: whole({ add: [royalty] }),
    negative: whole({ add: [royalty, 'Statements. Customer shall send a quarterly statement of revenues.'] }),
    defeated: {
      text: whole({ add: ['Statements. Customer shall send a quarterly statement of revenues.'] }),
      claim: { rule: 'revenue-share.no-report', category: 'revenue_profit_sharing' },
      reason: 'revenue-share.reported',
    },
  },
  {
    expert: 'class-waiver',
    rule: 'class-waiver.waived',
    type: 'terms_of_service',
    positive: 'You waive any right to take part in a class action against us.',
    negative: 'You may take part in a class action against us.',
  },
  {
    expert: 'class-waiver',
    rule: 'class-waiver.no-fallback',
    type: 'terms_of_service',
    positive: 'You waive any right to take part in a class action against us.',
    negative: 'You waive any class action. If the waiver is unenforceable, a court decides.',
    defeated: {
      text: 'You waive any class action. If the waiver is unenforceable, a court decides.',
      quoting: 'You waive any class action',
      claim: { rule: 'class-waiver.no-fallback', category: 'class_waiver' },
      reason: 'class-waiver.carved-out',
    },
  },
  {
    expert: 'discretion',
    rule: 'discretion.sole',
    positive: 'The price of the roof is set by the Owner in its sole discretion.',
    negative: 'The price of the roof is set by an expert whom both sides name.',
    defeated: {
      text: 'The price of the roof is set by the Owner in its sole discretion, acting in good faith.',
      quoting: 'sole discretion',
      claim: { rule: 'discretion.sole', category: 'risk_allocation' },
      reason: 'discretion.bounded',
    },
  },
  {
    expert: 'discretion',
    rule: 'discretion.own-measure',
    positive: 'The Tenant shall bring such tools as the Owner deems necessary.',
    negative: 'The Tenant shall bring a rake and a broom.',
  },
  {
    expert: 'discretion',
    rule: 'discretion.without-asking',
    positive: 'The Owner may enter the house without prior notice.',
    negative: 'The Owner shall not enter the house without prior notice.',
  },
  {
    expert: 'oral-statements',
    rule: 'oral-statements.bind',
    positive: 'The Owner may notify the Tenant of a new rent orally at the gate.',
    negative: 'The Owner may notify the Tenant of a new rent by letter.',
    defeated: {
      text: 'The Owner may notify the Tenant orally. It must be confirmed in writing within a day.',
      quoting: 'notify the Tenant orally',
      claim: { rule: 'oral-statements.bind', category: 'notices' },
      reason: 'oral-statements.confirmed',
    },
  },
]);
