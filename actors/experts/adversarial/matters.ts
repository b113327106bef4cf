import type { Claim, Severity } from '../../../protocols/index.ts';
import { SEVERITIES } from '../../../protocols/index.ts';

/** Matters of form: they cost a reader time, not a party money. */
const FORM: ReadonlySet<string> = new Set([
  'grammar',
  'spelling',
  'readability',
  'sentence_length',
  'passive_voice',
  'inclusive_wording',
  'tone',
  'repetition',
  'numbering',
  'acronyms',
  'document_name',
]);

/** Matters in which a clause shifts money or risk between the parties. */
const RISK: ReadonlySet<string> = new Set([
  'cap_on_liability',
  'uncapped_liability',
  'indemnity',
  'consequential_loss',
  'warranty_disclaimer',
  'liquidated_damages',
  'termination_for_convenience',
  'termination_for_cause',
  'confidentiality',
  'non_compete',
  'no_solicit_of_employees',
  'no_solicit_of_customers',
  'non_disparagement',
  'anti_assignment',
  'change_of_control',
  'covenant_not_to_sue',
  'risk_allocation',
  'force_majeure',
  'insurance',
]);

/** Never judged immaterial: they concern whether the reading itself can be trusted. */
const INTEGRITY: ReadonlySet<string> = new Set(['embedded_instructions', 'hidden_characters', 'unread_content']);

export const isForm = (claim: Claim): boolean => FORM.has(claim.finding.category);
export const isRisk = (claim: Claim): boolean => RISK.has(claim.finding.category);
export const isIntegrity = (claim: Claim): boolean => INTEGRITY.has(claim.finding.category);

/** One step less severe; info stays info. */
export function milder(severity: Severity): Severity {
  return SEVERITIES[Math.min(SEVERITIES.indexOf(severity) + 1, SEVERITIES.length - 1)] as Severity;
}

/** a is at least as severe as b. */
export const atLeast = (a: Severity, b: Severity): boolean => SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b);
