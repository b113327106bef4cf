import type { IssueCategory } from '../../../protocols/index.ts';

/** Who bears the harm; the catalogues of the three languages name them. */
export type Harmed =
  | 'agent'
  | 'borrower'
  | 'bound'
  | 'claimant'
  | 'consumer'
  | 'customer'
  | 'discloser'
  | 'guarantor'
  | 'indemnifier'
  | 'injured'
  | 'liable'
  | 'other'
  | 'owner'
  | 'partner'
  | 'payee'
  | 'payer'
  | 'relying'
  | 'remote'
  | 'tenant'
  | 'uncovered'
  | 'worker';

/** A class of terms that a senior lawyer never lets pass; its words are in the message catalogues. */
export interface GrievousClass {
  /** Also the label of the classifier. */
  readonly id: string;
  readonly category: IssueCategory;
  readonly severity: 'critical' | 'high';
  readonly harmed: Harmed;
}

/** Groups of classes, one an expert. */
export type GrievousGroup =
  | 'liability'
  | 'data'
  | 'intellectual-property'
  | 'exit'
  | 'money'
  | 'performance'
  | 'disputes'
  | 'people'
  | 'premises'
  | 'consumer';

type Row = readonly [id: string, category: IssueCategory, severity: GrievousClass['severity'], harmed: Harmed];

