/** What an issue is about, as far as it decides who reads it first. */
import type { Domain, IssueCategory } from '../../protocols/index.ts';

/** What a person who signs reads first, then what else binds, then whether the paper is in order, then how it is written. */
const MATTERS = ['stakes', 'terms', 'works', 'paper', 'style'] as const;
type Matter = (typeof MATTERS)[number];

/** Money, liability, exit, data, ownership, and where one can go to court about them. */
const STAKES: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'cap_on_liability',
  'uncapped_liability',
  'consequential_loss',
  'indemnity',
  'liquidated_damages',
  'warranty_disclaimer',
  'warranty_duration',
  'insurance',
  'covenant_not_to_sue',
  'limitation_period',
  'payment_terms',
  'price_adjustment',
  'price_restrictions',
  'late_interest',
  'minimum_commitment',
  'volume_restriction',
  'revenue_profit_sharing',
  'taxes',
  'termination_for_convenience',
  'termination_for_cause',
  'cure_period',
  'renewal_term',
  'notice_period_to_terminate_renewal',
  'term_and_survival',
  'post_termination_services',
  'exit_plan',
  'change_of_control',
  'exclusivity',
  'non_compete',
  'no_solicit_of_customers',
  'no_solicit_of_employees',
  'ip_ownership_assignment',
  'joint_ip_ownership',
  'license_grant',
  'irrevocable_or_perpetual_license',
  'confidentiality',
  'data_protection',
  'international_transfer',
  'breach_notice',
  'data_retention',
  'sub_processors',
  'data_subject_rights',
  'contradiction',
  'currency_and_totals',
  'number_words',
]);

const PAPER: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'defined_terms',
  'cross_references',
  'exhibits',
  'numbering',
  'party_names',
  'duplication',
  'signature_block',
]);

const STYLE: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'grammar',
  'spelling',
  'readability',
  'sentence_length',
  'passive_voice',
  'inclusive_wording',
  'terminology',
  'tone',
  'repetition',
  'acronyms',
]);

function matterOf(category: IssueCategory, domain: Domain): Matter {
  if (STAKES.has(category) || category.startsWith('unfair_')) return 'stakes';
  if (PAPER.has(category)) return 'paper';
  if (STYLE.has(category)) return 'style';
  if (category === 'ambiguity') return 'paper';
  return domain === 'technical' || domain === 'business' ? 'works' : 'terms';
}

/** 0 for what is read first. */
export const matterRank = (category: IssueCategory, domain: Domain): number =>
  MATTERS.indexOf(matterOf(category, domain));

export const isStyle = (category: IssueCategory): boolean => STYLE.has(category);
