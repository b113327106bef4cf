import type { Domain, IssueCategory, Outcome, Severity } from '../../../protocols/index.ts';

/** One issue of the sample review, before offsets are worked out. */
interface SampleIssue {
  readonly category: IssueCategory;
  readonly domain: Domain;
  readonly severity: Severity;
  readonly title: string;
  readonly description: string;
  readonly quotes: string[];
  /** Passage after which the missing text belongs. */
  readonly after?: string;
  readonly suggestion: string;
  /** `at`: the passage that holds `before`, or for an insertion the passage it follows. */
  readonly change?: { at: string; before: string; after: string; rationale: string };
  readonly confidence: number;
  readonly raisedBy: string[];
  readonly outcome: Outcome;
  readonly support: number;
  readonly rounds: number;
  readonly dissent: readonly { expert: string; expert_name: string; belief: number; reason: string }[];
}

const agreed: Pick<SampleIssue, 'outcome' | 'rounds' | 'dissent'> = { outcome: 'accepted', rounds: 0, dissent: [] };

export const sampleIssues: readonly SampleIssue[] = [
  {
    category: 'uncapped_liability',
    domain: 'legal',
    severity: 'critical',
    title: 'The Supplier’s liability has no limit',
    description:
      'Clause 9.2 makes the Supplier answer for every loss, direct or indirect, without any cap. One incident could cost more than the whole contract is worth.',
    quotes: ['The Supplier is liable for all direct and indirect loss that the Customer suffers.'],
    suggestion: 'Add a yearly cap tied to the Fees and leave out indirect loss.',
    change: {
      at: '9.2 The Supplier is liable for all direct and indirect loss that the Customer suffers.',
      before: '',
      after:
        '\n9.3 Subject to clause 9.1, each party’s total liability in any contract year is limited to 125% of the Fees payable in that year.\n9.4 Subject to clause 9.1, neither party is liable for loss of profit or for indirect loss.',
      rationale: 'A cap that follows the Fees makes the risk insurable and is what suppliers in this market accept.',
    },
    confidence: 0.93,
    raisedBy: ['liability-cap', 'risk-allocation'],
    outcome: 'accepted',
    support: 6,
    rounds: 2,
    dissent: [
      {
        expert: 'customer-advocate',
        expert_name: 'Customer’s advocate',
        belief: 0.22,
        reason: 'For the Customer an unlimited liability is an advantage, so this is not a defect for both sides.',
      },
    ],
  },
  {
    category: 'indemnity',
    domain: 'legal',
    severity: 'high',
    title: 'The indemnity covers losses of every kind',
    description:
      'Clause 8.1 is not tied to a breach or to third-party claims, so it overrides the fault principle of clause 2.1.',
    quotes: ['The Supplier shall indemnify the Customer against all losses, of whatever kind and however arising'],
    suggestion: 'Tie the indemnity to third-party claims caused by the Supplier’s breach.',
    confidence: 0.88,
    raisedBy: ['indemnity-scope'],
    support: 6,
    ...agreed,
  },
  {
    category: 'sub_processors',
    domain: 'compliance',
    severity: 'high',
    title: 'Sub-processors may be appointed without consent',
    description:
      'Article 28(2) GDPR asks for the controller’s prior authorisation. Clause 6.2 gives a free choice, which neither party may rely on.',
    quotes: ['The Supplier may appoint sub-processors of its choice.'],
    suggestion: 'Require prior written authorisation and notice of changes.',
    change: {
      at: 'sub-processors of its choice.',
      before: 'sub-processors of its choice.',
      after: 'sub-processors only with the Customer’s prior written authorisation.',
      rationale: 'Article 28(2) GDPR: a processor engages another only with the controller’s authorisation.',
    },
    confidence: 0.91,
    raisedBy: ['data-protection'],
    support: 7,
    ...agreed,
  },
  {
    category: 'breach_notice',
    domain: 'compliance',
    severity: 'high',
    title: 'No duty to report a personal data breach',
    description:
      'The agreement does not oblige the Supplier to report a breach without undue delay, although the Customer must report within 72 hours.',
    quotes: [],
    after: '6.2 The Supplier may appoint sub-processors of its choice.',
    suggestion: 'Add a duty to notify within 24 hours with the facts the Customer needs.',
    confidence: 0.86,
    raisedBy: ['data-protection', 'security'],
    support: 6,
    ...agreed,
  },
  {
    category: 'payment_terms',
    domain: 'business',
    severity: 'medium',
    title: 'Payment after ninety days is long',
    description: 'Ninety days is three times the usual period, and the Supplier finances the Customer in the meantime.',
    quotes: ['within ninety (90) days of receipt'],
    suggestion: 'Shorten the period to thirty days.',
    change: {
      at: 'ninety (90) days of receipt',
      before: 'ninety (90) days of receipt',
      after: 'thirty (30) days of receipt',
      rationale: 'Thirty days is the usual period, and the statutory default where nothing is agreed.',
    },
    confidence: 0.74,
    raisedBy: ['payment-terms'],
    outcome: 'disputed',
    support: 4,
    rounds: 2,
    dissent: [
      {
        expert: 'customer-advocate',
        expert_name: 'Customer’s advocate',
        belief: 0.35,
        reason: 'Large customers commonly pay at ninety days; the price may reflect it.',
      },
      {
        expert: 'materiality',
        expert_name: 'Materiality judge',
        belief: 0.44,
        reason: 'Interest under clause 3.2 already compensates for late money.',
      },
    ],
  },
  {
    category: 'price_adjustment',
    domain: 'business',
    severity: 'medium',
    title: 'Fees can rise at any time and without limit',
    description: 'Clause 3.3 lets one side change the price by a mere notice.',
    quotes: ['The Supplier may increase the Fees at any time by notice to the Customer.'],
    suggestion: 'Allow one increase a year, limited to a price index.',
    confidence: 0.83,
    raisedBy: ['pricing'],
    support: 6,
    ...agreed,
  },
  {
    category: 'termination_for_convenience',
    domain: 'legal',
    severity: 'medium',
    title: 'Only the Customer may end the agreement at will',
    description: 'The right in clause 10.2 is one-sided, and the Supplier’s investment is not compensated.',
    quotes: ['The Customer may terminate this Agreement at any time'],
    suggestion: 'Make the right mutual.',
    change: {
      at: 'The Customer may terminate',
      before: 'The Customer may terminate',
      after: 'Either party may terminate',
      rationale: 'A right to end at will should be open to both parties.',
    },
    confidence: 0.71,
    raisedBy: ['termination'],
    support: 5,
    ...agreed,
  },
  {
    category: 'number_words',
    domain: 'consistency',
    severity: 'medium',
    title: 'Words and digits differ: five (3) years',
    description: 'Courts usually follow the words, but the parties may have meant the digits.',
    quotes: ['five (3) years'],
    suggestion: 'Ask the parties which number is meant.',
    confidence: 0.97,
    raisedBy: ['number-words'],
    support: 7,
    ...agreed,
  },
  {
    category: 'defined_terms',
    domain: 'consistency',
    severity: 'low',
    title: '“Work Product” is used but not defined',
    description: 'The agreement defines “Deliverables” and then never uses it; clause 4.1 means the same thing.',
    quotes: ['the Work Product'],
    suggestion: 'Use the defined term.',
    change: {
      at: 'the Work Product',
      before: 'the Work Product',
      after: 'the Deliverables',
      rationale: 'The defined term is “Deliverables”.',
    },
    confidence: 0.9,
    raisedBy: ['defined-terms'],
    support: 7,
    ...agreed,
  },
  {
    category: 'cross_references',
    domain: 'consistency',
    severity: 'low',
    title: 'Clause 14.2 does not exist',
    description: 'Clause 10.3 points to a clause that the agreement does not have.',
    quotes: ['as set out in clause 14.2'],
    suggestion: 'Name the right clause or take the reference out.',
    confidence: 0.98,
    raisedBy: ['cross-references'],
    support: 7,
    ...agreed,
  },
  {
    category: 'duplication',
    domain: 'consistency',
    severity: 'low',
    title: 'Clause 11.2 repeats clause 11.1',
    description: 'The same sentence stands twice, which invites arguments about a second meaning.',
    quotes: ['11.2 Neither party is liable for delay caused by events beyond its reasonable control.'],
    suggestion: 'Delete clause 11.2.',
    change: {
      at: '11.2 Neither party is liable for delay caused by events beyond its reasonable control.\n',
      before: '11.2 Neither party is liable for delay caused by events beyond its reasonable control.\n',
      after: '',
      rationale: 'The sentence stands in clause 11.1 already.',
    },
    confidence: 0.99,
    raisedBy: ['duplication'],
    support: 7,
    ...agreed,
  },
  {
    category: 'ambiguity',
    domain: 'language',
    severity: 'info',
    title: '“promptly and in a timely manner” sets no time',
    description: 'Neither word can be measured, so nobody can tell a late response from a good one.',
    quotes: ['promptly and in a timely manner'],
    suggestion: 'State a time, e.g. within four working hours.',
    confidence: 0.8,
    raisedBy: ['vague-terms'],
    support: 5,
    ...agreed,
  },
];