const ROWS: Readonly<Record<GrievousGroup, readonly Row[]>> = {
  liability: [
    ['uncapped_liability', 'uncapped_liability', 'critical', 'liable'],
    ['cap_derisory', 'cap_on_liability', 'critical', 'relying'],
    ['cap_one_sided', 'cap_on_liability', 'high', 'uncovered'],
    ['exclusion_own_gross_fault', 'cap_on_liability', 'critical', 'other'],
    ['exclusion_death_injury', 'cap_on_liability', 'critical', 'injured'],
    ['exclusion_all_remedies', 'cap_on_liability', 'critical', 'relying'],
    ['indemnity_own_negligence', 'indemnity', 'critical', 'indemnifier'],
    ['indemnity_unlimited_trigger', 'indemnity', 'critical', 'indemnifier'],
    ['indemnity_no_control', 'indemnity', 'high', 'indemnifier'],
    ['force_majeure_one_side', 'force_majeure', 'high', 'other'],
    ['obligation_best_efforts_result_risk', 'risk_allocation', 'high', 'bound'],
    ['risk_without_possession', 'risk_allocation', 'high', 'owner'],
  ],
  data: [
    ['data_sale', 'data_protection', 'critical', 'owner'],
    ['data_ownership_taken', 'data_protection', 'critical', 'customer'],
    ['data_no_return', 'data_retention', 'high', 'customer'],
    ['data_ai_training', 'data_protection', 'critical', 'customer'],
    ['data_breach_silence', 'breach_notice', 'high', 'customer'],
    ['data_transfer_free', 'sub_processors', 'high', 'owner'],
    ['confidentiality_none_one_way', 'confidentiality', 'high', 'discloser'],
    ['confidentiality_residuals', 'confidentiality', 'high', 'discloser'],
    ['confidentiality_too_short', 'confidentiality', 'high', 'discloser'],
  ],
  'intellectual-property': [
    ['ip_assignment_background', 'ip_ownership_assignment', 'critical', 'owner'],
    ['ip_assignment_before_payment_or_not_at_all', 'ip_ownership_assignment', 'critical', 'customer'],
    ['ip_feedback_all_inventions', 'ip_ownership_assignment', 'high', 'worker'],
    ['licence_perpetual_free_publicity', 'irrevocable_or_perpetual_license', 'high', 'owner'],
    ['licence_revocable_at_will', 'license_grant', 'high', 'customer'],
    ['licence_audit_penal', 'audit_rights', 'high', 'customer'],
  ],
  exit: [
    ['renewal_no_exit', 'renewal_term', 'critical', 'bound'],
    ['renewal_long_short_window', 'notice_period_to_terminate_renewal', 'high', 'bound'],
    ['term_perpetual_no_termination', 'term_and_survival', 'critical', 'bound'],
    ['termination_one_side_only', 'termination_for_convenience', 'high', 'bound'],
    ['termination_instant_no_cause', 'termination_for_convenience', 'high', 'other'],
    ['termination_notice_unequal', 'termination_for_convenience', 'high', 'bound'],
    ['termination_fee_penal', 'liquidated_damages', 'high', 'payer'],
    ['termination_waives_accrued', 'term_and_survival', 'high', 'payee'],
    ['suspension_at_will', 'service_levels', 'high', 'customer'],
    ['change_of_control_forfeit', 'change_of_control', 'high', 'bound'],
    ['assignment_free_one_side', 'anti_assignment', 'high', 'other'],
    ['step_in_takeover', 'risk_allocation', 'critical', 'bound'],
  ],
  money: [
    ['change_unilateral_price', 'price_adjustment', 'high', 'payer'],
    ['price_set_by_one_side', 'price_adjustment', 'high', 'payer'],
    ['payment_before_delivery_no_refund', 'payment_terms', 'high', 'payer'],
    ['payment_pay_when_paid', 'payment_terms', 'high', 'payee'],
    ['payment_withhold_setoff_at_will', 'payment_terms', 'high', 'payee'],
    ['payment_very_late', 'payment_terms', 'high', 'payee'],
    ['late_interest_usurious', 'late_interest', 'critical', 'payer'],
    ['penalty_out_of_proportion', 'liquidated_damages', 'high', 'payer'],
    ['deposit_forfeit', 'payment_terms', 'high', 'payer'],
    ['minimum_purchase_no_exit', 'minimum_commitment', 'high', 'customer'],
    ['loan_repay_on_demand_variable', 'payment_terms', 'critical', 'borrower'],
    ['security_all_assets', 'risk_allocation', 'critical', 'borrower'],
    ['personal_guarantee_hidden', 'risk_allocation', 'critical', 'guarantor'],
  ],
  performance: [
    ['acceptance_deemed_unseen', 'acceptance_criteria', 'high', 'customer'],
    ['acceptance_sole_discretion', 'acceptance_criteria', 'high', 'payee'],
    ['warranty_none_paid_core', 'warranty_disclaimer', 'high', 'customer'],
    ['service_levels_no_remedy', 'service_levels', 'high', 'customer'],
    ['change_unilateral_terms', 'amendment', 'critical', 'other'],
    ['third_party_terms_blind', 'entire_agreement', 'high', 'bound'],
    ['precedence_hidden_override', 'entire_agreement', 'high', 'other'],
    ['exclusivity_one_sided_no_minimum', 'exclusivity', 'high', 'bound'],
  ],
  disputes: [
    ['governing_law_remote', 'governing_law', 'high', 'remote'],
    ['forum_choice_one_side', 'venue', 'high', 'other'],
    ['class_jury_rights_waiver', 'class_waiver', 'high', 'bound'],
    ['limitation_period_short', 'limitation_period', 'high', 'claimant'],
    ['evidence_conclusive', 'risk_allocation', 'high', 'other'],
    ['power_of_attorney_irrevocable', 'waiver', 'critical', 'bound'],
  ],
  people: [
    ['noncompete_overbroad', 'non_compete', 'high', 'bound'],
    ['nonsolicit_penal', 'no_solicit_of_employees', 'high', 'bound'],
    ['employment_wage_deduction', 'payment_terms', 'high', 'worker'],
    ['employment_dismissal_at_will_notice', 'termination_for_convenience', 'high', 'worker'],
    ['agency_no_commission_after', 'revenue_profit_sharing', 'high', 'agent'],
    ['gag_no_complaint', 'non_disparagement', 'critical', 'bound'],
    ['partner_squeeze_out', 'risk_allocation', 'critical', 'partner'],
    ['partner_unlimited_calls', 'risk_allocation', 'high', 'partner'],
  ],
  premises: [
    ['lease_landlord_entry_any', 'risk_allocation', 'critical', 'tenant'],
    ['lease_repair_all_structural', 'risk_allocation', 'high', 'tenant'],
    ['lease_rent_increase_free', 'price_adjustment', 'high', 'tenant'],
  ],
  consumer: [['consumer_no_withdrawal', 'waiver', 'high', 'consumer']],
};

/** The classes of a group, in the order in which a reader of the catalogue meets them. */
export const classesOf = (group: GrievousGroup): readonly GrievousClass[] =>
  ROWS[group].map(([id, category, severity, harmed]) => ({ id, category, severity, harmed }));

export const GRIEVOUS_GROUPS = Object.keys(ROWS) as readonly GrievousGroup[];

/** The group of each class, by its id. */
export const GROUP_OF: ReadonlyMap<string, string> = new Map(
  GRIEVOUS_GROUPS.flatMap((group) => classesOf(group).map(({ id }) => [id, group] as const)),
);

const HARMED_BY: ReadonlyMap<string, Harmed> = new Map(
  GRIEVOUS_GROUPS.flatMap((group) =>
    classesOf(group).map(({ id, harmed }) => [`grievous-${group}.${id.replaceAll('_', '-')}`, harmed] as const),
  ),
);

/** Who bears the harm of what a rule objects to; undefined when it is no rule of a grievous class. */
export const harmedBy = (rule: string): Harmed | undefined => HARMED_BY.get(rule);
