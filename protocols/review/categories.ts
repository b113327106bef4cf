import { z } from 'zod';

/** The 41 clause categories of CUAD v1 (Hendrycks et al. 2021), lower case, other signs as one underscore. */
export const CUAD_CATEGORIES = [
  'document_name',
  'parties',
  'agreement_date',
  'effective_date',
  'expiration_date',
  'renewal_term',
  'notice_period_to_terminate_renewal',
  'governing_law',
  'most_favored_nation',
  'non_compete',
  'exclusivity',
  'no_solicit_of_customers',
  'competitive_restriction_exception',
  'no_solicit_of_employees',
  'non_disparagement',
  'termination_for_convenience',
  'rofr_rofo_rofn',
  'change_of_control',
  'anti_assignment',
  'revenue_profit_sharing',
  'price_restrictions',
  'minimum_commitment',
  'volume_restriction',
  'ip_ownership_assignment',
  'joint_ip_ownership',
  'license_grant',
  'non_transferable_license',
  'affiliate_license_licensor',
  'affiliate_license_licensee',
  'unlimited_all_you_can_eat_license',
  'irrevocable_or_perpetual_license',
  'source_code_escrow',
  'post_termination_services',
  'audit_rights',
  'uncapped_liability',
  'cap_on_liability',
  'liquidated_damages',
  'warranty_duration',
  'insurance',
  'covenant_not_to_sue',
  'third_party_beneficiary',
] as const;

/** Clause and issue categories of our own, beside CUAD's: legal and commercial matters. */
const LEGAL_CATEGORIES = [
  'indemnity',
  'consequential_loss',
  'warranty_disclaimer',
  'termination_for_cause',
  'cure_period',
  'term_and_survival',
  'confidentiality',
  'price_adjustment',
  'payment_terms',
  'late_interest',
  'taxes',
  'venue',
  'arbitration',
  'class_waiver',
  'jury_waiver',
  'limitation_period',
  'force_majeure',
  'notices',
  'entire_agreement',
  'amendment',
  'severability',
  'waiver',
  'subcontracting',
] as const;

const COMPLIANCE_CATEGORIES = [
  'data_protection',
  'international_transfer',
  'breach_notice',
  'data_retention',
  'sub_processors',
  'data_subject_rights',
  'ccpa',
  'health_data',
  'card_data',
  'anti_corruption',
  'sanctions_and_export',
  'modern_slavery',
  'records_and_audit',
] as const;

/** `unfair_` and the label of the unfair-terms set (CLAUDETTE family). */
export const UNFAIR_CATEGORIES = [
  'unfair_arbitration',
  'unfair_unilateral_change',
  'unfair_content_removal',
  'unfair_jurisdiction',
  'unfair_choice_of_law',
  'unfair_limitation_of_liability',
  'unfair_unilateral_termination',
  'unfair_contract_by_using',
  'unfair_privacy_included',
] as const;

const CONSISTENCY_CATEGORIES = [
  'defined_terms',
  'cross_references',
  'exhibits',
  'numbering',
  'party_names',
  'date_consistency',
  'number_words',
  'currency_and_totals',
  'contradiction',
  'duplication',
  'placeholders',
  'signature_block',
] as const;

/** `smell_` and the label of the requirement-smells set (ARTA DS1). */
export const SMELL_CATEGORIES = [
  'smell_ambiguous_adverb_adjective',
  'smell_comparative',
  'smell_negative_statement',
  'smell_nonverifiable_term',
  'smell_polysemy',
  'smell_subjective_language',
  'smell_superlative',
  'smell_uncertain_verb',
  'smell_vague_pronoun',
  'smell_loophole',
  'smell_open_ended',
  'smell_incomplete_reference',
] as const;

const TECHNICAL_CATEGORIES = [
  'acceptance_criteria',
  'interfaces',
  'units',
  'acronyms',
  'security',
  'service_levels',
  'change_control',
] as const;

const LANGUAGE_CATEGORIES = [
  'grammar',
  'spelling',
  'readability',
  'sentence_length',
  'passive_voice',
  'ambiguity',
  'inclusive_wording',
  'terminology',
  'tone',
  'repetition',
] as const;

const BUSINESS_CATEGORIES = [
  'scope',
  'deliverables',
  'timeline',
  'pricing_clarity',
  'assumptions',
  'stated_requirements',
  'evidence_for_claims',
  'risk_allocation',
  'dependencies',
  'exit_plan',
] as const;

/** What concerns the document as a submission rather than its content, e.g. text that gives orders to its reader. */
const INTEGRITY_CATEGORIES = ['embedded_instructions', 'hidden_characters', 'unread_content'] as const;

export const ISSUE_CATEGORIES = [
  ...CUAD_CATEGORIES,
  ...LEGAL_CATEGORIES,
  ...COMPLIANCE_CATEGORIES,
  ...UNFAIR_CATEGORIES,
  ...CONSISTENCY_CATEGORIES,
  ...SMELL_CATEGORIES,
  ...TECHNICAL_CATEGORIES,
  ...LANGUAGE_CATEGORIES,
  ...BUSINESS_CATEGORIES,
  ...INTEGRITY_CATEGORIES,
] as const;

export const IssueCategory = z.enum(ISSUE_CATEGORIES);
export type IssueCategory = z.infer<typeof IssueCategory>;

export const DOMAINS = [
  'legal',
  'compliance',
  'fairness',
  'consistency',
  'technical',
  'language',
  'business',
  'adversarial',
] as const;
export const Domain = z.enum(DOMAINS);
export type Domain = z.infer<typeof Domain>;

export const DOCUMENT_TYPES = [
  'nda',
  'services',
  'saas',
  'licence',
  'employment',
  'consulting',
  'lease',
  'supply',
  'distribution',
  'franchise',
  'joint_venture',
  'terms_of_service',
  'privacy_policy',
  'data_processing',
  'policy',
  'requirements',
  'request_for_proposal',
  'proposal',
  'report',
  'general',
] as const;
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

/** Most severe first; the order is the ranking. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

export const PRESETS = ['comprehensive', 'quick', 'legal', 'technical', 'compliance'] as const;
export const Preset = z.enum(PRESETS);
export type Preset = z.infer<typeof Preset>;
