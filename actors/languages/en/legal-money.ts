import type { CataloguePart } from '../catalogue.ts';

export const legalMoney: CataloguePart = {
  experts: {
    'class-waiver': 'Class actions',
    'revenue-share': 'Revenue share',
    'source-escrow': 'Source code escrow',
    taxes: 'Taxes',
  },
  rules: {
    'class-waiver.no-fallback': {
      title: 'Nothing says what follows if the class waiver fails',
      description:
        'Courts strike such waivers in some places. Without a fallback a class arbitration may be the result, which neither side wants.',
      suggestion: 'Add that such a claim goes to court.',
      rationale: 'Sends the claim to court if the waiver fails.',
    },
    'class-waiver.waived': {
      title: 'Class actions are excluded',
      description: 'Claims may only be brought one by one. Where each is small, nobody will bring it.',
      suggestion: 'Strike it for consumers; between firms, decide whether you are more likely to claim or to be sued.',
    },
    'revenue-share.no-base': {
      title: 'A share of an undefined amount',
      description:
        'A percentage is owed, and nothing says of what: before or after returns, taxes, discounts and shipping. Each side will compute it its own way.',
      suggestion: 'Define the base and list the deductions.',
      rationale: 'Defines the base.',
    },
    'revenue-share.no-report': {
      title: 'A share of revenue without a statement',
      description:
        'A share of revenue is owed and no statement shows how it was computed. The recipient has to believe the payer.',
      suggestion: 'Ask for a statement with each payment.',
      rationale: 'Adds a statement with each payment.',
    },
    'source-escrow.missing': {
      title: 'No access to the source code in an emergency',
      description:
        'The customer depends on software, and no escrow lets it go on if the maker becomes insolvent or gives up support.',
      suggestion: 'Ask for escrow where the software cannot be replaced within weeks; otherwise leave it.',
      rationale: 'Lets the customer maintain the software in an emergency.',
    },
    'source-escrow.no-release': {
      title: 'An escrow without a release',
      description:
        'The source code is deposited, and nothing says when it is handed over. A deposit that nobody may open protects nobody.',
      suggestion: 'Name the events: insolvency, end of support, uncured breach.',
      rationale: 'Names the events of release.',
    },
    'source-escrow.not-updated': {
      title: 'The escrow deposit is not renewed',
      description:
        'Nothing makes the depositor add new versions. After a year the deposit no longer builds what is in use.',
      suggestion: 'Ask for a renewal with each version, and for a verification.',
      rationale: 'Keeps the deposit current.',
    },
    'taxes.all-on-one': {
      title: 'All taxes fall on {party, select, none {one side} other {{party}}}',
      description: 'The words cover every tax, also one on the other side’s income.',
      suggestion: 'Except taxes on income, property and employees of the other side.',
      rationale: 'Leaves each side the tax on its own income.',
    },
    'taxes.gross-up': {
      title: 'A tax gross-up raises the price',
      description:
        'If tax must be withheld, the payer pays more, so that the other side receives the full amount. The increase has no limit and continues while the law stays.',
      suggestion: 'Exclude what the recipient could have avoided, and have refunds passed on.',
      rationale: 'Limits the increase to what cannot be avoided.',
    },
    'taxes.missing': {
      title: 'Nothing says who bears taxes',
      description:
        'Money is owed and no clause deals with sales, value-added or withholding tax. A tax of a fifth of the price can fall on either side.',
      suggestion: 'Say that prices exclude sales taxes, and that each side bears the tax on its own income.',
      rationale: 'Says who bears which tax.',
    },
  },
  reasons: {
    'class-waiver.carved-out': 'The section has a way out: “{quote}” in {section}.',
    'revenue-share.audited': 'The figures can be audited (“{words}”), which lowers the risk.',
    'revenue-share.base-given': 'The base is described in {section}: “{quote}”.',
    'revenue-share.reported': 'Statements are owed under {section}: “{quote}”.',
    'source-escrow.found': 'Escrow is dealt with in {section}: “{quote}”.',
    'source-escrow.release-defined': 'The release is defined in {section}: “{quote}”.',
    'taxes.found': 'Taxes are dealt with in {section}: “{quote}”.',
    'taxes.income-excepted': 'Some taxes are excepted in {section}: “{quote}”.',
  },
};
