import type { IssueCategory } from '../../../protocols/index.ts';

/** A class of what a careful reader raises in a contract; its words are in the message catalogues. */
export interface RiskClass {
  /** Also the label of the classifier. */
  readonly id: string;
  readonly category: IssueCategory;
}

const ROWS = {
  affiliates_bound: 'risk_allocation',
  assignment_one_sided: 'anti_assignment',
  automatic_end: 'term_and_survival',
  change_of_control: 'change_of_control',
  change_of_terms: 'amendment',
  confidentiality_thin: 'confidentiality',
  confidentiality_wide: 'confidentiality',
  conflict_of_interest: 'risk_allocation',
  consent_open: 'risk_allocation',
  costs_open: 'risk_allocation',
  customer_data: 'data_protection',
  defences_waived: 'waiver',
  discretion: 'risk_allocation',
  duty_beyond_control: 'risk_allocation',
  exclusivity_bound: 'exclusivity',
  exclusivity_hollow: 'exclusivity',
  exit_without_transition: 'post_termination_services',
  force_majeure_one_sided: 'force_majeure',
  forum_unfavourable: 'venue',
  incorporated_unseen: 'entire_agreement',
  indemnity_procedure: 'indemnity',
  indemnity_wide: 'indemnity',
  ip_transfer_wide: 'ip_ownership_assignment',
  liability_cap_uneven: 'cap_on_liability',
  liability_unlimited: 'uncapped_liability',
  licence_narrow: 'license_grant',
  licence_wide: 'irrevocable_or_perpetual_license',
  loss_excluded: 'consequential_loss',
  minimum_harsh: 'minimum_commitment',
  no_criticism: 'non_disparagement',
  no_firm_promise: 'service_levels',
  no_refund: 'risk_allocation',
  noncompete_wide: 'non_compete',
  nonsolicit_wide: 'no_solicit_of_employees',
  partner_squeezed: 'risk_allocation',
  pay_when_paid: 'payment_terms',
  payment_deductions: 'risk_allocation',
  penalty: 'liquidated_damages',
  price_change: 'price_adjustment',
  remedy_thin: 'warranty_disclaimer',
  renewal_trap: 'renewal_term',
  report_without_audit: 'audit_rights',
  risk_shifted: 'risk_allocation',
  silence_binds: 'acceptance_criteria',
  survival_uneven: 'term_and_survival',
  suspension: 'service_levels',
  term_open: 'ambiguity',
  term_without_end: 'term_and_survival',
  termination_at_will: 'termination_for_convenience',
  termination_one_sided: 'termination_for_cause',
  termination_without_cure: 'cure_period',
  warranty_absolute: 'warranty_duration',
  warranty_disclaimed: 'warranty_disclaimer',
} as const satisfies Readonly<Record<string, IssueCategory>>;

export type RiskId = keyof typeof ROWS;

/** All classes, in order of id. */
export const RISK_CLASSES: readonly RiskClass[] = Object.entries(ROWS).map(([id, category]) => ({ id, category }));

/** The rule that reports a class. */
export const riskRule = (id: string): string => `clause-risks.${id.replaceAll('_', '-')}`;
