import type { CataloguePart } from '../../catalogue.ts';

export const legalPayment: CataloguePart = {
  experts: {
    'audit-rights': 'Audit rights',
    'late-interest': 'Interest on late payment',
    'minimum-commitment': 'Minimum commitments',
    'payment-terms': 'Payment terms',
    'price-adjustment': 'Price adjustment',
    'revenue-share': 'Revenue share',
    taxes: 'Taxes',
  },
  rules: {
    'audit-rights.missing': {
      title: 'No audit right over royalties or revenue share',
      description:
        'Payments depend on figures that only one side keeps, and the document gives no right to inspect records or to audit them.',
      suggestion: 'Add a duty to keep records and a bounded right to audit.',
      rationale: 'Makes the figures verifiable without burdening the business.',
    },
    'audit-rights.unbounded': {
      title: 'Audit right without notice or limit: {party}',
      description:
        'The audit right has no notice period, business hours or frequency. The audited party must open its books or premises whenever it is asked.',
      suggestion: 'Require written notice, business hours and at most one audit a year.',
      rationale: 'Keeps the audit right and limits the disturbance.',
    },
    'late-interest.missing': {
      title: 'No late payment interest',
      description: 'A late payer borrows at no cost, apart from what the law provides.',
      suggestion: 'Add a moderate rate, within the legal maximum.',
      rationale: 'Gives a reason to pay on time.',
    },
    'late-interest.steep': {
      title: 'High late payment interest: {rate}',
      description:
        'Default interest at this rate may be treated as a penalty and is expensive for a party that pays late in good faith.',
      suggestion: 'Lower the rate, and keep it within the legal maximum.',
      rationale: 'Lowers the rate to a usual one.',
    },
    'minimum-commitment.without-relief': {
      title: 'Take-or-pay commitment without relief: {party}',
      description:
        'The minimum is due even when the other side fails to perform or an event beyond control prevents it.',
      suggestion: 'Reduce the minimum for such periods, or allow a shortfall to be made up later.',
      rationale: 'Reduces the minimum when it cannot be reached.',
    },
    'payment-terms.late': {
      title: 'Long payment term: {period}',
      description:
        'The payee finances the payer for {period}. In some countries such a period is unlawful or gives rise to interest.',
      suggestion: 'Shorten the period to thirty days.',
      rationale: 'Uses the usual payment period.',
    },
    'payment-terms.missing': {
      title: 'No payment due date',
      description: 'Money is owed, but no due date or payment period is given. When a payment is late cannot be told.',
      suggestion: 'State the period, and how a disputed bill is handled.',
      rationale: 'Adds a due date and a way to dispute a bill.',
    },
    'payment-terms.no-dispute': {
      title: 'No right to withhold disputed amounts',
      description: 'Invoices must be paid in time even when they are wrong; the payer has to claim the money back.',
      suggestion: 'Allow undisputed amounts only to fall due.',
      rationale: 'Lets an honest dispute be settled first.',
    },
    'price-adjustment.unbounded': {
      title: 'Uncapped price increases',
      description:
        '{party, select, none {The price may be changed} other {{party} may change the price}} with no ceiling, index or agreement. The other side cannot plan its costs and cannot leave in time.',
      suggestion: 'Set a ceiling or an index, a notice period, and a right to leave.',
      rationale: 'Adds a ceiling and notice.',
    },
    'revenue-share.no-base': {
      title: 'Revenue share without a defined base',
      description:
        'A percentage is owed, and nothing says of what: before or after returns, taxes, discounts and shipping. Each side will compute it its own way.',
      suggestion: 'Define the base and list the deductions.',
      rationale: 'Defines the base.',
    },
    'revenue-share.no-report': {
      title: 'Revenue share without reporting',
      description:
        'A share of revenue is owed and no statement shows how it was computed. The recipient has to believe the payer.',
      suggestion: 'Ask for a statement with each payment.',
      rationale: 'Adds a statement with each payment.',
    },
    'taxes.all-on-one': {
      title: 'One-sided tax burden: {party, select, none {one party} other {{party}}}',
      description: 'The words cover every tax, also one on the other side’s income.',
      suggestion: 'Except taxes on income, property and employees of the other side.',
      rationale: 'Leaves each side the tax on its own income.',
    },
    'taxes.gross-up': {
      title: 'Tax gross-up',
      description:
        'If tax must be withheld, the payer pays more, so that the other side receives the full amount. The increase has no limit and continues while the law stays.',
      suggestion: 'Exclude what the recipient could have avoided, and have refunds passed on.',
      rationale: 'Limits the increase to what cannot be avoided.',
    },
    'taxes.missing': {
      title: 'No tax clause',
      description:
        'Money is owed and no clause deals with sales, value-added or withholding tax. A tax of a fifth of the price can fall on either side.',
      suggestion: 'Say that prices exclude sales taxes, and that each side bears the tax on its own income.',
      rationale: 'Says who bears which tax.',
    },
  },
  reasons: {
    'audit-rights.bounded': 'The audit is bounded in {section}: “{quote}”.',
    'audit-rights.found': 'There is a right to inspect in {section}: “{quote}”.',
    'late-interest.found': 'Interest is dealt with in {section}: “{quote}”.',
    'late-interest.lawful-maximum': 'The rate is kept within the legal maximum in {section}: “{quote}”.',
    'minimum-commitment.found': 'A minimum is set in {section}: “{quote}”.',
    'minimum-commitment.relief': 'The section gives relief (“{words}”).',
    'payment-terms.dispute-allowed': 'Disputed amounts are dealt with in {section}: “{quote}”.',
    'payment-terms.found': 'A time for payment is given in {section}: “{quote}”.',
    'price-adjustment.bounded': 'The change of price is bounded in {section}: “{quote}”.',
    'price-adjustment.found': 'Prices may move under {section}: “{quote}”.',
    'revenue-share.audited': 'The figures can be audited (“{words}”), which lowers the risk.',
    'revenue-share.base-given': 'The base is described in {section}: “{quote}”.',
    'revenue-share.reported': 'Statements are owed under {section}: “{quote}”.',
    'taxes.found': 'Taxes are dealt with in {section}: “{quote}”.',
    'taxes.income-excepted': 'Some taxes are excepted in {section}: “{quote}”.',
  },
};
