import type { RiskSentence } from '../../../actors/classifiers/index.ts';
import {
  counted,
  GRAVE,
  type Label,
  RAISED,
  type RiskExamples,
  riskKeys,
} from '../../../actors/classifiers/training/index.ts';
import { RISK_CLASSES, type RiskId, riskSentences } from '../../../actors/experts/clause-risks/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { marksIn, readContracts } from './read-contracts.ts';

/** Classes of the classifier, and the finer ones by which the readers marked. */
const MARKS: Readonly<Record<RiskId, string>> = {
  affiliates_bound: 'affiliates_bound guarantee_or_joint_liability personal_guarantee_hidden',
  assignment_one_sided: 'assignment_barred_one_side assignment_free_one_side',
  automatic_end: 'automatic_end',
  change_of_control: 'change_of_control_forfeit',
  change_of_terms: 'change_unilateral_terms precedence_hidden_override',
  confidentiality_thin: 'confidentiality_none_one_way confidentiality_too_short confidentiality_residuals',
  confidentiality_wide: 'confidentiality_no_exclusions confidentiality_too_wide confidentiality_no_end',
  conflict_of_interest: 'conflict_of_interest',
  consent_open: 'consent_open',
  costs_open: 'costs_open_ended fees_one_way',
  customer_data:
    'data_sale data_ownership_taken data_no_return data_ai_training data_breach_silence data_transfer_free',
  defences_waived: 'defences_waived release_wide evidence_conclusive power_of_attorney_irrevocable',
  discretion: 'discretion_core acceptance_sole_discretion',
  duty_beyond_control: 'obligation_best_efforts_result_risk',
  exclusivity_bound: 'exclusivity_locked_in exclusivity_one_sided_no_minimum',
  exclusivity_hollow: 'exclusivity_hollow',
  exit_without_transition: 'exit_without_winddown termination_waives_accrued agency_no_commission_after',
  force_majeure_one_sided: 'force_majeure_one_side',
  forum_unfavourable: 'governing_law_remote forum_choice_one_side class_jury_rights_waiver limitation_period_short',
  incorporated_unseen: 'incorporated_not_seen third_party_terms_blind',
  indemnity_procedure: 'indemnity_procedure_trap indemnity_no_control',
  indemnity_wide:
    'indemnity_one_way indemnity_first_party_any_breach indemnity_unlimited_trigger indemnity_own_negligence',
  ip_transfer_wide: 'ip_assignment_background ip_assignment_before_payment_or_not_at_all ip_feedback_all_inventions',
  liability_cap_uneven: 'cap_one_sided cap_derisory cap_exceptions_uneven',
  liability_unlimited: 'uncapped_liability',
  licence_narrow: 'licence_too_narrow licence_revocable_at_will ip_no_licence_to_tools',
  licence_wide: 'licence_too_wide licence_perpetual_free_publicity publicity_or_name_use',
  loss_excluded: 'consequential_loss_one_way exclusion_all_remedies exclusion_own_gross_fault exclusion_death_injury',
  minimum_harsh: 'minimum_harsh minimum_purchase_no_exit',
  no_criticism: 'gag_no_complaint',
  no_firm_promise: 'no_duty_promised service_levels_no_remedy',
  no_refund: 'no_refund_on_exit payment_before_delivery_no_refund deposit_forfeit termination_fee_penal',
  noncompete_wide: 'noncompete_overbroad',
  nonsolicit_wide: 'nonsolicit_overbroad nonsolicit_penal',
  partner_squeezed: 'partner_squeeze_out partner_unlimited_calls',
  pay_when_paid: 'payment_pay_when_paid payment_very_late',
  payment_deductions: 'payment_deduction_open payment_withhold_setoff_at_will employment_wage_deduction',
  penalty: 'late_interest_usurious penalty_out_of_proportion',
  price_change: 'price_set_by_one_side change_unilateral_price lease_rent_increase_free',
  remedy_thin: 'sole_remedy_thin',
  renewal_trap: 'renewal_no_exit renewal_long_short_window',
  report_without_audit: 'report_no_audit',
  risk_shifted: 'regulatory_risk_shifted insurance_uneven risk_without_possession',
  silence_binds: 'silence_is_consent acceptance_deemed_unseen',
  survival_uneven: 'survival_too_narrow_or_wide',
  suspension: 'suspension_at_will',
  term_open: 'essential_term_open',
  term_without_end: 'term_perpetual_no_termination',
  termination_at_will: 'termination_vague_trigger employment_dismissal_at_will_notice',
  termination_one_sided: 'termination_one_side_only termination_notice_unequal unequal_notice_or_time',
  termination_without_cure: 'termination_no_cure cure_too_short termination_instant_no_cause',
  warranty_absolute: 'warranty_absolute',
  warranty_disclaimed: 'no_infringement_cover warranty_none_paid_core',
};

const CLASS_OF = new Map(
  Object.entries(MARKS).flatMap(([id, marks]) => marks.split(' ').map((mark) => [mark, id] as const)),
);

interface Row {
  readonly sentence: RiskSentence;
  readonly document: number;
  readonly classes: ReadonlySet<string>;
  readonly raised: boolean;
  readonly grave: boolean;
}

/** Every sentence of the contracts read, with what was marked in it. */
export function riskExamples(): RiskExamples {
  const read = readContracts();
  const rows = read.flatMap((contract, document): Row[] =>
    riskSentences(parseDocument(contract.text, { type: 'general' })).map((span) => {
      const own = marksIn(contract, span);
      const classes = new Set(own.flatMap(([, , mark]) => CLASS_OF.get(mark) ?? []));
      return {
        sentence: span.sentence,
        document,
        classes,
        raised: own.length > 0,
        grave: own.some(([, , , severity]) => severity !== 'medium'),
      };
    }),
  );
  const label = (name: string, carries: (row: Row) => boolean): Label => {
    const units = Uint8Array.from(rows, (row) => (carries(row) ? 1 : 0));
    return { name, rows: units, units };
  };
  return {
    rows: rows.map(({ sentence }) => counted(riskKeys(sentence))),
    sentences: rows.map(({ sentence }) => sentence),
    unitOf: Uint32Array.from(rows.keys()),
    documentOf: Uint32Array.from(rows, ({ document }) => document),
    documents: read.map(({ id }) => id),
    labels: [
      label(RAISED, ({ raised }) => raised),
      label(GRAVE, ({ grave }) => grave),
      ...RISK_CLASSES.map(({ id }) => label(id, ({ classes }) => classes.has(id))),
    ],
  };
}
